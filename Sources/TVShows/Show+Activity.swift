import CoreSpotlight
import Foundation

/// Part 1 of the tutorial: a show that is looked at can be found again, by its user activity.
/// Part 3: the activity carries a content attribute set, so that its row says more.
extension Show {
    static let activityType = "org.example.TVShows.show"

    /// The activity of looking at the show.
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Show.activityType)
        activity.title = name
        activity.keywords = Set(keywords)
        activity.userInfo = ["name": name, "genre": genre.rawValue, "time": time]
        activity.requiredUserInfoKeys = ["name", "genre", "time"]
        activity.persistentIdentifier = name
        activity.isEligibleForSearch = true
        activity.isEligibleForHandoff = false
        activity.contentAttributeSet = attributes
        return activity
    }

    /// What is known of the show.
    ///
    /// The domain makes deleting the domain delete the activity as well (S21).
    var attributes: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.title = name
        attributes.contentDescription = summary
        attributes.keywords = keywords
        attributes.genre = genre.rawValue
        attributes.domainIdentifier = Show.domain
        return attributes
    }
}
