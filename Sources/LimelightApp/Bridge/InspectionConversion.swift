package import Foundation
import Importing
package import Restoration
package import SearchModel
package import SearchScreen
import UserActivities

/// A delivery taken apart for the developer's window: the activity, the item, every call.
@MainActor
package enum InspectionConversion {
    /// Describes a delivery of a record (nil for a continued search) that began at an instant.
    ///
    /// One that has not run has no calls.
    package static func inspection(
        _ delivery: Restoration.Delivery,
        of record: Record?,
        began: Date
    ) -> Inspection {
        var groups = [activity(delivery.activity)]
        if let record { groups.append(item(record)) }
        if !delivery.trace.steps.isEmpty { groups.append(calls(delivery, began)) }
        if !delivery.findings.isEmpty { groups.append(findings(delivery.findings)) }
        return Inspection(
            groups: groups,
            json: json(delivery),
            parts: ActivityEditing.parts(of: delivery.activity)
        )
    }

    /// The handler that answered and the time until it had: `ShowScreen · 1.4 ms`.
    package static func restoredBy(
        _ delivery: Restoration.Delivery,
        after time: Duration
    ) -> SafeText? {
        guard let last = delivery.trace.steps.last(where: { $0.call != .didFail }) else {
            return nil
        }
        return SafeText(sanitizing: "\(last.to) · \(milliseconds(time)) ms")
    }

    private static func activity(_ activity: NSUserActivity) -> Inspection.Group {
        var lines = [
            line("activityType", activity.activityType),
            line("title", quoted(activity.title)),
            line("userInfo", count(activity.userInfo)),
        ]
        let entries = (activity.userInfo ?? [:]).map { key, value in
            (key: "\(key.base)", value: ValueJSON.text(UserInfoValue(value) ?? .null))
        }
        for entry in entries.sorted(by: { $0.key < $1.key }) {
            lines.append(line(entry.key, entry.value, depth: 1))
        }
        let required = activity.requiredUserInfoKeys?.sorted().joined(separator: ", ")
        lines += [
            line("requiredUserInfoKeys", required.map { "[\($0)]" } ?? "nil"),
            line(
                "eligible",
                "search \(word(activity.isEligibleForSearch)), "
                    + "handoff \(word(activity.isEligibleForHandoff)), "
                    + "public \(word(activity.isEligibleForPublicIndexing))"
            ),
            line("webpageURL", activity.webpageURL?.absoluteString ?? "nil"),
        ]
        return Inspection.Group(title: "NSUserActivity", lines: lines)
    }

    private static func item(_ record: Record) -> Inspection.Group {
        Inspection.Group(
            title: "Item",
            lines: [
                line("uniqueIdentifier", quoted(record.identifier.unique)),
                line("domainIdentifier", quoted(record.domain)),
                line("bundleIdentifier", quoted(record.identifier.application)),
                line(
                    "attributeSet",
                    record.attributes.keys.sorted().map(\.rawValue).joined(separator: ", ")
                ),
            ]
        )
    }

    private static func calls(_ delivery: Restoration.Delivery, _ began: Date) -> Inspection.Group {
        let clock = Date.FormatStyle(
            date: .omitted,
            time: .omitted,
            locale: Locale(identifier: "en_GB")
        )
        .hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).second(.twoDigits)
        .secondFraction(.fractional(3))
        let lines = delivery.trace.steps.map { step in
            let instant = began.addingTimeInterval(step.at / .seconds(1))
            let call = "\(instant.formatted(clock))  \(step.call.rawValue)"
            return line(call, words(step))
        }
        return Inspection.Group(title: "Delivery", lines: lines)
    }

    private static func findings(_ findings: [DeliveryFinding]) -> Inspection.Group {
        Inspection.Group(
            title: "Findings",
            lines: findings.map { line("\($0.rule) \($0.severity.rawValue)", $0.message) },
            isProse: true
        )
    }

    private static func words(_ step: Trace.Step) -> String {
        switch step.answer {
        case .flag(let flag) where step.call == .continue || step.call == .connect:
            "\(step.to)  handled \(flag)"
        case .flag(let flag): "\(step.to)  \(flag)"
        case .text(let text): "\(step.to)  \(text)"
        case nil: step.to
        }
    }

    private static func json(_ delivery: Restoration.Delivery) -> SafeText {
        let text = ValueJSON.text(DeliveryJSON.object(delivery.activity))
        guard let value = try? JSONReader.read(Array(text.utf8)) else {
            return SafeText(sanitizing: text, lines: .many)
        }
        return SafeText(sanitizing: JSONWriter.indentedText(value), lines: .many)
    }

    private static func line(
        _ label: String,
        _ value: String,
        depth: Int = 0
    ) -> Inspection.Line {
        Inspection.Line(
            label: SafeText(sanitizing: label),
            value: SafeText(sanitizing: value),
            depth: depth
        )
    }

    private static func quoted(_ text: String?) -> String {
        text.map { "\"\($0)\"" } ?? "nil"
    }

    private static func count(_ userInfo: [AnyHashable: Any]?) -> String {
        guard let count = userInfo?.count else { return "nil" }
        return count == 1 ? "1 key" : "\(count) keys"
    }

    /// A word, for a voice and for ASCII alone.
    private static func word(_ flag: Bool) -> String {
        flag ? "yes" : "no"
    }

    private static func milliseconds(_ duration: Duration) -> String {
        String(format: "%.1f", duration / .milliseconds(1))
    }
}
