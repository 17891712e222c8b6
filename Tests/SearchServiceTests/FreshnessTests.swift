// How much of what is journaled a search sees:
// 1. what this process was told is journaled, its next search finds, and it loses what it deleted;
// 2. a change of another process is told when searches find it, and found by what never waits;
// 3. a store opened anew is searched whole from the first key.
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct FreshnessTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func open() throws -> SpotlightIndex {
        try SpotlightIndex(location: .folder(folder.path))
    }

    func found(_ text: String, in index: SpotlightIndex) throws -> [String] {
        try index.search(UserSearch(text: text)).records.map(\.record.identifier.unique)
    }

    @Test
    func `what was handed in is found by the next search`() async throws {
        let index = try open()
        for number in 0..<50 {
            try await index.perform(.insert([item("\(number)", title: "paris\(number)")]))
            #expect(try found("paris\(number)", in: index) == ["\(number)"])
            try await index.perform(.insert([item("\(number)", title: "london\(number)")]))
            #expect(try found("paris\(number)", in: index) == [])
            #expect(try found("london\(number)", in: index) == ["\(number)"])
            try await index.perform(.delete([item("\(number)").identifier]))
            #expect(try found("london\(number)", in: index) == [])
        }
    }

    @Test
    func `a large batch is found by the next search`() async throws {
        let index = try open()
        for batch in 0..<5 {
            let records = (0..<2_000).map { item("\(batch)-\($0)", title: "paris \($0)") }
            try await index.perform(.insert(records))
            let found = try index.search(UserSearch(text: "paris", limit: 1))
            #expect(found.total == (batch + 1) * 2_000)
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `what another process changes is told when it can be found`() async throws {
        let screen = try open()
        #expect(try screen.search("paris", freshness: .searchable) == [])
        let changes = screen.changes
        let writer = try open()
        try await writer.perform(.insert([item("1", title: "paris")]))
        for await _ in changes where try screen.search("paris", freshness: .searchable) == ["1"] {
            break
        }
        #expect(try screen.search("paris", freshness: .searchable) == ["1"])
    }

    @Test
    func `a store opened anew is searched whole from the first key`() async throws {
        try await open().perform(.insert((0..<3_000).map { item("\($0)", title: "paris \($0)") }))
        let index = try open()
        let found = try index.search(
            UserSearch(text: "paris", limit: 1),
            freshness: .searchable
        )
        #expect(found.total == 3_000)
    }
}
