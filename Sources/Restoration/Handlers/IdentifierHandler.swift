import CoreSpotlight
public import UIKit
public import UserActivities

/// Restores by identifier: the usual handler of an app that indexes its own model.
///
/// It claims the activities of items, takes the identifier out of `userInfo`, and asks the app
/// what that is.
public final class IdentifierHandler: Handler {
    /// The name a trace shows.
    public let name: String

    private let detail: @MainActor (String) -> Detail?

    /// A handler over an app's model.
    ///
    /// - Parameters:
    ///   - name: The name a trace shows.
    ///   - detail: The detail of what has an identifier; `nil` if nothing has it any more.
    public init(
        name: String = "IdentifierHandler",
        detail: @escaping @MainActor (String) -> Detail?
    ) {
        self.name = name
        self.detail = detail
    }

    /// Whether the type is that of a chosen item (S63).
    ///
    /// - Parameter activityType: The type.
    /// - Returns: Whether it is.
    public func claims(_ activityType: String) -> Bool {
        activityType == CSSearchableItemActionType
    }

    /// Says that the handler tells the person itself: it shows the screen the activity leads to.
    ///
    /// - Parameters:
    ///   - activityType: Not used.
    ///   - context: Not used.
    /// - Returns: Always true.
    public func willContinue(_ activityType: String, context: DeliveryContext) -> Bool { true }

    /// Looks the identifier up.
    ///
    /// - Parameters:
    ///   - activity: The activity to go on with.
    ///   - context: Not used: the activity alone must do.
    ///   - restorationHandler: Not called; the answer has the detail.
    /// - Returns: The detail, or an alert.
    /// - Throws: Nothing.
    public func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        guard let identifier = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
        else {
            return .fails(
                Alert(message: "userInfo has no text under `CSSearchableItemActivityIdentifier`")
            )
        }
        guard let detail = detail(identifier) else { return .fails(.gone(identifier)) }
        return .shows(detail)
    }
}

extension Alert {
    /// Says that a chosen result is stale.
    static func gone(_ identifier: String) -> Alert {
        Alert(
            message: "nothing has the identifier '\(RestorationError.visible(identifier))' any more"
        )
    }
}
