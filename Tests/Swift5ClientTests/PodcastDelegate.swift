import CoreSpotlight
import UIKit

/// A podcast app's delegate: where a tapped result, a search to go on with and a link arrive.
class PodcastDelegate: UIResponder, UIApplicationDelegate {
    enum Route: Equatable {
        case episode(String)
        case search(String)
        case link(URL)
        case player(TimeInterval)
    }

    private(set) var route: Route?
    private(set) var failure: String?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        return userActivityType == "com.example.podcast.play"
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if userActivity.activityType == CSSearchableItemActionType {
            guard
                let identifier = userActivity.userInfo?[CSSearchableItemActivityIdentifier]
                    as? String
            else { return false }
            let parts = identifier.components(separatedBy: "|")
            route = .episode(parts.last ?? identifier)
            restorationHandler([self])
            return true
        } else if userActivity.activityType == CSQueryContinuationActionType {
            if let query = userActivity.userInfo?[CSSearchQueryString] as? String {
                route = .search(query)
                return true
            }
        } else if userActivity.activityType == NSUserActivityTypeBrowsingWeb,
            let url = userActivity.webpageURL
        {
            route = .link(url)
            return true
        } else if userActivity.activityType == "com.example.podcast.play" {
            let seconds = userActivity.userInfo?["position"] as? Double ?? 0
            route = .player(seconds)
            return true
        }
        return false
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: Error
    ) {
        failure = "\(userActivityType): \((error as NSError).code)"
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        userActivity = activity
        super.restoreUserActivityState(activity)
    }
}
