/// What a person typed, split into words by the rule of `TextFolding`.
///
/// A record matches when it holds every word of `words` and none of `excluded`.
package struct TypedQuery: Hashable, Sendable {
    /// One typed word, in the order typed.
    package struct Word: Hashable, Sendable {
        /// The word as typed.
        package let text: String
        /// The word folded to UTF-8 bytes, as the index compares it.
        package let folded: [UInt8]
        /// The attribute a `title:` token narrows the word to; nil for any.
        package let attribute: String?

        package init(text: String, folded: [UInt8], attribute: String? = nil) {
            self.text = text
            self.folded = folded
            self.attribute = attribute
        }
    }

    package var words: [Word]
    package var excluded: [Word]
    /// The values of `kind:` tokens, folded; a record must satisfy one of them. Empty: any kind.
    package var kinds: [String]

    package init(words: [Word] = [], excluded: [Word] = [], kinds: [String] = []) {
        self.words = words
        self.excluded = excluded
        self.kinds = kinds
    }

    /// Whether there is nothing to search for.
    package var isEmpty: Bool { words.isEmpty && excluded.isEmpty && kinds.isEmpty }
}
