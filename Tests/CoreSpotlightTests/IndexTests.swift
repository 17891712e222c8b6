import CoreSpotlight
import Foundation
import SearchModel
import SearchService
import Synchronization
import Testing

/// What these tests prove.
///
/// 1. replacing, updating and expiring items (S3 to S11)
/// 2. the three deletes, the recursive one case by case (S44 to S46)
/// 3. when and where completions come, and that calls keep their order (S43, S56)
/// 4. what is asked of an index besides (S38 to S42, S55)
@Suite struct IndexTests {
    let store: TestStore
    let index: CSSearchableIndex

    init() throws {
        store = try TestStore()
        index = store.index()
    }

    private func stored(_ identifier: String) throws -> Record? {
        try store.spotlight.index().record(
            RecordIdentifier(application: "com.example.tests", kind: .item, unique: identifier)
        )?.record
    }

    /// The identifiers that a query string and a typed text find; nil when the two differ.
    private func found(in store: TestStore) async throws -> [String]? {
        let asked = CSSearchQuery(
            queryString: #"title == "*""#,
            queryContext: nil,
            store: store.spotlight
        )
        let typed = CSUserQuery(
            userQueryString: "brief",
            userQueryContext: nil,
            store: store.spotlight
        )
        var identifiers: [String] = []
        for try await result in asked.results { identifiers.append(result.id) }
        var matches: [String] = []
        for try await case .item(let item) in typed.responses { matches.append(item.id) }
        return matches == identifiers.filter { $0 == "brief" } ? identifiers.sorted() : nil
    }

    // MARK: Items

    @Test func `S3: indexing an item again extends its life`() async throws {
        let clock = TestClock()
        let store = try TestStore(clock: clock)
        let day = 86_400.0
        try await store.index().indexSearchableItems([item("kept"), item("lost")])
        clock.advance(bySeconds: 20 * day)
        try await store.index().indexSearchableItems([item("kept")])
        clock.advance(bySeconds: 20 * day)
        #expect(try store.identifiers == ["kept"])
    }

    @Test func `S4: an expired item is found no longer`() async throws {
        let clock = TestClock()
        let store = try TestStore(clock: clock)
        let brief = item("brief")
        brief.expirationDate = Date(timeIntervalSinceReferenceDate: clock.now + 10)
        let lasting = item("lasting")
        lasting.expirationDate = .distantFuture
        try await store.index().indexSearchableItems([brief, lasting])
        #expect(try store.identifiers == ["brief", "lasting"])
        #expect(try await found(in: store) == ["brief", "lasting"])
        clock.advance(bySeconds: 11)
        #expect(try store.identifiers == ["lasting"])
        #expect(try await found(in: store) == ["lasting"])
    }

    @Test func `S6: an identifier is one item in all indexes of an application`() async throws {
        try await store.index("one").indexSearchableItems([item("a", title: "First")])
        try await store.index("two").indexSearchableItems([item("a", title: "Second")])
        #expect(try store.identifiers == ["a"])
        #expect(try stored("a")?.attributes[.title] == .text("Second"))
    }

    @Test func `S7: an item replaces the stored one whole`() async throws {
        let first = item("a", title: "First", domain: "d")
        first.attributeSet.keywords = ["x"]
        try await index.indexSearchableItems([first])
        try await index.indexSearchableItems([item("a", title: "Second")])
        let record = try #require(try stored("a"))
        #expect(record.attributes[.title] == .text("Second"))
        #expect(record.attributes[.keywords] == nil)
        #expect(record.domain == nil)
    }

    @Test func `S8, S10: an update sets, clears and keeps`() async throws {
        let first = item("a", title: "First", domain: "d")
        first.attributeSet.keywords = ["x"]
        first.attributeSet.contentDescription = "kept"
        try await index.indexSearchableItems([first])
        let update = CSSearchableItem(
            uniqueIdentifier: "a",
            domainIdentifier: nil,
            attributeSet: CSSearchableItemAttributeSet()
        )
        update.isUpdate = true
        update.attributeSet.title = "Second"
        update.attributeSet.keywords = nil
        try await index.indexSearchableItems([update])
        let record = try #require(try stored("a"))
        #expect(record.attributes[.title] == .text("Second"))
        #expect(record.attributes[.keywords] == nil)
        #expect(record.attributes[.contentDescription] == .text("kept"))
        #expect(record.domain == "d")
    }

    @Test func `S9: an update of a missing item is dropped without error`() async throws {
        let update = item("missing")
        update.isUpdate = true
        try await index.indexSearchableItems([update, item("other")])
        #expect(try store.identifiers == ["other"])
    }

    @Test func `S7, S8: updates and replacements of one call take effect in order`() async throws {
        let update = item("a", title: "Second")
        update.isUpdate = true
        let last = item("a", title: "Third")
        try await index.indexSearchableItems([item("a", title: "First"), update, last])
        #expect(try stored("a")?.attributes[.title] == .text("Third"))
    }

