import QueryLanguage
import SearchModel
import Testing

@testable import IndexEngine

/// What this file proves: a merge under way keeps nobody waiting.
///
/// 1. In the middle of a merge, on its own thread, searches answer and changes are taken: a lock
///    that the merge held would never let them.
/// 2. Searches find the same with the same effort while it goes on.
/// 3. What was changed meanwhile is found at once, and still is when the merge is published.
struct MergeBesideSearchTests {
    private static func record(_ row: Int, _ title: String) -> Record {
        Record(
            identifier: RecordIdentifier(
                application: "com.example.notes",
                kind: .item,
                unique: "item-\(row)"
            ),
            attributes: [.title: .text(title)]
        )
    }

    private static func rows(_ snapshot: Snapshot, _ typed: String) -> [Int64] {
        snapshot.search(SearchRequest(query: TypedQuery(plain: typed))).matches.map(\.row)
    }

    @Test func `searches and changes go on in the middle of a merge`() throws {
        var corpus = SeededCorpus(seed: 41, applications: 3)
        let size = 5_000
        let parts = try (0..<4).map { part in
            var builder = SegmentBuilder(language: "en")
            for row in part * size..<(part + 1) * size {
                builder.add(row: Int64(row), record: corpus.record(row))
            }
            return try Segment(builder.finish())
        }
        let index = Index(segments: parts)
        let requests = (0..<20).map { corpus.request(rows: [1, 2, 3], isPlain: $0 < 10) }
        let before = Self.answers(requests, index.snapshot)
        let merge = try #require(index.planMerge(.all))

        var looks = 0
        let image = merge.run {
            if looks == 0 { #expect(Self.answers(requests, index.snapshot) == before) }
            let added = Int64(4 * size + looks)
            let changes: [IndexChange] = [
                .upsert(row: added, record: Self.record(Int(added), "meanwhile \(looks)")),
                .delete(row: Int64(looks)),
            ]
            looks += 1
            index.apply(changes, watermark: Int64(looks))
            #expect(Self.rows(index.snapshot, "meanwhile").count == looks)
            return false
        }
        #expect(looks > 4)
        let added = (0..<looks).map { Int64(4 * size + $0) }
        #expect(index.publish(try Segment(try #require(image)), replacing: merge))
        #expect(index.snapshot.segments.first?.documentCount == 4 * size)
        #expect(index.snapshot.recordCount == 4 * size)
        #expect(Set(Self.rows(index.snapshot, "meanwhile")) == Set(added))
        let found = index.snapshot.explain(row: 0, SearchRequest(query: TypedQuery(plain: "a")))
        #expect(found == nil)
    }

    private struct Answer: Equatable {
        let matches: [SearchResults.Match]
        let total: Int
        let work: SearchWork
    }

    private static func answers(_ requests: [SearchRequest], _ snapshot: Snapshot) -> [Answer] {
        requests.map { request in
            var work = SearchWork()
            let found = snapshot.search(request, &work)
            return Answer(matches: found.matches, total: found.total, work: work)
        }
    }
}
