import Dispatch
import Glibc
import Synchronization

/// One run of a program: input in, output out, within limits, and nothing of it left afterwards.
///
/// A thread of its own waits on the three pipes at once, so that neither side can block the other,
/// and looks for the end of the program in between.
struct ChildProgram: Sendable {
    let words: [String]
    /// Variables beside those of this program.
    let environment: [String: String]
    let limits: CommandHandler.Limits

    /// Bytes of the standard error that are kept, for its first line.
    private static let errorLimitBytes = 4096

    private var program: String { words.first ?? "" }

    /// Runs the program, off the caller's thread; stops it if the task is cancelled.
    ///
    /// - Returns: Everything it wrote to its standard output, if it ended with code 0.
    func run(input: [UInt8]) async throws(RestorationError) -> [UInt8] {
        let cancellation = Cancellation()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A queue of its own: the shared ones would wake once a second ever after.
                DispatchQueue(label: "limelight.child").async {
                    continuation.resume(
                        returning: Result { () throws(RestorationError) in
                            try run(input: input, cancellation: cancellation)
                        }
                    )
                }
            }
        } onCancel: {
            cancellation.request()
        }
        return try result.get()
    }

    /// The first line of some bytes that has more than blanks.
    static func firstLine(_ bytes: [UInt8]) -> String {
        let lines = bytes.prefix(errorLimitBytes).split(separator: UInt8(ascii: "\n"))
        let texts = lines.lazy.map { String(decoding: $0, as: UTF8.self) }
        return texts.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    }

    // MARK: One run

    private func run(
        input: [UInt8],
        cancellation: Cancellation
    ) throws(RestorationError) -> [UInt8] {
        var child = try SpawnedChild(words: words, environment: environment)
        defer { child.end() }
        let deadline = ContinuousClock.now.advanced(by: limits.time)
        var feed = PipeFeed(bytes: input)
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var isOver = false
        while true {
            // The program's end is looked for before the pipes are read, so that whatever it
            // wrote before its end is in them.
            isOver = child.hasExited
            child.wait(milliseconds: isOver ? 0 : 10, writes: !feed.isDone)
            feed.write(to: &child.input)
            output += child.output.readAvailable()
            errors += child.errors.readAvailable().prefix(Self.errorLimitBytes - errors.count)
            if output.count > limits.outputBytes {
                throw .tooMuchOutput(program: program, limitBytes: limits.outputBytes)
            }
            if isOver { break }
            if cancellation.isRequested { throw .cancelled(program: program) }
            if ContinuousClock.now >= deadline {
                throw .timedOut(program: program, seconds: limits.time / .seconds(1))
            }
        }
        switch child.end() {
        case .code(0): return output
        case .code(let code):
            let line = Self.firstLine(errors.isEmpty ? output : errors)
            throw .exited(program: program, code: code, firstLine: line)
        case .signal(let signal): throw .killed(program: program, signal: signal)
        case .untold: throw .endUntold(program: program)
        }
    }
}

/// Whether somebody still waits for the answer; asked by the thread that runs the program.
private final class Cancellation: Sendable {
    private let flag = Atomic(false)

    var isRequested: Bool { flag.load(ordering: .relaxed) }

    func request() { flag.store(true, ordering: .relaxed) }
}
