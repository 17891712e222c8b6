import CoreSpotlight
import Testing

/// What these tests prove by compiling: that declarations have Apple's types, labels and openness.
///
/// 1. every class that Apple leaves open is subclassed and overridden here
/// 2. properties have Apple's types, down to optionality
/// 3. methods have Apple's labels and default arguments
@Suite struct SurfaceTests {
    @Test func `S14: each open class is subclassed with a plain init()`() {
        let objects: [NSObject] = [
            OwnItem(), OwnSet(), OwnIndex(), OwnPerson(), OwnContext(), OwnUserContext(),
            OwnSuggestion(), OwnHandler(), OwnImporter(), OwnDescription(),
        ]
        #expect(objects.count == 10)
        #expect(OwnKey(keyName: "a")?.keyName == "a")
        #expect(OwnQuery(queryString: "a", queryContext: nil).foundItemCount == 7)
        #expect(OwnQuery(queryString: "a", attributes: []).foundItemCount == 7)
        #expect(
            OwnItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: OwnSet())
                .uniqueIdentifier == "own"
        )
        #expect(OwnUserQuery(userQueryString: nil, userQueryContext: nil).foundItemCount == 0)
    }

    @Test func `S29: properties have Apple's types`() {
        let item = CSSearchableItem()
        let identifier: String = item.uniqueIdentifier
        let domain: String? = item.domainIdentifier
        let date: Date = item.expirationDate
        let options: CSSearchableItem.UpdateListenerOptions = item.updateListenerOptions
        let junk: NSNumber = item.attributeSet.likelyJunk
        let actions: [String] = item.attributeSet.actionIdentifiers
        let headers: [String: [Any]]? = item.attributeSet.emailHeaders
        let shared: UTType? = item.attributeSet.sharedItemContentType
        #expect(!identifier.isEmpty && domain == nil && date > .now && options == [])
        #expect(junk == 0 && actions.isEmpty && headers == nil && shared == nil)
        let query = CSSearchQuery(queryString: "", queryContext: nil)
        let found: (([CSSearchableItem]) -> Void)? = query.foundItemsHandler
        let completion: (((any Error)?) -> Void)? = query.completionHandler
        let classes: [FileProtectionType] = query.protectionClasses
        #expect(found == nil && completion == nil && classes.count == 1)
        let version: Int32 = CoreSpotlightAPIVersion
        let number: Double = CoreSpotlightVersionNumber
        #expect(version > 0 && number > 0)
        let mailboxes: Set<String> = [
            CSMailboxInbox, CSMailboxDrafts, CSMailboxSent, CSMailboxJunk, CSMailboxTrash,
            CSMailboxArchive, CSActionIdentifier,
        ]
        #expect(mailboxes.count == 7)
    }

    @Test func `S80: a result is identified by its item and ordered by rank`() async throws {
        let store = try TestStore()
        let low = item("low", title: "Bar")
        low.attributeSet.contentDescription = "a word in the description"
        try await store.index().indexSearchableItems([low, item("high", title: "A")])
        let query = CSUserQuery(
            userQueryString: "a",
            userQueryContext: nil,
            store: store.spotlight
        )
        var results: [CSSearchQuery.Results.Item] = []
        for try await result in query.results { results.append(result) }
        let best = try #require(results.min())
        let worst = try #require(results.max())
        let identifier: String = best.id
        #expect(identifier == "high" && worst.id == "low")
        #expect(best < worst && worst > best && !(worst < best) && !(best < best))
        #expect(Set(results).count == 2 && best != worst && best == results.min())
    }

    @Test func `S25, S109: among equals the hint decides, then the last use`() async throws {
        let store = try TestStore()
        let plain = item("plain", title: "Show A")
        let hinted = item("hinted", title: "Show C")
        hinted.attributeSet.rankingHint = 50
        let used = item("used", title: "Show B")
        used.attributeSet.lastUsedDate = Date()
        try await store.index().indexSearchableItems([plain, used, hinted])
        let query = CSUserQuery(
            userQueryString: "show",
            userQueryContext: nil,
            store: store.spotlight
        )
        var results: [CSUserQuery.Item] = []
        for try await case .item(let item) in query.responses { results.append(item) }
        #expect(results.sorted().map(\.id) == ["hinted", "used", "plain"])
    }

    @Test(
        arguments: [
            (["LIMELIGHT_BUNDLE_ID": "a"], "b", "a"), ([:], "b", "b"),
            (["LIMELIGHT_BUNDLE_ID": ""], nil, "program"), ([:], "", "program"),
        ] as [([String: String], String?, String)]
    )
    func `the name of an application is the variable's, the bundle's or the program's`(
        _ environment: [String: String],
        _ bundle: String?,
        _ name: String
    ) {
        #expect(
            BundleIdentifier.resolve(environment: environment, bundle: bundle, program: "program")
                == name
        )
    }
}

private final class OwnItem: CSSearchableItem {
    override var uniqueIdentifier: String {
        get { "own" }
        set {}
    }
    override func compare(byRank other: CSSearchableItem) -> ComparisonResult { .orderedSame }
}

private final class OwnSet: CSSearchableItemAttributeSet {
    override func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {}
}

private final class OwnIndex: CSSearchableIndex {
    override init() { super.init(name: "own") }
    override class func isIndexingAvailable() -> Bool { false }
    override func beginBatch() {}
    override func endBatch(
        withClientState clientState: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {}
    override func fetchLastClientState(
        completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {}
    override func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {}
    override func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {}
}

private final class OwnPerson: CSPerson {}
private final class OwnKey: CSCustomAttributeKey {}
private final class OwnContext: CSSearchQueryContext {}
private final class OwnUserContext: CSUserQueryContext {}
private final class OwnSuggestion: CSSuggestion {}
private final class OwnHandler: CSIndexExtensionRequestHandler {}
private final class OwnImporter: CSImportExtension {}
private final class OwnDescription: CSSearchableIndexDescription {}

private final class OwnQuery: CSSearchQuery, @unchecked Sendable {
    override var foundItemCount: Int { 7 }
    override func start() {}
    override func cancel() {}
}

private final class OwnUserQuery: CSUserQuery, @unchecked Sendable {
    override var foundSuggestionCount: Int { 7 }
    override func start() {}
}
