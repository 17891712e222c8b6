/// How much of a query is read.
///
/// Beyond a limit, a query string is refused and typed text is cut.
package enum QueryLimits {
    /// Nested parentheses; deeper ones come from programs gone wrong, and the parser recurses.
    package static let depth = 64
    /// UTF-8 bytes of a query string: room for every comparison with a long value.
    package static let byteCount = 65_536
    /// Comparisons of a query string; each is tested against every candidate record.
    package static let comparisons = 1_024
    /// Words of typed text; more would not narrow a search that 64 did not.
    package static let typedWords = 64
    /// Characters of typed text, the longest the search field takes.
    package static let typedCharacters = 1_000
    /// The number in the parentheses of a `$time` property, either way: beyond any calendar.
    package static let timeOffset = 1_000_000_000
}
