public import Foundation
public import UserActivities

/// What a scene tells its delegate about activities (S135).
///
/// Every method is optional; what is not implemented does nothing.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene joins the app; activities of a cold start are in the options.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: Its session.
    ///   - connectionOptions: Why the scene is made.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )

    /// An activity is about to come.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The type of the activity.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// An activity is here.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity to go on with.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// An activity that was announced could not be had.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The type of the activity.
    ///   - error: Why.
    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// An activity was brought up to date.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// The activity that brings the scene back later.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: `nil` if there is nothing to bring back.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// The scene is connected and can show the state it had.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - stateRestorationActivity: What ``stateRestorationActivity(for:)`` gave before.
    func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    )
}

/// A scene delegate that has windows; the window itself is not part of this package.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        willContinueUserActivityWithType userActivityType: String
    ) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

    /// Has nothing to bring back.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {}
}
