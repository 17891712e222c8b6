import SearchScreen

/// Drivers of what comes from a terminal and goes to it.
enum ScreenDrivers {
    /// Keys come out whatever the bytes are, and the decoder is back where it began once it gives up.
    static func decodeKeys(_ bytes: [UInt8]) {
        var decoder = KeyDecoder()
        for start in stride(from: 0, to: bytes.count, by: 7) {
            _ = decoder.decode(Array(bytes[start..<min(bytes.count, start + 7)]))
        }
        for _ in 0..<4 where decoder.waiting != nil { _ = decoder.timeOut() }
        precondition(decoder.waiting == nil, "it waits for ever")
    }

    /// Nothing that could drive a terminal passes, and what passed passes again unchanged.
    static func sanitize(_ bytes: [UInt8]) {
        for lines: SafeText.Lines in [.one, .many] {
            let safe = SafeText(sanitizing: bytes, lines: lines)
            for scalar in safe.string.unicodeScalars where scalar != "\n" {
                let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
                precondition(!isControl, "a control character passed")
                let isBidi =
                    (0x202A...0x202E).contains(scalar.value)
                    || (0x2066...0x2069).contains(scalar.value)
                precondition(!isBidi, "a character that reorders text passed")
            }
            precondition(SafeText(sanitizing: safe.string, lines: lines) == safe, "not stable")
            precondition(safe.width >= 0, "no width")
        }
    }
}
