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
        var invocation = invocation
        let unique = try invocation.takeOperand("ID")
        try invocation.expectNoMoreOperands()
        let start = try invocation.choice(.warm, .cold) == .cold
        let scene = try invocation.choice(.app, .scene) == .scene
        let handlers = try handlers ?? HandlerChoice.registry(invocation.value(.handler))
        let index = try IndexChoice.store(invocation, context)
        let record = try record(unique, invocation.value(.bundle), index)
        let delivery = Delivery(
            ActivityConversion.activity(record),
            context: ActivityConversion.context(
                record,
                start: start ? .cold : .warm,
                via: scene ? .scene : .app
            ),
            registry: handlers
        )
        let answer = await delivery.run()
        if invocation.has(.json) {
            context.console.result(json: try DeliveryLines.json(delivery))
        } else {
            for line in DeliveryLines.lines(delivery) { context.console.result(line) }
        }
        return answer.handled ? .done : .nothing
    }

    /// The row with an identifier: an item before an activity before a page; of one application.
    private static func record(
        _ unique: String,
        _ bundle: String?,
        _ index: SpotlightIndex
    ) throws -> Record {
        var found: [Record] = []
        for (application, _) in try index.applicationCounts()
        where bundle == nil || bundle == application {
            for kind in [RecordKind.item, .activity, .web] {
                let identifier = RecordIdentifier(
                    application: application,
                    kind: kind,
                    unique: unique
                )
                guard let stored = try index.record(identifier) else { continue }
                found.append(stored.record)
                break
            }
        }
        guard let first = found.first else { throw CommandError.unknownIdentifier(unique) }
        guard found.count == 1 else {
            throw CommandError.identifierOfSeveral(
                unique,
                applications: found.map(\.identifier.application)
            )
        }
        return first
    }
}
