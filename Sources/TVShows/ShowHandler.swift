import CoreSpotlight
import Foundation
import Restoration
import UIKit

/// Restores a show: from an activity of ours by the tutorial's three keys, from a Core Spotlight
/// item by its identifier.
///
/// The tutorial's code alone meets its alert whenever an item is chosen, for an item's activity
/// carries nothing but the identifier.
final class ShowHandler: Handler {
    private let tutorial = TutorialHandler(activityTypes: [Show.activityType])
    private let identifier = IdentifierHandler { Show.named($0)?.detail }

    func claims(_ activityType: String) -> Bool {
        tutorial.claims(activityType) || identifier.claims(activityType)
    }

    /// The app shows the show's screen at once, so it tells the person itself.
    func willContinue(_ activityType: String, context: DeliveryContext) -> Bool { true }

    func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        let isOurs = tutorial.claims(activity.activityType)
        let key = isOurs ? "name" : CSSearchableItemActivityIdentifier
        if let show = Show.named(activity.userInfo?[key] as? String) {
            ShowScreen.shared.show(show)
        }
        return isOurs
            ? try await tutorial.continue(
                activity,
                context: context,
                restorationHandler: restorationHandler
            )
            : try await identifier.continue(
                activity,
                context: context,
                restorationHandler: restorationHandler
            )
    }
}

extension Show {
    /// The show as the detail screen has it.
    fileprivate var detail: Detail {
        Detail(
            title: name,
            subtitle: summary,
            fields: [
                .init(label: "Genre", value: genre.rawValue),
                .init(label: "Time", value: shownTime),
            ]
        )
    }
}
