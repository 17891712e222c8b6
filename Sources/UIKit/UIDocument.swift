public import Foundation
public import UserActivities

/// A document that can keep, update and restore an activity.
///
/// Of Apple's class this has the part that deals with user activities.
open class UIDocument: NSObject {
    /// Where the document is.
    public let fileURL: URL

    /// The activity of the document, kept up to date by it.
    ///
    /// Setting it makes the activity current, as with a responder.
    open var userActivity: NSUserActivity? {
        didSet {
            guard oldValue !== userActivity else { return }
            oldValue?.stateKeepers.remove(self)
            if let oldValue, oldValue.stateKeepers.count == 0 { oldValue.invalidate() }
            userActivity?.stateKeepers.add(self)
            userActivity?.becomeCurrent()
        }
    }

    /// The key under which an activity carries the address of its document.
    open class var userActivityURLKey: String { "NSUserActivityDocumentURL" }

    /// A document at a place.
    ///
    /// - Parameter url: Where the document is.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    deinit {
        if let userActivity, userActivity.stateKeepers.count == 0 { userActivity.invalidate() }
    }

    /// Writes the address of the document into an activity; an override adds more and calls
    /// `super`.
    ///
    /// - Parameter userActivity: The activity to bring up to date.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }

    /// Shows what the activity describes; does nothing unless overridden.
    ///
    /// - Parameter userActivity: The activity to go on with.
    @MainActor
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

// Apart from the class, which would otherwise be bound to the main actor as the protocol is.
extension UIDocument: UIUserActivityRestoring {}

extension UIDocument: ActivityStateKeeping {
    /// Has the document write its state.
    package func updateState(of activity: NSUserActivity) {
        updateUserActivityState(activity)
    }

    /// Empties `userInfo`, so that only what the document writes now is in it (S132).
    package static func prepare(_ activity: NSUserActivity) {
        activity.userInfo = [:]
    }
}