    @Test(arguments: [
        "with space", "a/b/c", "https://example.com/a?b#c", "x|~|y", "naïve", "東京", "a::b", ".",
        "model.1.2",
    ])
    func `S5: an identifier may be any text`(_ identifier: String) async throws {
        try await index.indexSearchableItems([item(identifier)])
        #expect(try store.identifiers == [identifier])
        try await index.deleteSearchableItems(withIdentifiers: [identifier])
        #expect(try store.identifiers.isEmpty)
    }

    @Test func `S54: an empty identifier is an invalid item, and nothing is noted`() async throws {
        let error = await #expect(throws: CSIndexError.self) {
            try await index.indexSearchableItems([item("a"), item("")])
        }
        #expect(error?.code == .invalidItemError)
        #expect(try store.identifiers.isEmpty)
    }

    // MARK: Deletes

    @Test func `S44: deleting by identifier takes those named and no other`() async throws {
        try await index.indexSearchableItems([item("a"), item("b")])
        try await index.deleteSearchableItems(withIdentifiers: ["a", "unknown"])
        #expect(try store.identifiers == ["b"])
    }

    /// One line of the table of S45.
    struct DomainCase: CustomTestStringConvertible {
        let deleted: String
        let domain: String?
        let isGone: Bool

        var testDescription: String { "\(deleted) against \(domain ?? "nil")" }
    }

    @Test(arguments: [
        DomainCase(deleted: "com.a.b", domain: "com.a.b", isGone: true),
        DomainCase(deleted: "com.a.b", domain: "com.a.b.c", isGone: true),
        DomainCase(deleted: "com.a.b", domain: "com.a.b.c.d", isGone: true),
        DomainCase(deleted: "com.a.b", domain: "com.a", isGone: false),
        DomainCase(deleted: "com.a.b", domain: "com.a.bc", isGone: false),
        DomainCase(deleted: "com.a.b", domain: nil, isGone: false),
        DomainCase(deleted: "com.a.b", domain: "COM.A.B", isGone: false),
        DomainCase(deleted: "", domain: "com.a", isGone: false),
        DomainCase(deleted: "", domain: nil, isGone: false),
        DomainCase(deleted: "com.a.", domain: "com.a.b", isGone: false),
        DomainCase(deleted: "shows%", domain: "shows1", isGone: false),
        DomainCase(deleted: "shows_", domain: "shows1", isGone: false),
        DomainCase(deleted: "東京", domain: "東京.港区", isGone: true),
    ])
    func `S11, S45: a domain delete takes the domain and what is below it`(
        _ line: DomainCase
    ) async throws {
        try await index.indexSearchableItems([item("a", domain: line.domain)])
        try await index.deleteSearchableItems(withDomainIdentifiers: [line.deleted])
        #expect(try store.identifiers.isEmpty == line.isGone)
    }

    @Test func `S45: a domain is no identifier`() async throws {
        try await index.indexSearchableItems([item("a", domain: "d")])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["a"])
        try await index.deleteSearchableItems(withIdentifiers: ["d"])
        #expect(try store.identifiers == ["a"])
    }

    @Test func `S21: the set's domain counts when the item has none`() async throws {
        let plain = item("plain")
        plain.attributeSet.domainIdentifier = "set"
        let both = item("both", domain: "own")
        both.attributeSet.domainIdentifier = "set"
        try await index.indexSearchableItems([plain, both])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["set"])
        #expect(try store.identifiers == ["both"])
    }

    @Test func `S46: deleting all empties this index and resets its client state`() async throws {
        let named = store.index("named")
        try await index.indexSearchableItems([item("default")])
        named.beginBatch()
        try await named.indexSearchableItems([item("a")])
        try await named.endBatch(withClientState: Data([1]))
        try await named.deleteAllSearchableItems()
        #expect(try store.identifiers == ["default"])
        #expect(try await named.fetchLastClientState().isEmpty)
        try await index.deleteAllSearchableItems()
        #expect(try store.identifiers.isEmpty)
    }

    @Test func `S6: one application cannot touch another's items`() async throws {
        let other = CSSearchableIndex(
            name: nil,
            store: store.spotlight.acting(for: "com.example.other")
        )
        try await index.indexSearchableItems([item("a", domain: "d")])
        try await other.indexSearchableItems([item("a", domain: "d")])
        try await other.deleteSearchableItems(withIdentifiers: ["a"])
        try await other.deleteSearchableItems(withDomainIdentifiers: ["d"])
        try await other.deleteAllSearchableItems()
        #expect(try store.identifiers == ["a"])
    }

    // MARK: Completions

    @Test func `S43: a completion comes once, and needs neither the caller's thread nor items`()
        async throws
    {
        let count = Mutex(0)
        let called = DispatchSemaphore(value: 0)
        let handler = { (error: (any Error)?) in
            #expect(error == nil)
            count.withLock { $0 += 1 }
            called.signal()
        }
        callEverything(handler, untilCalled: called)
        #expect(count.withLock { $0 } == 4)
        // Handlers come one after another: a second call of one would come before this is done.
        try await index.indexSearchableItems([item("later")])
        #expect(count.withLock { $0 } == 4)
    }

    /// Holds the caller's thread until all four calls are answered.
    private func callEverything(
        _ handler: @escaping ((any Error)?) -> Void,
        untilCalled called: DispatchSemaphore
    ) {
        index.indexSearchableItems([], completionHandler: handler)
        index.deleteSearchableItems(withIdentifiers: [], completionHandler: handler)
        index.deleteSearchableItems(withDomainIdentifiers: [], completionHandler: handler)
        index.deleteAllSearchableItems(completionHandler: handler)
        for _ in 0..<4 { called.wait() }
    }

    @Test func `S43: calls take effect in their order when nobody waits`() async throws {
        callManyTimes()
        try await index.indexSearchableItems([item("last")])
        #expect(try store.identifiers == ["last"])
    }

    private func callManyTimes() {
        for round in 0..<20 {
            index.indexSearchableItems([item("a", title: "\(round)")])
            index.deleteAllSearchableItems()
        }
        index.indexSearchableItems([item("b")], completionHandler: nil)
        index.deleteSearchableItems(withIdentifiers: ["b"])
    }

    @Test func `S43: items are read before the call returns`() async throws {
        let changing = item("a", title: "before")
        await withCheckedContinuation { continuation in
            index.indexSearchableItems([changing]) { _ in continuation.resume() }
            changing.attributeSet.title = "after"
        }
        #expect(try stored("a")?.attributes[.title] == .text("before"))
    }

    // MARK: The rest

    @Test func `S38: indexing is available`() {
        #expect(CSSearchableIndex.isIndexingAvailable())
    }

    @Test func `S39: the default index is one object`() {
        #expect(CSSearchableIndex.default() === CSSearchableIndex.default())
    }

    @Test func `S39: the default index writes to the store of the task`() async throws {
        try await store.asProcessStore {
            try await CSSearchableIndex.default().indexSearchableItems([item("a")])
        }
        #expect(try store.identifiers == ["a"])
    }

    @Test func `S39: a subclass has no default index`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = SilentIndex.default()
        }
        expectSentence("create an instance of the subclass instead", in: result)
    }

    @Test func `S41: an index has the protection it was made with`() {
        #expect(
            CSSearchableIndex(name: "a", protectionClass: .complete).protectionClass.rawValue
                == FileProtectionType.complete.rawValue
        )
        #expect(
            CSSearchableIndex(name: "a").protectionClass.rawValue
                == FileProtectionType.completeUntilFirstUserAuthentication.rawValue
        )
    }

    @Test func `S55: content comes out of the stored attributes`() async throws {
        let page = item("page")
        page.attributeSet.textContent = "plain words"
        page.attributeSet.htmlContentData = Data("<p>".utf8)
        try await index.indexSearchableItems([page])
        let html = try await index.fetchData(
            forBundleIdentifier: "com.example.tests",
            itemIdentifier: "page",
            contentType: .html
        )
        #expect(html == Data("<p>".utf8))
        let text = try await index.fetchData(
            forBundleIdentifier: "com.example.tests",
            itemIdentifier: "page",
            contentType: .plainText
        )
        #expect(text == Data("plain words".utf8))
        await #expect(throws: CSIndexError.self) {
            try await index.fetchData(
                forBundleIdentifier: "com.example.tests",
                itemIdentifier: "page",
                contentType: .png
            )
        }
        await #expect(throws: CSIndexError.self) {
            try await index.fetchData(
                forBundleIdentifier: "com.example.tests",
                itemIdentifier: "none",
                contentType: .html
            )
        }
    }

    @Test func `S61: the delegate supplies content of announced types`() async throws {
        let supplier = Supplier()
        index.indexDelegate = supplier
        let announced = item("a")
        announced.attributeSet.providerDataTypeIdentifiers = ["public.png"]
        try await index.indexSearchableItems([announced])
        let data = try await index.fetchData(
            forBundleIdentifier: "com.example.tests",
            itemIdentifier: "a",
            contentType: .png
        )
        #expect(data == Data("a public.png".utf8))
        await #expect(throws: CSIndexError.self) {
            try await index.fetchData(
                forBundleIdentifier: "com.example.tests",
                itemIdentifier: "a",
                contentType: .jpeg
            )
        }
    }

    @Test func `S57: the delegate is held weakly`() {
        var supplier: Supplier? = Supplier()
        index.indexDelegate = supplier
        #expect(index.indexDelegate != nil)
        supplier = nil
        #expect(index.indexDelegate == nil)
    }
}

/// An index that does nothing, as tests of applications make them.
private final class SilentIndex: CSSearchableIndex {}

/// A delegate with the required methods and one optional one.
private final class Supplier: NSObject, CSSearchableIndexDelegate {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void
    ) {
        acknowledgementHandler()
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        acknowledgementHandler()
    }

    func data(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String
    ) throws -> Data {
        Data("\(itemIdentifier) \(typeIdentifier)".utf8)
    }
}
