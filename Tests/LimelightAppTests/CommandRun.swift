import Foundation
import LimelightApp
import SearchScreen
import Synchronization
import TestSupport

/// One command line run in this process, with what it printed.
struct CommandRun {
    let code: ExitCode
    let results: [String]
    let words: [String]

    /// Runs a command over a store of its own.
    @MainActor
    init(
        _ line: [String],
        store: TemporaryFolder,
        terminal: RecordingTerminal? = nil
    ) async {
        let printed = Mutex<[Console.Stream: [UInt8]]>([:])
        let console = Console(isResultsTerminal: false) { stream, bytes in
            printed.withLock { $0[stream, default: []] += bytes }
            return 0
        }
        let context = ProgramContext(
            console: console,
            environment: ["LIMELIGHT_STORE": store.path + "/store", "HOME": store.path],
            makeTerminal: { _ in
                guard let terminal else { throw NoTerminal() }
                return terminal
            }
        )
        code = await CommandRunner.run(line, context)
        let texts = printed.withLock { $0.mapValues { String(decoding: $0, as: UTF8.self) } }
        results = Self.lines(texts[.results])
        words = Self.lines(texts[.words])
    }

    private static func lines(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map(String.init)
    }

    private struct NoTerminal: Error, CustomStringConvertible {
        let description = "there is no terminal"
    }
}
