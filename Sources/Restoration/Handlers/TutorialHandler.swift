public import UIKit
public import UserActivities

/// The tutorial's handler: name, genre and time out of `userInfo`, or its alert.
///
/// It hands over one screen, which restores the activity. An activity of a Core Spotlight item
/// carries the identifier only, so choosing an item always ends in the alert: that is the lesson.
public final class TutorialHandler: Handler {
    /// The name a trace shows.
    public let name = "TutorialHandler"

    private let activityTypes: Set<String>?

    /// A handler for some types.
    ///
    /// - Parameter activityTypes: The types it claims; `nil` for all.
    public init(activityTypes: Set<String>? = nil) {
        self.activityTypes = activityTypes
    }

    /// Whether the type is one of those the handler was made for.
    ///
    /// - Parameter activityType: The type.
    /// - Returns: Whether it wants them.
    public func claims(_ activityType: String) -> Bool {
        activityTypes?.contains(activityType) ?? true
    }

    /// Says that the handler tells the person itself: it shows the screen the activity leads to.
    ///
    /// - Parameters:
    ///   - activityType: Not used.
    ///   - context: Not used.
    /// - Returns: Always true.
    public func willContinue(_ activityType: String, context: DeliveryContext) -> Bool { true }

    /// Hands the activity to a fresh screen.
    ///
    /// - Parameters:
    ///   - activity: The activity to go on with.
    ///   - context: Not used.
    ///   - restorationHandler: Gets the screen.
    /// - Returns: Handled; the screen has the detail, or the alert.
    /// - Throws: Nothing.
    public func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        restorationHandler([ShowScreen()])
        return HandlerAnswer(handled: true)
    }
}

/// The tutorial's detail screen: one show.
public final class ShowScreen: UIResponder, DetailPresenting {
    /// The show, or the alert.
    public private(set) var presentation: Presentation?

    /// Reads name, genre and time, and shows them; anything missing shows the alert.
    ///
    /// - Parameter activity: The activity to go on with.
    public override func restoreUserActivityState(_ activity: NSUserActivity) {
        let userInfo = activity.userInfo ?? [:]
        guard let name = userInfo["name"] as? String,
            let genre = userInfo["genre"] as? String,
            let time = Self.time(userInfo["time"])
        else {
            presentation = .alert(Self.alert(activity.userInfo))
            return
        }
        presentation = .detail(
            Detail(
                title: name,
                subtitle: genre + "\n" + time,
                fields: [
                    .init(label: "Genre", value: genre),
                    .init(label: "Time", value: time),
                ]
            )
        )
    }

    /// The alert of the tutorial, word for word.
    static func alert(_ userInfo: [AnyHashable: Any]?) -> Alert {
        Alert(
            title: "Error",
            message: "Error retrieving information from userInfo:\n"
                + UserInfoLiteral.text(userInfo)
        )
    }

    /// A time of day such as `9:00 PM`; a text is taken as it is.
    private static func time(_ value: Any?) -> String? {
        if let text = value as? String { return text }
        guard let date = value as? Date else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "h:mm a"
        return formatter.string(from: date)
    }
}
