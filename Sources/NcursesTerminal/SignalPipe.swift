import Glibc
import Synchronization

/// Signals turned into bytes on a pipe, so that a thread can wait for them with everything else.
///
/// A handler only writes the signal's number. The handlers that were there before come back at the
/// end.
struct SignalPipe: Sendable {
    /// Where the numbers are read.
    let descriptor: Int32
    private let writeDescriptor: Int32
    private let previous: [Int32: sigaction]

    /// What the screen wants to know.
    private static let signals = [SIGWINCH, SIGTSTP, SIGCONT] + EndingSignals.requests

    /// - Safety: written before the handlers are installed, only read by them.
    fileprivate nonisolated(unsafe) static let target: UnsafeMutablePointer<Int32> = {
        let target = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        target.initialize(to: -1)
        return target
    }()

    /// Installs the handlers, and ignores SIGPIPE.
    static func install() throws(TerminalError) -> SignalPipe {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        target.pointee = ends[1]
        var previous: [Int32: sigaction] = [:]
        for signal in signals { previous[signal] = set(signal, to: handleSignal) }
        // Whoever uses or ignores one of these does not end by it, and keeps it.
        for signal in EndingSignals.others where EndingSignals.isDefault(signal) {
            previous[signal] = set(signal, to: handleSignal)
        }
        previous[SIGPIPE] = set(SIGPIPE, to: SIG_IGN)
        return SignalPipe(descriptor: ends[0], writeDescriptor: ends[1], previous: previous)
    }

    /// Numbers that are no signals: whoever waits is to stop, or to look again at what is due.
    static let stop: Int32 = 0
    static let look: Int32 = 255

    /// Wakes whoever waits, with no signal.
    func wake(_ number: Int32 = SignalPipe.stop) {
        writeSignal(UInt8(truncatingIfNeeded: number), to: writeDescriptor)
    }

    /// The signals that came since the last call, each once.
    func pending() -> Set<Int32> {
        var buffer = [UInt8](repeating: 0, count: 256)
        var found: Set<Int32> = []
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return found }
            found.formUnion(buffer.prefix(count).map(Int32.init))
        }
    }

    /// Lets SIGTSTP stop the program, and takes it back afterwards.
    func whileStoppable(_ body: () -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = SIG_DFL
        sigaction(SIGTSTP, &action, nil)
        body()
        _ = Self.set(SIGTSTP, to: handleSignal)
    }

    /// Puts the handlers back that were there before.
    func uninstall() {
        for (signal, action) in previous {
            var action = action
            sigaction(signal, &action, nil)
        }
        Self.target.pointee = -1
        close(descriptor)
        close(writeDescriptor)
    }

    private static func set(_ signal: Int32, to handler: __sighandler_t?) -> sigaction {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        var previous = sigaction()
        sigaction(signal, &action, &previous)
        return previous
    }
}

/// Safe in a signal handler: one `write`, and `errno` as it was.
private func handleSignal(_ signal: Int32) {
    let code = errno
    if signal == SIGCONT { JobControl.continuations.add(1, ordering: .acquiringAndReleasing) }
    writeSignal(UInt8(truncatingIfNeeded: signal), to: SignalPipe.target.pointee)
    errno = code
}

private func writeSignal(_ number: UInt8, to descriptor: Int32) {
    var number = number
    _ = write(descriptor, &number, 1)
}
