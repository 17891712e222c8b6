public import Foundation
public import UserActivities

/// A scene that shows windows.
@MainActor
open class UIWindowScene: UIScene {
    /// What a new window scene is to show.
    @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity to show.
        public let userActivity: NSUserActivity

        /// A configuration for an activity.
        ///
        /// - Parameter userActivity: The activity to show.
        public init(userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }
    }
}
