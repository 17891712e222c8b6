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
        let handlers = try handlers ?? HandlerChoice.registry(invocation.value(.handler))
        let index = try IndexChoice.files(invocation.operands, invocation, context)
        let face: any ScreenFace
        do {
            face = try self.face(invocation, context)
        } catch {
            context.console.words(SafeText(sanitizing: "\(error)"))
            return try printInstead(invocation, index, context)
        }
        let session = ScreenSession(
            index: index,
            face: face,
            handlers: handlers,
            history: history(invocation, context),
            appearance: appearance(face, invocation, context)
        )
        let exit = await session.run(
            query: invocation.value(.query) ?? "",
            purpose: invocation.has(.print) ? .pick : .open
        )
        return try leave(exit, handlers, index, invocation, context)
    }

    /// Lines where they are asked for or nothing else can be drawn, else cells.
    private static func face(
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> any ScreenFace {
        let isLinear =
            invocation.has(.linear) || context.environment["LIMELIGHT_A11Y"] == "1"
            || (context.environment["TERM"] == "dumb" && context.console.isResultsTerminal)
        guard !isLinear else { return LineFace(console: context.console) }
        let choices = TerminalChoices(invocation, environment: context.environment)
        return CellFace(try context.makeTerminal(choices))
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
        return try SearchCommand.report(text, in: index, form, context)
    }

    private static func leave(
        _ exit: Exit,
        _ handlers: HandlerRegistry,
        _ index: SpotlightIndex,
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> ExitCode {
        switch exit {
        case .cancelled: return .interrupted
        case .signal(let number): return .signal(number)
        case .chosen(let row):
            guard let identifier = row.record, let stored = try index.record(identifier) else {
                throw CommandError.unknownIdentifier(row.unique)
            }
            guard invocation.has(.json) else {
                context.console.result(SafeText(sanitizing: row.unique))
                return .done
            }
            // Picked, not delivered: the trace is empty.
            let delivery = Delivery(
                ActivityConversion.activity(stored.record, .standard),
                context: ActivityConversion.context(stored.record),
                registry: handlers
            )
            context.console.result(json: try DeliveryLines.json(delivery))
            return .done
        }
    }

    private static func history(
        _ invocation: Invocation,
        _ context: ProgramContext
    ) -> HistoryKeeper {
        let file =
            invocation.has(.noHistory) ? nil : HistoryFile(environment: context.environment)
        return HistoryKeeper(file: file)
    }

    private static func appearance(
        _ face: any ScreenFace,
        _ invocation: Invocation,
        _ context: ProgramContext
    ) -> Appearance {
        let capabilities = face.capabilities
        let colors = capabilities.colors == 0 ? "no colours" : "\(capabilities.colors) colours"
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { context.environment[$0] }
            .first { !$0.isEmpty }
        let state =
            invocation.has(.noHistory)
            ? nil : HistoryFile(environment: context.environment)?.path
        let facts = [
            ("Terminal", "\(capabilities.name) · \(colors)"),
            ("History", state ?? "not kept"),
            ("Locale", locale ?? "C"),
        ]
        return Appearance(
            isUnicode: capabilities.isUnicode,
            isMono: capabilities.colors == 0,
            keyNames: .words,
            showsHints: !invocation.has(.noHints),
            facts: facts.map { label, value in
                .init(label: SafeText(sanitizing: label), value: SafeText(sanitizing: value))
            },
            version: SafeText(sanitizing: "\(Program.name) \(Program.version)")
        )
    }
}
