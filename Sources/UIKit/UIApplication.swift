public import UserActivities

/// The running program, as far as user activities are concerned.
@MainActor
open class UIApplication: UIResponder {
    /// The one application of this process.
    public static let shared = UIApplication()

    /// The object that is told of launches and activities.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The scenes that are connected now.
    open private(set) var connectedScenes: Set<UIScene> = []

    /// Asks for a scene that shows an activity.
    ///
    /// The scene of the session is told as if the user had chosen the activity: will continue,
    /// then continue. Without an activity nothing is delivered.
    ///
    /// - Parameters:
    ///   - sceneSession: The session whose scene is to be used.
    ///   - userActivity: What the scene is to show.
    ///   - options: Not used on Linux; there is one screen.
    ///   - errorHandler: Called at once if there is no such scene.
    /// - Note: On Linux no new scene can be opened: without a connected scene the error is
    ///   ``UISceneError/multipleScenesNotSupported``.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: (((any Error) -> Void))? = nil
    ) {
        guard let scene = sceneSession?.scene, let sceneDelegate = scene.delegate else {
            errorHandler?(UISceneError.multipleScenesNotSupported)
            return
        }
        guard let userActivity else { return }
        sceneDelegate.scene(
            scene,
            willContinueUserActivityWithType: userActivity.activityType
        )
        sceneDelegate.scene(scene, continue: userActivity)
    }

    /// A key of the dictionary that says why the program was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String

        /// A key with this text.
        ///
        /// - Parameter rawValue: The text of the key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Holds a dictionary that describes the activity the program was launched for.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )

        /// Holds, in that dictionary, the type of the activity.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
        )
    }

    /// Counts a scene among the connected ones.
    package func connect(_ scene: UIScene) {
        connectedScenes.insert(scene)
    }

    /// Counts a scene no longer among the connected ones.
    package func disconnect(_ scene: UIScene) {
        connectedScenes.remove(scene)
    }
}

extension UIApplication.LaunchOptionsKey {
    /// Holds, in the dictionary of an activity, the activity itself.
    ///
    /// Apple's systems use this key without documenting it.
    package static let userActivity = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityKey"
    )
}
