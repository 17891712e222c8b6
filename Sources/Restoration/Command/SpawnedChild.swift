import Glibc

/// A program that was started in a session of its own, with pipes to its three streams.
struct SpawnedChild: ~Copyable {
    /// How a program ended.
    enum End: Equatable {
        case code(Int32)
        case signal(Int32)
        /// Somebody else waited for it, so that nobody can tell.
        case untold
    }

    var input: PipeEnd
    var output: PipeEnd
    var errors: PipeEnd
    private let identifier: pid_t
    private var ending: End?

    /// Starts a program, found as a shell would find it.
    init(words: [String], environment: [String: String]) throws(RestorationError) {
        let program = words.first ?? ""
        ChildEnds.keep()
        var toChild = try PipePair(program: program)
        var fromChild = try PipePair(program: program)
        var errorsFromChild = try PipePair(program: program)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild.reading.descriptor, 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild.writing.descriptor, 1)
        posix_spawn_file_actions_adddup2(&actions, errorsFromChild.writing.descriptor, 2)
        var attributes = Self.attributes()
        defer { posix_spawnattr_destroy(&attributes) }
        var identifier: pid_t = 0
        let code = Self.withCStrings(words) { arguments in
            Self.withCStrings(Self.variables(environment)) { variables in
                posix_spawnp(&identifier, program, &actions, &attributes, arguments, variables)
            }
        }
        guard code == 0 else { throw .cannotStart(program: program, code: code) }
        self.identifier = identifier
        toChild.reading.close()
        fromChild.writing.close()
        errorsFromChild.writing.close()
        input = toChild.takeWriting()
        output = fromChild.takeReading()
        errors = errorsFromChild.takeReading()
    }

    /// Whether the program ended; its number stays taken until ``end()``.
    var hasExited: Bool { state != .running }

    private enum State {
        case running, ended
        /// Somebody else waited for it: its number may be anybody's now.
        case gone
    }

    private var state: State {
        var info = siginfo_t()
        let code = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
        return code != 0 ? .gone : info.si_signo == SIGCHLD ? .ended : .running
    }

    /// Waits until a pipe can be used, or for some time.
    func wait(milliseconds: Int32, writes: Bool) {
        var descriptors = [
            pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: writes ? input.descriptor : -1, events: Int16(POLLOUT), revents: 0),
        ]
        poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    }

    /// Ends everything that the program started and that is still there.
    func endGroup() {
        if state != .gone { kill(-identifier, SIGKILL) }
    }

    /// Ends the program and its group, and says how the program ended; again says the same.
    @discardableResult
    mutating func end() -> End {
        if let ending { return ending }
        endGroup()
        let end = wait()
        ending = end
        return end
    }

    private func wait() -> End {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) != identifier {
            guard errno == EINTR else { return .untold }
        }
        let signal = status & 0x7F
        return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    }

    // MARK: Starting

    /// A session of its own: no terminal, a group to end, and signals as a program expects them.
    private static func attributes() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        // POSIX_SPAWN_SETSID is a GNU extension that is not imported: 0x80 in <spawn.h>.
        let newSession: Int32 = 0x80
        let flags = newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return attributes
    }

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
