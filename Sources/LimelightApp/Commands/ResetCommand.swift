import SearchScreen
import SearchService

/// `limelight reset`: empties the store, the journal's history too.
enum ResetCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        let index = try IndexChoice.store(invocation, context)
        let count = try index.applicationCounts().reduce(0) { $0 + $1.count }
        try index.reset()
        context.console.words("removed " + SafeText(count: count) + (count == 1 ? " row" : " rows"))
        return .done
    }
}
