/// Looks for start tags with attributes without end, before a parser sees them.
///
/// libxml2 compares each attribute of a tag with all others of it, and cannot be stopped within a
/// tag: two hundred thousand of them take minutes.
enum TagScan {
    /// Attributes of one tag beyond this many are an attack.
    static let attributes = 4_096

    /// Whether every tag of a page has a bearable number of attributes.
    ///
    /// Attributes begin after white space or after the end of a quoted value; both are counted, so
    /// that a tag may be refused at half the number, never let through above it. Scripts are text.
    static func isBearable(_ page: [UInt8]) -> Bool {
        var place = 0
        while let open = page[place...].firstIndex(of: UInt8(ascii: "<")) {
            let name = page[(open + 1)...].prefix(while: isLetter)
            guard !name.isEmpty else {
                place = open + 1
                continue
            }
            guard let end = end(ofTag: page[name.endIndex...]) else { return false }
            place = end
            if name.elementsEqual("script".utf8, by: { $0 | 0x20 == $1 }) {
                place = endOfScript(page, from: end)
            }
        }
        return true
    }

    /// The place after a tag; nil when it has too many attributes.
    private static func end(ofTag rest: ArraySlice<UInt8>) -> Int? {
        var quote: UInt8?
        var last: UInt8 = 0
        var count = 0
        for (place, byte) in zip(rest.indices, rest) {
            if let open = quote {
                if byte == open { (quote, count) = (nil, count + 1) }
            } else if byte == UInt8(ascii: ">") {
                return place + 1
            } else if isQuote(byte), last == UInt8(ascii: "=") {
                quote = byte
            } else if isSpace(byte), !isSpace(last) {
                count += 1
            }
            if count > 2 * attributes { return nil }
            if !isSpace(byte) || last != UInt8(ascii: "=") { last = byte }
        }
        return rest.endIndex
    }

    private static func endOfScript(_ page: [UInt8], from start: Int) -> Int {
        var place = start
        while let open = page[place...].firstIndex(of: UInt8(ascii: "<")) {
            if page[open...].dropFirst().first == UInt8(ascii: "/") { return open }
            place = open + 1
        }
        return page.endIndex
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
