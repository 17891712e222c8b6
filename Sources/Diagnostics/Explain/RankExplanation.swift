/// Why a row stands where it does: parts that add up to its score, and what decides among equals.
package struct RankExplanation: Hashable, Sendable {
    /// A sentence, and the rules it follows.
    package typealias Remark = MatchExplanation.Remark

    /// One part of the score.
    package struct Part: Hashable, Sendable {
        package let rules: [RuleID]
        /// What it adds; the lower the sum, the better.
        package let points: Int
        package let text: String
    }

    /// What a row would be with another `rankingHint`, tried on a copy.
    package struct WhatIf: Hashable, Sendable {
        /// From 0 to 100.
        package let hint: Int
        /// The row it would be, from 1.
        package let row: Int
    }

    /// The first line of every explanation.
    package static let formula =
        "The formula is Limelight's own (Apple publishes none); lower is better."

    /// From 1, among all that is found.
    package let row: Int
    package let total: Int
    /// From 1, within the rows of its application.
    package let rowOfApplication: Int
    /// They add up to `score`.
    package let parts: [Part]
    package let score: Int
    /// What decides among rows of equal score, and what is worth knowing.
    package let remarks: [Remark]
    /// Nil where nothing was asked, or nothing of its score could be tried.
    package let whatIf: WhatIf?
}
