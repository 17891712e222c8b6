// A clock that goes back, as after a wrong setting was mended:
// 1. what was stored before is found;
// 2. what is stored now replaces what was stored "later";
// 3. nothing expires early, and what should expire by the new clock does.
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct ClockTests {
    static let late = 800_000_000.0
    static let early = 700_000_000.0

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func open(at time: Double) throws -> SpotlightIndex {
        try SpotlightIndex(location: .folder(folder.path), clock: { time })
    }

    @Test
    func `what was stored before is found, and can be replaced`() async throws {
        try await open(at: Self.late).perform(
            .insert([item("1", title: "paris"), item("2", title: "paris")])
        )
        let index = try open(at: Self.early)
        #expect(try index.search("paris").sorted() == ["1", "2"])
        try await index.perform(.insert([item("1", title: "london")]))
        #expect(try index.search("paris") == ["2"])
        #expect(try index.search("london") == ["1"])
        let journal = try index.journal()
        #expect(journal.map(\.sequence) == journal.map(\.sequence).sorted())
    }

    @Test
    func `expiry goes by the clock there is`() async throws {
        try await open(at: Self.late).perform(
            .insert([item("1", title: "paris", expires: .at(Self.early + 10))])
        )
        #expect(try open(at: Self.late).search("paris") == [])
        try await open(at: Self.early).perform(
            .insert([item("2", title: "paris", expires: .at(Self.early + 10))])
        )
        #expect(try open(at: Self.early).search("paris") == ["2"])
        #expect(try open(at: Self.early + 10).search("paris") == [])
    }
}
