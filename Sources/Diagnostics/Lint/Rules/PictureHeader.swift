/// What bytes are by their beginning: an image with its size, or something else.
///
/// Formats by their signatures: PNG (https://www.w3.org/TR/png-3/), JPEG (ITU-T T.81), GIF89a,
/// WebP and HEIF containers, BMP, TIFF.
enum PictureHeader: Hashable {
    /// Pixels; 0 where the size is not read.
    case image(format: String, width: Int, height: Int)
    /// In words for a sentence: `text`, `nothing`.
    case other(String)

    init(_ bytes: [UInt8]) {
        if bytes.isEmpty {
            self = .other("nothing")
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
            self = .image(
                format: "PNG",
                width: Self.number(bytes[16..<20]),
                height: Self.number(bytes[20..<24])
            )
        } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
            self = .image(
                format: "GIF",
                width: Self.number(bytes[6..<8].reversed()),
                height: Self.number(bytes[8..<10].reversed())
            )
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            let (width, height) = Self.sizeOfJPEG(bytes)
            self = .image(format: "JPEG", width: width, height: height)
        } else if let format = Self.container(bytes) {
            self = .image(format: format, width: 0, height: 0)
        } else {
            self = .other(Self.kind(bytes))
        }
    }

    private static func container(_ bytes: [UInt8]) -> String? {
        let text = { (range: Range<Int>) in
            bytes.count >= range.upperBound ? String(decoding: bytes[range], as: UTF8.self) : ""
        }
        if text(0..<4) == "RIFF", text(8..<12) == "WEBP" { return "WebP" }
        if text(4..<8) == "ftyp", ["heic", "heif", "mif1", "avif"].contains(text(8..<12)) {
            return "HEIF"
        }
        if text(0..<2) == "BM" { return "BMP" }
        if text(0..<4) == "II*\0" || text(0..<4) == "MM\0*" { return "TIFF" }
        return nil
    }

    /// The size in the first frame header.
    private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int) {
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (
                    number(bytes[position + 7..<position + 9]),
                    number(bytes[position + 5..<position + 7])
                )
            }
            position += 2 + number(bytes[position + 2..<position + 4])
        }
        return (0, 0)
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    private static func kind(_ bytes: [UInt8]) -> String {
        let start = String(decoding: bytes.prefix(64), as: UTF8.self)
        if start.hasPrefix("data:") { return "a data: address" }
        if start.hasPrefix("{") || start.hasPrefix("[") { return "JSON" }
        if start.hasPrefix("http") { return "an address" }
        if start.hasPrefix("<svg") || start.hasPrefix("<?xml") { return "SVG or XML" }
        let isText = bytes.prefix(64).allSatisfy {
            $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 9
        }
        return isText ? "text" : "bytes of no known image format"
    }
}
