import CoreSpotlight
import ItemStore
import Restoration
import SearchModel
import SearchService
import Testing
import UIKit

// Proves, over the example's unchanged client code:
// 1. four shows are indexed, found, and deleted by their domain;
// 2. an activity with a content attribute set is searchable once it is current, and arrives with the
//    keys it needs;
// 3. the delegate restores by identifier, by its own type, and by a search to go on with;
// 4. what it does not know, it does not handle.

@MainActor
@Suite struct TutorialExampleTests {
    private let store: SpotlightStore

    init() throws {
        store = SpotlightStore(
            application: "com.example.tutorial",
            index: try SpotlightIndex(location: .memory)
        )
    }

    /// Runs the example with the store of this test in the place of the process's.
    private func inStore<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        try await SpotlightStore.$current.withValue(store, operation: body)
    }

    private func titles(finding text: String) async throws -> [String?] {
        let query = CSUserQuery(userQueryString: text, userQueryContext: nil, store: store)
        var titles: [String?] = []
        for try await response in query.responses {
            guard case .item(let found) = response else { continue }
            titles.append(found.item.attributeSet.title)
        }
        return titles
    }

    private func answer(
        of delegate: TutorialAppDelegate,
        to activity: NSUserActivity
    ) async -> Bool {
        let delivery = Delivery(
            activity,
            context: DeliveryContext(),
            registry: HandlerRegistry([DelegateHandler(application: delegate)])
        )
        await delivery.run()
        return delivery.answer.handled
    }

    @Test func `four shows are indexed, found, and deleted by their domain`() async throws {
        try await inStore {
            try await TutorialIndex.indexAll()
            #expect(try await titles(finding: "wild") == ["Into the Wild"])
            #expect(try await titles(finding: "8:00").count == 2)
            await withCheckedContinuation { done in
                TutorialIndex.deleteAll { done.resume() }
            }
            #expect(try await titles(finding: "wild").isEmpty)
        }
    }

    @Test func `a show is searchable once its activity is current, and restores by its own type`()
        async throws
    {
        try await inStore {
            let activity = TutorialIndex.activity(for: TutorialShow.all[0])
            #expect(try await titles(finding: "wild").isEmpty)
            activity.becomeCurrent()
            // Writes keep their order: when this one is done, so is the activity's.
            try await CSSearchableIndex.default().indexSearchableItems([])
            let rows = try store.index().search(
                UserSearch(text: "wild", application: "com.example.tutorial")
            ).records
            let record = try #require(rows.first?.record)
            let delegate = TutorialAppDelegate()
            let arriving = SyntheticActivity.saved(try #require(NSUserActivity.arriving(record)))
            #expect(await answer(of: delegate, to: arriving))
            #expect(delegate.detail.shown == "Into the Wild")
            activity.invalidate()
        }
    }

    @Test func `the delegate restores by identifier and by query continuation`() async {
        let delegate = TutorialAppDelegate()
        #expect(await answer(of: delegate, to: SyntheticActivity.item("NET Daily")))
        #expect(delegate.detail.shown == "NET Daily")
        #expect(await answer(of: delegate, to: SyntheticActivity.searchContinuation("wild")))
        #expect(delegate.searchText == "wild")
    }

    @Test func `what the delegate does not know, it does not handle`() async {
        let delegate = TutorialAppDelegate()
        #expect(await !answer(of: delegate, to: SyntheticActivity.item("deleted show")))
        #expect(await !answer(of: delegate, to: NSUserActivity(activityType: "com.example.other")))
        #expect(delegate.detail.shown == nil)
    }
}
