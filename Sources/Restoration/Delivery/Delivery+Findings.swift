import CoreSpotlight
import UserActivities

/// What the trace and the answer of a delivery say about the handler.
extension Delivery {
    /// The findings, in the order of the rules; none while nothing was delivered, or all went well.
    public var findings: [DeliveryFinding] {
        guard isOver else { return [] }
        return [
            unclaimedType, otherKey, unknownIdentifier, refusedAnnouncement, nothingOpened,
            lostColdStart, lateHandler, nothingHandedOver, interstitial, unreadSearch, slowContent,
            otherContainer, missingRoute,
        ]
        .compactMap { $0 }
    }

    /// Slower than this, and Apple says that the rank may suffer.
    private static var slow: Duration { .seconds(1) }

    private var isItem: Bool { activity.activityType == CSSearchableItemActionType }
    private var isSearch: Bool { activity.activityType == CSQueryContinuationActionType }

    /// The identifier that the activity of an item carries.
    private var identifier: String? {
        activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
    }

    private func finding(
        _ rule: String,
        _ severity: DeliveryFinding.Severity,
        _ message: String
    ) -> DeliveryFinding {
        DeliveryFinding(rule: rule, severity: severity, message: message)
    }

    // MARK: Types and keys

    private var unclaimedType: DeliveryFinding? {
        guard !hasHandler else { return nil }
        let source = isItem ? "a tapped item arrives as" : "no handler claims"
        return finding(
            "RS-01",
            .error,
            "Nobody took the activity: \(source) \(activity.activityType). Claim that type."
        )
    }

    private var otherKey: DeliveryFinding? {
        guard isItem, hasHandler, !isUnknownItem, !answer.handled,
            trace.calls.contains(.continue) || trace.calls.contains(.connect), let identifier
        else { return nil }
        return finding(
            "RS-02",
            .error,
            "The handler did not find its data. The identifier is under "
                + "\(CSSearchableItemActivityIdentifier); it is \"\(identifier)\"."
        )
    }

    private var unknownIdentifier: DeliveryFinding? {
        guard isItem, isUnknownItem, hasHandler, answer.handled || answer.alert == nil else {
            return nil
        }
        let did = answer.handled ? "was opened" : "was met with silence"
        return finding(
            "RS-03",
            .error,
            "\"\(identifier ?? "")\" is not in the index and \(did). Show a plain message; do not "
                + "crash or open the wrong thing."
        )
    }

    private var unreadSearch: DeliveryFinding? {
        guard isSearch, !answer.handled else { return nil }
        let text = activity.userInfo?[CSSearchQueryString] as? String ?? ""
        return finding(
            "RS-10",
            .error,
            "Search in App needs CoreSpotlightContinuation = true in Info.plist; the text is under "
                + "\(CSSearchQueryString): \"\(text)\"."
        )
    }

    // MARK: Order and time

    private var refusedAnnouncement: DeliveryFinding? {
        guard context.via == .app,
            trace.step(.willContinue)?.answer == .flag(false)
        else { return nil }
        return finding(
            "RS-04",
            .error,
            "The system asks first with \(activity.activityType), and willContinue said no."
        )
    }

    private var lostColdStart: DeliveryFinding? {
        guard context.start == .cold, hasHandler, context.handlerDelay == nil, !answer.handled,
            answer.alert == nil
        else {
            return nil
        }
        let options = context.via == .scene ? "connection" : "launch"
        return finding(
            "RS-06",
            .error,
            "The cold start lost the activity: read it from the \(options) options."
        )
    }

    private var lateHandler: DeliveryFinding? {
        guard let step = trace.step(.register) else { return nil }
        let milliseconds = Int(step.at / .milliseconds(1))
        return finding(
            "RS-07",
            .error,
            "Arrived at 0 ms, handler set at \(milliseconds) ms: keep the activity until then."
        )
    }

    private var slowContent: DeliveryFinding? {
        guard let elapsed = duration, elapsed > Self.slow, answer.detail != nil else { return nil }
        return finding(
            "RS-11",
            .info,
            "\(Int(elapsed / .milliseconds(1))) ms to the content; slow loading can lower the rank."
        )
    }

    // MARK: What is shown

    private var nothingOpened: DeliveryFinding? {
        guard answer.handled, answer.detail == nil, answer.alert == nil else { return nil }
        return finding(
            "RS-05",
            .warning,
            "The handler reported success and opened nothing, so nobody else got the activity."
        )
    }

    private var nothingHandedOver: DeliveryFinding? {
        guard context.via == .app, trace.calls.contains(.continue), answer.handled,
            answer.detail == nil, handedOverCount ?? 0 == 0
        else { return nil }
        let what = handedOverCount == nil ? "not called" : "called with nothing"
        return finding(
            "RS-08",
            .warning,
            "The restoration handler was \(what): no view gets restoreUserActivityState."
        )
    }

    private var interstitial: DeliveryFinding? {
        let shown = trace.steps.count { $0.call == .restore && $0.answer != nil }
        guard shown > 1 else { return nil }
        return finding(
            "RS-09",
            .info,
            "\(shown) things were shown, one after the other; Apple advises nothing between the "
                + "result and its content."
        )
    }

    /// A detail tells by a field `Selected` what the app has chosen.
    private var otherContainer: DeliveryFinding? {
        guard let domain = context.item?.domainIdentifier,
            let selected = answer.detail?.fields.first(where: { $0.label == "Selected" })?.value,
            selected != domain
        else { return nil }
        return finding(
            "RS-12",
            .warning,
            "Opened something of \"\(domain)\", but the app still has \"\(selected)\" selected."
        )
    }

    private var missingRoute: DeliveryFinding? {
        guard let routes = handler?.routes, !routes.contains(.app) else { return nil }
        return finding(
            "RS-13",
            .warning,
            "There is no app delegate: on the Mac the scene's path was seen not to be called. Add "
                + "the delegate."
        )
    }
}
