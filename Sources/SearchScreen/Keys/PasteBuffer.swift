/// The text of a bracketed paste while it comes in, up to its end marker `ESC [ 201 ~`.
///
/// Escapes inside are dropped, so that no part of a paste is ever a sequence. A paste is cut at one
/// megabyte; the rest of it is read and dropped.
struct PasteBuffer: Hashable, Sendable {
    /// Whether the end marker has been read.
    private(set) var isFinished = false

    private var bytes: [UInt8] = []
    /// How much of the end marker has been read.
    private var matched = 0

    mutating func append(_ byte: UInt8) {
        if byte == Self.end[matched] {
            matched += 1
            if matched == Self.end.count {
                isFinished = true
                matched = 0
            }
            return
        }
        keepMatched()
        if byte == Self.end[0] {
            matched = 1
        } else {
            keep(byte)
        }
    }

    /// Goes on after an end marker that was part of the text.
    mutating func reopen() {
        isFinished = false
    }

    /// What was pasted; bytes that are no text are U+FFFD.
    var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Whether some bytes hold an end marker with no start marker before it.
    static func endsAgain(in bytes: ArraySlice<UInt8>) -> Bool {
        for index in bytes.indices where bytes[index] == end[0] {
            let rest = bytes[index...]
            if rest.starts(with: end) { return true }
            if rest.starts(with: start) { return false }
        }
        return false
    }

    /// What looked like the end marker was text, less its escape.
    private mutating func keepMatched() {
        guard matched > 0 else { return }
        for byte in Self.end[1..<matched] { keep(byte) }
        matched = 0
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.byteLimit { bytes.append(byte) }
    }

    private static let start = Array("\u{1B}[200~".utf8)
    private static let end = Array("\u{1B}[201~".utf8)
    private static let byteLimit = 1 << 20
}
