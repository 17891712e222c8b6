/// One word of a query string, and where it stands.
struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case leftParenthesis, rightParenthesis, comma
        case and, or
        case relation(Relation)
        /// A name, a word operator such as `LIKE`, or an unquoted value.
        case word
        case anyAttribute
        case pattern([PatternPiece], Modifiers)
        case number(Double)
        case time(TimeExpression)
        /// Modifiers of another dialect, `[cd]`.
        case bracket(Modifiers)
        case exclamation
        /// A character the language has no use for.
        case unknown
        /// What cannot be read; nothing after it is.
        case damaged(QueryError)
        case end
    }

    let kind: Kind
    /// Half-open UTF-8 offsets in the query.
    let range: Range<Int>
    /// The token as written.
    let text: String
}
