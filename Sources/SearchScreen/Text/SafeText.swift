/// Text that may be drawn or printed: the sanitiser's output, and the only kind views accept.
///
/// There are three ways to one: a literal of our own, `SafeText(sanitizing:)`, and joining others.
package struct SafeText: Hashable, Sendable, ExpressibleByStringLiteral {
    package let string: String

    /// A text of our own source code, which needs no sanitising.
    package init(stringLiteral value: StaticString) {
        string = value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }

    /// Text the sanitiser has passed; only `Sanitize` calls it.
    init(passed string: String) {
        self.string = string
    }

    package static func + (lhs: SafeText, rhs: SafeText) -> SafeText {
        SafeText(passed: lhs.string + rhs.string)
    }
}
