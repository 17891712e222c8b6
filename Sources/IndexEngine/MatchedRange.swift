package import SearchModel

/// One place of a record that a typed word matched, for highlighting and for `search --json`.
package struct MatchedRange: Hashable, Sendable {
    package let attribute: AttributeName
    /// The element of a list attribute; nil for a single value.
    package let element: Int?
    /// The number of the typed word, from 0.
    package let word: Int
    /// Half-open UTF-8 offsets in the attribute's text.
    package let range: Range<Int>
    /// The loose rule that was needed, `X1` to `X4`; nil for a strict match.
    package let loose: String?

    package init(
        attribute: AttributeName,
        element: Int?,
        word: Int,
        range: Range<Int>,
        loose: String?
    ) {
        self.attribute = attribute
        self.element = element
        self.word = word
        self.range = range
        self.loose = loose
    }
}
