import CoreSpotlight
import UIKit

/// A photo app's scene delegate: cold starts, results, links, and the state of the scene.
final class SceneRouter: UIResponder, UIWindowSceneDelegate {
    static let albumType = "com.example.photos.album"

    private(set) var shown: [String] = []

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let activity = connectionOptions.userActivities.first
            ?? session.stateRestorationActivity
        {
            show(activity)
        }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        shown.append("wait")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        show(userActivity)
    }

    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        shown.append("failed")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: Self.albumType)
        activity.title = "Album"
        activity.targetContentIdentifier = "album/7"
        activity.userInfo?["album"] = 7
        return activity
    }

    private func show(_ activity: NSUserActivity) {
        switch activity.activityType {
        case CSSearchableItemActionType:
            if let id = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String {
                shown.append("photo \(id)")
            }
        case CSQueryContinuationActionType:
            shown.append("search \(activity.userInfo?[CSSearchQueryString] as? String ?? "")")
        case NSUserActivityTypeBrowsingWeb:
            shown.append("page \(activity.webpageURL?.path() ?? "")")
        case Self.albumType:
            shown.append("album \(activity.userInfo?["album"] as? Int ?? 0)")
        default:
            shown.append("unknown")
        }
    }
}
