import CoreSpotlight
import Foundation
import SearchService
import Synchronization
import TestSupport
import Testing

/// What these tests prove.
///
/// 1. what a typed text finds, ranked and limited (S101, S102, S105)
/// 2. suggestions: the whole list, highlighted, only when wanted (S104, S106, S110)
/// 3. going on with a choice (S108, S110), preparing (S107), errors as of any query (S79)
@Suite struct UserQueryTests {
    let store: TestStore

    init() async throws {
        store = try TestStore()
        let wire = item("wire", title: "The Wire")
        wire.attributeSet.keywords = ["crime", "Baltimore"]
        let wild = item("wild", title: "Into the Wild")
        wild.attributeSet.contentDescription = "A man leaves everything behind"
        let text = item("text", title: "Notes")
        text.attributeSet.textContent = "the wire is in the cellar"
        try await store.index().indexSearchableItems([wire, wild, text])
    }

    private func query(
        _ text: String?,
        _ context: CSUserQueryContext? = nil,
        scope: CSUserQuery.Scope = .own
    ) -> CSUserQuery {
        CSUserQuery(
            userQueryString: text,
            userQueryContext: context,
            store: store.spotlight,
            scope: scope
        )
    }

    private func found(_ query: CSUserQuery) async throws -> [CSUserQuery.Item] {
        var items: [CSUserQuery.Item] = []
        for try await response in query.responses {
            if case .item(let item) = response { items.append(item) }
        }
        return items
    }

    @Test(
        arguments: [
            ("wire", ["wire", "text"]), ("WI", ["wire", "wild", "text"]), ("the wil", ["wild"]),
            ("balt crime", ["wire"]), ("zzz", []), ("", []), ("  ", []), (nil, []),
            ("title == \"*\"", []),
        ] as [(String?, [String])]
    )
    func `S101: a typed text finds items by word prefixes`(
        _ text: String?,
        _ identifiers: [String]
    ) async throws {
        let items = try await found(query(text))
        #expect(Set(items.map(\.id)) == Set(identifiers))
    }

    @Test func `S12, S105: found items are ordered by rank`() async throws {
        let items = try await found(query("wire")).shuffled().sorted()
        #expect(items.map(\.id) == ["wire", "text"])
        let byRank = items.reversed().sorted {
            $0.item.compare(byRank: $1.item) == .orderedAscending
        }
        #expect(byRank.map(\.id) == ["wire", "text"])
        #expect(items[0] < items[1] && items[1] > items[0])
    }

    @Test func `S102: the limits hold`() async throws {
        let context = CSUserQueryContext()
        #expect(context.maxResultCount == 0 && context.maxSuggestionCount == 0)
        #expect(context.maxRankedResultCount == 100 && context.enableRankedResults)
        #expect(!context.disableSemanticSearch)
        context.maxResultCount = 2
        #expect(try await found(query("wi", context)).count == 2)
        context.maxResultCount = 0
        context.maxRankedResultCount = 1
        let items = try await found(query("wi", context))
        #expect(items.count == 3)
        #expect(items.filter { other in items.contains { $0 < other } }.count == 2)
        context.enableRankedResults = false
        let unranked = try await found(query("wi", context))
        #expect(unranked.count == 3 && !(unranked[0] < unranked[1]))
    }

    @Test func `S73, O20: a fetch list narrows what items carry, none hands out all`() async throws
    {
        let full = try #require(try await found(query("balt")).first)
        #expect(full.item.attributeSet.title == "The Wire")
        #expect(full.item.attributeSet.keywords == ["crime", "Baltimore"])
        let context = CSUserQueryContext()
        context.fetchAttributes = ["title"]
        let narrow = try #require(try await found(query("balt", context)).first)
        #expect(narrow.item.attributeSet.title == "The Wire")
        #expect(narrow.item.attributeSet.keywords == nil)
    }

    @Test func `S76: filter queries narrow a user query`() async throws {
        let context = CSUserQueryContext()
        context.filterQueries = [#"keywords == "crime""#]
        #expect(try await found(query("wi", context)).map(\.id) == ["wire"])
        context.filterQueries = ["nonsense"]
        await #expect(throws: CSSearchQueryError.self) {
            try await found(query("wi", context))
        }
    }

