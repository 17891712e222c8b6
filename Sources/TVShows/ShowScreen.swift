import CoreSpotlight
import Foundation
import UIKit

/// The detail screen: the show that is looked at, and its activity, which is current meanwhile.
@MainActor
final class ShowScreen {
    static let shared = ShowScreen()

    /// Kept for as long as the show is looked at (S118).
    private var activity: NSUserActivity?

    /// Shows a show: from now on it can be searched for.
    func show(_ show: Show) {
        let activity = show.activity
        activity.becomeCurrent()
        self.activity = activity
    }

    /// Waits until the activity is in the index; a screen that stays open need not.
    ///
    /// Writes keep their order: when this one is done, so is the activity's.
    func finish() async throws {
        try await CSSearchableIndex.default().indexSearchableItems([])
    }
}
