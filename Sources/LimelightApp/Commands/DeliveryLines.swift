import Importing
import Restoration
import SearchScreen
import UserActivities

/// A delivery as `open` and `--print` print it.
@MainActor
enum DeliveryLines {
    /// `activity`, `trace`, `handled`, `detail` and `error` as one object.
    static func json(_ delivery: Restoration.Delivery) throws(JSONFault) -> JSONValue {
        let text = ValueJSON.text(DeliveryJSON.object(delivery))
        return try JSONReader.read(Array(text.utf8))
    }

    /// Every call, then what came of it.
    static func lines(_ delivery: Restoration.Delivery) -> [SafeText] {
        var lines = [SafeText(sanitizing: delivery.activity.activityType)]
        lines += delivery.trace.steps.map(line)
        lines += delivery.findings.map {
            SafeText(marking: "\($0.severity.rawValue) \($0.rule): \($0.message)")
        }
        lines.append(delivery.answer.handled ? "handled" : "not handled")
        if let alert = delivery.answer.alert {
            lines.append(SafeText(marking: "\(alert.title): \(alert.message)"))
        }
        guard let detail = delivery.answer.detail else { return lines }
        lines.append(SafeText(sanitizing: detail.title))
        if let subtitle = detail.subtitle { lines.append(SafeText(sanitizing: subtitle)) }
        lines += detail.fields.map {
            "  " + SafeText(sanitizing: $0.label) + ": " + SafeText(sanitizing: $0.value)
        }
        return lines
    }

    private static func line(_ step: Trace.Step) -> SafeText {
        let milliseconds = Int(step.at / .milliseconds(1))
        let answer =
            switch step.answer {
            case .flag(let flag): " → \(flag)"
            case .text(let text): " → \(text)"
            case nil: ""
            }
        return SafeText(
            marking: "  \(milliseconds) ms  \(step.call.rawValue)  \(step.to)\(answer)"
        )
    }
}
