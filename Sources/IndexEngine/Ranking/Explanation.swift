package import SearchModel

/// A score taken apart: its parts add up to `score.tierSum`.
package struct Explanation: Hashable, Sendable {
    /// How much of a value a typed word covers, best first.
    package enum Coverage: Int, CaseIterable, Hashable, Sendable {
        case exactValue
        case wholeWord
        case prefix
    }

    /// What one typed word gave.
    package struct Part: Hashable, Sendable {
        /// The number of the typed word, from 0.
        package let word: Int
        package let field: SearchField
        /// Whether it starts the first word of the title.
        package let isFirstWord: Bool
        package let coverage: Coverage
        package let isLoose: Bool
        package let tier: Int
    }

    package let parts: [Part]
    /// What earlier choices of the row took off.
    package let engagementBonus: Int
    package let score: Score
}
