public import UIKit

/// What came of handing an activity to a handler.
public struct HandlerAnswer: Hashable, Sendable {
    /// Whether the handler says that the activity was for it.
    public var handled: Bool
    /// What it shows now.
    public var detail: Detail?
    /// What went wrong, in words for the user.
    public var alert: Alert?

    /// An answer.
    ///
    /// - Parameters:
    ///   - handled: Whether the activity was for the handler.
    ///   - detail: What it shows now.
    ///   - alert: What went wrong.
    public init(handled: Bool, detail: Detail? = nil, alert: Alert? = nil) {
        self.handled = handled
        self.detail = detail
        self.alert = alert
    }

    /// The answer of a handler for which the activity is not.
    public static let notHandled = HandlerAnswer(handled: false)

    /// The answer of a handler that shows a detail.
    ///
    /// - Parameter detail: What it shows.
    /// - Returns: The answer.
    public static func shows(_ detail: Detail) -> HandlerAnswer {
        HandlerAnswer(handled: true, detail: detail)
    }

    /// The answer of a handler that could not show anything.
    ///
    /// - Parameter alert: What went wrong.
    /// - Returns: The answer.
    public static func fails(_ alert: Alert) -> HandlerAnswer {
        HandlerAnswer(handled: false, alert: alert)
    }

    /// Adds what a restored object presents; a later one replaces an earlier one.
    mutating func take(_ presentation: Presentation?) {
        switch presentation {
        case .detail(let detail): self.detail = detail
        case .alert(let alert): self.alert = alert
        case nil: break
        }
    }
}

/// Words that something went wrong, with one button to dismiss them.
public struct Alert: Hashable, Sendable {
    /// The title of every alert of Limelight's own.
    public static let standardTitle = "Error"

    /// The short title.
    public var title: String
    /// What went wrong.
    public var message: String

    /// An alert.
    ///
    /// - Parameters:
    ///   - title: The short title.
    ///   - message: What went wrong.
    public init(title: String = Alert.standardTitle, message: String) {
        self.title = title
        self.message = message
    }
}

/// What an object shows once it has restored an activity.
public enum Presentation: Hashable, Sendable {
    /// A detail.
    case detail(Detail)
    /// Words that something went wrong.
    case alert(Alert)
}

/// An object that restores an activity and then has something to show.
@MainActor
public protocol DetailPresenting: UIUserActivityRestoring {
    /// What it shows; `nil` for nothing.
    var presentation: Presentation? { get }
}
