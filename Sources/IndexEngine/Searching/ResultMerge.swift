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

    init(_ views: [SegmentView], _ applications: ApplicationNumbers, _ plan: QueryPlan) {
        self.views = views
        self.applications = applications
        self.plan = plan
    }

    func results(_ found: [(segment: Int, hits: SegmentHits)]) -> SearchResults {
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
            let totals = found[index].hits.totals
            for (local, application) in numbers.enumerated() {
                counts[application] += totals[local]
                let best = found[index].hits.best[local].sorted()
                guard !best.isEmpty else { continue }
                applicationLists[application].append(best.map { Hit(key: $0, segment: segment) })
            }
        }
        let matches = merge(lists, limit: plan.limit)
        return assemble(matches, total, counts, applicationLists)
    }

    private func assemble(
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

    /// Merges sorted lists, each of one segment.
    ///
    /// The shortest come first, so that few keys of documents are read more than once.
    private func merge(_ lists: [[Hit]], limit: Int) -> [Hit] {
        let lists = lists.filter { !$0.isEmpty }
        guard lists.count > 1 else { return Array((lists.first ?? []).prefix(limit)) }
        let ordered = lists.sorted { $0.count < $1.count }
        return ordered.dropFirst().reduce(ordered[0]) { merge($0, $1, limit: limit) }
    }

    /// Merges two sorted lists.
    ///
    /// Where one list's segments are much larger, most of what is merged comes from it: then each
    /// hit of the other one is put in its place among many, instead of compared with each.
    private func merge(_ left: [Hit], _ right: [Hit], limit: Int) -> [Hit] {
        let (few, many) = size(of: left) <= size(of: right) ? (left, right) : (right, left)
        let isSparse = size(of: few) * Self.sparseShare < size(of: many)
        let count = min(limit, left.count + right.count)
        var merged: [Hit] = []
        merged.reserveCapacity(count)
        var first = Head()
        var second = Head()
        while merged.count < count, first.place < few.count {
            let hit = few[first.place]
            let start = second.place
            let end = min(many.count, start + count - merged.count)
            if isSparse {
                leap(over: many[..<end], before: hit, &first, &second)
            } else {
                step(over: many[..<end], before: hit, &first, &second)
            }
            merged.append(contentsOf: many[start..<second.place])
            guard merged.count < count else { break }
            merged.append(hit)
            first.advance(to: first.place + 1)
        }
        merged.append(contentsOf: many[second.place...].prefix(count - merged.count))
        return merged
    }

    /// From this share of a list's documents on its hits stand alone among those of the other.
    private static let sparseShare = 8

    /// How many documents the segments of a list have, by its first hit's.
    private func size(of hits: [Hit]) -> Int {
        hits.first.map { views[$0.segment].segment.documentCount } ?? 0
    }

    /// Goes on in a list past all that come before a hit, one by one.
    private func step(
        over list: ArraySlice<Hit>,
        before hit: Hit,
        _ head: inout Head,
        _ other: inout Head
    ) {
        while other.place < list.endIndex, precedes(list[other.place], &other, hit, &head) {
            other.advance(to: other.place + 1)
        }
    }

    /// The same in growing and then in halved steps.
    private func leap(
        over list: ArraySlice<Hit>,
        before hit: Hit,
        _ head: inout Head,
        _ other: inout Head
    ) {
        func isBefore(_ place: Int, _ head: inout Head, _ other: inout Head) -> Bool {
            other.advance(to: place)
            return precedes(list[place], &other, hit, &head)
        }
        var low = other.place
        var step = 1
        while low + step <= list.endIndex, isBefore(low + step - 1, &head, &other) {
            low += step
            step *= 2
        }
        var high = min(low + step - 1, list.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle, &head, &other) { low = middle + 1 } else { high = middle }
        }
        other.advance(to: low)
    }

    /// How far a list is merged.
    private struct Head {
        var place = 0
        var key = StoredStaticKey()
        /// Whether `key` is that of the hit at `place`.
        var hasKey = false

        mutating func advance(to next: Int) {
            place = next
            hasKey = false
        }
    }

    @inline(__always)
    private func precedes(
        _ lhs: Hit,
        _ left: inout Head,
        _ rhs: Hit,
        _ right: inout Head
    ) -> Bool {
        if lhs.scoreBits != rhs.scoreBits { return lhs.scoreBits < rhs.scoreBits }
        if lhs.segment == rhs.segment { return lhs.document < rhs.document }
        if !left.hasKey { readKey(of: lhs, &left) }
        if !right.hasKey { readKey(of: rhs, &right) }
        return left.key.precedes(right.key)
    }

    private func readKey(of hit: Hit, _ head: inout Head) {
        let segment = views[hit.segment].segment
        segment.columns.readStaticKey(hit.document, segment.catalog, into: &head.key)
        head.hasKey = true
    }

    /// Whether the best of one application comes before another's.
    private func precedes(_ lhs: Hit?, _ rhs: Hit?) -> Bool {
        guard let lhs, let rhs else { return lhs != nil }
        if lhs.segment == rhs.segment { return lhs.key < rhs.key }
        var left = Head()
        var right = Head()
        return precedes(lhs, &left, rhs, &right)
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
