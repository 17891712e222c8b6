import CoreSpotlight
import Testing

/// What these tests prove, most of it by compiling, in Swift 6 mode.
///
/// 1. every way of calling an index resolves
/// 2. an index is a witness of an application's own protocols, with and without `@Sendable`
/// 3. an index is subclassed with overridden methods and a plain `init()`
/// 4. CoreSpotlight alone brings Foundation, UTType and NSUserActivity
@Suite struct CallingStyleTests {
    @Test func `S56: each call has a trailing closure, a handler, nil, nothing and await`()
        async throws
    {
        let index = try TestStore().index("styles")
        callWithoutWaiting(index)
        try await index.indexSearchableItems([CSSearchableItem()])
        try await index.deleteSearchableItems(withIdentifiers: ["a"])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["a"])
        try await index.deleteAllSearchableItems()
        index.beginBatch()
        try await index.endBatch(withClientState: Data())
        index.beginBatch()
        try await index.endIndexBatch(expectedClientState: nil, newClientState: Data())
        _ = try await index.fetchLastClientState()
    }

    private func callWithoutWaiting(_ index: CSSearchableIndex) {
        index.indexSearchableItems([]) { error in _ = error }
        index.indexSearchableItems([], completionHandler: { _ in })
        index.indexSearchableItems([], completionHandler: nil)
        index.indexSearchableItems([])
        index.deleteSearchableItems(withIdentifiers: []) { _ in }
        index.deleteSearchableItems(withIdentifiers: [], completionHandler: nil)
        index.deleteSearchableItems(withIdentifiers: [])
        index.deleteSearchableItems(withDomainIdentifiers: []) { _ in }
        index.deleteSearchableItems(withDomainIdentifiers: [], completionHandler: nil)
        index.deleteSearchableItems(withDomainIdentifiers: [])
        index.deleteAllSearchableItems { _ in }
        index.deleteAllSearchableItems(completionHandler: nil)
        index.deleteAllSearchableItems()
        index.fetchLastClientState { state, error in _ = (state, error) }
    }

    @Test func `S56: an index serves as an application's own protocol`() async throws {
        let index = try TestStore().index()
        let waiting: any WaitingIndexer = index
        try await waiting.indexSearchableItems([])
        let calling: any CallingIndexer = index
        calling.indexSearchableItems([], completionHandler: nil)
        let sendable: any SendableIndexer = index
        sendable.deleteAllSearchableItems(completionHandler: nil)
    }

    @Test @MainActor func `S56: an index stored on the main actor is awaited there`() async throws {
        let model = Model(index: try TestStore().index())
        try await model.save()
        #expect(model.saved == 1)
    }

    @Test func `S14: a mock sees the calls of both forms`() async throws {
        let mock = CountingIndex()
        try await mock.indexSearchableItems([CSSearchableItem()])
        mock.indexSearchableItems(
            [CSSearchableItem(), CSSearchableItem()],
            completionHandler: nil
        )
        try await mock.deleteAllSearchableItems()
        #expect(mock.count == 3)
        #expect(mock.deletes == 1)
    }

    @Test func `CoreSpotlight alone brings Foundation, types and activities`() {
        let activity = NSUserActivity(activityType: "a")
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: UTType.text)
        #expect(activity.contentAttributeSet?.contentType == "public.text")
        #expect(Date.distantPast < Date.distantFuture)
    }
}

private protocol WaitingIndexer {
    nonisolated(nonsending) func indexSearchableItems(_ items: [CSSearchableItem]) async throws
}

private protocol CallingIndexer {
    func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (((any Error)?) -> Void)?
    )
}

private protocol SendableIndexer {
    func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)?)
}

extension CSSearchableIndex: WaitingIndexer, CallingIndexer, SendableIndexer {}

@MainActor private final class Model {
    let index: CSSearchableIndex
    var saved = 0

    init(index: CSSearchableIndex) {
        self.index = index
    }

    func save() async throws {
        try await index.indexSearchableItems([CSSearchableItem()])
        saved += 1
    }
}

private final class CountingIndex: CSSearchableIndex {
    var count = 0
    var deletes = 0

    override init() {
        super.init()
    }

    override func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        count += items.count
        completionHandler?(nil)
    }

    override func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        deletes += 1
        completionHandler?(nil)
    }
}
