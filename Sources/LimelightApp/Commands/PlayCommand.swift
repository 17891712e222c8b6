import Foundation
import Importing
import Restoration
import SearchScreen

/// `limelight play`: replays a script's keys on this terminal, or records them as an asciicast.
@MainActor
enum PlayCommand {
    /// Larger than any script a person wrote; in bytes.
    private static let scriptBytes = 1_048_576

    static func run(
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry?
    ) async throws -> ExitCode {
        var invocation = invocation
        let path = try invocation.takeOperand("SCRIPT")
        let script = try script(path)
        if let file = invocation.value(.record) {
            try await record(script, path, to: file, invocation, context, handlers)
            return .done
        }
        let choices = try ScreenChoices(
            invocation,
            environment: context.environment,
            isResultsTerminal: context.console.isResultsTerminal
        )
        let index = try IndexChoice.files(invocation.operands, invocation, context)
        let handlers = try handlers ?? HandlerChoice.registry(choices.handler)
        let terminal = CellFace(try context.makeTerminal(choices.terminal))
        let face = PlayingFace(terminal, script, clock: QuietClock())
        let session = ScreenSession(
            EffectRunner.World(
                index: index,
                handlers: handlers,
                history: HistoryKeeper(file: nil),
                keepsOpenings: !invocation.operands.isEmpty
            ),
            face: face,
            appearance: ScreenAppearance.of(face, choices, context)
        )
        let exit = await session.run()
        switch (face.ending, exit) {
        case (.played, _): return .done
        case (.left, _), (nil, .cancelled), (nil, .chosen): return .interrupted
        case (nil, .signal(let number)): return .signal(number)
        }
    }

    private static func script(_ path: String) throws -> PlayScript {
        let bytes = try FileBytes.read(path, limit: scriptBytes)
        do throws(PlayScript.Fault) {
            return try PlayScript(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw CommandError.badScript(path, error)
        }
    }

    /// Writes what the script shows, in the script's own time: nothing is waited for.
    private static func record(
        _ script: PlayScript,
        _ path: String,
        to file: String,
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry?
    ) async throws {
        let size = script.size ?? Size(width: 80, height: 24)
        let stage = try Stage(
            invocation,
            context,
            handlers,
            paths: invocation.operands,
            size: size
        )
        let screen = stage.screen()
        defer { screen.stop() }
        let title = URL(filePath: path).deletingPathExtension().lastPathComponent
        var cast = Asciicast(size: stage.size, title: title, stage.colors)
        await screen.start()
        cast.show(screen.frame)
        for (place, step) in script.steps.enumerated() {
            cast.wait(step.pause)
            guard await screen.answer(step.message) == nil else {
                throw CommandError.leftScreen(after: place + 1)
            }
            cast.show(screen.frame)
        }
        cast.wait(script.rest)
        do {
            try cast.text.write(toFile: file, atomically: true, encoding: .utf8)
        } catch {
            throw CommandError.fileNotWritten(file)
        }
    }
}
