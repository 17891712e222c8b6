// The index after a loss:
// 1. a large store gets a segment file, and a small rest stays in memory;
// 2. a store opened again answers from its segment and what changed after it;
// 3. a segment that is missing, cut short or changed anywhere loses nothing: it is built anew;
// 4. files nobody names are removed, and a store without any segment is built one;
// 5. what was deleted before or after a segment was written does not come back.
import Foundation
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct RecoveryTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// An index that writes segments of a few records.
    func open() throws -> SpotlightIndex {
        var sizes = IndexSizes()
        sizes.step = 16
        sizes.rebuild = 50
        sizes.flush = 50
        return try SpotlightIndex(
            location: .folder(folder.path),
            sizes: sizes,
            clock: { 800_000_000 }
        )
    }

    func fill() async throws {
        let index = try open()
        try await index.perform(
            .insert((0..<120).map { item("\($0)", title: "paris \($0)", domain: "d\($0 % 3)") })
        )
        try await index.perform(.deleteDomains(["d0"]))
        index.settle()
        #expect(try index.statistics().segments.count == 1)
        #expect(index.recordsInMemory == 0)
    }

    var segments: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/segments")
                .filter { $0.hasSuffix(".segment") }
        }
    }

    @Test
    func `a store opened again answers from its segment and what changed since`() async throws {
        try await fill()
        let index = try open()
        #expect(try index.search("paris").count == 50)
        try await index.perform(.insert([item("1", title: "london"), item("new", title: "paris")]))
        try await index.perform(.delete([item("2").identifier]))
        let again = try open()
        #expect(try again.search("lon") == ["1"])
        #expect(try again.total("paris") == 79)
    }

    enum Loss: CaseIterable {
        case missing, cut, empty, changedHeader, changedMiddle, changedEnd
    }

    @Test(arguments: Loss.allCases)
    func `a lost segment loses nothing and is built anew`(_ loss: Loss) async throws {
        try await fill()
        let name = try #require(try segments.first)
        let url = URL(filePath: folder.path + "/segments/" + name)
        var bytes = try Data(contentsOf: url)
        switch loss {
        case .missing: try FileManager.default.removeItem(at: url)
        case .cut: try bytes.prefix(bytes.count / 2).write(to: url)
        case .empty: try Data().write(to: url)
        case .changedHeader:
            bytes[20] ^= 0xFF
            try bytes.write(to: url)
        case .changedMiddle:
            bytes[bytes.count / 2] ^= 0xFF
            try bytes.write(to: url)
        case .changedEnd:
            bytes[bytes.count - 1] ^= 0xFF
            try bytes.write(to: url)
        }
        let index = try open()
        #expect(try index.total("paris") == 80)
        #expect(try index.total("par") == 80)
        #expect(try index.search("119") == ["119"].filter { _ in 119 % 3 != 0 })
        index.settle()
        #expect(try index.total("paris") == 80)
        let again = try open()
        #expect(try again.total("paris") == 80)
    }

    @Test
    func `a large store without a segment is built one`() async throws {
        try await fill()
        let connection = try Database(location: .folder(folder.path)).connectForWriting()
        try connection.write { () throws(StoreError) in
            try SegmentTable(connection).removeAll()
        }
        let index = try open()
        #expect(try index.total("paris") == 80)
        #expect(try index.statistics().segments.count == 1)
    }

    @Test
    func `a reset leaves no record, no segment and no text`() async throws {
        try await fill()
        let index = try open()
        try index.reset()
        #expect(try index.total("paris") == 0)
        #expect(try index.stored() == [])
        #expect(try segments == [])
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            guard let bytes = FileManager.default.contents(atPath: folder.path + "/" + file) else {
                continue
            }
            #expect(bytes.range(of: Data("paris".utf8)) == nil, "\(file)")
        }
    }
}
