// Searching what is stored:
// 1. an item is found once it is journaled, in its newest form only, and not after its delete;
// 2. a search sees what another index object over the same store has written;
// 3. `changes` tells of both;
// 4. an activity of a stored item is shown by its item alone, until the item goes (S24);
// 5. an activity that is not for search is not found;
// 6. browsing an application shows what a search may find, and nobody else's.
import ItemStore
import QueryLanguage
import SearchModel
import SearchService
import TestSupport
import Testing

struct SearchingTests {
    @Test
    func `an item is found in its newest form only`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert([item("1", title: "paris"), item("2", title: "parisol")]))
        #expect(try index.search("par") == ["1", "2"])
        try await index.perform(.insert([item("1", title: "london")]))
        #expect(try index.search("par") == ["2"])
        #expect(try index.search("lon") == ["1"])
        try await index.perform(.delete([item("1").identifier]))
        #expect(try index.search("lon") == [])
    }

    @Test
    func `a search sees what another object has written`() async throws {
        let folder = try TemporaryFolder()
        let first = try SpotlightIndex(location: .folder(folder.path))
        let second = try SpotlightIndex(location: .folder(folder.path))
        #expect(try second.search("paris") == [])
        try await first.perform(.insert([item("1", title: "paris")]))
        #expect(try second.search("paris") == ["1"])
        try await second.perform(.delete([item("1").identifier]))
        #expect(try first.search("paris") == [])
        try await first.perform(.insert([item("1", title: "paris")]))
        try first.reset()
        #expect(try second.search("paris") == [])
        #expect(try second.stored() == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func `changes tell of one's own and of others' writes`() async throws {
        let folder = try TemporaryFolder()
        let first = try SpotlightIndex(location: .folder(folder.path))
        let second = try SpotlightIndex(location: .folder(folder.path))
        var own = first.changes.makeAsyncIterator()
        var others = second.changes.makeAsyncIterator()
        try await first.perform(.insert([item("1", title: "paris")]))
        #expect(await own.next() != nil)
        #expect(await others.next() != nil)
    }

    @Test
    func `an item stands for its activity until it goes (S24)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert([activity("visit", weakly: "1")]))
        #expect(try index.search("visit") == ["visit"])
        try await index.perform(.insert([item("1", title: "paris visit")]))
        #expect(try index.search("visit") == ["1"])
        #expect(try index.stored() == ["visit", "1"])
        try await index.perform(.delete([item("1").identifier]))
        #expect(try index.search("visit") == ["visit"])
    }

    @Test
    func `an activity that is not for search is not found`() async throws {
        let index = try SpotlightIndex(location: .memory)
        var record = activity("visit")
        record.activity?.isEligibleForSearch = false
        try await index.perform(.insert([record]))
        #expect(try index.search("visit") == [])
    }

    @Test
    func `browsing shows of an application what a search may find`() async throws {
        let index = try SpotlightIndex(location: .memory)
        var hidden = activity("hidden")
        hidden.activity?.isEligibleForSearch = false
        var first = item("1", title: "zebra")
        first.attributes[.rankingHint] = .integer(50)
        try await index.perform(
            .insert([item("3", title: "b"), item("2", title: "a"), hidden, first])
        )
        let found = try index.browse(application, limit: 2)
        #expect(found.records.map(\.record.identifier.unique) == ["1", "2"])
        #expect(found.total == 3)
        #expect(try index.browse("com.example", limit: 2).total == 0)
        #expect(try index.browse(limit: 2).total == 3)
        try await index.perform(.delete([item("2").identifier]))
        let left = try index.browse(application, limit: 2)
        #expect(left.records.map(\.record.identifier.unique) == ["1", "3"])
        #expect(left.total == 2)
    }
}
