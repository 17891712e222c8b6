import CoreSpotlight
import Foundation
package import UserActivities

/// The JSON of activities, of what a command is told, and of what came of a delivery.
package enum DeliveryJSON {
    /// An activity as one object; every key is there, `null` where nothing is set.
    package static func object(_ activity: NSUserActivity) -> UserInfoValue {
        let entries = activity.userInfo.map { UserInfoValue.entries(of: $0) }
        return object([
            "activityType": .text(activity.activityType),
            "title": text(activity.title),
            "userInfo": entries.map { .dictionary($0) } ?? .null,
            "requiredUserInfoKeys": activity.requiredUserInfoKeys.map(list) ?? .null,
            "webpageURL": text(activity.webpageURL?.absoluteString),
            "referrerURL": text(activity.referrerURL?.absoluteString),
            "keywords": list(activity.keywords),
            "expirationDate": activity.expirationDate.map { .date($0) } ?? .null,
            "persistentIdentifier": text(activity.persistentIdentifier),
            "targetContentIdentifier": text(activity.targetContentIdentifier),
            "isEligibleForHandoff": .flag(activity.isEligibleForHandoff),
            "isEligibleForSearch": .flag(activity.isEligibleForSearch),
            "isEligibleForPublicIndexing": .flag(activity.isEligibleForPublicIndexing),
            "isEligibleForPrediction": .flag(activity.isEligibleForPrediction),
            "supportsContinuationStreams": .flag(activity.supportsContinuationStreams),
        ])
    }

    /// What a command is told: the event, how it is delivered, the activity, the item if any.
    package static func event(
        _ activity: NSUserActivity,
        context: DeliveryContext
    ) -> UserInfoValue {
        object([
            "event": .text("continue"),
            "start": .text(context.start.rawValue),
            "via": .text(context.via.rawValue),
            "activity": object(activity),
            "item": context.item.map(object) ?? .null,
        ])
    }

    /// What came of a delivery: activity, trace, handled, detail, error.
    @MainActor
    package static func object(_ delivery: Delivery) -> UserInfoValue {
        object([
            "activity": object(delivery.activity),
            "trace": .list(delivery.trace.steps.map(object)),
            "findings": .list(delivery.findings.map(object)),
            "handled": .flag(delivery.answer.handled),
            "detail": delivery.answer.detail.map(AnswerJSON.object) ?? .null,
            "error": delivery.answer.alert.map(AnswerJSON.object) ?? .null,
        ])
    }

    // MARK: Parts

    private static func object(_ step: Trace.Step) -> UserInfoValue {
        object([
            "at": .number((step.at / .microseconds(1)).rounded() / 1000),
            "call": .text(step.call.rawValue),
            "to": .text(step.to),
            "answer": answer(step.answer),
        ])
    }

    private static func object(_ finding: DeliveryFinding) -> UserInfoValue {
        object([
            "rule": .text(finding.rule),
            "severity": .text(finding.severity.rawValue),
            "message": .text(finding.message),
        ])
    }

    private static func answer(_ answer: Trace.Answer?) -> UserInfoValue {
        switch answer {
        case .flag(let flag): .flag(flag)
        case .text(let text): .text(text)
        case nil: .null
        }
    }

    private static func object(_ item: CSSearchableItem) -> UserInfoValue {
        let attributes = item.attributeSet.listing.compactMap { entry in
            value(entry.value).map { (entry.name, $0) }
        }
        return object([
            "uniqueIdentifier": .text(item.uniqueIdentifier),
            "domainIdentifier": text(item.domainIdentifier),
            "attributes": object(Dictionary(attributes) { first, _ in first }),
        ])
    }

    private static func value(_ value: Any) -> UserInfoValue? {
        switch value {
        case let person as CSPerson: self.person(person)
        case let persons as [CSPerson]: .list(persons.map(person))
        default: UserInfoValue(value)
        }
    }

    private static func person(_ person: CSPerson) -> UserInfoValue {
        object([
            "displayName": text(person.displayName),
            "handles": .list(person.handles.map { .text($0) }),
            "handleIdentifier": .text(person.handleIdentifier),
            "contactIdentifier": text(person.contactIdentifier),
        ])
    }

    static func object(_ fields: [String: UserInfoValue]) -> UserInfoValue {
        .dictionary(
            Dictionary(uniqueKeysWithValues: fields.map { (UserInfoValue.text($0.key), $0.value) })
        )
    }

    static func text(_ text: String?) -> UserInfoValue {
        text.map { .text($0) } ?? .null
    }

    private static func list(_ texts: Set<String>) -> UserInfoValue {
        .list(texts.sorted().map { .text($0) })
    }
}
