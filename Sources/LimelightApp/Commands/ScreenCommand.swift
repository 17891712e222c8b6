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
        let choices = try ScreenChoices(invocation, environment: context.environment)
        let handlers = try handlers ?? HandlerChoice.registry(choices.handler)
        let index = try IndexChoice.files(invocation.operands, invocation, context)
        let query = invocation.value(.query) ?? ""
        let isPicker = Picker.isAsked(invocation)
        let picker = Picker(
            index: index,
            handlers: handlers,
            invocation: invocation,
            console: context.console
        )
        if isPicker, let code = try picker.decideAlone(query) { return code }
        let face: any ScreenFace
        do {
            face = try self.face(invocation, choices, context)
        } catch {
            context.console.words(SafeText(sanitizing: "\(error)"))
            return try printInstead(invocation, index, context)
        }
        let session = ScreenSession(
            index: index,
            face: face,
            handlers: handlers,
            history: history(choices, context),
            appearance: appearance(face, choices, context),
            keyMap: choices.keyMap,
            rule: choices.rule
        )
        switch await session.run(query: query, purpose: isPicker ? .pick : .open) {
        case .cancelled: return .interrupted
        case .signal(let number): return .signal(number)
        case .chosen(let rows): return try picker.hand(over: rows)
        }
    }

    /// Lines where they are asked for or nothing else can be drawn, else cells.
    private static func face(
        _ invocation: Invocation,
        _ choices: ScreenChoices,
        _ context: ProgramContext
    ) throws -> any ScreenFace {
        let isLinear =
            invocation.has(.linear) || context.environment["LIMELIGHT_A11Y"] == "1"
            || (context.environment["TERM"] == "dumb" && context.console.isResultsTerminal)
        guard !isLinear else { return LineFace(console: context.console) }
        return CellFace(try context.makeTerminal(choices.terminal))
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

    /// What the terminal and the choices allow to draw.
    static func appearance(
        _ face: any ScreenFace,
        _ choices: ScreenChoices,
        _ context: ProgramContext
    ) -> Appearance {
        let capabilities = face.capabilities
        let colors = capabilities.colors == 0 ? "no colours" : "\(capabilities.colors) colours"
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { context.environment[$0] }
            .first { !$0.isEmpty }
        let state =
            choices.keepsHistory ? HistoryFile(environment: context.environment)?.path : nil
        let facts = [
            ("Terminal", "\(capabilities.name) · \(colors)"),
            ("Configuration", choices.configuration ?? "none"),
            ("History", state ?? "not kept"),
            ("Locale", locale ?? "C"),
        ]
        var appearance = Appearance(
            isUnicode: capabilities.isUnicode,
            isMono: capabilities.colors == 0,
            keyNames: .words,
            showsHints: choices.showsHints,
            showsNumbers: choices.showsNumbers,
            hasMouse: choices.terminal.usesMouse,
            facts: facts.map { label, value in
                .init(label: SafeText(sanitizing: label), value: SafeText(sanitizing: value))
            },
            version: SafeText(sanitizing: "\(Program.name) \(Program.version)")
        )
        appearance.pictureColors = PictureColors(capabilities)
        return appearance
    }
}
