// Who builds the segments of a store:
// 1. one process at a time, whatever happens to the folder of segments;
// 2. who takes over goes on from what the one before has stored, and no row is lost;
// 3. two that both build, because the folder was taken from under one, lose nothing either.
import Foundation
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct KeepingTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// An index that writes segments of a few records.
    func open() throws -> SpotlightIndex {
        var sizes = IndexSizes()
        sizes.step = 16
        sizes.rebuild = 10
        sizes.flush = 10
        return try SpotlightIndex(location: .folder(folder.path), sizes: sizes, clock: { 8e8 })
    }

    func insert(_ numbers: Range<Int>, into index: SpotlightIndex) async throws {
        try await index.perform(.insert(numbers.map { item("\($0)", title: "paris \($0)") }))
        index.settle()
    }

    @Test
    func `who takes over goes on from what is stored`() async throws {
        var first: SpotlightIndex? = try open()
        try await insert(0..<20, into: #require(first))
        // It opens the first segment, and does not see how it is replaced.
        let second = try open()
        #expect(try second.total("paris") == 20)
        for start in stride(from: 20, to: 100, by: 20) {
            try await insert(start..<start + 20, into: #require(first))
        }
        first = nil
        try await insert(100..<140, into: second)
        try await insert(140..<180, into: second)
        #expect(try second.total("paris") == 180)
        #expect(try open().total("paris") == 180)
        #expect(try open().stored().count == 180)
    }

    @Test
    func `a folder taken from under a process loses nothing`() async throws {
        let first = try open()
        try await insert(0..<40, into: first)
        try FileManager.default.removeItem(atPath: folder.path + "/segments")
        let second = try open()
        for start in stride(from: 40, to: 200, by: 40) {
            try await insert(start..<start + 20, into: first)
            try await insert(start + 20..<start + 40, into: second)
            #expect(try first.total("paris") == start + 40)
            #expect(try second.total("paris") == start + 40)
            #expect(try open().total("paris") == start + 40)
        }
    }
}
