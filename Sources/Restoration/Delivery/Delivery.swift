import UIKit
public import UserActivities

/// One activity on its way to a handler: the calls in Apple's order, and what came of them.
///
/// ```
///            ┌ launch ─ no ──────────────────────────► not handled
///  cold, app ┘    └ yes ┐
///  warm ────────────────┴► willContinue ► continue ► restore, each object ► answer
///                                            └ throws ► didFail ──────────► alert
///  cold, scene ───────────────────────────► connect ──────────────────────► answer
/// ```
///
/// A delivery runs once. Objects that a handler hands over after its answer are restored too, and
/// appear in the ``trace``.
@MainActor
public final class Delivery {
    /// The activity, as the handler gets it.
    public let activity: NSUserActivity
    /// How it is delivered.
    public let context: DeliveryContext
    /// The steps so far.
    public private(set) var trace = Trace()
    /// What came of it so far.
    ///
    /// An alert makes a delivery one that was not handled, whatever the handler said.
    public private(set) var answer = HandlerAnswer.notHandled
    /// How many objects the handler handed over to restore; `nil` if it never called the restoration
    /// handler.
    public private(set) var handedOverCount: Int?
    /// How long it took; `nil` before it is over.
    public private(set) var duration: Duration?

    private let elapsed: () -> Duration
    private let registry: HandlerRegistry

    /// A delivery that has not begun.
    ///
    /// - Parameters:
    ///   - activity: The activity, as the handler is to get it.
    ///   - context: How to deliver it.
    ///   - registry: Who may handle it.
    public convenience init(
        _ activity: NSUserActivity,
        context: DeliveryContext = DeliveryContext(),
        registry: HandlerRegistry
    ) {
        let start = ContinuousClock.now
        self.init(activity, context: context, registry: registry) {
            start.duration(to: .now)
        }
    }

    /// A delivery whose trace is timed by something else than the clock of the machine.
    package init(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        registry: HandlerRegistry,
        elapsed: @escaping () -> Duration
    ) {
        self.activity = activity
        self.context = context
        self.registry = registry
        self.elapsed = elapsed
    }

    /// Whether some handler claims the activity.
    public var hasHandler: Bool { handler != nil }

    /// The handler that claims the activity.
    var handler: (any Handler)? { registry.handler(for: activity.activityType) }

    /// Whether it was run to its end.
    var isOver: Bool { duration != nil }

    /// Whether the chosen item is not in the index any more.
    var isUnknownItem: Bool { context.isUnknown }

    /// Delivers the activity to the first handler that claims it.
    ///
    /// Without one the answer is ``HandlerAnswer/notHandled`` and the trace is empty.
    ///
    /// - Returns: What came of it.
    @discardableResult
    public func run() async -> HandlerAnswer {
        defer { duration = elapsed() }
        guard let handler else { return answer }
        if let delay = context.handlerDelay {
            // Who is set later is not told of what came before.
            trace.begin(.register, to: handler.name, at: delay)
            return answer
        }
        switch (context.start, context.via) {
        case (.cold, .scene):
            await connect(handler)
        case (.cold, .app):
            if launch(handler) { await proceed(handler) }
        case (.warm, _):
            await proceed(handler)
        }
        if answer.alert != nil { answer.handled = false }
        return answer
    }

    /// Tells the handler that the activity was announced, and could not be had.
    ///
    /// - Parameter error: Why.
    /// - Returns: An alert with the error's words.
    @discardableResult
    public func fail(with error: any Error) -> HandlerAnswer {
        if let handler {
            announce(to: handler)
            tell(handler, of: error)
        } else {
            answer = .fails(Alert(message: String(describing: error)))
        }
        return answer
    }

    // MARK: Steps

    private func launch(_ handler: any Handler) -> Bool {
        trace.begin(.launch, to: handler.name, at: elapsed())
        let goesOn = handler.launch(for: activity, context: context)
        trace.end(.launch, answer: .flag(goesOn))
        return goesOn
    }

    private func connect(_ handler: any Handler) async {
        trace.begin(.connect, to: handler.name, at: elapsed())
        do {
            answer = try await handler.connect(with: activity, context: context)
            trace.end(.connect, answer: .flag(answer.handled))
        } catch {
            trace.end(.connect, answer: .flag(false))
            tell(handler, of: error)
        }
    }

    private func announce(to handler: any Handler) {
        let type = activity.activityType
        trace.begin(.willContinue, to: handler.name, at: elapsed())
        let tellsUser = handler.willContinue(type, context: context)
        trace.end(.willContinue, answer: .flag(tellsUser))
    }

    private func proceed(_ handler: any Handler) async {
        announce(to: handler)
        trace.begin(.continue, to: handler.name, at: elapsed())
        let box = RestorationBox()
        do {
            answer = try await handler.continue(activity, context: context) { [weak self] in
                let objects = $0 ?? []
                self?.handedOverCount = (self?.handedOverCount ?? 0) + objects.count
                if box.isOpen { self?.restore(objects) } else { box.objects += objects }
            }
            trace.end(.continue, answer: .flag(answer.handled))
            box.isOpen = true
            restore(box.objects)
        } catch {
            trace.end(.continue, answer: .flag(false))
            tell(handler, of: error)
        }
    }

    private func restore(_ objects: [any UIUserActivityRestoring]) {
        for object in objects {
            let presenting = object as? any DetailPresenting
            trace.begin(
                .restore,
                to: String(describing: Swift.type(of: object)),
                at: elapsed()
            )
            object.restoreUserActivityState(activity)
            answer.take(presenting?.presentation)
            if let shown = presenting?.presentation {
                trace.end(.restore, answer: .text(shown.kind))
            }
        }
        if answer.alert != nil { answer.handled = false }
    }

    private func tell(_ handler: any Handler, of error: any Error) {
        let words = String(describing: error)
        trace.begin(.didFail, to: handler.name, at: elapsed())
        handler.didFail(activity.activityType, error: error, context: context)
        trace.end(.didFail, answer: .text(words))
        answer = .fails(Alert(message: words))
    }
}

/// Objects handed over before `continue` answered; they wait until it has.
@MainActor
private final class RestorationBox {
    var objects: [any UIUserActivityRestoring] = []
    var isOpen = false
}

extension Presentation {
    /// A word for a trace.
    fileprivate var kind: String {
        switch self {
        case .detail: "detail"
        case .alert: "alert"
        }
    }
}
