/// The rank of a match, lexicographic: the lower is better.
///
/// Equal scores stand in static order.
package struct Score: Hashable, Comparable, Sendable {
    /// Whether some word needed a loose rule; strict matches come first.
    package let isLoose: Bool
    /// The sum of the words' tiers, less the engagement bonus; see `RankingWeights`.
    package let tierSum: Int

    package init(isLoose: Bool, tierSum: Int) {
        self.isLoose = isLoose
        self.tierSum = tierSum
    }

    /// What a loose match has on top of its tiers.
    package static let looseOffset = 1_000_000

    /// The score as one number, the lower the better: loose matches come after all strict ones.
    package var number: Int { tierSum + (isLoose ? Score.looseOffset : 0) }

    package static func < (lhs: Score, rhs: Score) -> Bool {
        if lhs.isLoose != rhs.isLoose { return rhs.isLoose }
        return lhs.tierSum < rhs.tierSum
    }
}
