import CKeeper
import Glibc

/// A program that was started in a session of its own, with pipes to its three streams, below a
/// keeper that ends all it started when it ends, when it is to end, and when this program is gone.
struct SpawnedChild: ~Copyable {
    /// How a program ended.
    enum End: Equatable {
        case code(Int32)
        case signal(Int32)
        /// Its keeper was killed, so that nobody can tell.
        case untold
    }

    /// Longer than a keeper takes for what the system cannot end now, in milliseconds.
    private static let patience: Int32 = 3_000

    var input: PipeEnd
    var output: PipeEnd
    var errors: PipeEnd
    private let keeper: pid_t
    private var control: PipeEnd
    private let report: PipeEnd
    private var ending: End?

    /// Starts a program, found as a shell would find it.
    init(words: [String], environment: [String: String]) throws(RestorationError) {
        let program = words.first ?? ""
        var toChild = try PipePair(program: program)
        var fromChild = try PipePair(program: program)
        var errorsFromChild = try PipePair(program: program)
        let streams = [
            toChild.reading.descriptor, fromChild.writing.descriptor,
            errorsFromChild.writing.descriptor,
        ]
        var core = CoreFiles.inheritedLimit
        var kept = kept_program()
        let code = Self.withCStrings(words) { arguments in
            Self.withCStrings(Self.variables(environment)) { variables in
                ckeeper_start(arguments, variables, streams, &core, &kept)
            }
        }
        guard code == 0 else { throw .cannotStart(program: program, code: code) }
        keeper = kept.keeper
        control = PipeEnd(kept.control)
        report = PipeEnd(kept.report)
        toChild.reading.close()
        fromChild.writing.close()
        errorsFromChild.writing.close()
        input = toChild.takeWriting()
        output = fromChild.takeReading()
        errors = errorsFromChild.takeReading()
    }

    /// Whether the program ended, and all it started.
    var hasExited: Bool { isReported(within: 0) }

    private func isReported(within milliseconds: Int32) -> Bool {
        var source = pollfd(fd: report.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, milliseconds) > 0
    }

    /// Waits until a pipe can be used or the program ended, or for some time.
    func wait(milliseconds: Int32, writes: Bool) {
        var descriptors = [
            pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: report.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: writes ? input.descriptor : -1, events: Int16(POLLOUT), revents: 0),
        ]
        poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    }

    /// Ends the program and all it started, and says how the program ended; again says the same.
    @discardableResult
    mutating func end() -> End {
        if let ending { return ending }
        control.close()
        // A handler can stop its keeper, which is its parent, and so all that waits for it.
        kill(keeper, SIGCONT)
        if !isReported(within: Self.patience) { kill(keeper, SIGKILL) }
        var status: Int32 = 0
        var count: Int
        repeat {
            count = read(report.descriptor, &status, MemoryLayout<Int32>.size)
        } while count < 0 && errno == EINTR
        while waitpid(keeper, nil, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        let end: End =
            count != MemoryLayout<Int32>.size
            ? .untold : signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
        ending = end
        return end
    }

    // MARK: Starting

    /// This program's variables, and some more.
    private static func variables(_ more: [String: String]) -> [String] {
        var variables: [String] = []
        var pointer = environ
        while let entry = pointer.pointee {
            let text = String(cString: entry)
            if more[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
            pointer += 1
        }
        return variables + more.map { "\($0.key)=\($0.value)" }.sorted()
    }

    /// Passes texts as C does: an array of pointers with nothing at its end.
    private static func withCStrings<Result>(
        _ texts: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = texts.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}

/// Both ends of a new pipe; the child gets copies of its own.
private struct PipePair: ~Copyable {
    var reading: PipeEnd
    var writing: PipeEnd

    init(program: String) throws(RestorationError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .cannotStart(program: program, code: errno) }
        // `pipe2` would do this in one step; Swift's Glibc does not show it.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = PipeEnd(ends[0])
        writing = PipeEnd(ends[1])
    }

    consuming func takeReading() -> PipeEnd {
        Self.neverBlock(reading.descriptor)
        return reading
    }

    consuming func takeWriting() -> PipeEnd {
        Self.neverBlock(writing.descriptor)
        return writing
    }

    private static func neverBlock(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
}
