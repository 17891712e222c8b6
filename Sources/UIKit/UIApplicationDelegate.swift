public import Foundation
public import UserActivities

/// What the application tells its delegate about launches and activities (S133).
///
/// Every method is optional; what is not implemented has the default that its text names.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The launch begins; true unless implemented.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why it was launched, if that is known.
    /// - Returns: False if the activity of the launch must not be delivered.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The launch is nearly done; true unless implemented.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - launchOptions: Why it was launched, if that is known.
    /// - Returns: False if the activity of the launch must not be delivered.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// An activity is about to come; false unless implemented.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The type of the activity.
    /// - Returns: True if the app itself tells the user that something is coming.
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// An activity is here; false unless implemented.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity to go on with.
    ///   - restorationHandler: Takes the objects that are to restore the activity. Calling it is
    ///     optional; it may be kept and called later, on the main thread.
    /// - Returns: True if the app handles the activity.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// An activity that was announced could not be had; does nothing unless implemented.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The type of the activity.
    ///   - error: Why.
    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// An activity was brought up to date; does nothing unless implemented.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
}

extension UIApplicationDelegate {
    /// Lets the launch go on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Lets the launch go on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Leaves it to the system to tell the user.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Does not handle the activity.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didUpdate userActivity: NSUserActivity
    ) {}
}
