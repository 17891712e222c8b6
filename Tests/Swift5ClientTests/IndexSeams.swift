import CoreSpotlight

/// What an app's own code knows of an index, so that tests can put another in its place.
protocol SearchIndexing: AnyObject {
    var indexDelegate: CSSearchableIndexDelegate? { get set }

    func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: ((Error?) -> Void)?
    )
    func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: ((Error?) -> Void)?
    )
    func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: ((Error?) -> Void)?
    )
    func deleteAllSearchableItems(completionHandler: ((Error?) -> Void)?)
    func beginBatch()
    func endBatch(withClientState clientState: Data, completionHandler: ((Error?) -> Void)?)
    func fetchLastClientState(completionHandler: @escaping (Data?, Error?) -> Void)
    static func isIndexingAvailable() -> Bool
}

/// The same, written with `@Sendable`.
protocol SendableSearchIndexing {
    func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (@Sendable (Error?) -> Void)?
    )
    func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, Error?) -> Void)
}

/// The same, to be awaited.
protocol AwaitedSearchIndexing {
    func indexSearchableItems(_ items: [CSSearchableItem]) async throws
    func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws
    func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws
    func deleteAllSearchableItems() async throws
    func fetchLastClientState() async throws -> Data
    func endBatch(withClientState clientState: Data) async throws
}

extension CSSearchableIndex: SearchIndexing, SendableSearchIndexing, AwaitedSearchIndexing {}

/// An index that only remembers.
class FakeIndex: CSSearchableIndex {
    private(set) var items: [String: CSSearchableItem] = [:]
    private(set) var state: Data?

    override init() {
        super.init()
    }

    override class func isIndexingAvailable() -> Bool { false }

    override func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: ((Error?) -> Void)? = nil
    ) {
        for item in items { self.items[item.uniqueIdentifier] = item }
        completionHandler?(nil)
    }

    override func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: ((Error?) -> Void)? = nil
    ) {
        items = items.filter { !domainIdentifiers.contains($0.value.domainIdentifier ?? "") }
        completionHandler?(nil)
    }

    override func deleteAllSearchableItems(completionHandler: ((Error?) -> Void)? = nil) {
        items = [:]
        completionHandler?(NSError(domain: CSIndexErrorDomain, code: -1000))
    }

    override func beginBatch() {}

    override func endBatch(
        withClientState clientState: Data,
        completionHandler: ((Error?) -> Void)? = nil
    ) {
        state = clientState
        completionHandler?(nil)
    }
}

/// An item that a test makes without an identifier of its own.
class FakeItem: CSSearchableItem {
    override init() {
        super.init()
        attributeSet = CSSearchableItemAttributeSet()
        attributeSet.title = "Fake"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
