import CoreSpotlight
import Foundation
package import Restoration
package import SearchModel
package import UserActivities

/// The activity that choosing a record hands over, by the source of the record.
package enum ActivityConversion {
    /// The activity for a record, or for an action that an item declares.
    ///
    /// An item gives the identifier alone, an activity comes back as itself (S66), a page as
    /// browsing, with the app's own address of it.
    package static func activity(_ record: Record, action: String? = nil) -> NSUserActivity {
        let unique = record.identifier.unique
        switch record.identifier.kind {
        case .item:
            guard let action else { return SyntheticActivity.item(unique) }
            return SyntheticActivity.action(action, on: unique)
        case .activity:
            return NSUserActivity.arriving(record) ?? SyntheticActivity.item(unique)
        case .web:
            let stored = NSUserActivity.arriving(record)
            let activity = SyntheticActivity.web(
                page: stored?.webpageURL,
                deepLink: stored?.userInfo?[NSUserActivity.deepLinkKey] as? URL
            )
            activity.title = stored?.title
            return activity
        }
    }

    /// How it is delivered; a handler may see the item, which Apple's would not.
    package static func context(
        _ record: Record,
        start: DeliveryContext.Start = .warm,
        via: DeliveryContext.Route = .app
    ) -> DeliveryContext {
        let item = CSSearchableItem(record: record)
        guard record.identifier.kind != .item else {
            return DeliveryContext(start: start, via: via, item: item)
        }
        var context = DeliveryContext(start: start, via: via)
        context.content = item.attributeSet
        return context
    }
}
