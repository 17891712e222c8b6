import QueryLanguage
import SearchModel
import Testing

@testable import IndexEngine

/// What this file proves.
///
/// 1. The last change of a row in one batch wins.
/// 2. A snapshot taken before a change does not see it.
/// 3. Single changes do not pile up as segments.
/// 4. A flush takes everything in memory, and its watermark is the snapshot's.
/// 5. A delete that was flushed still hides the row when the segments are opened again.
/// 6. A merge whose sources are gone, and a cancelled one, change nothing.
/// 7. Starting over drops what was in memory.
struct IndexChangeTests {
    private static func upsert(_ row: Int64, _ title: String) -> IndexChange {
        .upsert(
            row: row,
            record: Record(
                identifier: RecordIdentifier(
                    application: "com.example.notes",
                    kind: .item,
                    unique: "item-\(row)"
                ),
                attributes: [.title: .text(title)]
            )
        )
    }

    private static func rows(_ snapshot: Snapshot, _ typed: String) -> [Int64] {
        snapshot.search(SearchRequest(query: TypedQuery(plain: typed))).matches.map(\.row)
    }

    private static func stored(_ merge: SegmentMerge, _ name: String) throws -> Segment {
        let image = try #require(merge.run())
        return try image.withUnsafeBytes { try Segment(bytes: $0, owner: image, name: name) }
    }

    @Test func `the last change of a row wins`() {
        let index = Index()
        index.apply(
            [Self.upsert(1, "old"), Self.upsert(1, "new"), Self.upsert(2, "new"), .delete(row: 2)],
            watermark: 4
        )
        #expect(Self.rows(index.snapshot, "new") == [1])
        #expect(Self.rows(index.snapshot, "old") == [])
        #expect(index.snapshot.watermark == 4)
    }

    @Test func `a snapshot does not see later changes`() {
        let index = Index()
        index.apply([Self.upsert(1, "first")], watermark: 1)
        let before = index.snapshot
        index.apply([Self.upsert(1, "second"), Self.upsert(2, "first")], watermark: 2)
        #expect(Self.rows(before, "first") == [1])
        #expect(Self.rows(index.snapshot, "first") == [2])
    }

    @Test func `single changes do not pile up as segments`() {
        let index = Index()
        for row in 0..<200 { index.apply([Self.upsert(Int64(row), "note \(row)")], watermark: 1) }
        #expect(index.snapshot.segments.count <= 8)
        #expect(index.snapshot.recordCount == 200)
    }

    @Test func `a flushed delete still hides its row`() throws {
        let index = Index()
        index.apply([Self.upsert(1, "one"), Self.upsert(2, "one")], watermark: 1)
        let base = try #require(index.planMerge(.flush))
        #expect(index.publish(try Self.stored(base, "base"), replacing: base))
        index.apply([.delete(row: 1)], watermark: 2)
        let next = try #require(index.planMerge(.flush))
        #expect(next.watermark == 2)
        #expect(index.publish(try Self.stored(next, "next"), replacing: next))
        #expect(index.planMerge(.flush)?.documentCount == nil)
        let reopened = Index(segments: index.snapshot.segments, watermark: 2)
        #expect(Self.rows(reopened.snapshot, "one") == [2])
    }

    @Test func `a merge without its sources changes nothing`() throws {
        let index = Index()
        index.apply([Self.upsert(1, "one")], watermark: 1)
        let merge = try #require(index.planMerge(.flush))
        #expect(merge.run(isCancelled: { true }) == nil)
        let segment = try Self.stored(merge, "late")
        index.reset(segments: [], watermark: 0)
        #expect(!index.publish(segment, replacing: merge))
        #expect(index.snapshot.recordCount == 0)
    }
}
