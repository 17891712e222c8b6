// Code written for Apple imports UIKit alone and uses Foundation and NSUserActivity.
@_exported public import Foundation
@_exported public import UserActivities

/// Something that can show again what an activity describes (S134).
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what the activity describes.
    ///
    /// Called for each object that an app hands to its restoration handler.
    ///
    /// - Parameter userActivity: The activity to go on with.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
