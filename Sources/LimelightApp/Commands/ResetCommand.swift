import SearchScreen
import SearchService

/// `limelight reset`: empties the store, the journal's history too; with `--history` it forgets what
/// was searched and opened instead.
enum ResetCommand {
    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        if invocation.has(.history) { return try forgetHistory(context) }
        let index = try IndexChoice.store(invocation, context)
        let count = try index.applicationCounts().reduce(0) { $0 + $1.count }
        let remains = try index.reset()
        context.console.words("removed " + SafeText(count: count) + (count == 1 ? " row" : " rows"))
        if let remains { throw CommandError.notErased(remains) }
        return .done
    }

    private static func forgetHistory(_ context: ProgramContext) throws -> ExitCode {
        if let file = HistoryFile(environment: context.environment), !file.remove() {
            throw CommandError.fileNotWritten(file.path)
        }
        context.console.words("removed the history")
        return .done
    }
}
