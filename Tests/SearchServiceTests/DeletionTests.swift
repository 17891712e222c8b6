// What the deletes take:
// 1. a domain takes itself and what is below it by dotted component, and nothing else (S45);
// 2. over all indexes of the application, items and activities alike (S21, S127);
// 3. an item takes the activities that live with it, and no weakly related one (S22, S23);
// 4. an activity whose item is not stored is not stored (S22);
// 5. all items means those of one index, and its client state (S46);
// 6. activities go by persistent identifier, or all (S125);
// 7. deleting what is not there is no error (S44).
import ItemStore
import SearchModel
import SearchService
import Testing

struct DeletionTests {
    struct Case: CustomTestStringConvertible {
        let call: String
        let domain: String?
        let isRemoved: Bool

        var testDescription: String { "'\(call)' on \(domain ?? "nil")" }
    }

    static let domains = [
        Case(call: "com.a.b", domain: "com.a.b", isRemoved: true),
        Case(call: "com.a.b", domain: "com.a.b.c", isRemoved: true),
        Case(call: "com.a.b", domain: "com.a.b.c.d", isRemoved: true),
        Case(call: "com.a.b", domain: "com.a", isRemoved: false),
        Case(call: "com.a.b", domain: "com.a.bc", isRemoved: false),
        Case(call: "com.a.b", domain: "com.a.b-c", isRemoved: false),
        Case(call: "com.a.b", domain: "com.a.b/c", isRemoved: false),
        Case(call: "com.a.b", domain: nil, isRemoved: false),
        Case(call: "com.a.b", domain: "COM.A.B", isRemoved: false),
        Case(call: "", domain: "com.a", isRemoved: false),
        Case(call: "", domain: "", isRemoved: false),
        Case(call: "com.a.", domain: "com.a.b", isRemoved: false),
        Case(call: "com.%", domain: "com.a", isRemoved: false),
        Case(call: "東京", domain: "東京.駅", isRemoved: true),
    ]

    @Test(arguments: domains)
    func `a domain takes what is below it by component (S45)`(_ testCase: Case) async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert([item("1", domain: testCase.domain)]))
        try await index.perform(.deleteDomains([testCase.call]))
        #expect(try index.stored().isEmpty == testCase.isRemoved)
        if let domain = testCase.domain {
            #expect(DomainPath(testCase.call).contains(domain) == testCase.isRemoved)
        }
    }

    @Test
    func `a domain takes items and activities of every index (S21, S127)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        var visited = activity("visited")
        visited.attributes[.domainIdentifier] = .text("a.b")
        try await index.perform(.insert([item("1", domain: "a"), visited]), in: "first")
        try await index.perform(.insert([item("2", domain: "a.c"), item("3")]), in: "second")
        try await index.perform(.deleteDomains(["a"]))
        #expect(try index.stored() == ["3"])
    }

    @Test
    func `the item's own domain counts before that of its attribute set (O19)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        var record = item("1", domain: "a")
        record.attributes[.domainIdentifier] = .text("b")
        try await index.perform(.insert([record]))
        try await index.perform(.deleteDomains(["b"]))
        #expect(try index.stored() == ["1"])
        try await index.perform(.deleteDomains(["a"]))
        #expect(try index.stored() == [])
    }

    @Test
    func `an item takes the activities that live with it (S22, S23)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(
            .insert([item("1"), activity("strong", related: "1"), activity("weak", weakly: "1")])
        )
        #expect(try index.stored() == ["1", "strong", "weak"])
        try await index.perform(.delete([item("1").identifier]))
        #expect(try index.stored() == ["weak"])
    }

    @Test
    func `an activity whose item is not stored is not stored (S22)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(
            .insert([activity("strong", related: "1"), activity("weak", weakly: "1")])
        )
        #expect(try index.stored() == ["weak"])
    }

    @Test
    func `all items are those of one index, and its client state goes (S46)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(
            .insert([item("1"), activity("a")]),
            in: "first",
            clientState: .init(state: [1])
        )
        try await index.perform(.insert([item("2")]), in: "second", clientState: .init(state: [2]))
        try await index.perform(.deleteAllItems, in: "first")
        #expect(try index.stored() == ["a", "2"])
        #expect(try index.clientState(application: application, indexName: "first") == nil)
        #expect(try index.clientState(application: application, indexName: "second") == [2])
    }

    @Test
    func `activities go by persistent identifier, or all (S125)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(
            .insert([item("1"), activity("a"), activity("b"), activity("c")])
        )
        try await index.perform(.deleteActivities(persistentIdentifiers: ["a", "unknown"]))
        #expect(try index.stored() == ["1", "b", "c"])
        try await index.perform(.deleteAllActivities)
        #expect(try index.stored() == ["1"])
    }

    @Test
    func `everything of an application goes, whatever its index, and its client states`()
        async throws
    {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(
            .insert([item("1"), activity("a", related: "1"), page("https://example.com/p")]),
            in: "first",
            clientState: .init(state: [1])
        )
        try await index.perform(.insert([item("2")]), clientState: .init(state: [2]))
        let count = try await index.write(
            WriteRequest(application: application, operations: [.deleteEverything])
        )
        #expect(count == 4)
        #expect(try index.journal().last?.rowCount == 4)
        #expect(try index.stored() == [])
        for name in ["first", ""] {
            #expect(try index.clientState(application: application, indexName: name) == nil)
        }
    }

    private func page(_ address: String) -> Record {
        Record(
            identifier: RecordIdentifier(application: application, kind: .web, unique: address)
        )
    }

    @Test
    func `deleting what is not there is no error (S44)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(
            .delete([item("1").identifier]),
            .deleteDomains(["a"]),
            .deleteAllItems,
            .deleteActivities(persistentIdentifiers: ["a"]),
            .deleteAllActivities,
            .deleteEverything
        )
        #expect(try index.stored() == [])
    }
}
