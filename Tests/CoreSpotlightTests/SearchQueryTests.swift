import CoreSpotlight
import Foundation
import Synchronization
import Testing

/// What these tests prove; the language itself is proved where it is read.
///
/// 1. the two styles of running a query, once (S68 to S72)
/// 2. what found items carry (S73 to S75), what narrows them (S42, S76, S78)
/// 3. how a query ends without success (S72, S79)
@Suite struct SearchQueryTests {
    let store: TestStore

    init() async throws {
        store = try TestStore()
        let paris = item("1", title: "Paris", domain: "cities.europe")
        paris.attributeSet.contentDescription = "capital"
        paris.attributeSet.rating = 5
        paris.attributeSet.keywords = ["seine", "louvre"]
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_zone"))
        paris.attributeSet.setValue(NSString(string: "A"), forCustomKey: key)
        let texas = item("2", title: "paris, Texas", domain: "cities.america")
        texas.attributeSet.rating = 3
        try await store.index().indexSearchableItems([paris, texas, item("3", title: "Rome")])
        try await CSSearchableIndex(name: nil, store: store.spotlight.acting(for: "other"))
            .indexSearchableItems([item("4", title: "Paris")])
    }

    private func query(
        _ text: String,
        _ context: CSSearchQueryContext? = nil
    ) -> CSSearchQuery {
        CSSearchQuery(queryString: text, queryContext: context, store: store.spotlight)
    }

    /// The identifiers a query finds, in order.
    private func found(_ query: CSSearchQuery) async throws -> [String] {
        var identifiers: [String] = []
        for try await result in query.results { identifiers.append(result.id) }
        return identifiers.sorted()
    }

