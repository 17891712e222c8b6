// What inserting and updating do:
// 1. an insert replaces: nothing of the old record survives (S7);
// 2. an update merges: cleared attributes go, untouched ones stay (S8);
// 3. an update of a record that is missing or has expired is dropped without error (S9);
// 4. an item is one item whatever index it was handed to (S6, O3);
// 5. cleared attributes are not stored;
// 6. a request is journaled as a whole or not at all.
import ItemStore
import SearchModel
import SearchService
import Testing

struct InsertionTests {
    let clock = TestClock()
    let index: SpotlightIndex

    init() throws {
        index = try SpotlightIndex(location: .memory, clock: clock.now)
    }

    func attributes(_ identifier: String) throws -> [AttributeName: AttributeValue]? {
        try index.record(item(identifier).identifier)?.record.attributes
    }

    @Test
    func `an insert replaces and nothing of the old record survives (S7)`() async throws {
        var first = item("1", title: "a", domain: "a")
        first.attributes[.keywords] = .texts(["k"])
        try await index.perform(.insert([first]))
        try await index.perform(.insert([item("1", title: "b")]))
        #expect(try attributes("1") == [.title: .text("b")])
        #expect(try index.record(first.identifier)?.record.domain == nil)
        #expect(try index.stored() == ["1"])
    }

    @Test
    func `an update clears what was cleared and keeps the rest (S8)`() async throws {
        var first = item("1", title: "a", domain: "a")
        first.attributes[.keywords] = .texts(["k"])
        first.attributes[.contentDescription] = .text("d")
        try await index.perform(.insert([first]))
        var update = item("1")
        update.attributes[.keywords] = .cleared
        update.attributes[.contentDescription] = .text("e")
        try await index.perform(.merge([update]))
        #expect(try attributes("1") == [.title: .text("a"), .contentDescription: .text("e")])
        #expect(try index.record(first.identifier)?.record.domain == "a")
    }

    @Test
    func `an update of a missing record is dropped without error (S9)`() async throws {
        try await index.perform(.merge([item("1", title: "a")]))
        #expect(try index.stored() == [])
        try await index.perform(.insert([item("1", title: "a")]))
        clock.advance(Expiration.standardPeriod + 1)
        try await index.perform(.merge([item("1", title: "b")]))
        #expect(try index.stored() == [])
    }

    @Test
    func `an item is one item whatever index it was handed to (S6, O3)`() async throws {
        try await index.perform(.insert([item("1", title: "a")]), in: "first")
        try await index.perform(.insert([item("1", title: "b")]), in: "second")
        #expect(try index.stored() == ["1"])
        #expect(try index.record(item("1").identifier)?.record.indexName == "second")
    }

    @Test
    func `cleared attributes are not stored`() async throws {
        var record = item("1", title: "a")
        record.attributes[.keywords] = .cleared
        try await index.perform(.insert([record]))
        #expect(try attributes("1") == [.title: .text("a")])
    }

    @Test
    func `a refused client state undoes the whole request (S52)`() async throws {
        try await index.perform(.insert([item("1")]), in: "named", clientState: .init(state: [1]))
        await #expect(throws: ServiceError.clientStateMismatch) {
            try await index.perform(
                .insert([item("2")]),
                in: "named",
                clientState: .init(state: [2], expected: [9])
            )
        }
        #expect(try index.stored() == ["1"])
        #expect(try index.clientState(application: application, indexName: "named") == [1])
        #expect(try index.journal().map(\.operation) == [.insert, .setClientState])
    }
}
