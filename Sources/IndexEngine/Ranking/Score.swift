/// The rank of a match, lexicographic: a lower tuple is better.
package struct Score: Hashable, Comparable, Sendable {
    /// Whether some word needed a loose rule; strict matches come first.
    package let isLoose: Bool
    /// The sum of the words' tiers, less the engagement bonus; see `RankingWeights`.
    package let tierSum: Int
    /// The record's place in the static order; lower is better.
    package let staticRank: Int

    package init(isLoose: Bool, tierSum: Int, staticRank: Int) {
        self.isLoose = isLoose
        self.tierSum = tierSum
        self.staticRank = staticRank
    }

    package static func < (lhs: Score, rhs: Score) -> Bool {
        if lhs.isLoose != rhs.isLoose { return rhs.isLoose }
        return (lhs.tierSum, lhs.staticRank) < (rhs.tierSum, rhs.staticRank)
    }
}
