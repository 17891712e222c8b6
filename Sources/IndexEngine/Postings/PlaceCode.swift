/// Where a term stands in a document, as far as ranking asks, in six bits.
///
/// A term may stand in many places of one document. For its tier only two count: the best place it
/// stands in, and the best place whose whole value it is. Strict places hide loose ones.
struct PlaceCode: Hashable {
    /// The best place.
    let best: Place
    /// The best place whose whole value is this one word, if there is one.
    let exact: Place?
    /// Whether the term is there by a loose rule only.
    let isLoose: Bool

    /// How many values `bits` can take.
    static let count = 64
    static let bitWidth = 6

    /// Bit 5 says loose; the others number the pairs of `all`.
    var bits: UInt8 {
        let pair = Self.pairs.firstIndex { $0.best == best && $0.exact == exact } ?? 0
        return UInt8(pair) | (isLoose ? 32 : 0)
    }

    /// Every code by its bits; nil where no code has them.
    static let all: [PlaceCode?] = (0..<count).map { bits in
        let pair = bits & 31
        guard pair < pairs.count else { return nil }
        return PlaceCode(
            best: pairs[pair].best,
            exact: pairs[pair].exact,
            isLoose: bits & 32 != 0
        )
    }

    /// A value's place is never better than the best place, and no later word is a whole title.
    private static let pairs: [(best: Place, exact: Place?)] = Place.allCases.flatMap { best in
        [(best, nil)]
            + Place.allCases.filter { $0 >= best && $0 != .titleLater }
            .map { (best, Optional($0)) }
    }

    /// The value of a match (`MatchValue`) of a term that is longer than the typed word.
    var prefixValue: UInt8 {
        MatchValue.make(tier: RankingWeights.tier(.prefix, best), isLoose: isLoose)
    }

    /// The value of a match of a term that is the typed word.
    var wholeValue: UInt8 { MatchValue.make(tier: wholeTier.tier, isLoose: isLoose) }

    /// The better of two readings: the whole value in one place, or a word in a better place.
    var wholeTier: (tier: Int, coverage: Explanation.Coverage, place: Place) {
        let asWord = RankingWeights.tier(.wholeWord, best)
        guard let exact, RankingWeights.tier(.exactValue, exact) <= asWord else {
            return (asWord, .wholeWord, best)
        }
        return (RankingWeights.tier(.exactValue, exact), .exactValue, exact)
    }
}

/// One word's match in one document as a byte that sorts: bit 4 says loose, bits 0 to 3 the tier.
enum MatchValue {
    /// No match.
    static let none: UInt8 = 0xFF
    static let bitWidth = 5
    static let looseBit: UInt8 = 1 << 4
    static let tierMask: UInt8 = looseBit - 1

    static func make(tier: Int, isLoose: Bool) -> UInt8 {
        UInt8(tier) & tierMask | (isLoose ? looseBit : 0)
    }
}
