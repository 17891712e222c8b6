package import SearchModel

/// Why one item is, or is not, in the results for one typed text.
package struct MatchExplanation: Hashable, Sendable {
    /// A sentence, and the rules of the catalogue it follows.
    package struct Remark: Hashable, Sendable {
        package let rules: [RuleID]
        package let text: String

        package init(_ rules: [RuleID], _ text: String) {
            self.rules = rules
            self.text = text
        }
    }

    /// A change that was tried and makes the item match.
    package struct Change: Hashable, Sendable {
        /// What is changed.
        package enum Kind: String, Hashable, Sendable {
            /// The matching rule.
            case profile
            /// What is typed.
            case query
            /// The item's own texts.
            case item
        }

        package let kind: Kind
        package let text: String
    }

    /// The text as typed.
    package var query: String
    package var profile: MatchProfile
    /// Whose explanation it is; nil when no row of that name was ever stored.
    package var identifier: RecordIdentifier?
    package var title: String?
    package var isFound: Bool
    package var headline: Remark
    /// One for each typed word; empty when the item's texts are not known or not looked at.
    package var words: [WordVerdict]
    /// Tried changes, the nearest first.
    package var changes: [Change]
    package var notes: [Remark]
    /// Why it stands where it does; nil for an item that is not found.
    package var rank: RankExplanation?

    /// Every rule that is spoken of, the headline's first, each once.
    package var rules: [RuleID] {
        var rules: [RuleID] = []
        let all =
            headline.rules + words.flatMap(\.rules) + (changes.isEmpty || isFound ? [] : ["DX-21"])
        for rule in all where !rules.contains(rule) { rules.append(rule) }
        return rules
    }
}
