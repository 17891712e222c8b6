/// Joins what the segments of a snapshot found into one ranked answer.
///
/// Within a segment document numbers are the static order; between two segments equal scores are
/// told apart by the documents' static keys, read only then.
struct ResultMerge {
    /// A match and where it is.
    struct Hit {
        let key: UInt64
        let segment: Int

        var document: Int { SegmentHits.Key.document(key) }
        var scoreBits: UInt64 { key >> 32 }
    }

    private let views: [SegmentView]
    private let applications: ApplicationNumbers
    private let plan: QueryPlan
    private var keys: [UInt64: [UInt8]] = [:]

    init(_ views: [SegmentView], _ applications: ApplicationNumbers, _ plan: QueryPlan) {
        self.views = views
        self.applications = applications
        self.plan = plan
    }

    mutating func results(_ found: [(segment: Int, hits: SegmentHits)]) -> SearchResults {
        var found = found.filter { $0.hits.total > 0 }
        var total = 0
        var counts = [Int](repeating: 0, count: applications.names.count)
        var lists: [[Hit]] = []
        var applicationLists = [[[Hit]]](repeating: [], count: applications.names.count)
        for index in found.indices {
            let segment = found[index].segment
            let numbers = applications.numbers[segment]
            total += found[index].hits.total
            let top = found[index].hits.top.sorted().map { Hit(key: $0, segment: segment) }
            lists.append(Array(top.prefix(plan.limit)))
            guard found[index].hits.countsApplications else {
                guard let application = numbers.first else { continue }
                counts[application] += found[index].hits.total
                applicationLists[application].append(Array(top.prefix(plan.bestPerApplication)))
                continue
            }
            for (local, application) in numbers.enumerated() {
                counts[application] += found[index].hits.totals[local]
                let best = found[index].hits.best[local].sorted()
                guard !best.isEmpty else { continue }
                applicationLists[application].append(best.map { Hit(key: $0, segment: segment) })
            }
        }
        let matches = merge(lists, limit: plan.limit)
        return assemble(matches, total, counts, applicationLists)
    }

    private mutating func assemble(
        _ matches: [Hit],
        _ total: Int,
        _ counts: [Int],
        _ lists: [[[Hit]]]
    ) -> SearchResults {
        var groups: [(application: Int, best: [Hit])] = []
        for application in counts.indices where counts[application] > 0 {
            groups.append(
                (application, merge(lists[application], limit: plan.bestPerApplication))
            )
        }
        // A handful of applications: insertion by their best matches.
        var ordered: [(application: Int, best: [Hit])] = []
        for group in groups {
            var place = ordered.count
            while place > 0, precedes(group.best.first, ordered[place - 1].best.first) {
                place -= 1
            }
            ordered.insert(group, at: place)
        }
        var places = [Int](repeating: 0, count: counts.count)
        for (place, group) in ordered.enumerated() { places[group.application] = place }
        return SearchResults(
            matches: matches.map { match($0, places) },
            total: total,
            applications: ordered.map { group in
                SearchResults.Application(
                    bundleIdentifier: applications.names[group.application],
                    count: counts[group.application],
                    best: group.best.map { match($0, places) }
                )
            }
        )
    }

    private func match(_ hit: Hit, _ places: [Int]) -> SearchResults.Match {
        SearchResults.Match(
            row: views[hit.segment].segment.columns.row(hit.document),
            application: places[applications.application(of: hit.document, views, hit.segment)],
            score: SegmentHits.Key.score(hit.key)
        )
    }

    /// Merges sorted lists.
    private mutating func merge(_ lists: [[Hit]], limit: Int) -> [Hit] {
        guard var merged = lists.first else { return [] }
        for list in lists.dropFirst() {
            var result: [Hit] = []
            var left = 0
            var right = 0
            while result.count < limit, left < merged.count || right < list.count {
                let takesRight =
                    left == merged.count
                    || right < list.count && precedes(list[right], merged[left])
                result.append(takesRight ? list[right] : merged[left])
                if takesRight { right += 1 } else { left += 1 }
            }
            merged = result
        }
        return merged.count > limit ? Array(merged.prefix(limit)) : merged
    }

    private mutating func precedes(_ lhs: Hit?, _ rhs: Hit?) -> Bool {
        guard let lhs, let rhs else { return lhs != nil }
        if lhs.scoreBits != rhs.scoreBits { return lhs.scoreBits < rhs.scoreBits }
        if lhs.segment == rhs.segment { return lhs.document < rhs.document }
        return staticKey(lhs).lexicographicallyPrecedes(staticKey(rhs))
    }

    /// A document's static key, read once.
    private mutating func staticKey(_ hit: Hit) -> [UInt8] {
        let identity = UInt64(hit.segment) << 32 | UInt64(hit.document)
        if let known = keys[identity] { return known }
        let segment = views[hit.segment].segment
        let key = segment.columns.staticKey(hit.document, segment.catalog)
        keys[identity] = key
        return key
    }
}

/// The applications of a snapshot, numbered over all of its segments.
struct ApplicationNumbers: Sendable {
    private(set) var names: [String] = []
    /// By segment: the snapshot's number of each of its applications.
    private(set) var numbers: [[Int]] = []

    init(_ views: [SegmentView]) {
        var known: [String: Int] = [:]
        for view in views {
            var list: [Int] = []
            for name in view.segment.catalog.applications {
                let number = known[name] ?? names.count
                if number == names.count {
                    known[name] = number
                    names.append(name)
                }
                list.append(number)
            }
            numbers.append(list)
        }
    }

    func application(of document: Int, _ views: [SegmentView], _ segment: Int) -> Int {
        let group = views[segment].segment.columns.group(document)
        let groups = views[segment].segment.applicationOfGroup
        guard group < groups.count else { return 0 }
        return numbers[segment][groups[group]]
    }
}
