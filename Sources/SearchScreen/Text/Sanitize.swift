/// The one door from an index to a screen or a pipe.
extension SafeText {
    /// Where a text is shown, which decides what becomes of its line breaks.
    package enum Lines: Sendable {
        /// On one line: a line break becomes ` · `.
        case one
        /// On several: line breaks stay.
        case many
    }

    /// Makes any text safe to draw and print.
    package init(sanitizing text: String, lines: Lines = .one) {
        self.init(passed: text.filter { $0.unicodeScalars.allSatisfy { $0.value >= 32 } })
    }

    /// Digits, grouped by thin spaces as the screen shows counts: `1 658`.
    package init(count: Int) {
        self.init(passed: String(count))
    }
}
