/// Which rule decides what typed text finds: the documented one, or what recent iOS was seen to do.
package enum MatchingRule: Hashable, Sendable {
    case documented
    /// Titles alone, from four letters on.
    case recentIOS

    /// The other one.
    package var other: MatchingRule {
        switch self {
        case .documented: .recentIOS
        case .recentIOS: .documented
        }
    }
}

/// What to explain: one row, or, when nothing was found, what came nearest.
package struct ExplainOrder: Hashable, Sendable {
    /// Nil for the rows that come nearest.
    package var row: RowIdentifier?
    /// The text as typed, tokens included.
    package var text: String
    package var scope: Scope
    package var rule: MatchingRule

    package init(row: RowIdentifier?, text: String, scope: Scope, rule: MatchingRule) {
        self.row = row
        self.text = text
        self.scope = scope
        self.rule = rule
    }
}
