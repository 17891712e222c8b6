public import UserActivities

// The names of 2015, so that the compiler leads code of that time to today's.

/// Renamed.
@available(*, unavailable, renamed: "UIApplication.LaunchOptionsKey.userActivityDictionary")
public let UIApplicationLaunchOptionsUserActivityDictionaryKey =
    "UIApplicationLaunchOptionsUserActivityDictionaryKey"

/// Renamed.
@available(*, unavailable, renamed: "UIApplication.LaunchOptionsKey.userActivityType")
public let UIApplicationLaunchOptionsUserActivityTypeKey =
    "UIApplicationLaunchOptionsUserActivityTypeKey"

/// Renamed.
@available(*, unavailable, renamed: "UIDocument.userActivityURLKey")
public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURL"

extension UIApplicationDelegate {
    /// Renamed.
    @available(*, unavailable, renamed: "application(_:continue:restorationHandler:)")
    public func application(
        _ application: UIApplication,
        continueUserActivity userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        self.application(
            application,
            continue: userActivity,
            restorationHandler: restorationHandler
        )
    }

    /// Renamed.
    @available(*, unavailable, renamed: "application(_:didUpdate:)")
    public func application(
        _ application: UIApplication,
        didUpdateUserActivity userActivity: NSUserActivity
    ) {
        self.application(application, didUpdate: userActivity)
    }
}
