/// What a search found in one segment: totals, the best, and the same per application.
struct SegmentHits {
    /// A score and a document as one number that sorts by rank.
    ///
    ///     bit 63…32  score: bit 24 loose, below it the sum of tiers plus `sumBias`
    ///     bit 31…0   document
    enum Key {
        static let looseBit: UInt32 = 1 << 24
        /// Keeps a sum of tiers less a bonus above zero.
        static let sumBias: UInt32 = 1 << 16

        @inline(__always)
        static func make(score: UInt32, document: Int) -> UInt64 {
            UInt64(score) << 32 | UInt64(UInt32(truncatingIfNeeded: document))
        }

        static func document(_ key: UInt64) -> Int { Int(key & 0xFFFF_FFFF) }

        static func score(_ key: UInt64) -> Score {
            let bits = UInt32(key >> 32)
            return Score(
                isLoose: bits & looseBit != 0,
                tierSum: Int(bits & (looseBit - 1)) - Int(sumBias)
            )
        }

        /// A key with a bonus taken off its sum.
        static func lifted(_ key: UInt64, by bonus: Int) -> UInt64 {
            key - UInt64(min(max(0, bonus), RankingWeights.largestBonus)) << 32
        }
    }

    private(set) var total = 0
    /// By the segment's groups; left empty when there is only one application.
    private var groupTotals: [Int] = []
    /// What was counted by application; left empty when there is only one.
    private var applicationTotals: [Int] = []
    var top: TopKeys
    /// The best of each application, when there are several.
    var best: [TopKeys] = []
    private let applicationOfGroup: [Int]
    private let hasApplications: Bool

    init(_ plan: QueryPlan, _ segment: Segment) {
        top = TopKeys(capacity: max(plan.limit, plan.bestPerApplication))
        applicationOfGroup = segment.applicationOfGroup
        hasApplications = segment.catalog.applications.count > 1
        guard hasApplications else { return }
        let count = segment.catalog.applications.count
        applicationTotals = [Int](repeating: 0, count: count)
        groupTotals = [Int](repeating: 0, count: applicationOfGroup.count)
        best = [TopKeys](repeating: TopKeys(capacity: plan.bestPerApplication), count: count)
    }

    /// Whether every document must be told apart by application.
    var countsApplications: Bool { hasApplications }

    /// By the segment's applications, when there are several.
    var totals: [Int] {
        var totals = applicationTotals
        for (group, count) in groupTotals.enumerated() {
            totals[applicationOfGroup[group]] += count
        }
        return totals
    }

    @inline(__always)
    mutating func add(document: Int, score: UInt32, group: Int) {
        count(1, group: group)
        offer(document: document, score: score, group: group)
    }

    /// Counts matches without ranking them.
    @inline(__always)
    mutating func count(_ matches: Int, group: Int) {
        total += matches
        _ = countInGroup(matches, group: group)
    }

    /// Counts matches of a group, which `total` has already; gives how many there were before.
    @inline(__always)
    mutating func countInGroup(_ matches: Int, group: Int) -> Int {
        guard group < groupTotals.count else { return Int.max }
        let before = groupTotals[group]
        groupTotals[group] = before + matches
        return before
    }

    /// How many groups are counted apart; none when there is only one application.
    var groupCount: Int { groupTotals.count }

    /// Adds what was counted by group, which `total` has already.
    mutating func add(groupCounts: [Int]) {
        for (group, count) in groupCounts.enumerated() { groupTotals[group] += count }
    }

    /// Ranks a match without counting it.
    @inline(__always)
    mutating func offer(document: Int, score: UInt32, group: Int) {
        let key = Key.make(score: score, document: document)
        top.insert(key)
        guard hasApplications, group < applicationOfGroup.count else { return }
        best[applicationOfGroup[group]].insert(key)
    }

    mutating func count(_ matches: Int, application: Int) {
        guard hasApplications, application < applicationTotals.count else { return }
        applicationTotals[application] += matches
    }

    mutating func countTotal(_ matches: Int) {
        total += matches
    }

    /// Scores from here on change nothing, but for an application whose list is not full yet: the
    /// first matches of each group are to be offered whatever their score.
    var scoreBound: UInt32 {
        mutating get {
            top.tighten()
            var bound = top.bound
            for index in best.indices where best[index].isFull {
                best[index].tighten()
                bound = max(bound, best[index].bound)
            }
            return UInt32(truncatingIfNeeded: bound >> 32)
        }
    }
}
