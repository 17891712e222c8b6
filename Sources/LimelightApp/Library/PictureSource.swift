import Foundation
import Importing
import Restoration
import SearchModel
import SearchScreen
import SearchService
import Thumbnails

/// Finds a picture: a row's (the bytes of `thumbnailData`, or else the file of `thumbnailURL`), or
/// what a handler handed over with its detail.
struct PictureSource: Sendable {
    /// What a handler handed over.
    struct Handed: Sendable {
        let number: Int
        let thumbnail: Restoration.Detail.Thumbnail
    }

    let index: SpotlightIndex
    let form: PictureForm
    /// The newest; details before it are not on the screen any more.
    var handed: Handed?
    /// The revision of the shelf that the answers are for.
    let revision: Int

    /// The picture in the terminal's form, or none where there is none or it is refused.
    func answer(_ order: PictureOrder) -> PictureAnswer {
        let picture = bytes(of: order.subject).flatMap {
            PicturePainter.paint($0, size: order.size, fitting: order.fitting, form: form)
        }
        return order.answered(with: picture, at: revision)
    }

    private func bytes(of subject: PictureOrder.Subject) -> [UInt8]? {
        switch subject {
        case .row(let row):
            guard let identifier = row.record,
                let record = try? index.record(identifier)?.record
            else { return nil }
            return bytes(of: record)
        case .handed(let number):
            guard let handed, handed.number == number else { return nil }
            switch handed.thumbnail {
            case .file(let path): return Self.bytes(ofFile: path)
            case .data(let data): return [UInt8](data)
            }
        }
    }

    private func bytes(of record: Record) -> [UInt8]? {
        if case .data(let bytes) = record.attributes[.thumbnailData] { return bytes }
        guard case .url(let address) = record.attributes[.thumbnailURL],
            let url = URL(string: address), url.isFileURL
        else { return nil }
        return Self.bytes(ofFile: url.path)
    }

    /// The bytes of a regular file within the limit.
    static func bytes(ofFile path: String) -> [UInt8]? {
        guard let bytes = try? FileBytes.read(path, limit: PictureLimits.bytes), !bytes.isEmpty
        else { return nil }
        return bytes
    }
}
