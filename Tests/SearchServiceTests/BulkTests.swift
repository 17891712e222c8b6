import Foundation
import IndexEngine
import ItemStore
import QueryLanguage
import SearchModel
import TestSupport
import Testing

@testable import SearchService

/// What this file proves about bulk imports.
///
/// 1. Many changes within a second are a bulk import; it is over a second after the last of them.
/// 2. When a bulk request is acknowledged, few of its records are not searchable.
/// 3. At rest one segment holds what came in bulk, and each record once; no other file is left.
struct BulkTests {
    private static let second: UInt64 = 1_000_000_000

    @Test func `many changes within a second are a bulk import`() {
        var gauge = BulkGauge(limit: 100)
        #expect(!gauge.isInBulk(at: 0))
        for step in 0..<9 { gauge.note(10, at: UInt64(step) * Self.second / 10) }
        #expect(!gauge.isInBulk(at: Self.second))
        gauge.note(10, at: Self.second)
        #expect(gauge.isInBulk(at: Self.second))
        #expect(gauge.isInBulk(at: 2 * Self.second - 1))
        #expect(!gauge.isInBulk(at: 2 * Self.second))
        // Slow ones never add up.
        for step in 3..<99 { gauge.note(10, at: UInt64(step) * Self.second) }
        #expect(!gauge.isInBulk(at: 99 * Self.second))
    }

    @Test func `who writes in bulk waits for the index`() async throws {
        let folder = try TemporaryFolder()
        var sizes = IndexSizes()
        sizes.lag = 100
        sizes.step = 50
        let index = try SpotlightIndex(location: .folder(folder.path), sizes: sizes, clock: { 8e8 })
        for batch in 0..<6 {
            try await index.perform(.insert(Self.records(batch * 300..<batch * 300 + 300)))
            let request = SearchRequest(query: TypedQuery(plain: "paris"), limit: 1)
            // What the snapshot holds, without following on.
            let total = index.follower.index.snapshot.search(request).total
            #expect(total >= batch * 300 + 300 - sizes.lag)
        }
    }

    @Test func `at rest one segment holds a bulk import`() async throws {
        let folder = try TemporaryFolder()
        var sizes = IndexSizes()
        sizes.flush = 50
        sizes.bulkFlush = 100
        sizes.bulk = 100
        let index = try SpotlightIndex(location: .folder(folder.path), sizes: sizes, clock: { 8e8 })
        for batch in 0..<6 {
            try await index.perform(.insert(Self.records(batch * 300..<batch * 300 + 300)))
        }
        index.settle()
        #expect(try index.statistics().segments.map(\.recordCount) == [1_800])
        #expect(try index.total("paris") == 1_800)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/segments")
        #expect(files == (try index.statistics().segments.map(\.name)))
    }

    private static func records(_ numbers: Range<Int>) -> [Record] {
        numbers.map { item("number-\($0)", title: "Paris \($0)") }
    }
}
