import CoreSpotlight
import Foundation
import Importing
import Restoration
import SearchModel
import SearchScreen
import SearchService

/// `limelight [PATH…]`: the screen; without a terminal the same search, printed.
@MainActor
enum ScreenCommand {
    static func run(
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry?
    ) async throws -> ExitCode {
        try checkWords(invocation.operands)
        let choices = try ScreenChoices(
            invocation,
            environment: context.environment,
            isResultsTerminal: context.console.isResultsTerminal
        )
        let handlers = try handlers ?? HandlerChoice.registry(choices.handler)
        let files = try files(invocation, context)
        let index = try files?.index ?? IndexChoice.store(invocation, context)
        // Elsewhere its items come while the screen is up.
        if choices.isLinear || invocation.has(.selectOne) || invocation.has(.exitZero) {
            try files?.readStream()
        }
        let query = invocation.value(.query) ?? ""
        let isPicker = Picker.isAsked(invocation)
        let picker = try Picker(
            index: index,
            handlers: handlers,
            invocation: invocation,
            console: context.console
        )
        if let code = try picker.decideAlone(query, choices.rule) { return code }
        let face: any ScreenFace
        do {
            face = try self.face(choices, context)
        } catch {
            context.console.words(ErrorWords.line(error))
            try files?.readStream()
            return try printInstead(invocation, index, context)
        }
        let session = ScreenSession(
            EffectRunner.World(
                index: index,
                files: files,
                handlers: handlers,
                history: history(choices, context)
            ),
            face: face,
            appearance: ScreenAppearance.of(face, choices, context),
            keyMap: choices.keyMap,
            rule: choices.rule
        )
        let ending = await session.end(
            query: query,
            purpose: isPicker ? .pick : .open,
            pickKeys: picker.keys
        )
        switch ending.exit {
        case .cancelled: return .interrupted
        case .signal(let number): return .signal(number)
        case .chosen(let rows):
            return try picker.hand(over: rows, query: ending.query, by: ending.key)
        }
    }

    /// The files that the operands name; nil when there are none, and the store is shown.
    private static func files(
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> FileLibrary? {
        guard !invocation.operands.isEmpty else { return nil }
        return try FileLibrary(
            invocation.operands,
            importer: IndexChoice.importer(invocation, context)
        )
    }

    /// Cells or lines; each can change to the other (F6).
    ///
    /// Lines to begin with are a conversation on the standard streams, which may be pipes; those
    /// that cells change to are on the terminal, where the cells were.
    private static func face(
        _ choices: ScreenChoices,
        _ context: ProgramContext
    ) throws -> any ScreenFace {
        try ChangingFace(
            isLinear: choices.isLinear,
            cells: { CellFace(try context.makeTerminal(choices.terminal)) },
            lines: { try LineFace.onTerminal() },
            first: { LineFace(console: context.console) }
        )
    }

    /// A first word that is no file and looks like none was meant as a command.
    private static func checkWords(_ operands: [String]) throws(CommandError) {
        guard let word = operands.first, word != "-",
            !word.contains("."), !word.contains("/"),
            !FileManager.default.fileExists(atPath: word)
        else { return }
        let names = Command.allCases.map(\.rawValue).filter { !$0.isEmpty }
        throw .unknownCommand(
            word,
            nearest: NearestSpelling.of(word, in: names).flatMap(Command.init)
        )
    }

    /// The results of `--query`; without a text what the index holds.
    private static func printInstead(
        _ invocation: Invocation,
        _ index: SpotlightIndex,
        _ context: ProgramContext
    ) throws -> ExitCode {
        guard let text = invocation.value(.query), !text.isEmpty else {
            return try StatsCommand.report(index, isJSON: invocation.has(.json), context)
        }
        context.console.words("printing the search instead")
        let form: SearchCommand.Form = invocation.has(.json) ? .json : .text
        return try SearchCommand.report(
            text,
            in: index,
            form,
            context,
            profile: try ProfileChoice.profile(invocation)
        )
    }

    private static func history(
        _ choices: ScreenChoices,
        _ context: ProgramContext
    ) -> HistoryKeeper {
        let file = choices.keepsHistory ? HistoryFile(environment: context.environment) : nil
        return HistoryKeeper(file: file)
    }
}
