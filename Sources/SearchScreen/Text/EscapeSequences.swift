/// Escape sequences inside a text, passed over whole.
///
/// The forms are those of ECMA-48: control sequences (`ESC [`), control strings (`ESC ]`, `P`, `_`,
/// `^`, `X`), and short escapes. The C1 forms (U+0080 to U+009F) stand for these too. A control
/// string that its line does not finish loses its beginning alone: what follows is text, often ours
/// that quotes it, and a C1 character often only wrongly decoded Windows text.
struct EscapeSequences {
    /// No control string that starts before this UTF-8 offset is finished: looked up once a line.
    private var unfinishedUntil = 0

    /// Passes over one sequence.
    ///
    /// - Returns: false, with nothing read, if none starts here.
    mutating func skip(in reader: inout ScalarReader) -> Bool {
        guard let first = reader.peek else { return false }
        switch first.value {
        case 0x1B:
            _ = reader.next()
            skipEscape(in: &reader)
            return true
        case 0x9B:
            _ = reader.next()
            skipControlSequence(in: &reader)
            return true
        case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
            _ = reader.next()
            skipIfFinished(in: &reader)
            return true
        default:
            return false
        }
    }

    private mutating func skipEscape(in reader: inout ScalarReader) {
        switch reader.peek {
        case "[":
            _ = reader.next()
            skipControlSequence(in: &reader)
        case "]", "P", "X", "^", "_":
            _ = reader.next()
            skipIfFinished(in: &reader)
        default:
            reader.skip { (0x20...0x2F).contains($0.value) }
            if let last = reader.peek, (0x30...0x7E).contains(last.value) { _ = reader.next() }
        }
    }

    /// Parameters, intermediates and the final character, as far as they are well formed.
    private func skipControlSequence(in reader: inout ScalarReader) {
        reader.skip { (0x30...0x3F).contains($0.value) }
        reader.skip { (0x20...0x2F).contains($0.value) }
        if let last = reader.peek, (0x40...0x7E).contains(last.value) { _ = reader.next() }
    }

    private mutating func skipIfFinished(in reader: inout ScalarReader) {
        guard reader.offset >= unfinishedUntil else { return }
        var ahead = reader
        if skipControlString(in: &ahead) {
            reader = ahead
        } else {
            unfinishedUntil = ahead.offset
        }
    }

    /// Everything up to the string terminator or bell, or up to a new escape, CAN, SUB or the line's end.
    ///
    /// - Returns: whether it was finished.
    private func skipControlString(in reader: inout ScalarReader) -> Bool {
        while let scalar = reader.peek {
            if scalar.isLineBreak { return false }
            if scalar == "\u{1B}" {
                var ahead = reader
                _ = ahead.next()
                if ahead.skip("\\") { reader = ahead }
                return true
            }
            _ = reader.next()
            if [0x07, 0x18, 0x1A, 0x9C].contains(scalar.value) { return true }
        }
        return false
    }
}
