import CoreSpotlight
import Foundation
import SearchModel
import SearchService
import Testing

/// What these tests prove, of code that imports CoreSpotlight alone.
///
/// 1. an eligible activity lands in the store when it becomes current (S116, S119, S121, S124)
/// 2. the content attribute set is a copy (S16)
/// 3. deleting: by persistent identifier, all, by domain, with the related item (S21 to S23, S125)
@Suite struct ActivityIndexingTests {
    let store: TestStore

    init() throws {
        store = try TestStore()
    }

    /// A show's activity, eligible for search.
    private func activity(_ title: String?, type: String = "com.example.show") -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.title = title
        activity.isEligibleForSearch = true
        return activity
    }

    /// Makes activities current and waits until the store has them.
    private func makeCurrent(_ activities: NSUserActivity...) async throws {
        try await store.asProcessStore {
            for activity in activities { activity.becomeCurrent() }
            try await CSSearchableIndex.default().indexSearchableItems([])
        }
    }

    private var records: [Record] {
        get throws {
            var found: [Record] = []
            try store.spotlight.index().forEachRecord(application: nil) { found.append($0.record) }
            return found.filter { $0.identifier.kind == .activity }
        }
    }

    @Test func `S116, S119: an eligible activity with a title is stored, another is not`()
        async throws
    {
        let ineligible = activity("hidden")
        ineligible.isEligibleForSearch = false
        try await makeCurrent(activity("Seen"), ineligible, activity(nil), activity(""))
        #expect(try records.map { $0.activity?.title } == ["Seen"])
        #expect(try records.first?.attributes[.title] == .text("Seen"))
    }

    @Test func `S116: becoming current again replaces what was saved`() async throws {
        let again = activity("Show")
        try await makeCurrent(again, activity("Other"), again)
        #expect(try records.count == 2)
    }

    @Test func `S119: keywords of the activity and of its set are searched`() async throws {
        let show = activity("Show")
        show.keywords = ["crime", "police"]
        let attributes = CSSearchableItemAttributeSet(contentType: .movie)
        attributes.keywords = ["Baltimore", "crime"]
        attributes.contentDescription = "A city"
        show.contentAttributeSet = attributes
        try await makeCurrent(show)
        let record = try #require(try records.first)
        #expect(record.attributes[.keywords] == .texts(["Baltimore", "crime", "police"]))
        #expect(record.attributes[.contentDescription] == .text("A city"))
    }

    @Test func `S121: what is kept of userInfo is what the required keys name`() async throws {
        let show = activity("Show")
        show.userInfo = ["name": "Show", "time": Date(timeIntervalSinceReferenceDate: 9), "x": 1]
        show.requiredUserInfoKeys = ["name", "time"]
        try await makeCurrent(show)
        let record = try #require(try records.first)
        let arrived = try #require(NSUserActivity.arriving(record))
        #expect(arrived.activityType == "com.example.show")
        #expect(arrived.userInfo?.count == 2)
        #expect(arrived.userInfo?["time"] as? Date == Date(timeIntervalSinceReferenceDate: 9))
        #expect(arrived.requiredUserInfoKeys == ["name", "time"])
    }

    @Test func `S124: an activity's date is its expiry`() async throws {
        let show = activity("Show")
        show.expirationDate = .distantFuture
        try await makeCurrent(show, activity("Standard"))
        let expirations = try records.map(\.expiration)
        #expect(expirations.contains(.at(Date.distantFuture.timeIntervalSinceReferenceDate)))
        #expect(expirations.contains(.standard))
    }

    @Test func `S16: the content attribute set is copied when it is assigned`() {
        let show = activity("Show")
        #expect(show.contentAttributeSet == nil)
        let attributes = CSSearchableItemAttributeSet()
        attributes.title = "before"
        show.contentAttributeSet = attributes
        attributes.title = "after"
        #expect(show.contentAttributeSet?.title == "before")
        show.contentAttributeSet?.title = "in place"
        #expect(show.contentAttributeSet?.title == "in place")
        show.contentAttributeSet = nil
        #expect(show.contentAttributeSet == nil)
    }

    @Test func `S21, S127: a domain delete takes activities`() async throws {
        let show = activity("Show")
        show.contentAttributeSet = CSSearchableItemAttributeSet()
        show.contentAttributeSet?.domainIdentifier = "shows.crime"
        try await makeCurrent(show, activity("Other"))
        try await store.asProcessStore {
            try await CSSearchableIndex.default().deleteSearchableItems(
                withDomainIdentifiers: ["shows"])
        }
        #expect(try records.map { $0.activity?.title } == ["Other"])
    }

    @Test func `S22, S127: an activity lives and dies with its related item`() async throws {
        let orphan = activity("Orphan")
        orphan.contentAttributeSet = CSSearchableItemAttributeSet()
        orphan.contentAttributeSet?.relatedUniqueIdentifier = "missing"
        let related = activity("Related")
        related.contentAttributeSet = CSSearchableItemAttributeSet()
        related.contentAttributeSet?.relatedUniqueIdentifier = "item"
        try await store.asProcessStore {
            try await CSSearchableIndex.default().indexSearchableItems([item("item")])
        }
        try await makeCurrent(orphan, related)
        #expect(try records.map { $0.activity?.title } == ["Related"])
        try await store.asProcessStore {
            try await CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: ["item"])
        }
        #expect(try records.isEmpty)
    }

    @Test func `S23: a weakly related activity lives on its own`() async throws {
        let weak = activity("Weak")
        weak.contentAttributeSet = CSSearchableItemAttributeSet()
        weak.contentAttributeSet?.weakRelatedUniqueIdentifier = "missing"
        try await makeCurrent(weak)
        #expect(try records.count == 1)
    }

    @Test func `S125: saved activities go by persistent identifier, or all`() async throws {
        for name in ["a", "b", "c"] {
            let show = activity(name)
            show.persistentIdentifier = name
            try await makeCurrent(show)
        }
        try await store.asProcessStore {
            try await CSSearchableIndex.default().indexSearchableItems([item("item")])
            await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a", "x"])
            #expect(try records.map { $0.activity?.title } == ["b", "c"])
            await NSUserActivity.deleteAllSavedUserActivities()
        }
        #expect(try records.isEmpty)
        #expect(try store.identifiers == ["item"])
    }
}
