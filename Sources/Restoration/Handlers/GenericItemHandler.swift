import CoreSpotlight
public import UIKit
public import UserActivities

/// Shows whatever is known of a chosen row: the handler when there is no other.
///
/// An item is shown by its attribute set, a saved activity or a page by its own and what it hands
/// over, a continued search by its text.
public final class GenericItemHandler: Handler {
    /// The name a trace shows.
    public let name = "GenericItemHandler"

    /// A handler for everything.
    public init() {}

    /// Claims every type.
    ///
    /// - Parameter activityType: Not used.
    /// - Returns: Always true.
    public func claims(_ activityType: String) -> Bool { true }

    /// Says that the handler tells the person itself: it shows the screen the activity leads to.
    ///
    /// - Parameters:
    ///   - activityType: Not used.
    ///   - context: Not used.
    /// - Returns: Always true.
    public func willContinue(_ activityType: String, context: DeliveryContext) -> Bool { true }

    /// Shows what the activity, and the item if it is there, say about themselves.
    ///
    /// - Parameters:
    ///   - activity: The activity to go on with.
    ///   - context: Has the item.
    ///   - restorationHandler: Not called; the answer has the detail.
    /// - Returns: The detail, or an alert for an activity that says nothing.
    /// - Throws: Nothing.
    public func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        switch activity.activityType {
        case CSSearchableItemActionType:
            Self.item(activity, context)
        case CSQueryContinuationActionType:
            Self.search(activity)
        default:
            .shows(Self.own(activity, context))
        }
    }

    private static func item(
        _ activity: NSUserActivity,
        _ context: DeliveryContext
    ) -> HandlerAnswer {
        guard let identifier = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
        else { return .fails(ShowScreen.alert(activity.userInfo)) }
        guard !context.isUnknown else { return .fails(.gone(identifier)) }
        let item = context.item
        var detail = item.map { AttributeDetail.detail(of: $0.attributeSet) } ?? Detail(title: "")
        if detail.title.isEmpty { detail.title = identifier }
        var fields = [Detail.Field(label: "Identifier", value: identifier)]
        if let domain = item?.domainIdentifier {
            fields.append(Detail.Field(label: "Domain", value: domain))
        }
        if let action = activity.userInfo?[CSActionIdentifier] as? String {
            fields.append(Detail.Field(label: "Action", value: action))
        }
        detail.fields = fields + detail.fields
        return .shows(detail)
    }

    private static func search(_ activity: NSUserActivity) -> HandlerAnswer {
        guard let text = activity.userInfo?[CSSearchQueryString] as? String else {
            return .fails(ShowScreen.alert(activity.userInfo))
        }
        return .shows(
            Detail(title: text, subtitle: "Search", fields: [.init(label: "Text", value: text)])
        )
    }

    private static func own(_ activity: NSUserActivity, _ context: DeliveryContext) -> Detail {
        let content = activity.contentAttributeSet ?? context.content
        var detail = content.map(AttributeDetail.detail) ?? Detail(title: "")
        if let title = activity.title { detail.title = title }
        if detail.title.isEmpty {
            detail.title = activity.webpageURL?.absoluteString ?? activity.activityType
        }
        var fields = [Detail.Field(label: "Activity type", value: activity.activityType)]
        if let page = activity.webpageURL {
            fields.append(Detail.Field(label: "Web page", value: page.absoluteString))
        }
        let entries = (activity.userInfo ?? [:]).compactMap { key, value in
            AttributeDetail.text(value).map {
                Detail.Field(label: String(describing: key.base), value: $0)
            }
        }
        detail.fields = fields + entries.sorted { $0.label < $1.label } + detail.fields
        return detail
    }
}
