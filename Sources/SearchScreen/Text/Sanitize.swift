/// The one door from an index to a screen or a pipe.
extension SafeText {
    /// Where a text is shown, which decides what becomes of its line breaks and tabs.
    package enum Lines: Sendable {
        /// On one line: a line break becomes ` · `, a tab a space.
        case one
        /// On several: line breaks stay, a tab fills up to the next multiple of eight cells.
        case many
    }

    /// Makes any text safe to draw and print.
    ///
    /// Control characters and whole escape sequences go, and so does everything that reorders or
    /// hides text; what a terminal and ncurses count differently is made plain (`Sanitizer`).
    ///
    /// - Complexity: O(*n*) in the text's length; one pass over bytes if it is plain ASCII.
    package init(sanitizing text: String, lines: Lines = .one) {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            self.init(passed: text)
            return
        }
        var sanitizer = Sanitizer(.shown(lines))
        sanitizer.read(text)
        self.init(passed: sanitizer.output)
    }

    /// Makes a line of ours safe that the words of others stand in.
    ///
    /// A control character of theirs becomes U+FFFD and takes nothing along: an escape sequence that
    /// they begin could else end in our words, and these would go with it.
    package init(marking text: String) {
        var marked = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isBreak = scalar.properties.isWhitespace
            let isControl = scalar.properties.generalCategory == .control
            marked.append(isControl && !isBreak ? "\u{FFFD}" : scalar)
        }
        self.init(sanitizing: String(marked))
    }

    /// Makes bytes of any kind safe; what is not UTF-8 becomes U+FFFD.
    package init(sanitizing bytes: some Sequence<UInt8>, lines: Lines = .one) {
        self.init(sanitizing: String(decoding: Array(bytes), as: UTF8.self), lines: lines)
    }

    /// Digits, grouped by threes as the screen shows counts: `1 658`.
    package init(count: Int) {
        var digits = Array(String(count.magnitude))
        for place in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(" ", at: place)
        }
        self.init(passed: (count < 0 ? "-" : "") + String(digits))
    }
}
