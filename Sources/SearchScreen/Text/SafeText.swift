/// Text that may be drawn or printed: the sanitiser's output, and the only kind views accept.
///
/// There are three ways to one: a literal of our own, `SafeText(sanitizing:)` or `(marking:)`, and
/// joining others.
/// It holds no control character but `\n`, nothing that reorders or hides text, and every mark has
/// a base to stand on.
package struct SafeText: Hashable, Sendable, ExpressibleByStringLiteral {
    package let string: String

    /// A text of our own source code, which needs no sanitising.
    package init(stringLiteral value: StaticString) {
        string = value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }

    /// Text the sanitiser has passed, or a part of it; only this folder calls it.
    init(passed string: String) {
        self.string = string
    }
}

extension SafeText {
    package var isEmpty: Bool {
        string.isEmpty
    }

    /// The cells it takes on one line.
    package var width: Int {
        DisplayWidth.of(self)
    }

    /// Whether every byte is one character in one cell.
    package var isASCII: Bool {
        string.utf8.allSatisfy { $0 < 0x80 }
    }

    /// The lines of a text that was sanitised for many lines.
    package var lines: [SafeText] {
        string.split(separator: "\n", omittingEmptySubsequences: false)
            .map { SafeText(passed: String($0)) }
    }

    package static func + (lhs: SafeText, rhs: SafeText) -> SafeText {
        SafeText(passed: lhs.string + rhs.string)
    }

    package static func += (lhs: inout SafeText, rhs: SafeText) {
        lhs = SafeText(passed: lhs.string + rhs.string)
    }

    /// The same text several times over.
    package init(repeating text: SafeText, count: Int) {
        self.init(passed: String(repeating: text.string, count: max(0, count)))
    }
}

extension Sequence<SafeText> {
    /// One text from several.
    package func joined(separator: SafeText = "") -> SafeText {
        SafeText(passed: map(\.string).joined(separator: separator.string))
    }
}
