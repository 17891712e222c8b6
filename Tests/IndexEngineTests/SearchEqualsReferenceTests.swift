import QueryLanguage
import SearchModel
import Testing

@testable import IndexEngine

/// What this file proves, each against a comparison of every record with every word.
///
/// 1. One segment gives the same matches, totals, counts and best per application.
/// 2. So it does with one application, with a few, and with more than nodes keep counts for.
/// 3. So does an index of several segments with replaced and deleted records.
/// 4. Merges of every purpose change no answer.
/// 5. Stored segments opened again hide what newer ones replaced or deleted.
/// 6. Two and three words answer so when each is common enough for a list of its own, which small
///    indexes have none of.
/// 7. Browsing gives all records or an application's in the static order, in each of these indexes.
struct SearchEqualsReferenceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let seed: UInt64
        let applications: Int
        let records: Int
        let queries: Int

        var testDescription: String { "seed \(seed), \(applications) applications" }
    }

    static let cases = [
        Case(seed: 1, applications: 1, records: 3_000, queries: 250),
        Case(seed: 2, applications: 3, records: 3_000, queries: 250),
        Case(seed: 3, applications: 90, records: 2_000, queries: 150),
        Case(seed: 4, applications: 2, records: 40, queries: 150),
    ]

    @Test(arguments: cases)
    func `a segment answers like the reference`(_ test: Case) throws {
        var corpus = SeededCorpus(seed: test.seed, applications: test.applications)
        var reference = ReferenceSearch()
        let index = Index()
        var changes: [IndexChange] = []
        for number in 0..<test.records {
            let record = corpus.record(number)
            reference.upsert(row: Int64(number), record)
            changes.append(.upsert(row: Int64(number), record: record))
        }
        index.apply(changes, watermark: 1)
        try check(index, reference, &corpus, queries: test.queries)
    }

    @Test(arguments: [Case(seed: 5, applications: 3, records: 2_000, queries: 60)])
    func `changes and merges answer like the reference`(_ test: Case) throws {
        var corpus = SeededCorpus(seed: test.seed, applications: test.applications)
        var numbers = SeededNumbers(seed: test.seed &+ 1)
        var reference = ReferenceSearch()
        let index = Index()
        var next = 0
        for round in 0..<12 {
            var changes: [IndexChange] = []
            for _ in 0..<numbers.pick([1, 3, 40, 400]) {
                let rows = reference.rows
                switch numbers.below(6) {
                case 0 where !rows.isEmpty:
                    let row = numbers.pick(rows)
                    reference.delete(row: row)
                    changes.append(.delete(row: row))
                case 1 where !rows.isEmpty:
                    let row = numbers.pick(rows)
                    let record = corpus.record(Int(row))
                    reference.upsert(row: row, record)
                    changes.append(.upsert(row: row, record: record))
                default:
                    let record = corpus.record(next)
                    reference.upsert(row: Int64(next), record)
                    changes.append(.upsert(row: Int64(next), record: record))
                    next += 1
                }
            }
            index.apply(changes, watermark: Int64(round))
            try check(index, reference, &corpus, queries: 12)
            let purposes: [SegmentMerge.Purpose] = [.compactMemory, .flush, .mergeStored, .all]
            if let merge = index.planMerge(purposes[round % purposes.count]) {
                let image = try #require(merge.run())
                let late = corpus.record(next)
                reference.upsert(row: Int64(next), late)
                index.apply([.upsert(row: Int64(next), record: late)], watermark: Int64(round))
                next += 1
                if let row = reference.rows.first {
                    reference.delete(row: row)
                    index.apply([.delete(row: row)], watermark: Int64(round))
                }
                #expect(index.publish(try stored(image, "segment-\(round)"), replacing: merge))
            }
            try check(index, reference, &corpus, queries: 12)
        }
        let reopened = Index(segments: index.snapshot.segments, watermark: 12)
        try check(reopened, reference, &corpus, queries: test.queries)
    }

    private func stored(_ image: SegmentImage, _ name: String) throws -> Segment {
        try image.withUnsafeBytes { bytes in
            try Segment(bytes: bytes, owner: image, name: name)
        }
    }

    private func check(
        _ index: Index,
        _ reference: ReferenceSearch,
        _ corpus: inout SeededCorpus,
        queries: Int
    ) throws {
        let snapshot = index.snapshot
        #expect(snapshot.recordCount == reference.rows.count)
        for name in [nil] + reference.applications.prefix(3).map(Optional.some) {
            let found = snapshot.browse(name, limit: 30)
            let expected = reference.browse(name)
            #expect(found.total == expected.count)
            #expect(found.matches.map(\.row) == Array(expected.prefix(30)))
        }
        guard let someRows = [reference.rows].first(where: { !$0.isEmpty }) else { return }
        for number in 0..<queries {
            let request = corpus.request(rows: someRows, isPlain: number % 3 == 0)
            let label = "query \(number): \(request)"
            let found = try compare(snapshot, reference, request, label)
            for match in found.matches.prefix(3) {
                let parts = snapshot.explain(row: match.row, request)
                try #require(parts?.score == match.score, Comment(rawValue: label))
                let sum = (parts?.parts ?? []).reduce(0) { $0 + $1.tier }
                try #require(
                    sum - (parts?.engagementBonus ?? 0) == match.score.tierSum,
                    Comment(rawValue: label)
                )
                try #require(parts?.parts.count == request.query.words.count)
            }
        }
    }

    @discardableResult
    private func compare(
        _ snapshot: Snapshot,
        _ reference: ReferenceSearch,
        _ request: SearchRequest,
        _ label: String
    ) throws -> SearchResults {
        let found = snapshot.search(request)
        let expected = reference.search(request)
        try #require(found.total == expected.total, Comment(rawValue: label))
        try #require(
            found.matches.map(\.row) == expected.matches.map(\.row),
            Comment(rawValue: label)
        )
        try #require(
            found.matches.map(\.score) == expected.matches.map(\.score),
            Comment(rawValue: label)
        )
        try #require(Self.shares(found) == Self.shares(expected), Comment(rawValue: label))
        return found
    }

    @Test(arguments: [1, 3])
    func `common words answer like the reference`(applications: Int) throws {
        var corpus = SeededCorpus(seed: 8, applications: applications)
        var reference = ReferenceSearch()
        var changes: [IndexChange] = []
        for number in 0..<9_000 {
            let record = corpus.record(number)
            reference.upsert(row: Int64(number), record)
            changes.append(.upsert(row: Int64(number), record: record))
        }
        let index = Index()
        index.apply(changes, watermark: 1)
        let columns = try #require(index.snapshot.segments.first).columns
        let common = (0..<columns.nodes.count / HeavyPrefix.width)
            .map { HeavyPrefix(columns.nodes, $0) }
            .filter { $0.listCount > 0 }
            .map { node in
                let bytes = columns.terms.term(Int(node.termLow)).prefix(Int(node.length))
                return String(decoding: bytes, as: UTF8.self)
            }
        try #require(common.count >= 2)
        for (place, word) in common.prefix(3).enumerated() {
            let next = common[(place + 1) % common.count]
            for typed in ["\(word) \(next)", "\(word) \(next) \(word)", "\(word) a \(next)"] {
                for profile in [MatchProfile.documented, .strict] {
                    var request = SearchRequest(query: TypedQuery(plain: typed))
                    request.profile = profile
                    try compare(index.snapshot, reference, request, typed)
                }
            }
        }
    }

    /// What applications have, without their order, which the best match of each decides only
    /// where bonuses do not tie.
    private static func shares(_ results: SearchResults) -> [String: [Int64]] {
        Dictionary(
            uniqueKeysWithValues: results.applications.map {
                ($0.bundleIdentifier, [Int64($0.count)] + $0.best.map(\.row))
            }
        )
    }
}
