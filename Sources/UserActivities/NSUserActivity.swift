public import Foundation

/// Something the user is doing, in a form that can be found and gone on with later.
///
/// An app makes an activity when a screen opens, fills it, and calls ``becomeCurrent()``. If
/// ``isEligibleForSearch`` is set, the activity is put into the on-device index at that moment
/// and can be found; choosing it there gives the app an activity of the same type, with the part
/// of ``userInfo`` that ``requiredUserInfoKeys`` names.
///
/// ```swift
/// let activity = NSUserActivity(activityType: "com.example.shows.watch")
/// activity.title = "Into the Wild"
/// activity.userInfo = ["name": "Into the Wild", "time": Date()]
/// activity.requiredUserInfoKeys = ["name", "time"]
/// activity.isEligibleForSearch = true
/// activity.becomeCurrent()
/// ```
///
/// Keep the activity as long as it is current. Like other classes of the Foundation family it is
/// not safe to use from two threads at once.
///
/// - Note: On Linux, activities reach the index when the program also links `CoreSpotlight`.
open class NSUserActivity: NSObject {
    /// The type given at the start, in reverse-DNS form; it never changes (S115).
    public let activityType: String

    /// The text shown in search results; without it an activity is not searchable (S119).
    open var title: String?

    /// The app's own data, in property-list types and URLs (S120).
    ///
    /// A new activity has an empty dictionary, so that a write through `userInfo?["key"]` is
    /// kept. Apple's page says `nil` (S114); real code relies on the write.
    open var userInfo: [AnyHashable: Any]? = [:]

    /// The keys of ``userInfo`` that are kept for restoring; `nil` keeps all (S121).
    ///
    /// With ``webpageURL`` set, `nil` keeps none: the page is enough.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether the state changed since the delegate was last asked to save (S126).
    open var needsSave = false

    /// The page that shows the same content; only `http` and `https` (S122).
    ///
    /// Not normalised: query and fragment count. Another scheme is a mistake of the program and
    /// traps, as it raises on Apple's systems.
    open var webpageURL: URL? {
        willSet {
            precondition(
                newValue.map(Self.canBeWebpage) ?? true,
                "a webpageURL must have the scheme http or https"
            )
        }
    }

    /// The page or app the user came from.
    open var referrerURL: URL?

    /// When the activity stops being offered and found; `nil` is the system's default (S124).
    open var expirationDate: Date?

    /// Words that help to find the activity; empty at the start (S114).
    open var keywords: Set<String> = []

    /// Whether the activity may open streams to the app that goes on with it.
    ///
    /// - Note: On Linux the flag is kept and reported, and no stream is ever opened.
    open var supportsContinuationStreams = false

    /// Whether the activity may go on at another device; true at the start (S114).
    ///
    /// - Note: On Linux the flag is kept and reported, and nothing is sent.
    open var isEligibleForHandoff = true

    /// Whether ``becomeCurrent()`` puts the activity into the on-device index.
    open var isEligibleForSearch = false

    /// Whether the activity may be shown to everyone; needs required keys or a page (S123).
    ///
    /// - Note: On Linux the flag is kept and reported, and nothing is published.
    open var isEligibleForPublicIndexing = false

    /// Whether the system may suggest the activity.
    ///
    /// - Note: On Linux the flag is kept and reported, and nothing is suggested.
    open var isEligibleForPrediction = false

    /// Words to say to a voice assistant for the activity; Apple declares it in Intents.
    ///
    /// - Note: On Linux it is kept and handed on, and nobody listens.
    open var suggestedInvocationPhrase: String?

    /// The name to delete the saved activity by (S125).
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// What the activity shows, for choosing the scene that opens it.
    ///
    /// Setting it does not touch ``needsSave`` (S126).
    open var targetContentIdentifier: String?

    /// The object that is asked for the newest state.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// The place for the content attribute set, which CoreSpotlight copies in and out.
    package final var contentAttributes: NSObject?

    /// What brings the activity up to date beside its delegate: UIKit's responders.
    package final var stateKeepers = ActivityStateKeepers()

    /// Whether ``invalidate()`` was called.
    package private(set) final var isInvalidated = false

