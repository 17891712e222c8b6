// Proves:
// 1. the defaults of a new activity (S114, usage 7.11)
// 2. entries merge, the new value wins (S120)
// 3. one activity of the process is current (S116, S117), and an ended one never is again
// 4. the delegate saves before an activity is handed over (S126)
// 5. only an activity that is eligible for search reaches the index (S116)
// 6. a page's address must be http or https, or the program stops (S122)
// 7. deletes reach the index and complete once (S125)
// 8. streams end in the documented error (S130)
import Foundation
import Synchronization
import Testing
import UserActivities

/// An index that only writes down what it is told.
private final class RecordingIndex: ActivityIndexing {
    private let lines = Mutex<[String]>([])

    var log: [String] { lines.withLock { $0 } }

    init() {}

    func activityDidBecomeCurrent(_ activity: NSUserActivity) {
        let line = "\(activity.activityType) \(activity.userInfo?["count"] ?? "-")"
        lines.withLock { $0.append(line) }
    }

    func deleteSavedActivities(
        withPersistentIdentifiers identifiers: [NSUserActivityPersistentIdentifier],
        completion: @escaping @Sendable () -> Void
    ) {
        lines.withLock { $0.append("delete \(identifiers)") }
        completion()
    }

    func deleteAllSavedActivities(completion: @escaping @Sendable () -> Void) {
        lines.withLock { $0.append("delete all") }
        completion()
    }
}

/// A delegate that counts how often it is asked to save.
private final class CountingDelegate: NSObject, NSUserActivityDelegate {
    var count = 0

    func userActivityWillSave(_ userActivity: NSUserActivity) {
        count += 1
        userActivity.addUserInfoEntries(from: ["count": count])
    }
}

/// A way to the deprecated initialiser that does not warn.
private protocol ActivityMaking {
    func activity() -> NSUserActivity
}

private struct PlainMaker: ActivityMaking {
    @available(*, deprecated)
    func activity() -> NSUserActivity { NSUserActivity() }
}

/// The current activity and the index belong to the whole process: one test at a time.
@Suite(.serialized) struct NSUserActivityTests {
    @Test func `S114: a new activity has the documented defaults`() {
        let activity = NSUserActivity(activityType: "com.example.view")
        #expect(activity.activityType == "com.example.view")
        #expect(activity.isEligibleForHandoff)
        #expect(!activity.isEligibleForSearch && !activity.isEligibleForPublicIndexing)
        #expect(!activity.isEligibleForPrediction && !activity.supportsContinuationStreams)
        #expect(!activity.needsSave)
        #expect(activity.title == nil && activity.webpageURL == nil)
        #expect(activity.keywords == [] && activity.requiredUserInfoKeys == nil)
        #expect(activity.expirationDate == nil && activity.persistentIdentifier == nil)
    }

    @Test func `a chained write into a new activity is kept`() {
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo?["key"] = "value"
        #expect(activity.userInfo?["key"] as? String == "value")
    }

    @Test func `S120: merged entries win over those that are there`() {
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo = ["a": 1, "b": 2]
        activity.addUserInfoEntries(from: ["b": 3, "c": 4])
        #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 3, "c": 4])
        activity.userInfo = nil
        activity.addUserInfoEntries(from: ["d": 5])
        #expect(activity.userInfo as? [String: Int] == ["d": 5])
    }

    @Test func `S116: one activity is current, and an ended one never again`() {
        let first = NSUserActivity(activityType: "first")
        let second = NSUserActivity(activityType: "second")
        first.becomeCurrent()
        #expect(first.isCurrent && !second.isCurrent)
        second.becomeCurrent()
        #expect(!first.isCurrent && second.isCurrent)
        second.invalidate()
        second.becomeCurrent()
        #expect(!second.isCurrent)
    }

    @Test func `S117: an activity that resigned may become current again`() {
        let first = NSUserActivity(activityType: "first")
        let second = NSUserActivity(activityType: "second")
        second.becomeCurrent()
        first.resignCurrent()
        #expect(second.isCurrent)
        second.resignCurrent()
        #expect(!second.isCurrent)
        second.becomeCurrent()
        #expect(second.isCurrent)
    }

    @Test func `S118: an activity that nobody keeps is no longer current`() {
        // The next one often lies where the lost one lay, and must not be taken for it.
        for _ in 0..<100 {
            weak var lost: NSUserActivity?
            do {
                let activity = NSUserActivity(activityType: "lost")
                activity.becomeCurrent()
                lost = activity
            }
            let next = NSUserActivity(activityType: "next")
            #expect(lost == nil && !next.isCurrent)
        }
    }

