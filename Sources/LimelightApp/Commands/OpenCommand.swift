import Importing
import Restoration
import SearchModel
import SearchScreen
import SearchService

/// `limelight open`: delivers a stored row's activity without a screen, and prints every step.
enum OpenCommand {
    @MainActor
    static func run(
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry?
    ) async throws -> ExitCode {
        let handlers = try handlers ?? HandlerChoice.registry(invocation.value(.handler))
        let delivery = try delivery(invocation, context, handlers)
        let answer = await delivery.run()
        if invocation.has(.json) {
            context.console.result(json: try DeliveryLines.json(delivery))
        } else {
            for line in DeliveryLines.lines(delivery) { context.console.result(line) }
        }
        return answer.handled ? .done : .nothing
    }

    /// The delivery that the options ask for.
    @MainActor
    private static func delivery(
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry
    ) throws -> Restoration.Delivery {
        var invocation = invocation
        let isCold = try invocation.choice(.warm, .cold) == .cold
        let isScene = try invocation.choice(.app, .scene) == .scene
        var way = DeliveryContext(start: isCold ? .cold : .warm, via: isScene ? .scene : .app)
        way.handlerDelay = try invocation.count(.late).map { .milliseconds($0) }
        if let text = invocation.value(.search) {
            try invocation.expectNoMoreOperands()
            let activity = SyntheticActivity.searchContinuation(text)
            return Restoration.Delivery(activity, context: way, registry: handlers)
        }
        let unique = try invocation.takeOperand("ID")
        try invocation.expectNoMoreOperands()
        let index = try IndexChoice.store(invocation, context)
        guard let record = try record(unique, invocation.value(.bundle), index) else {
            guard invocation.has(.unknown) else { throw CommandError.unknownIdentifier(unique) }
            way.isUnknown = true
            let activity = SyntheticActivity.item(unique)
            return Restoration.Delivery(activity, context: way, registry: handlers)
        }
        way.item = ActivityConversion.context(record).item
        return Restoration.Delivery(
            ActivityConversion.activity(record),
            context: way,
            registry: handlers
        )
    }

    /// The row with an identifier: an item before an activity before a page; of one application.
    private static func record(
        _ unique: String,
        _ bundle: String?,
        _ index: SpotlightIndex
    ) throws -> Record? {
        let found = try index.records(named: unique, of: bundle, index.record).map(\.record)
        guard found.count <= 1 else {
            throw CommandError.identifierOfSeveral(
                unique,
                applications: found.map(\.identifier.application)
            )
        }
        return found.first
    }
}
