import Foundation
import Synchronization

/// What puts activities into an index; CoreSpotlight has the one implementation.
///
/// UserActivities stands below CoreSpotlight and cannot name it, and a program may import
/// UserActivities (through UIKit) without it. So the arrow is turned round at run time: the first
/// activity that is handed over asks the Swift runtime for the class
/// ``ActivityIndexer/className`` and makes one. A class of that name which conforms is used from
/// then on; when there is none, nothing is indexed.
///
/// The look-up goes by the type records that every Swift image carries. That works for dynamic
/// and static linking alike, which a symbol looked up with `dlsym` does not (a static executable
/// exports none), and it needs no code that runs at load time, which Swift does not have.
package protocol ActivityIndexing: AnyObject, Sendable {
    /// Made once in a process.
    init()

    /// An activity that is eligible for search was handed over.
    ///
    /// Called on the thread of `becomeCurrent()`, after the state was saved. The activity may
    /// change when this returns: take out of it what is needed.
    func activityDidBecomeCurrent(_ activity: NSUserActivity)

    /// Deletes the saved activities of this app that have one of the names; completes once.
    func deleteSavedActivities(
        withPersistentIdentifiers identifiers: [NSUserActivityPersistentIdentifier],
        completion: @escaping @Sendable () -> Void
    )

    /// Deletes all saved activities of this app; completes once.
    func deleteAllSavedActivities(completion: @escaping @Sendable () -> Void)
}

/// The indexer in use, found once.
package enum ActivityIndexer {
    /// The class that is asked for: top level in its module, conforming to ``ActivityIndexing``.
    package static let className = "CoreSpotlight.UserActivityIndexer"

    /// An indexer that stands in for the one of the program.
    static let substitute = Mutex<(any ActivityIndexing)?>(nil)

    private static let found: (any ActivityIndexing)? =
        (NSClassFromString(className) as? any ActivityIndexing.Type)?.init()

    /// The indexer of this program, or `nil` when it has none.
    package static var inUse: (any ActivityIndexing)? {
        substitute.withLock { $0 } ?? found
    }
}
