public import UIKit
public import UserActivities

/// Delivers to an app delegate and a scene delegate written for Apple, exactly as UIKit would.
///
/// The four ways differ in what is called, so a missing one shows: an app without scene delegate
/// does not handle an activity that comes via a scene, and a scene delegate that looks into the
/// connection options only does not handle a warm start.
public final class DelegateHandler: Handler {
    /// The name a trace shows.
    public let name: String

    private let application: (any UIApplicationDelegate)?
    private let scene: (any UISceneDelegate)?
    private let activityTypes: Set<String>?
    private lazy var connectedScene: UIScene = makeScene(UIScene.ConnectionOptions())

    /// A handler over delegates.
    ///
    /// - Parameters:
    ///   - application: The app delegate; `nil` if activities come via scenes only.
    ///   - scene: The scene delegate; `nil` if there are no scenes. If it is ``DetailPresenting``,
    ///     what it presents is shown.
    ///   - activityTypes: The types the app declares; `nil` for all.
    public init(
        application: (any UIApplicationDelegate)? = nil,
        scene: (any UISceneDelegate)? = nil,
        activityTypes: Set<String>? = nil
    ) {
        self.application = application
        self.scene = scene
        self.activityTypes = activityTypes
        let delegate: (any NSObjectProtocol)? = application ?? scene
        name = delegate.map { String(describing: type(of: $0)) } ?? "DelegateHandler"
    }

    /// The ways there is a delegate for.
    public var routes: Set<DeliveryContext.Route> {
        var routes: Set<DeliveryContext.Route> = []
        if application != nil { routes.insert(.app) }
        if scene != nil { routes.insert(.scene) }
        return routes
    }

    /// Whether the app declares the type.
    ///
    /// - Parameter activityType: The type.
    /// - Returns: Whether it does.
    public func claims(_ activityType: String) -> Bool {
        activityTypes?.contains(activityType) ?? true
    }

    /// Launches the app with the activity in the launch options.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - context: Not used.
    /// - Returns: False if the app delegate says so in one of the two launch calls (S133).
    public func launch(for activity: NSUserActivity, context: DeliveryContext) -> Bool {
        guard let application else { return false }
        let options: [UIApplication.LaunchOptionsKey: Any] = [
            .userActivityDictionary: [
                UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
                UIApplication.LaunchOptionsKey.userActivity.rawValue: activity,
            ] as [String: Any]
        ]
        let willFinish = application.application(.shared, willFinishLaunchingWithOptions: options)
        let didFinish = application.application(.shared, didFinishLaunchingWithOptions: options)
        return willFinish && didFinish
    }

    /// Connects a new scene with the activity in its options (S135).
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - context: Not used.
    /// - Returns: Handled if there is a scene delegate.
    /// - Throws: Nothing.
    public func connect(
        with activity: NSUserActivity,
        context: DeliveryContext
    ) async throws -> HandlerAnswer {
        guard let scene else { return .notHandled }
        let options = UIScene.ConnectionOptions(userActivities: [activity])
        connectedScene = makeScene(options)
        return shown(by: scene)
    }

    /// Announces the activity to the delegate.
    ///
    /// - Parameters:
    ///   - activityType: Its type.
    ///   - context: Whether to tell the app or the scene.
    /// - Returns: The app delegate's answer; false via a scene, which has none.
    public func willContinue(_ activityType: String, context: DeliveryContext) -> Bool {
        switch context.via {
        case .app:
            return application?.application(
                .shared,
                willContinueUserActivityWithType: activityType
            ) ?? false
        case .scene:
            scene?.scene(connectedScene, willContinueUserActivityWithType: activityType)
            return false
        }
    }

    /// Hands the activity to the delegate.
    ///
    /// - Parameters:
    ///   - activity: The activity to go on with.
    ///   - context: Whether to tell the app or the scene.
    ///   - restorationHandler: Passed on to the app delegate.
    /// - Returns: The app delegate's answer; via a scene, handled if there is a delegate.
    /// - Throws: Nothing.
    public func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        switch context.via {
        case .app:
            let handled = application?.application(
                .shared,
                continue: activity,
                restorationHandler: restorationHandler
            )
            return HandlerAnswer(handled: handled ?? false)
        case .scene:
            guard let scene else { return .notHandled }
            scene.scene(connectedScene, continue: activity)
            return shown(by: scene)
        }
    }

    /// Tells the delegate that an activity could not be gone on with.
    ///
    /// - Parameters:
    ///   - activityType: Its type.
    ///   - error: Why.
    ///   - context: Whether to tell the app or the scene.
    public func didFail(_ activityType: String, error: any Error, context: DeliveryContext) {
        switch context.via {
        case .app:
            application?.application(
                .shared,
                didFailToContinueUserActivityWithType: activityType,
                error: error
            )
        case .scene:
            scene?.scene(
                connectedScene,
                didFailToContinueUserActivityWithType: activityType,
                error: error
            )
        }
    }

    private func makeScene(_ options: UIScene.ConnectionOptions) -> UIScene {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: options)
        scene.delegate = self.scene
        scene.connect(with: options)
        return scene
    }

    private func shown(by scene: any UISceneDelegate) -> HandlerAnswer {
        var answer = HandlerAnswer(handled: true)
        answer.take((scene as? any DetailPresenting)?.presentation)
        return answer
    }
}