    @Test(arguments: [
        (#"title == "Paris""#, ["1"]),
        (#"title == "paris*"cd"#, ["1", "2"]),
        (#"title == "Paris"wc"#, ["1", "2"]),
        (#"** == "*louv*"c"#, ["1"]),
        (#"rating >= 4"#, ["1"]),
        (#"InRange(rating, 3, 5)"#, ["1", "2"]),
        (#"keywords == "seine" && (rating == 5 || rating == 3)"#, ["1"]),
        (#"contentDescription != "*""#, ["2", "3"]),
        (#"domainIdentifier == "cities.*""#, ["1", "2"]),
        (#"com_example_zone == "A""#, ["1"]),
        (#"kMDItemTitle == 'Rome'"#, ["3"]),
        (#"title == "nowhere""#, []),
    ])
    func `S42, S75, S90: a query finds the application's items`(
        _ text: String,
        _ identifiers: [String]
    ) async throws {
        #expect(try await found(query(text)) == identifiers)
    }

    // MARK: Styles

    /// Items for more than two batches of results.
    private func indexMany() async throws {
        try await store.index().indexSearchableItems(
            (0..<600).map { item("many \($0)", title: "Many") }
        )
    }

    @Test func `S70, S71: handlers get each item once, then the completion comes once`()
        async throws
    {
        try await indexMany()
        let query = query(#"title == "Many""#)
        let found = Mutex<[String]>([])
        let counts = Mutex<[Int]>([])
        let error = await withCheckedContinuation { continuation in
            query.foundItemsHandler = { items in
                let total = found.withLock { found in
                    found += items.map(\.uniqueIdentifier)
                    return found.count
                }
                // The count is the running total when the handler is called.
                counts.withLock { $0.append(query.foundItemCount - total) }
            }
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
        }
        #expect(error == nil)
        #expect(Set(found.withLock { $0 }).count == 600)
        #expect(found.withLock { $0.count } == 600)
        #expect(counts.withLock { $0 } == [0, 0, 0])
        #expect(query.foundItemCount == 600)
        #expect(!query.isCancelled)
    }

    @Test func `S70: without a handler the items are counted`() async {
        let query = query(#"title == "*""#)
        await withCheckedContinuation { continuation in
            query.completionHandler = { _ in continuation.resume() }
            query.start()
        }
        #expect(query.foundItemCount == 3)
    }

    @Test func `S69: iterating starts the query, and the handlers stay silent`() async throws {
        let query = query(#"title == "*""#)
        query.foundItemsHandler = { _ in Issue.record("the handler was called") }
        query.completionHandler = { _ in Issue.record("the completion was called") }
        #expect(try await found(query) == ["1", "2", "3"])
        #expect(query.foundItemCount == 3)
    }

    @Test func `S68: starting a query twice traps`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let query = CSSearchQuery(
                queryString: "title == \"a\"",
                queryContext: nil,
                store: try TestStore().spotlight
            )
            query.start()
            query.start()
        }
        expectSentence("This query has already been started", in: result)
    }

    // MARK: Found items

    @Test func `S73: items carry their identifiers and what was asked for`() async throws {
        let context = CSSearchQueryContext()
        context.fetchAttributes = ["title", "kMDItemKeywords", "com_example_zone", "nonsense"]
        let query = query(#"title == "Paris""#, context)
        context.fetchAttributes = []
        var items: [CSSearchableItem] = []
        for try await result in query.results { items.append(result.item) }
        let item = try #require(items.first)
        #expect(item.uniqueIdentifier == "1" && item.domainIdentifier == "cities.europe")
        #expect(item.attributeSet.title == "Paris")
        #expect(item.attributeSet.keywords == ["seine", "louvre"])
        #expect(item.attributeSet.contentDescription == nil)
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_zone"))
        #expect(item.attributeSet.value(forCustomKey: key) as? NSString == "A")
    }

    @Test(arguments: [nil, []] as [[String]?])
    func `S73, S74: without a fetch list items carry identifiers only`(
        _ attributes: [String]?
    ) async throws {
        try await store.asProcessStore {
            let query = CSSearchQuery(queryString: #"title == "Paris""#, attributes: attributes)
            for try await result in query.results {
                #expect(result.item.uniqueIdentifier == "1")
                #expect(result.item.attributeSet.title == nil)
            }
            #expect(query.foundItemCount == 1)
        }
    }

    @Test func `S76: filter queries must all hold`() async throws {
        let context = CSSearchQueryContext()
        context.filterQueries = [#"rating > 1"#, #"domainIdentifier == "cities.america""#]
        #expect(try await found(query(#"title == "*""#, context)) == ["2"])
    }

    @Test func `S42, S78: protection classes narrow the items`() async throws {
        try await store.asProcessStore {
            try await CSSearchableIndex(name: "secret", protectionClass: .complete)
                .indexSearchableItems([item("5", title: "Hidden")])
        }
        let all = query(#"title == "*""#)
        #expect(try await found(all) == ["1", "2", "3", "5"])
        let narrow = query(#"title == "*""#)
        narrow.protectionClasses = [.complete]
        #expect(try await found(narrow) == ["5"])
        #expect(
            query("").protectionClasses.map(\.rawValue)
                == [FileProtectionType.completeUntilFirstUserAuthentication.rawValue]
        )
    }

    // MARK: Ends

    @Test(arguments: [
        "title == ", "(", "Paris", "", "title LIKE \"a\"", "NOT title == \"a\"",
        "title == \"open", "rating > \"x\"",
    ])
    func `S79: a text that is not of the language ends with place and advice`(
        _ text: String
    ) async throws {
        let query = query(text)
        let error = await withCheckedContinuation { continuation in
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
        }
        let refused = try #require(error as? CSSearchQueryError)
        #expect(refused.code == .invalidQuery)
        let offset = try #require(
            refused.userInfo[CSSearchQueryError.queryErrorOffsetKey] as? Int
        )
        #expect(0...text.utf8.count ~= offset)
        #expect((refused as NSError).localizedRecoverySuggestion?.isEmpty == false)
        await #expect(throws: CSSearchQueryError.self) {
            for try await _ in self.query(text).results {}
        }
    }

    @Test func `S79: an invalid filter query is an invalid query`() async {
        let context = CSSearchQueryContext()
        context.filterQueries = ["nonsense"]
        let query = query(#"title == "a""#, context)
        do {
            for try await _ in query.results {}
            Issue.record("it was taken")
        } catch CSSearchQueryError.invalidQuery {
            return
        } catch {
            Issue.record("another error")
        }
    }

    @Test func `S72: a query cancelled before its start ends as cancelled`() async {
        let query = query(#"title == "*""#)
        query.cancel()
        #expect(query.isCancelled)
        let error = await withCheckedContinuation { continuation in
            query.foundItemsHandler = { _ in Issue.record("items came") }
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
        }
        #expect((error as? CSSearchQueryError)?.code == .cancelled)
        #expect(query.foundItemCount == 0)
    }

    @Test func `S72: a query cancelled by its handler ends as cancelled, with no more items`()
        async throws
    {
        try await indexMany()
        let query = query(#"title == "*""#)
        let error = await withCheckedContinuation { continuation in
            query.foundItemsHandler = { _ in query.cancel() }
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
        }
        #expect((error as? CSSearchQueryError)?.code == .cancelled)
        #expect(1..<600 ~= query.foundItemCount)
    }

    @Test func `S13: contexts survive copying and coding`() throws {
        let context = CSSearchQueryContext()
        context.fetchAttributes = ["title"]
        context.filterQueries = ["a == 1"]
        context.keyboardLanguage = "de"
        context.sourceOptions = .allowMail
        for other in [
            try recoded(context), try #require(context.copy() as? CSSearchQueryContext),
        ] {
            #expect(other.fetchAttributes == ["title"])
            #expect(other.filterQueries == ["a == 1"])
            #expect(other.keyboardLanguage == "de")
            #expect(other.sourceOptions.rawValue == 1)
        }
    }
}
