// Bytes that are not what was written:
// 1. a damaged record costs that record alone: reading, walking, searching and following go on, and
//    the statistics count it;
// 2. a record put again in its place is whole, and no longer counted;
// 3. with a damaged segment, what never waits shows no row that does not match.
import Foundation
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct DamageTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func open() throws -> SpotlightIndex {
        var sizes = IndexSizes()
        sizes.flush = 50
        return try SpotlightIndex(location: .folder(folder.path), sizes: sizes, clock: { 8e8 })
    }

    /// Changes the one place where a file holds some bytes.
    func change(_ old: String, in file: String, to new: [UInt8]) throws {
        let url = URL(filePath: folder.path + "/" + file)
        var bytes = try Data(contentsOf: url)
        let range = try #require(bytes.range(of: Data(old.utf8)))
        bytes.replaceSubrange(range, with: new)
        try bytes.write(to: url)
    }

    func fill() async throws {
        let index = try open()
        let titles = ["paris a", "paris broken!", "paris c"]
        try await index.perform(.insert(titles.map { item($0, title: $0) }))
        index.settle()
    }

    @Test
    func `a damaged record costs that record alone`() async throws {
        try await fill()
        // The identifier's column holds it too; the title's bytes are the ones before their length.
        try change(
            "\u{0D}paris broken!",
            in: "limelight.sqlite",
            to: [0x0D] + Array("paris broken".utf8) + [0xFF]
        )
        let index = try open()
        #expect(try index.search("paris") == ["paris a", "paris c"])
        #expect(try index.stored() == ["paris a", "paris c"])
        #expect(try index.record(item("paris broken!").identifier) == nil)
        try await index.perform(.insert([item("d", title: "paris d")]))
        #expect(try index.total("paris") == 3)
        #expect(try index.statistics().damagedCount == 1)
        try await index.perform(.insert([item("paris broken!", title: "paris mended")]))
        #expect(try index.search("mended") == ["paris broken!"])
        #expect(try index.statistics().damagedCount == 0)
    }

    @Test
    func `a damaged segment shows no row that does not match`() async throws {
        do {
            let index = try open()
            try await index.perform(
                .insert((0..<200).map { item("\($0)", title: $0 % 2 == 0 ? "paris" : "london") })
            )
            index.settle()
            #expect(try index.statistics().segments.count == 1)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/segments")
        let name = try #require(files.first { $0.hasSuffix(".segment") })
        let url = URL(filePath: folder.path + "/segments/" + name)
        let whole = try Data(contentsOf: url)
        for place in stride(from: 2_048, to: whole.count, by: 97) {
            var bytes = whole
            bytes[place] ^= 0xFF
            try bytes.write(to: url)
            let index = try open()
            let found = try index.search(UserSearch(text: "paris"), freshness: .searchable)
            #expect(
                found.records.allSatisfy { $0.record.attributes[.title] == .text("paris") },
                "byte \(place)"
            )
            #expect(try index.total("paris") == 100)
            try whole.write(to: url)
        }
    }
}