    @Test func `S102: limits count an application's own items, after every filter`() async throws {
        let context = CSUserQueryContext()
        try await store.asProcessStore {
            for number in 0..<40 {
                let activity = NSUserActivity(activityType: "a")
                activity.title = "Wire \(number)"
                activity.persistentIdentifier = "\(number)"
                activity.isEligibleForSearch = true
                activity.becomeCurrent()
            }
            let items = (0..<40).map { item("\($0)", title: "old wire \($0 % 4)") }
            try await CSSearchableIndex(name: "complete", protectionClass: .complete)
                .indexSearchableItems(items)
        }
        context.maxResultCount = 6
        context.maxRankedResultCount = 2
        #expect(try await found(query("wire", context)).count == 6)
        context.filterQueries = [#"title == "*3""#]
        #expect(try await found(query("wire", context)).count == 6)
        context.maxResultCount = 0
        #expect(try await found(query("wire", context)).count == 10)
        context.filterQueries = [#"contentTypeTree == "public.content" && title == "old*""#]
        #expect(try await found(query("wire", context)).count == 40)
        let protected = query("wire", context)
        context.filterQueries = []
        protected.protectionClasses = [.complete]
        #expect(try await found(protected).count == 40)
        let open = query("wire", context)
        open.protectionClasses = [.completeUntilFirstUserAuthentication]
        #expect(Set(try await found(open).map(\.id)) == ["wire", "text"])
    }

    @Test func `activities are not among an application's found items`() async throws {
        try await store.asProcessStore {
            let activity = NSUserActivity(activityType: "a")
            activity.title = "Wired"
            activity.isEligibleForSearch = true
            activity.becomeCurrent()
            try await CSSearchableIndex.default().indexSearchableItems([])
        }
        #expect(try await found(query("wired")).isEmpty)
        #expect(try query("wired", scope: .all).findRecords(bestPerApplication: 3).total == 1)
    }

    // MARK: Suggestions

    @Test func `S104, S110: suggestions come as one list, the typed part highlighted`() async throws
    {
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 5
        let query = query("wi", context)
        let lists = Mutex<[[String]]>([])
        await withCheckedContinuation { continuation in
            query.foundSuggestionsHandler = { list in
                let texts = list.map { String($0.localizedAttributedSuggestion.characters) }
                lists.withLock { $0.append(texts) }
            }
            query.completionHandler = { _ in continuation.resume() }
            query.start()
        }
        #expect(lists.withLock { $0.map { Set($0) } } == [["The Wire", "Into the Wild", "Notes"]])
        #expect(query.foundSuggestionCount == 3)
    }

    @Test func `S110: a suggestion highlights what was typed, and survives copying`() async throws {
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 5
        var made: [CSUserQuery.Suggestion] = []
        for try await suggestion in query("wi", context).suggestions { made.append(suggestion) }
        #expect(made.allSatisfy { $0.suggestion.suggestionKind == .default })
        let wire = try #require(made.first { $0.id == "The Wire" }).suggestion
        let marked = wire.localizedAttributedSuggestion.runs
            .filter { $0[SuggestionHighlightAttribute.self] != nil }
            .map { String(wire.localizedAttributedSuggestion[$0.range].characters) }
        #expect(marked == ["Wi"])
        let copied = try #require(wire.copy() as? CSSuggestion)
        for other in [copied, try recoded(wire)] {
            #expect(other.localizedAttributedSuggestion == wire.localizedAttributedSuggestion)
            #expect(other.suggestionKind == .default)
            #expect(other.compare(byRank: wire) == .orderedSame)
            #expect(other.compare(wire) == .orderedSame)
        }
    }

    @Test func `S102, S104: no suggestion is made when none is wanted`() async throws {
        let context = CSUserQueryContext()
        let silent = query("wi", context)
        for try await response in silent.responses {
            if case .suggestion = response { Issue.record("a suggestion came") }
        }
        #expect(silent.foundSuggestionCount == 0)
        context.maxSuggestionCount = 5
        let unheard = query("wi", context)
        await withCheckedContinuation { continuation in
            unheard.completionHandler = { _ in continuation.resume() }
            unheard.start()
        }
        #expect(unheard.foundSuggestionCount == 0)
        #expect(unheard.foundItemCount == 3)
    }

    @Test func `S106: responses mix items and suggestions, suggestions come alone`() async throws {
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 1
        var suggestions: [String] = []
        for try await suggestion in query("wi", context).suggestions {
            suggestions.append(suggestion.id)
        }
        #expect(suggestions.count == 1)
        var counts = (items: 0, suggestions: 0)
        for try await response in query("wi", context).responses {
            switch response {
            case .item: counts.items += 1
            case .suggestion: counts.suggestions += 1
            }
        }
        #expect(counts == (3, 1))
    }

    @Test func `S110: a chosen suggestion is searched for`() async throws {
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 5
        var made: [CSUserQuery.Suggestion] = []
        for try await suggestion in query("wi", context).suggestions { made.append(suggestion) }
        let wild = try #require(made.first { $0.id == "Into the Wild" })
        let chosen = CSUserQueryContext(currentSuggestion: wild.suggestion)
        #expect(try await found(query("wi", chosen)).map(\.id) == ["wild"])
        let copied = try #require(chosen.copy() as? CSUserQueryContext)
        #expect(try await found(query("wi", copied)).map(\.id) == ["wild"])
        #expect(try await found(query("wi", try recoded(chosen))).map(\.id) == ["wild"])
    }

    // MARK: Choices

    @Test func `S108: a chosen item ranks higher from then on`() async throws {
        let query = query("wi")
        let items = try await found(query).sorted()
        #expect(items.map(\.id) == ["wild", "wire", "text"])
        query.userEngaged(items[1], visibleItems: items, interaction: .focus)
        #expect(try await found(self.query("wi")).sorted().map(\.id) == items.map(\.id))
        query.userEngaged(items[1], visibleItems: items, interaction: .select)
        #expect(
            try await found(self.query("wi")).sorted().map(\.id) == ["wire", "wild", "text"]
        )
    }

    @Test func `S108: a choice of an item that is gone is passed over`() async throws {
        let query = query("wi")
        let gone = try #require(try await found(query).first)
        try await store.index().deleteSearchableItems(withIdentifiers: [gone.id])
        query.userEngaged(gone, visibleItems: [gone], interaction: .default)
        #expect(try await found(self.query("wi")).count == 2)
        #expect(CSUserQuery.UserInteractionKind.default == .select)
        #expect(CSUserQuery.UserInteractionKind.focus.rawValue == 1)
    }

    @Test func `S108: a chosen suggestion comes first from then on`() async throws {
        let context = CSUserQueryContext()
        context.maxSuggestionCount = 5
        func made() async throws -> [CSUserQuery.Suggestion] {
            var made: [CSUserQuery.Suggestion] = []
            for try await suggestion in self.query("wi", context).suggestions {
                made.append(suggestion)
            }
            return made
        }
        let query = query("wi", context)
        let before = try await made()
        #expect(before.map(\.id) == ["Into the Wild", "The Wire", "Notes"])
        query.userEngaged(before[1], visibleSuggestions: before, interaction: .focus)
        #expect(try await made().map(\.id) == before.map(\.id))
        var kept = before[1]
        kept.suggestion = try recoded(try #require(kept.suggestion.copy() as? CSSuggestion))
        query.userEngaged(kept, visibleSuggestions: before, interaction: .select)
        #expect(try await made().map(\.id) == ["The Wire", "Into the Wild", "Notes"])
        var own = before[0]
        own.suggestion = CSSuggestion()
        query.userEngaged(own, visibleSuggestions: [own], interaction: .select)
        #expect(try await made().map(\.id) == ["The Wire", "Into the Wild", "Notes"])
    }

    @Test func `S107: preparing opens the index, and may be done any number of times`() async throws
    {
        let folder = try TemporaryFolder()
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            setenv("LIMELIGHT_STORE", path + "/store", 1)
            CSUserQuery.prepare()
            CSUserQuery.prepare()
            CSUserQuery.prepareProtectionClasses([.complete])
            let isOpen = waitUntil {
                let files = try? FileManager.default.contentsOfDirectory(atPath: path + "/store")
                return files?.isEmpty == false
            }
            exit(isOpen ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test func `S68: a user query runs once`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let query = CSUserQuery(
                userQueryString: "a",
                userQueryContext: nil,
                store: try TestStore().spotlight
            )
            query.start()
            query.start()
        }
        expectSentence("This query has already been started", in: result)
    }

    // MARK: The search screen's way in

    @Test func `the screen gets totals, counts and the best of each application`() async throws {
        try await CSSearchableIndex(name: nil, store: store.spotlight.acting(for: "other"))
            .indexSearchableItems([item("w1", title: "Wire"), item("w2", title: "Wireless")])
        let context = CSUserQueryContext()
        context.maxRankedResultCount = 2
        let found = try query("wire", context, scope: .all).findRecords(bestPerApplication: 1)
        #expect(found.total == 4)
        #expect(found.records.count == 2)
        #expect(found.applications.map(\.bundleIdentifier) == ["other", "com.example.tests"])
        #expect(found.applications.map(\.count) == [2, 2])
        #expect(found.applications.map(\.best.count) == [1, 1])
        let one = try query("wire", context, scope: .application("other"))
            .findRecords(bestPerApplication: 3)
        #expect(one.total == 2)
    }

    @Test func `S13: user contexts survive copying and coding`() throws {
        let context = CSUserQueryContext()
        context.fetchAttributes = ["title"]
        context.enableRankedResults = false
        context.disableSemanticSearch = true
        context.maxResultCount = 1
        context.maxRankedResultCount = 2
        context.maxSuggestionCount = 3
        for other in [try recoded(context), try #require(context.copy() as? CSUserQueryContext)] {
            #expect(other.fetchAttributes == ["title"])
            #expect(!other.enableRankedResults && other.disableSemanticSearch)
            #expect(other.maxResultCount == 1)
            #expect(other.maxRankedResultCount == 2)
            #expect(other.maxSuggestionCount == 3)
        }
    }
}
