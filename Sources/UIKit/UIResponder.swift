public import Foundation
public import UserActivities

/// An object of the user interface that can keep, update and restore an activity.
///
/// Of Apple's class this has the part that deals with user activities.
@MainActor
open class UIResponder: NSObject, UIUserActivityRestoring {
    /// The activity this object keeps up to date; several objects may share one (S131).
    ///
    /// Setting it makes the activity current (S116): there is one screen, and a responder is
    /// always on it. When the last object that shares an activity lets it go, the activity is
    /// invalidated.
    open var userActivity: NSUserActivity? {
        didSet {
            guard oldValue !== userActivity else { return }
            oldValue?.stateKeepers.remove(self)
            Self.end(oldValue)
            userActivity?.stateKeepers.add(self)
            userActivity?.becomeCurrent()
        }
    }

    /// A responder without an activity.
    public override init() {
        super.init()
    }

    isolated deinit {
        Self.end(userActivity)
    }

    /// Writes the newest state into an activity.
    ///
    /// Called before the activity is handed over, if its `needsSave` is set. Its `userInfo` is
    /// empty at that moment (S132): an override adds its entries with
    /// `addUserInfoEntries(from:)` and calls `super`.
    ///
    /// - Parameter activity: The activity to bring up to date.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows what the activity describes; does nothing unless overridden.
    ///
    /// - Parameter activity: The activity to go on with.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Invalidates an activity that nobody keeps any more.
    private static func end(_ activity: NSUserActivity?) {
        guard let activity, activity.stateKeepers.count == 0 else { return }
        activity.invalidate()
    }
}

extension UIResponder: ActivityStateKeeping {
    /// Has the responder write its state.
    ///
    /// An activity is used on one thread, and a responder's belongs to the main queue. One that
    /// is handed over elsewhere keeps the state it has.
    package nonisolated func updateState(of activity: NSUserActivity) {
        guard MainQueue.isCurrent else { return }
        // Safe: the closure runs now, on this very thread, and keeps nothing. It could go if
        // `assumeIsolated` took a sending parameter.
        nonisolated(unsafe) let activity = activity
        MainActor.assumeIsolated { updateUserActivityState(activity) }
    }

    /// Empties `userInfo`, so that only what the responders write now is in it (S132).
    package nonisolated static func prepare(_ activity: NSUserActivity) {
        guard MainQueue.isCurrent else { return }
        activity.userInfo = [:]
    }
}
