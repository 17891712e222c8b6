import Glibc
import SearchScreen

/// The thread that waits for the terminal: bytes become events, signals too.
///
/// It sleeps in one `poll` until something happens. Only these make it wake by itself: an Esc that
/// may be the start of a sequence, sizes that still change, an end that the program does not come
/// to, and a program that does not answer (`AnswerWatch`).
///
/// ```
///   terminal ---- bytes ----> KeyDecoder ---.
///                                           +--> AsyncStream<TerminalEvent>
///   signals ----> SignalPipe --> numbers ---'
/// ```
struct InputThread: Sendable {
    /// What the thread needs, all of it fixed when it starts.
    struct Wiring: Sendable {
        let device: TerminalDevice
        let signals: SignalPipe
        let escapeDelay: Duration
        let watch: AnswerWatch
        let events: AsyncStream<TerminalEvent>.Continuation
        /// The terminal said something about itself.
        let reported: @Sendable (TerminalReport) -> Void
        /// The program was asked to stop (SIGTSTP from outside).
        let stopRequested: @Sendable () -> Void
        /// The program goes on after a stop.
        let continued: @Sendable () -> Void
        /// Is asked for a sign of life of the main thread.
        let isAlive: @Sendable () -> Void
    }

    private let thread: pthread_t

    /// Starts the thread.
    static func start(_ wiring: Wiring) throws(TerminalError) -> InputThread {
        let loop = Unmanaged.passRetained(InputLoop(wiring))
        var thread = pthread_t()
        let code = pthread_create(
            &thread,
            nil,
            { argument in
                if let argument {
                    Unmanaged<InputLoop>.fromOpaque(argument).takeRetainedValue().run()
                }
                return nil
            },
            loop.toOpaque()
        )
        guard code == 0 else {
            loop.release()
            throw .system(call: "pthread_create", code: code)
        }
        return InputThread(thread: thread)
    }

    /// Waits until the thread has ended; it ends after `SignalPipe.wake`.
    func join() {
        pthread_join(thread, nil)
    }
}

/// The loop of the thread and what it remembers between two turns.
private final class InputLoop {
    private let wiring: InputThread.Wiring
    private var decoder = KeyDecoder()
    private var isTerminalOpen = true
    private var isStopping = false
    private var resizeDue: ContinuousClock.Instant?
    private var sizeTold: Size?
    private var escapeDue: ContinuousClock.Instant?
    /// When the program must have left, and the signal it dies of otherwise.
    private var end: (due: ContinuousClock.Instant, signal: Int32)?

    init(_ wiring: InputThread.Wiring) {
        self.wiring = wiring
    }

    func run() {
        takeSignals()
        while !isStopping {
            var sources = [
                pollfd(fd: wiring.signals.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(
                    fd: isTerminalOpen ? wiring.device.descriptor : -1,
                    events: Int16(POLLIN),
                    revents: 0
                ),
            ]
            let count = poll(&sources, nfds_t(sources.count), millisecondsToWait)
            if count < 0, errno != EINTR { break }
            if count > 0, sources[0].revents != 0 { readSignals() }
            if count > 0, sources[1].revents != 0, !isStopping { readTerminal() }
            handleDue()
        }
        wiring.events.finish()
    }

    /// The thread that starts this one may block signals, and one that blocks SIGTTIN loses the
    /// terminal when it reads in the background, instead of being stopped.
    private func takeSignals() {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
    }

    // MARK: Time

    private var millisecondsToWait: Int32 {
        guard let due = [resizeDue, escapeDue, end?.due, wiring.watch.due].compactMap(\.self).min()
        else { return -1 }
        let left = due - .now
        guard left > .zero else { return 0 }
        // Rounded up: a turn too early would find nothing due and spin.
        return Int32(clamping: left / .milliseconds(1) < 1 ? 1 : Int64(left / .milliseconds(1)) + 1)
    }

    private func handleDue() {
        let now = ContinuousClock.now
        if let due = escapeDue, due <= now {
            tell(decoder.timeOut())
            waitForRest()
        }
        if let due = resizeDue, due <= now {
            resizeDue = nil
            tellSize()
        }
        if let end, end.due <= now {
            CrashRestore.die(of: end.signal)
        }
        wiring.watch.next(perform)
    }

    /// What is to be done about a program that does not answer.
    private func perform(_ step: AnswerWatch.Step) {
        switch step {
        case .wait: break
        case .ask: wiring.isAlive()
        case .say(let words): wiring.device.write(onLastLine: words)
        case .leave(let words): CrashRestore.die(of: SIGINT, saying: words)
        }
    }

    // MARK: Bytes

    private func readTerminal() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(wiring.device.descriptor, &buffer, buffer.count)
        if count > 0 {
            tell(decoder.decode(Array(buffer.prefix(count))))
            waitForRest()
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            loseTerminal()
        }
    }

    private func waitForRest() {
        switch decoder.waiting {
        case nil: escapeDue = nil
        case .escape: escapeDue = .now + wiring.escapeDelay
        case .rest: escapeDue = .now + Self.longestPause
        }
    }

    private func tell(_ inputs: [TerminalInput]) {
        for input in inputs {
            switch input {
            case .event(let event):
                wiring.events.yield(event)
                let isLeaving = event == .key(Key(.character("c"), .control))
                wiring.watch.expectAnswer(isLeaving: isLeaving)
            case .report(let report): wiring.reported(report)
            }
        }
    }

    /// The window was closed: no more can come, and reading on would spin.
    private func loseTerminal() {
        isTerminalOpen = false
        escapeDue = nil
        leave(because: SIGHUP, within: Self.timeWithoutTerminal)
        wiring.events.finish()
    }

    // MARK: Signals

    private func readSignals() {
        for signal in wiring.signals.pending().sorted() {
            switch signal {
            case SignalPipe.stop: isStopping = true
            case SignalPipe.look: break
            case SIGWINCH: resizeDue = resizeDue ?? .now + Self.frameTime
            case SIGTSTP: wiring.stopRequested()
            case SIGCONT: wiring.continued()
            default: leave(because: signal, within: Self.timeToLeave)
            }
        }
    }

    private func tellSize() {
        guard let size = wiring.device.size, size != sizeTold else { return }
        sizeTold = size
        wiring.events.yield(.resized(size))
    }

    /// Asks the program to leave, and ends it if it does not; asked again, it has less time.
    private func leave(because signal: Int32, within time: Duration) {
        if let asked = end {
            end = (min(asked.due, .now + min(time, Self.timeAfterSecondSignal)), asked.signal)
        } else {
            end = (.now + time, signal)
            wiring.events.yield(.terminated(signal: signal))
        }
    }

    /// Sizes are told at most 60 times a second; the last one is always told.
    private static let frameTime = Duration.milliseconds(16)
    /// A sequence that stops in the middle for so long is not one.
    private static let longestPause = Duration.seconds(1)
    private static let timeToLeave = Duration.seconds(2)
    private static let timeAfterSecondSignal = Duration.milliseconds(300)
    private static let timeWithoutTerminal = Duration.milliseconds(700)
}
