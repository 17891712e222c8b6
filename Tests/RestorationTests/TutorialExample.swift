import CoreSpotlight
import UIKit

// The classic tutorial's app as a developer writes it today, with Apple's names alone. It shows what
// compiles unchanged; `TutorialExampleTests` proves what it does.

/// One show of the master list.
struct TutorialShow {
    let name: String
    let genre: String
    let time: String

    static let all = [
        TutorialShow(name: "Into the Wild", genre: "Documentary", time: "9:00 PM"),
        TutorialShow(name: "24/7", genre: "Drama", time: "8:00 PM"),
        TutorialShow(name: "How to become rich", genre: "Comedy", time: "8:00 PM"),
        TutorialShow(name: "NET Daily", genre: "News", time: "1:00 AM"),
    ]
}

/// The index of the shows, and the activity of looking at one.
enum TutorialIndex {
    static let domain = "tv-shows"
    static let activityType = "com.example.tutorial.show"

    /// Hands all four over at once.
    static func indexAll() async throws {
        let items = TutorialShow.all.map { show in
            CSSearchableItem(
                uniqueIdentifier: show.name,
                domainIdentifier: domain,
                attributeSet: attributes(of: show)
            )
        }
        try await CSSearchableIndex.default().indexSearchableItems(items)
    }

    /// Takes all out again by their domain.
    static func deleteAll(whenDone: @escaping @Sendable () -> Void) {
        CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: [domain]) {
            error in
            if error == nil { whenDone() }
        }
    }

    static func attributes(of show: TutorialShow) -> CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = show.name
        attributes.contentDescription = show.genre + "\n" + show.time
        attributes.keywords = show.name.components(separatedBy: " ") + [show.genre]
        return attributes
    }

    static func activity(for show: TutorialShow) -> NSUserActivity {
        let activity = NSUserActivity(activityType: activityType)
        activity.userInfo = ["name": show.name, "genre": show.genre, "time": show.time]
        activity.requiredUserInfoKeys = ["name", "genre", "time"]
        activity.title = show.name
        activity.isEligibleForSearch = true
        activity.contentAttributeSet = attributes(of: show)
        return activity
    }
}

/// The detail screen.
final class TutorialDetailController: UIResponder {
    private(set) var shown: String?

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        shown = activity.userInfo?["name"] as? String
    }

    func show(_ name: String) {
        shown = name
    }
}

/// Restores by a tapped item, by an activity of its own type, and by a search to go on with.
final class TutorialAppDelegate: UIResponder, UIApplicationDelegate {
    let detail = TutorialDetailController()
    private(set) var searchText: String?

    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        switch userActivity.activityType {
        case CSSearchableItemActionType:
            let key = CSSearchableItemActivityIdentifier
            guard let identifier = userActivity.userInfo?[key] as? String,
                TutorialShow.all.contains(where: { $0.name == identifier })
            else { return false }
            detail.show(identifier)
            return true
        case TutorialIndex.activityType:
            restorationHandler([detail])
            return true
        case CSQueryContinuationActionType:
            searchText = userActivity.userInfo?[CSSearchQueryString] as? String
            return searchText != nil
        default:
            return false
        }
    }
}
