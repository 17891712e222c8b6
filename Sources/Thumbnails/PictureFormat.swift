/// The formats of pictures that are read, told by their first bytes, never by a name.
///
/// The loader library knows many more. Each is a door for a hostile file, so only the formats that
/// applications index are let through.
enum PictureFormat: String, CaseIterable {
    case png, jpeg, gif, webp

    /// The format of a picture's bytes; nil for anything else.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }
}
