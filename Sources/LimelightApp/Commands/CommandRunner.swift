import Importing
import ItemStore
package import Restoration
import SearchScreen
import SearchService

/// Runs a command line: reads it, does it, and turns what went wrong into one line and a status.
@MainActor
package enum CommandRunner {
    /// Runs the words that follow the program's name.
    ///
    /// - Parameters:
    ///   - words: the words.
    ///   - context: the world.
    ///   - handlers: who restores; nil for what `--handler` names.
    /// - Returns: how it ended.
    package static func run(
        _ words: [String],
        _ context: ProgramContext,
        handlers: HandlerRegistry? = nil
    ) async -> ExitCode {
        let code: ExitCode
        defer { ProcessIndex.settleIfNeeded() }
        do {
            code = try await perform(Invocation(words: words), context, handlers)
        } catch {
            context.console.flush()
            context.console.words(ErrorWords.line(error))
            if case CommandError.unknownIdentifier = error { return .nothing }
            return .failure
        }
        context.console.flush()
        guard let failure = context.console.resultsFailure else { return code }
        context.console.words(ErrorWords.line(CommandError.resultsNotWritten(code: failure)))
        return .failure
    }

    private static func perform(
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry?
    ) async throws -> ExitCode {
        if invocation.has(.help) {
            for line in HelpText.lines(CommandTable.description(invocation.command)) {
                context.console.result(SafeText(sanitizing: line))
            }
            return .done
        }
        if invocation.has(.version) {
            context.console.result(SafeText(sanitizing: "\(Program.name) \(Program.version)"))
            return .done
        }
        switch invocation.command {
        case .screen: return try await ScreenCommand.run(invocation, context, handlers)
        case .search: return try SearchCommand.run(invocation, context)
        case .explain: return try ExplainCommand.run(invocation, context)
        case .lint: return try LintCommand.run(invocation, context)
        case .index: return try IndexCommand.run(invocation, context)
        case .list: return try ListCommand.run(invocation, context)
        case .delete: return try await DeleteCommand.run(invocation, context)
        case .open: return try await OpenCommand.run(invocation, context, handlers)
        case .stats: return try StatsCommand.run(invocation, context)
        case .reset: return try ResetCommand.run(invocation, context)
        case .lock, .unlock: return try LockCommand.run(invocation, context)
        case .snapshot: return try await SnapshotCommand.run(invocation, context, handlers)
        case .play: return try await PlayCommand.run(invocation, context, handlers)
        case .completions: return try ShellCommands.completions(invocation, context)
        case .man: return try ShellCommands.man(invocation, context)
        case .doctor: return try DoctorCommand.run(invocation, context)
        }
    }
}
