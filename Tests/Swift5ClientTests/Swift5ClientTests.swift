import CoreSpotlight
import Testing

/// An application's code in Swift 5 mode, with no setting of ours.
///
/// What is proved here, by compiling.
///
/// 1. every way of calling an index resolves
/// 2. an index is a witness of protocols written for it, and is subclassed
/// 3. handlers may change what they capture
@Suite struct Swift5ClientTests {
    @Test func `the calling styles of Swift 5 code compile`() {
        // Never called: it would write to the store of whoever runs the tests.
        _ = Client.callEverything
        _ = Client.awaitEverything
    }

    @Test func `a mock index takes the calls`() async throws {
        let mock = MockIndex()
        let client = Client(index: mock)
        client.save()
        try await client.saveAndWait()
        #expect(mock.identifiers == ["one", "two"])
    }
}

private protocol Indexing {
    func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: ((Error?) -> Void)?
    )
    func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: ((Error?) -> Void)?
    )
}

private protocol SendableIndexing {
    func deleteAllSearchableItems(completionHandler: (@Sendable (Error?) -> Void)?)
}

private protocol AsyncIndexing {
    func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws
}

extension CSSearchableIndex: Indexing, SendableIndexing, AsyncIndexing {}

private final class MockIndex: CSSearchableIndex {
    var identifiers: [String] = []

    override func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: ((Error?) -> Void)? = nil
    ) {
        identifiers += items.map { $0.uniqueIdentifier }
        completionHandler?(nil)
    }
}

private final class Client {
    let index: CSSearchableIndex
    var saves = 0

    init(index: CSSearchableIndex = .default()) {
        self.index = index
    }

    func save() {
        let attributes = CSSearchableItemAttributeSet(itemContentType: UTType.text.identifier)
        attributes.title = "One"
        attributes.rating = 5
        attributes.supportsNavigation = true
        let item = CSSearchableItem(
            uniqueIdentifier: "one",
            domainIdentifier: nil,
            attributeSet: attributes
        )
        index.indexSearchableItems([item]) { error in
            if let error = error { print(error.localizedDescription) }
            self.saves += 1
        }
    }

    func saveAndWait() async throws {
        let item = CSSearchableItem(
            uniqueIdentifier: "two",
            domainIdentifier: "d",
            attributeSet: CSSearchableItemAttributeSet(contentType: .text)
        )
        item.expirationDate = Date.distantFuture
        try await index.indexSearchableItems([item])
    }

    static func callEverything() {
        let index = CSSearchableIndex(name: "styles")
        index.indexSearchableItems([]) { error in _ = error }
        index.indexSearchableItems([], completionHandler: { (error: Error?) -> Void in _ = error })
        index.indexSearchableItems([], completionHandler: nil)
        index.indexSearchableItems([])
        CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: ["a"])
        CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["a"]) { _ in }
        CSSearchableIndex.default().deleteAllSearchableItems()
        index.beginBatch()
        index.endBatch(withClientState: Data()) { _ in }
        index.fetchLastClientState { state, error in _ = (state, error) }
        let query = CSSearchQuery(queryString: "title == \"a*\"cd", attributes: ["title"])
        var found: [CSSearchableItem] = []
        query.foundItemsHandler = { items in found += items }
        query.completionHandler = { error in _ = (error, found.count) }
        query.start()
        query.cancel()
    }

    static func awaitEverything() async throws {
        let index = CSSearchableIndex.default()
        try await index.indexSearchableItems([])
        try await index.deleteSearchableItems(withIdentifiers: [])
        try await index.deleteSearchableItems(withDomainIdentifiers: [])
        try await index.deleteAllSearchableItems()
        let context = CSUserQueryContext()
        context.fetchAttributes = ["title"]
        let query = CSUserQuery(userQueryString: "a", userQueryContext: context)
        for try await response in query.responses {
            switch response {
            case .item(let item): print(item.item.attributeSet.title ?? "")
            case .suggestion(let suggestion):
                print(suggestion.suggestion.localizedAttributedSuggestion)
            @unknown default: break
            }
        }
    }
}
