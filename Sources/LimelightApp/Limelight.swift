import Foundation
import Glibc
public import Restoration

/// Limelight inside a program of your own.
///
/// ```swift
/// import LimelightApp
/// import Restoration
///
/// exit(await Limelight.run(handler: ShowHandler()))
/// ```
public enum Limelight {
    /// Runs the command line of this process with your restoration handler.
    ///
    /// Without a command's word that is the screen over this program's store; choosing a row
    /// delivers its activity to the handler. What the handler does not claim, the generic one
    /// shows.
    ///
    /// - Parameters:
    ///   - handler: restores what is chosen; nil leaves it to the generic handler.
    ///   - arguments: the words after the program's name; nil for those of this process.
    /// - Returns: the exit status: 0 done or found, 1 nothing found, 2 wrong use or failure, 130
    ///   interrupted.
    @MainActor
    public static func run(
        handler: (any Handler)? = nil,
        arguments: [String]? = nil
    ) async -> Int32 {
        // A reader that goes away (`| head -1`) is no reason to die: `Console` sees the failed
        // write.
        signal(SIGPIPE, SIG_IGN)
        // A write beyond what a file may grow to (`ulimit -f`) is one that fails, and says so.
        signal(SIGXFSZ, SIG_IGN)
        ChildEnds.keep()
        // Swift reads them from `/proc`, and without it gives none, not even the program's name.
        guard let words = arguments ?? CommandLine.arguments.tail else {
            ProgramContext.process.console.words(ErrorWords.line(CommandError.argumentsUnknown))
            return ExitCode.failure.status
        }
        let handlers = handler.map { HandlerRegistry([$0, GenericItemHandler()]) }
        return await withTaskExecutorPreference(QuietExecutor.shared) {
            await CommandRunner.run(words, .process, handlers: handlers).status
        }
    }
}

extension [String] {
    /// What follows the first; nil where there is none.
    fileprivate var tail: [String]? { isEmpty ? nil : Array(dropFirst()) }
}
