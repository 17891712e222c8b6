import CoreSpotlight
import TestSupport
import Testing
import UIKit

/// Applications in Swift 6 mode, each in a process and a store of its own.
///
/// What is proved here.
///
/// 1. their code compiles unchanged, and does what they were written for
/// 2. each file beside this one is a kind of code that public projects have
@Suite(.timeLimit(.minutes(1))) struct ApplicationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `an actor keeps a garden in the index`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let garden = GardenIndexer()
            let plants = [("Rose", "a"), ("Mint", "b"), ("Rosemary", "b")].map { name, bed in
                GardenIndexer.Plant(id: UUID(), name: name, bed: bed, planted: .now)
            }
            try await garden.save(plants)
            #expect(try await found("ros").count == 2)
            try await garden.remove([plants[0].id])
            #expect(try await found("ros") == [plants[2].id.uuidString])
            try await garden.clear(bed: "b")
            #expect(try await found("garden") == [])
            #expect(try await garden.synchronize(plants, state: "1"))
            #expect(try await !garden.synchronize([], state: "1"))
            #expect(try await found("garden").count == 3)
        }
    }

    @Test @MainActor func `a model on the main actor awaits an index or a silent one`() async {
        let silent = SilentIndex()
        let store = ConcertStore(index: silent)
        let concert = ConcertStore.Concert(id: "1", artist: "Nina", venue: "Hall", date: .now)
        await store.add(concert)
        #expect(silent.titles == ["Nina at Hall"] && store.lastError == nil)
        silent.error = CSIndexError(.quotaExceeded)
        await store.add(concert)
        #expect(store.lastError == "full")
        await store.reset()
        #expect(store.concerts.isEmpty)
    }

    @Test func `the same model keeps concerts in the index`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let store = await ConcertStore()
            await store.add(.init(id: "1", artist: "Nina", venue: "Hall", date: .now))
            let before = try await found("nina")
            await store.reset()
            let after = try await found("nina")
            #expect(before == ["1"] && after == [])
        }
    }

    @Test func `a library is searched by a user query, a query string and suggestions`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let items = ["Emma", "Emil and the Detectives", "Embers"].map { title in
                let attributes = CSSearchableItemAttributeSet(contentType: .epub)
                attributes.title = title
                return CSSearchableItem(
                    uniqueIdentifier: title,
                    domainIdentifier: title == "Emma" ? "books.classics" : "books.other",
                    attributeSet: attributes
                )
            }
            try await CSSearchableIndex.default().indexSearchableItems(items)
            let search = BookSearch()
            #expect(try await search.hits(for: " em ").count == 3)
            #expect(try await search.hits(for: "Emma").first?.isExact == true)
            #expect(try await search.hits(for: "em", shelf: "classics").map(\.id) == ["Emma"])
            #expect(try await search.hits(for: "em", limit: 2).count == 2)
            let completions = try await search.completions(for: "em")
            #expect(completions.sorted() == items.map(\.uniqueIdentifier).sorted())
            #expect(await search.count(where: "title == \"em*\"c") == 3)
            #expect(await search.count(where: "emma") == nil)
        }
    }

    @Test @MainActor func `a scene delegate shows what it is started with and goes on with`() {
        func activity(_ type: String, _ userInfo: [AnyHashable: Any]) -> NSUserActivity {
            let activity = NSUserActivity(activityType: type)
            activity.userInfo = userInfo
            return activity
        }
        let router = SceneRouter()
        let cold = activity(CSSearchableItemActionType, [CSSearchableItemActivityIdentifier: "7"])
        let options = UIScene.ConnectionOptions(userActivities: [cold])
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: options)
        scene.delegate = router
        scene.connect(with: options)
        router.scene(
            scene,
            continue: activity(
                CSQueryContinuationActionType,
                [
                    CSSearchQueryString: "sea"
                ]
            )
        )
        scene.disconnect()
        scene.connect(with: UIScene.ConnectionOptions())
        #expect(router.shown == ["photo 7", "search sea", "album 7"])
        scene.disconnect()
    }

    @Test func `a delegate with sendable handlers hands photos in again`() async throws {
        let library = PhotoLibrary(captions: ["1": "Beach", "2": "Forest"])
        let keeper = PhotoKeeper(library: library)
        let delegate: any CSSearchableIndexDelegate = keeper
        #expect(await delegate.searchableItems(forIdentifiers: ["2", "3"]).count == 1)
        let supplied = await delegate.searchableItems(
            forIdentifiers: ["1"],
            protectionClass: .complete
        )
        #expect(supplied.first?.attributeSet.title == "Beach")
        let other = await withCheckedContinuation { done in
            delegate.searchableItems(forIdentifiers: ["1"], protectionClass: .complete) {
                done.resume(returning: $0.count)
            }
        }
        #expect(other == 1)
        #expect(await library.requests == 3)
    }

    @Test func `an app's own extensions make items and activities of its reminders`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let milk = ReminderIndex.Reminder(id: "r1", text: "Buy milk", due: .now, tags: ["home"])
            try await ReminderIndex.replaceAll([milk])
            #expect(try await found("milk home") == ["r1"])
            let query = CSSearchQuery(
                queryString: "com_example_reminder_tags == \"home\" && dueDate == $time.today",
                queryContext: nil
            )
            var identifiers: [String] = []
            for try await result in query.results { identifiers.append(result.id) }
            #expect(identifiers == ["r1"])
            let activity = ReminderIndex.activity(for: milk)
            #expect(ReminderIndex.identifier(in: activity) == "r1")
            #expect(activity.contentAttributeSet?.relatedUniqueIdentifier == "r1")
        }
    }

    @Test func `a shared indexer of a sendable seam finds its funds`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let isDone = await withCheckedContinuation { done in
                FundIndexer.shared.index(["BTC", "Gold"]) { done.resume(returning: $0) }
            }
            #expect(isDone)
            #expect(try await found("btc fund") == ["fund/BTC"])
            FundIndexer.shared.clear()
            try await FundIndexer.named.indexSearchableItems([])
            #expect(try await found("fund") == [])
        }
    }
}

/// Has this process keep its items in a folder; to be called before anything is indexed.
private func useStore(_ path: String) {
    setenv("LIMELIGHT_STORE", path + "/store", 1)
}

/// The identifiers a typed text finds among the process's items, in order.
private func found(_ text: String) async throws -> [String] {
    let query = CSUserQuery(userQueryString: text, userQueryContext: nil)
    var identifiers: [String] = []
    for try await case .item(let item) in query.responses { identifiers.append(item.id) }
    return identifiers.sorted()
}
