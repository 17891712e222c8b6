package import CoreSpotlight
import Foundation
package import UserActivities

/// The activities that choosing a row of a search delivers, by the source of the row.
///
/// They carry only what Apple's carry: the inspector shows them as a handler would see them.
package enum SyntheticActivity {
    /// For a Core Spotlight item: its identifier, and nothing else (S63).
    package static func item(_ uniqueIdentifier: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: CSSearchableItemActionType)
        activity.userInfo = [CSSearchableItemActivityIdentifier: uniqueIdentifier]
        return activity
    }

    /// For a button of an item: the identifiers of both (S64).
    package static func action(
        _ actionIdentifier: String,
        on uniqueIdentifier: String
    ) -> NSUserActivity {
        let activity = item(uniqueIdentifier)
        activity.userInfo?[CSActionIdentifier] = actionIdentifier
        return activity
    }

    /// For a saved activity: its own type, and the part of its `userInfo` that is kept (S66, S121).
    package static func saved(_ activity: NSUserActivity) -> NSUserActivity {
        activity.copyOnArrival()
    }

    /// For web markup: the page, and the app's own address of it, which cannot be a webpage.
    ///
    /// - Parameters:
    ///   - page: the page's address; nil when it is not on the web.
    ///   - deepLink: the app's address, such as `shows://1`; nil when the page names none.
    /// - Returns: an activity of browsing.
    package static func web(page: URL?, deepLink: URL?) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = page.flatMap { NSUserActivity.canBeWebpage($0) ? $0 : nil }
        if let deepLink { activity.userInfo = [NSUserActivity.deepLinkKey: deepLink] }
        return activity
    }

    /// For "search in the app": the text that was typed (S65).
    package static func searchContinuation(_ text: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: CSQueryContinuationActionType)
        activity.userInfo = [CSSearchQueryString: text]
        return activity
    }
}