    @Test func `S124: an activity keeps its expiry and hands it on`() {
        let activity = NSUserActivity(activityType: "t")
        activity.expirationDate = Date(timeIntervalSinceReferenceDate: 5)
        #expect(activity.copyOnArrival().expirationDate == activity.expirationDate)
    }

    @Test func `S126: the delegate saves once before the activity is handed over`() {
        let index = RecordingIndex()
        ActivityIndexer.substitute(with: index)
        defer { ActivityIndexer.substitute(with: nil) }
        let delegate = CountingDelegate()
        let activity = NSUserActivity(activityType: "t")
        activity.delegate = delegate
        activity.isEligibleForSearch = true
        activity.needsSave = true
        activity.becomeCurrent()
        #expect(index.log == ["t 1"] && !activity.needsSave)
        activity.becomeCurrent()
        #expect(index.log == ["t 1", "t 1"] && delegate.count == 1)
        activity.needsSave = true
        activity.resignCurrent()
        #expect(index.log == ["t 1", "t 1", "t 2"])
        activity.targetContentIdentifier = "scene"
        #expect(!activity.needsSave)
    }

    @Test func `S123: only what is eligible for search reaches the index, public or not`() {
        let index = RecordingIndex()
        ActivityIndexer.substitute(with: index)
        defer { ActivityIndexer.substitute(with: nil) }
        let activity = NSUserActivity(activityType: "t")
        activity.becomeCurrent()
        activity.isEligibleForPublicIndexing = true
        activity.becomeCurrent()
        #expect(index.log == [])
        activity.isEligibleForSearch = true
        activity.becomeCurrent()
        #expect(index.log == ["t -"])
        activity.invalidate()
        activity.becomeCurrent()
        #expect(index.log == ["t -"])
    }

    @Test func `S122: a page keeps its address as it is`() {
        let activity = NSUserActivity(activityType: "t")
        for text in ["http://a.example", "HTTPS://a.example/x?q=1#part"] {
            activity.webpageURL = URL(string: text)
            #expect(activity.webpageURL?.absoluteString == text)
        }
        activity.webpageURL = nil
        #expect(activity.webpageURL == nil)
    }

    @Test func `S122: a page of another scheme stops the program`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            NSUserActivity(activityType: "t").webpageURL = URL(string: "ftp://a.example")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("http"))
    }

    @Test(arguments: [
        ("http://a", true), ("https://a", true), ("HTTP://a", true), ("ftp://a", false),
        ("app://x", false), ("/path", false), ("mailto:a@b.example", false),
    ])
    func `an importer can ask before it sets a page`(text: String, expected: Bool) throws {
        #expect(NSUserActivity.canBeWebpage(try #require(URL(string: text))) == expected)
    }

    @Test func `S115: without listed types the plain initialiser stops the program`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let maker: any ActivityMaking = PlainMaker()
            _ = maker.activity()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("lists no type under NSUserActivityTypes"))
    }

    @Test func `S125: deletes reach the index and complete`() async {
        let index = RecordingIndex()
        ActivityIndexer.substitute(with: index)
        defer { ActivityIndexer.substitute(with: nil) }
        await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a", "b"])
        await NSUserActivity.deleteAllSavedUserActivities()
        #expect(index.log == [#"delete ["a", "b"]"#, "delete all"])
    }

    @Test func `without an index a delete completes all the same`() async {
        await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"])
        await NSUserActivity.deleteAllSavedUserActivities()
    }

    @Test func `S130: no stream can be opened on one machine`() async {
        let activity = NSUserActivity(activityType: "t")
        let error = await #expect(throws: (any Error).self) {
            _ = try await activity.continuationStreams()
        }
        #expect((error as? NSError)?.domain == NSCocoaErrorDomain)
        #expect((error as? NSError)?.code == NSUserActivityConnectionUnavailableError)
        let code = await withCheckedContinuation { continuation in
            activity.getContinuationStreams { input, output, error in
                let isEmpty = input == nil && output == nil
                continuation.resume(returning: isEmpty ? (error as? NSError)?.code : nil)
            }
        }
        #expect(code == 4609)
    }

    @Test func `the delegate is held weakly`() {
        let activity = NSUserActivity(activityType: "t")
        do {
            let delegate = CountingDelegate()
            activity.delegate = delegate
            #expect(activity.delegate != nil)
        }
        #expect(activity.delegate == nil)
    }
}
