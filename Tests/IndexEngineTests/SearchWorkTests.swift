import QueryLanguage
import SearchModel
import Testing

@testable import IndexEngine

/// What this file proves: how much searches read, in counts, so that a regression shows without a
/// clock.
///
/// 1. One heavy word reads no posting, no plane and no document.
/// 2. Dense words read one plane each, once.
/// 3. Common words read their lists, once each, and no document's own terms.
/// 4. A rare word beside others reads no more postings than it has, and looks up no more documents
///    than it is in.
/// 5. A search of several segments reads what it reads of each.
struct SearchWorkTests {
    private static let recordCount = 9_000

    private static func segment(records: Range<Int> = 0..<recordCount) throws -> Segment {
        var corpus = SeededCorpus(seed: 8, applications: 1)
        var builder = SegmentBuilder(language: "en")
        for number in 0..<records.upperBound {
            let record = corpus.record(number)
            if records.contains(number) { builder.add(row: Int64(number), record: record) }
        }
        return try Segment(builder.finish())
    }

    private static func work(_ typed: String, _ segments: [Segment]) -> SearchWork {
        var work = SearchWork()
        _ = Index(segments: segments).snapshot
            .search(SearchRequest(query: TypedQuery(plain: typed)), &work)
        return work
    }

    /// The heavy prefixes of a segment as typed, with what they keep.
    private static func heavy(_ segment: Segment) -> [(typed: String, node: HeavyPrefix)] {
        let columns = segment.columns
        return (0..<columns.nodes.count / HeavyPrefix.width).map { number in
            let node = HeavyPrefix(columns.nodes, number)
            let bytes = columns.terms.term(Int(node.termLow)).prefix(Int(node.length))
            return (String(decoding: bytes, as: UTF8.self), node)
        }
    }

    @Test func `a heavy word is looked up`() throws {
        let segment = try Self.segment()
        let words = Self.heavy(segment)
        try #require(!words.isEmpty)
        for word in words { #expect(Self.work(word.typed, [segment]) == SearchWork()) }
    }

    @Test func `dense words read a plane each`() throws {
        let segment = try Self.segment()
        let dense = Self.heavy(segment).filter { $0.node.plane > 0 }
        try #require(dense.count >= 2)
        let work = Self.work("\(dense[0].typed) \(dense[1].typed)", [segment])
        #expect(work.planeWords == 2 * BitPlanes.wordCount(documents: Self.recordCount))
        #expect(work.postingBytes == 0)
        // Documents that match loosely only are outside the planes, and are looked at one by one.
        #expect(work.verified <= Int(dense[0].node.looseCount + dense[1].node.looseCount))
    }

    @Test func `common words read their lists`() throws {
        let segment = try Self.segment()
        let common = Self.heavy(segment).filter { $0.node.listCount > 0 }
        try #require(common.count >= 2)
        let work = Self.work("\(common[0].typed) \(common[1].typed)", [segment])
        let entries = Int(common[0].node.listCount + common[1].node.listCount)
        #expect(work.postingBytes == entries * MemoryLayout<UInt16>.stride)
        #expect(work.planeWords == 0)
        #expect(work.verified == 0)
    }

    @Test func `a rare word leads`() throws {
        let segment = try Self.segment()
        let dense = try #require(Self.heavy(segment).first { $0.node.plane > 0 })
        let rare = "đường"
        let alone = Self.work(rare, [segment])
        let both = Self.work("\(rare) \(dense.typed)", [segment])
        try #require(alone.postingBytes > 0)
        #expect(both.postingBytes <= alone.postingBytes)
        // A posting takes two bytes at least, so there are no more documents than half its bytes.
        #expect(both.verified <= alone.postingBytes / 2)
        #expect(both.planeWords <= alone.postingBytes / 2 * BitPlanes.planeCount)
    }

    @Test func `segments add up`() throws {
        let halves = [
            try Self.segment(records: 0..<Self.recordCount / 2),
            try Self.segment(records: Self.recordCount / 2..<Self.recordCount),
        ]
        for typed in ["đường", "a e", "résumé a"] {
            var sum = Self.work(typed, [halves[0]])
            sum += Self.work(typed, [halves[1]])
            #expect(Self.work(typed, halves) == sum)
        }
    }
}
