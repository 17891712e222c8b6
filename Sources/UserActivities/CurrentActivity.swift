import Synchronization

/// Which activity of the process is the current one; there is at most one (S116).
///
/// Only the identity is kept: the app owns the activity, and one that goes away is no longer
/// current.
enum CurrentActivity {
    private static let identity = Mutex<ObjectIdentifier?>(nil)

    /// Makes an activity current in place of any other.
    static func become(_ activity: ObjectIdentifier) {
        identity.withLock { $0 = activity }
    }

    /// Leaves no activity current, if this one is.
    static func resign(_ activity: ObjectIdentifier) {
        identity.withLock { if $0 == activity { $0 = nil } }
    }

    /// Whether this activity is the current one.
    static func isCurrent(_ activity: ObjectIdentifier) -> Bool {
        identity.withLock { $0 == activity }
    }
}
