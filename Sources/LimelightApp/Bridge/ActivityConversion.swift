import CoreSpotlight
import Foundation
package import Restoration
package import SearchModel
package import SearchScreen
package import UserActivities

/// The activity that choosing a record hands over, by the source of the record.
package enum ActivityConversion {
    /// The activity for a record.
    ///
    /// An item gives the identifier alone, an activity comes back as itself (S66), a page as
    /// browsing. Opening again (`replay`) is the same as opening.
    package static func activity(_ record: Record, _ opening: Opening) -> NSUserActivity {
        let unique = record.identifier.unique
        switch record.identifier.kind {
        case .item:
            if case .action(let action) = opening {
                return SyntheticActivity.action(action, on: unique)
            }
            return SyntheticActivity.item(unique)
        case .activity:
            return NSUserActivity.arriving(record) ?? SyntheticActivity.item(unique)
        case .web:
            let address = record.activity?.webpageURL ?? unique
            return URL(string: address).map(SyntheticActivity.web)
                ?? SyntheticActivity.item(unique)
        }
    }

    /// How it is delivered; a handler may see the item, which Apple's would not.
    package static func context(
        _ record: Record,
        start: DeliveryContext.Start = .warm,
        via: DeliveryContext.Route = .app
    ) -> DeliveryContext {
        let item = record.identifier.kind == .item ? CSSearchableItem(record: record) : nil
        return DeliveryContext(start: start, via: via, item: item)
    }
}
