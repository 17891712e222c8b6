// Query strings:
// 1. they find exactly the live records that fulfil them, whatever the index narrows;
// 2. what the index narrows is all that is read, and the run says how far it is;
// 3. a cancelled run stops at the next block;
// 4. what a search does not find, no query string finds: activities that are not for search or
//    whose item stands for both, and records that were lost (S24, S43).
import IndexEngine
import ItemStore
import QueryLanguage
import SearchModel
import SearchService
import TestSupport
import Testing

struct QueryTests {
    /// The identifiers a query string finds, in order.
    private func found(
        _ text: String,
        in index: SpotlightIndex,
        application: String? = nil,
        progress: (QueryStep) -> Void = { _ in }
    ) throws -> [String] {
        var found: [String] = []
        try index.query(
            QueryRequest(queryString: text, application: application),
            progress: progress
        ) { block in found += block.map(\.record.identifier.unique) }
        return found
    }

    @Test(arguments: [11] as [UInt64])
    func `a query finds exactly what fulfils it`(seed: UInt64) async throws {
        var seeded = SeededQueries(seed: seed)
        let index = try SpotlightIndex(location: .memory, clock: { 8e8 })
        for round in 0..<3 {
            let records = (0..<90).map { seeded.record($0 + round * 60) }
            for record in records {
                try await index.perform(record)
            }
        }
        var all: [Record] = []
        try index.forEachRecord(application: nil) { all.append($0.record) }
        var count = 0
        for number in 0..<200 {
            let text = seeded.query()
            let predicate = RecordPredicate(try Query(parsing: text), start: 8e8)
            let application = number % 3 == 0 ? "com.example.one" : nil
            let expected = all.filter { record in
                (application == nil || record.identifier.application == application)
                    && predicate.matches(record)
            }
            let label = Comment(rawValue: "seed \(seed), query \(number): \(text)")
            try #require(
                try found(text, in: index, application: application)
                    == expected.map(\.identifier.unique),
                label
            )
            count += expected.count
        }
        #expect(count > 1_000)
    }

    @Test func `only records that hold the words are read`() async throws {
        let index = try SpotlightIndex(location: .memory)
        let records = (0..<1_000).map { item("\($0)", title: $0 % 100 == 0 ? "paris" : "rome") }
        try await index.perform(.insert(records))
        var steps: [QueryStep] = []
        let narrow = try found("title == \"par*\"cd", in: index) { steps.append($0) }
        #expect(narrow.count == 10)
        #expect(steps == [QueryStep(looked: 10, total: 10)])
        steps = []
        #expect(try found("title != \"rome\"", in: index) { steps.append($0) } == narrow)
        #expect(steps.map(\.looked) == [256, 512, 768, 1_000])
        #expect(steps.allSatisfy { $0.total == 1_000 })
    }

    @Test func `what is found has attributes that no query asked for`() async throws {
        let index = try SpotlightIndex(location: .memory)
        var record = item("1", title: "paris")
        record.attributes[.rankingHint] = .integer(7)
        record.attributes[.contentType] = .text("public.text")
        try await index.perform(.insert([record, item("2", title: "rome")]))
        for text in ["rankingHint > 3", "contentTypeTree == \"public.*\"", "title == \"par*\""] {
            var found: [Record] = []
            try index.query(QueryRequest(queryString: text)) { found += $0.map(\.record) }
            #expect(found == [record])
        }
    }

    @Test func `a cancelled run stops at the next block`() async throws {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert((0..<2_000).map { item("\($0)", title: "paris") }))
        for text in ["title == \"paris\"", "title != \"rome\""] {
            var count = 0
            try index.query(
                QueryRequest(queryString: text),
                isCancelled: { count > 0 },
                visit: { count += $0.count }
            )
            #expect(count == 256)
        }
    }

    @Test func `what no search finds, no query string finds (S24)`() async throws {
        let index = try SpotlightIndex(location: .memory)
        var hidden = activity("hidden")
        hidden.activity?.isEligibleForSearch = false
        try await index.perform(
            .insert([item("1", title: "visit"), hidden, activity("twin", weakly: "1")]),
            .insert([activity("shown")])
        )
        for text in ["** == \"*i*\"c", "rating != 3"] {
            #expect(try found(text, in: index) == ["1", "shown"])
        }
    }

    @Test func `a lost record is found by no query string (S43)`() async throws {
        let index = try SpotlightIndex(
            location: .memory,
            faults: Faults(parsing: "fail-later:1"),
            clock: { 8e8 }
        )
        try await index.perform(.insert([item("1", title: "paris"), item("2", title: "paris")]))
        for text in ["title == \"paris\"", "rating != 3"] {
            #expect(try found(text, in: index) == ["2"])
        }
    }

    @Test func `filters count before the limit`() async throws {
        let index = try SpotlightIndex(location: .memory)
        let activities = (0..<30).map { activity("wire \($0)") }
        let items = (0..<30).map { item("\($0)", title: "a wire \($0 % 3)") }
        try await index.perform(.insert(activities + items))
        var search = UserSearch(text: "wire", limit: 5, recordKind: .item)
        var results = try index.search(search)
        #expect(results.records.count == 5 && results.total == 30)
        #expect(results.records.allSatisfy { $0.record.identifier.kind == .item })
        search.filterQueries = ["title == \"*2\""]
        results = try index.search(search)
        #expect(results.records.count == 5 && results.total == 10)
        search.protections = [.complete]
        #expect(try index.search(search).total == 0)
    }

    @Test func `a title that many records share is suggested once, and others too`() async throws {
        let index = try SpotlightIndex(location: .memory)
        let same = (0..<100).map { item("\($0)", title: "Wire") }
        try await index.perform(.insert(same + [item("b", title: "Wire b")]))
        let suggestions = try index.suggestions(UserSearch(text: "wire", limit: 2))
        #expect(suggestions.map(\.text) == ["Wire", "Wire b"])
    }
}

extension SpotlightIndex {
    /// Inserts one record for its own application.
    fileprivate func perform(_ record: Record) async throws {
        let request = WriteRequest(
            application: record.identifier.application,
            operations: [.insert([record])]
        )
        try await withCheckedThrowingContinuation { continuation in
            submit(request) { continuation.resume(with: $0) }
        }
    }
}