    /// Creates an activity of a type.
    ///
    /// - Parameter activityType: The type, in reverse-DNS form.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Creates an activity of the first type listed under `NSUserActivityTypes` (S115).
    ///
    /// Traps if the main bundle lists none, as it raises on Apple's systems.
    @available(*, deprecated, message: "Use init(activityType:)")
    public convenience override init() {
        let listed = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String]
        guard let first = listed?.first else {
            preconditionFailure("the main bundle lists no type under NSUserActivityTypes")
        }
        self.init(activityType: first)
    }

    deinit {
        CurrentActivity.resign(ObjectIdentifier(self))
    }

    /// Adds entries to ``userInfo``; for a key that is there already the new value wins (S120).
    ///
    /// - Parameter otherDictionary: The entries to add.
    /// - Complexity: O(n) in the number of entries.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes this the one current activity of the process, and hands it over (S116).
    ///
    /// The former current activity turns inactive. If ``needsSave`` is set, the delegate is asked
    /// to save first. An activity that is eligible for search is then put into the index. After
    /// ``invalidate()`` nothing happens.
    open func becomeCurrent() {
        guard !isInvalidated else { return }
        CurrentActivity.become(ObjectIdentifier(self))
        saveIfNeeded()
        handOver()
    }

    /// Stops being the current activity, until ``becomeCurrent()`` is called again (S117).
    ///
    /// State that waits to be saved is saved and handed over first. What was indexed stays.
    open func resignCurrent() {
        guard isCurrent else { return }
        if saveIfNeeded() { handOver() }
        CurrentActivity.resign(ObjectIdentifier(self))
    }

    /// Ends the activity for good; it can never become current again (S116).
    ///
    /// What was indexed stays.
    open func invalidate() {
        isInvalidated = true
        CurrentActivity.resign(ObjectIdentifier(self))
    }

    /// Asks for streams to the app that the activity comes from.
    ///
    /// - Parameter completionHandler: Gets both streams or the error, once.
    /// - Note: On Linux no other device can be reached: the error is always
    ///   `NSUserActivityConnectionUnavailableError` in the Cocoa domain.
    open func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            completionHandler(nil, nil, Self.connectionUnavailable)
        }
    }

    /// Asks for streams to the app that the activity comes from.
    ///
    /// - Returns: The stream to read and the stream to write.
    /// - Throws: On Linux always `NSUserActivityConnectionUnavailableError` in the Cocoa domain.
    nonisolated(nonsending)
        open func continuationStreams() async throws -> (InputStream, OutputStream)
    {
        throw Self.connectionUnavailable
    }

    /// Deletes every saved activity of this app from the index (S125).
    ///
    /// - Parameter handler: Called once, on another thread, when they are gone.
    open class func deleteAllSavedUserActivities(
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        guard let indexer = ActivityIndexer.inUse else {
            return DispatchQueue.global().async(execute: handler)
        }
        indexer.deleteAllSavedActivities(completion: handler)
    }

    /// Deletes every saved activity of this app from the index (S125).
    open class func deleteAllSavedUserActivities() async {
        await withCheckedContinuation { continuation in
            deleteAllSavedUserActivities { continuation.resume() }
        }
    }

    /// Deletes the saved activities of this app that have one of these names (S125).
    ///
    /// - Parameters:
    ///   - persistentIdentifiers: The names; one that nothing has is passed over.
    ///   - handler: Called once, on another thread, when they are gone.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        guard let indexer = ActivityIndexer.inUse else {
            return DispatchQueue.global().async(execute: handler)
        }
        indexer.deleteSavedActivities(
            withPersistentIdentifiers: persistentIdentifiers,
            completion: handler
        )
    }

    /// Deletes the saved activities of this app that have one of these names (S125).
    ///
    /// - Parameter persistentIdentifiers: The names; one that nothing has is passed over.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        await withCheckedContinuation { continuation in
            deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) {
                continuation.resume()
            }
        }
    }
}

extension NSUserActivity {
    /// Whether this is the one current activity of the process.
    package final var isCurrent: Bool { CurrentActivity.isCurrent(ObjectIdentifier(self)) }

    /// Whether an address may stand in ``webpageURL``; importers ask before they set it (S122).
    package static func canBeWebpage(_ url: URL) -> Bool {
        ["http", "https"].contains(url.scheme?.lowercased())
    }

    /// Has the state saved if it changed; says whether it was.
    ///
    /// The delegate comes first, then the responders (S135).
    @discardableResult
    package final func saveIfNeeded() -> Bool {
        guard needsSave else { return false }
        needsSave = false
        delegate?.userActivityWillSave(self)
        stateKeepers.updateState(of: self)
        return true
    }

    /// Gives an activity that wants to be found to the index.
    private func handOver() {
        guard isEligibleForSearch, !isInvalidated else { return }
        ActivityIndexer.inUse?.activityDidBecomeCurrent(self)
    }

    /// Why no stream can be opened: there is no other device.
    private static var connectionUnavailable: NSError {
        NSError(domain: NSCocoaErrorDomain, code: NSUserActivityConnectionUnavailableError)
    }
}
