import Foundation
import Importing
import SearchModel

/// IT-13: a picture that is not a local file.
struct RemoteThumbnail: Rule {
    static let facts = RuleFacts(
        "IT-13",
        .error,
        fires: "thumbnailURL is not a file URL",
        advice: "thumbnailURL wants a local file; other addresses are not fetched. Put the bytes "
            + "in thumbnailData or save a file.",
        sources: ["Q75", "Q79", "D15"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard case .url(let address) = item.record.attributes[.thumbnailURL],
            let scheme = URL(string: address)?.scheme?.lowercased(), scheme != "file"
        else { return }
        notes.add(
            "thumbnailURL wants a local file; \(scheme) addresses are not fetched. Put the bytes "
                + "in thumbnailData or save a file.",
            at: item.place(.thumbnailURL)
        )
    }
}

/// IT-14: a picture that is not there.
struct MissingThumbnail: Rule {
    static let facts = RuleFacts(
        "IT-14",
        .error,
        fires: "the file of thumbnailURL is missing or cannot be read",
        advice: "Save the picture before the item is indexed.",
        sources: ["D15", "Q77"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard case .url(let address) = item.record.attributes[.thumbnailURL],
            let url = URL(string: address), url.isFileURL,
            !FileManager.default.isReadableFile(atPath: url.path)
        else { return }
        notes.add("No file at \(url.path). " + Self.facts.advice, at: item.place(.thumbnailURL))
    }
}

/// IT-15: bytes that are no picture.
struct ThumbnailIsNoImage: Rule {
    static let facts = RuleFacts(
        "IT-15",
        .error,
        fires: "thumbnailData is not an image: text, a data: address, JSON, nothing",
        advice: "Decode it first: thumbnailData wants the bytes of an image file.",
        sources: ["Q76"],
        .observed(release: nil)
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard case .data(let bytes) = item.record.attributes[.thumbnailData],
            case .other(let kind) = PictureHeader(bytes)
        else { return }
        notes.add(
            "thumbnailData holds \(kind), not image bytes. Decode it first.",
            at: item.place(.thumbnailData)
        )
    }
}

/// IT-16: pictures that are too large.
struct LargeThumbnail: Rule {
    static let facts = RuleFacts(
        "IT-16",
        .warning,
        fires: "a thumbnail over twice 180 x 270 pixels, or over 100 kB",
        advice: "180 x 270 is the advised size; every rebuild carries the rest.",
        sources: ["Q63", "D5"],
        .documented
    )

    private static let advised = (width: 180, height: 270)
    private var count = 0
    private var bytes = 0

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard case .data(let data) = item.record.attributes[.thumbnailData] else { return }
        var size = ""
        var isLarge = data.count > notes.limits.thumbnailBytes
        if case .image(_, let width, let height) = PictureHeader(data), width > 0 {
            size = "\(width) x \(height), "
            isLarge =
                isLarge || width > 2 * Self.advised.width || height > 2 * Self.advised.height
        }
        guard isLarge else { return }
        count += 1
        bytes += data.count
        notes.add(
            "\(size)\(LintWords.kilobytes(data.count)) kB. 180 x 270 is the advised size; \(count) "
                + "such items make \(LintWords.kilobytes(bytes) / 1_000) MB per rebuild so far.",
            at: item.place(.thumbnailData)
        )
    }
}

/// IT-17: rows that look alike.
struct AlikeThumbnails: Rule {
    static let facts = RuleFacts(
        "IT-17",
        .info,
        fires: "one thumbnail is used by more than half of the items, or none by any",
        advice: "Most rows look alike; Apple advises a picture per item.",
        sources: ["Q77", "Q80", "D5"],
        .documented
    )

    private var items = 0
    private var pictured = 0
    private var uses: [Int: Int] = [:]

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard !item.isUpdate else { return }
        items += 1
        for name in [AttributeName.thumbnailData, .thumbnailURL] {
            guard let value = item.record.attributes[name] else { continue }
            pictured += 1
            uses[value.hashValue, default: 0] += 1
            return
        }
    }

    mutating func finish(_ notes: inout LintNotes) {
        guard items > 1 else { return }
        let most = uses.values.max() ?? 0
        if pictured == 0 {
            notes.add("None of \(items) items has a thumbnail. " + Self.facts.advice, at: nil)
        } else if most * 2 > items {
            notes.add(
                "One thumbnail is used by \(most) of \(items) items. " + Self.facts.advice,
                at: nil
            )
        }
    }
}
