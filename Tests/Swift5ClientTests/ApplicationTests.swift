import CoreSpotlight
import TestSupport
import Testing
import UIKit

/// Applications in Swift 5 mode, each in a process and a store of its own.
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

    @Test func `a helper of 2015 indexes, replaces and forgets`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let box = RecipeBox.sharedInstance
            let recipes = ["Potato soup", "Apple cake"].enumerated().map { id, name in
                RecipeBox.Recipe(
                    id: id,
                    name: name,
                    minutes: 30,
                    stars: 4.5,
                    ingredients: ["salt"],
                    photo: Data([1])
                )
            }
            await withCheckedContinuation { done in
                box.addToSpotlight(recipes) { _ in done.resume() }
            }
            #expect(try await found("potato recipe") == ["recipe::0"])
            #expect(try await found("salt") == ["recipe::0", "recipe::1"])
            await withCheckedContinuation { done in
                box.replaceAll([recipes[1]]) { done.resume() }
            }
            #expect(try await found("salt") == ["recipe::1"])
            box.remove(1)
            try await CSSearchableIndex.default().indexSearchableItems([])
            #expect(try await found("salt") == [])
            box.forgetEverything()
            #expect(box.failures == 0)
        }
    }

    @Test @MainActor func `an app delegate finds its way from an activity`() {
        let delegate = PodcastDelegate()
        var restored: [UIUserActivityRestoring] = []
        func open(_ type: String, _ userInfo: [AnyHashable: Any], _ page: URL? = nil) -> Bool {
            let activity = NSUserActivity(activityType: type)
            activity.userInfo = userInfo
            activity.webpageURL = page
            return delegate.application(UIApplication.shared, continue: activity) {
                restored += $0 ?? []
            }
        }
        #expect(open("com.apple.corespotlightitem", [CSSearchableItemActivityIdentifier: "a|b|7"]))
        #expect(delegate.route == .episode("7") && restored.count == 1)
        #expect(!open(CSSearchableItemActionType, [:]))
        #expect(open(CSQueryContinuationActionType, [CSSearchQueryString: "jazz"]))
        #expect(delegate.route == .search("jazz"))
        let page = URL(string: "https://example.com/7")
        #expect(open(NSUserActivityTypeBrowsingWeb, [:], page))
        #expect(delegate.route == page.map { .link($0) })
        #expect(open("com.example.podcast.play", ["position": 61.5]))
        #expect(delegate.route == .player(61.5))
        #expect(!open("other", [:]))
    }

    @Test func `a guide's activity is indexed beside its item and goes with it`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let sight = Sight(
                id: "sights/eiffel tower",
                name: "Eiffel Tower",
                city: "Paris",
                latitude: 48.8584,
                longitude: 2.2945,
                phone: "+33 1 00"
            )
            try await CSSearchableIndex.default().indexSearchableItems([sight.searchableItem])
            await MainActor.run {
                let screen = SightScreen(sight: sight)
                screen.appear()
                screen.disappear()
                #expect(screen.saves == 1)
            }
            #expect(try await found("eiffel") == [sight.id])
            let activity = sight.userActivity
            #expect(activity.contentAttributeSet?.supportsPhoneCall == 1)
            #expect(activity.suggestedInvocationPhrase == "Show Eiffel Tower")
            #expect(activity.userInfo?["id"] as? String == sight.id)
            try await CSSearchableIndex.default()
                .deleteSearchableItems(withIdentifiers: [sight.id])
            #expect(try await found("eiffel") == [])
        }
    }

    @Test func `a notebook is synchronized once for each revision`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let indexer = NotebookIndexer()
            indexer.notes = ["n1": "Groceries\nmilk and bread", "n2": "Ideas"]
            func synchronize(_ revision: Int) async throws -> Bool {
                try await withCheckedThrowingContinuation { done in
                    indexer.synchronize(revision: revision) { done.resume(with: $0) }
                }
            }
            #expect(try await synchronize(1))
            #expect(try await !synchronize(1))
            #expect(try await synchronize(2))
            #expect(try await found("milk") == ["n1"])
            try await CSSearchableIndex.default()
                .deleteSearchableItems(withDomainIdentifiers: ["notebook"])
            #expect(try await found("milk") == [])
            #expect(indexer.log == [])
        }
    }

    @Test func `an extension hands mail in, and an importer reads a file`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            MailRequestHandler.messages = ["m1": "Minutes of May", "m2": "Lunch"]
            let handler = MailRequestHandler()
            let index = CSSearchableIndex(name: "mail")
            await withCheckedContinuation { done in
                handler.searchableIndex(index) { done.resume() }
            }
            #expect(try await found("ada") == ["m1", "m2"])
            let file = URL(fileURLWithPath: path).appendingPathComponent("letter.txt")
            try Data("Dear Ada".utf8).write(to: file)
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            try MailImporter().update(attributes, forFileAt: file)
            #expect(attributes.title == "letter" && attributes.textContent == "Dear Ada")
        }
    }

    @Test func `a search by handlers finds, and a person's text is escaped`() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useStore(path)
            let titles = ["Call \"home\"", "call back", "50% of 2*3", "Café"]
            let items = titles.map { title -> CSSearchableItem in
                let attributes = CSSearchableItemAttributeSet(contentType: .text)
                attributes.title = title
                return CSSearchableItem(
                    uniqueIdentifier: title,
                    domainIdentifier: nil,
                    attributeSet: attributes
                )
            }
            try await CSSearchableIndex.default().indexSearchableItems(items)
            let search = MemoSearch()
            func memos(_ text: String) async -> [String] {
                await withCheckedContinuation { done in
                    search.search(text) { identifiers, _ in done.resume(returning: identifiers) }
                }
            }
            #expect(await memos("call") == ["Call \"home\"", "call back"])
            #expect(await memos("\"home") == ["Call \"home\""])
            #expect(await memos("CAFE") == ["Café"])
            #expect(await memos("\\") == [])
            #expect(try await search.searchRaw("title == \"*\"") == 4)
            await #expect(throws: CSSearchQueryError.self) {
                try await search.searchRaw("call me")
            }
        }
    }

    @Test func `an index is put in the place of a fake, and a fake in its own`() async throws {
        let fake = FakeIndex()
        let seam: SearchIndexing = fake
        seam.indexSearchableItems([FakeItem()], completionHandler: nil)
        #expect(fake.items.values.first?.attributeSet.title == "Fake")
        seam.beginBatch()
        seam.endBatch(withClientState: Data([7]), completionHandler: nil)
        #expect(fake.state == Data([7]) && !FakeIndex.isIndexingAvailable())
        let awaited: AwaitedSearchIndexing = fake
        try await awaited.deleteSearchableItems(withDomainIdentifiers: [""])
        #expect(fake.items.isEmpty)
        await #expect(throws: NSError.self) { try await awaited.deleteAllSearchableItems() }
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
