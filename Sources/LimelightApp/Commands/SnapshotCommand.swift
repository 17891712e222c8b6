import Importing
import Restoration
import SearchScreen

/// `limelight snapshot`: the screen after some keys, as text, escapes or SVG.
///
/// It is the screen itself, drawn for nobody: with a clock that stands still, the time of day fixed,
/// times in UTC and no history. The same keys over the same files give the same picture anywhere.
@MainActor
enum SnapshotCommand {
    static func run(
        _ invocation: Invocation,
        _ context: ProgramContext,
        _ handlers: HandlerRegistry?
    ) async throws -> ExitCode {
        let keys = try keys(invocation)
        let format = try format(invocation)
        let stage = try Stage(invocation, context, handlers, paths: invocation.operands)
        let kept = try invocation.value(.check).map { try Self.text(of: $0) }
        let screen = stage.screen()
        defer { screen.stop() }
        await screen.start()
        for (place, key) in keys.keys.enumerated() {
            guard await screen.answer(.key(key)) == nil else {
                throw CommandError.leftScreen(after: place + 1)
            }
        }
        let picture = FramePainting(screen.frame, format, stage.colors)
        guard let kept, let file = invocation.value(.check) else {
            context.console.result(painting: picture)
            return .done
        }
        return compare(picture, with: kept, of: file, context)
    }

    private static func keys(_ invocation: Invocation) throws(CommandError) -> KeyScript {
        do throws(KeyScript.Fault) {
            return try KeyScript(invocation.value(.keys) ?? "")
        } catch {
            throw .badKeys(error, .keys)
        }
    }

    private static func format(
        _ invocation: Invocation
    ) throws(CommandError) -> FramePainting.Format {
        guard let name = invocation.value(.format) else { return .text }
        guard let format = FramePainting.Format(rawValue: name) else {
            throw .badValue(.format, expected: "'text', 'ansi' or 'svg'")
        }
        return format
    }

    /// Larger than any picture of a screen; in bytes.
    private static let pictureBytes = 16 * 1_048_576

    private static func text(of path: String) throws -> String {
        String(decoding: try FileBytes.read(path, limit: pictureBytes), as: UTF8.self)
    }

    /// Says in which cells the new picture differs from the kept one.
    private static func compare(
        _ picture: FramePainting,
        with kept: String,
        of file: String,
        _ context: ProgramContext
    ) -> ExitCode {
        guard picture.string != kept else { return .done }
        let difference = CellDifference.lines(from: kept, to: picture.string)
        for line in difference.lines { context.console.result(SafeText(sanitizing: line)) }
        let rows = SafeText(count: difference.rows)
        context.console.words(
            rows + (difference.rows == 1 ? " row differs" : " rows differ") + " from "
                + SafeText(sanitizing: "'\(file)'")
        )
        return .nothing
    }
}
