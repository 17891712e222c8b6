import Dispatch
import Glibc
import Synchronization

/// Runs work one piece after the other on a thread of its own, which steps back for every thread
/// that has something to do for a person.
///
/// A queue of Dispatch would lend its thread to others afterwards, and a thread that has stepped
/// back may not step forward again. The thread begins with the first work and sleeps between two.
final class BackgroundThread: Sendable {
    typealias Work = @Sendable () -> Void

    /// How far it steps back: beside a busy thread it gets a tenth of a processor.
    private static let niceness: Int32 = 10

    private let line = Line()
    private let clock = DispatchQueue(label: "limelight.background")
    private let isStarted = Atomic<Bool>(false)

    deinit {
        line.end()
    }

    /// Has work done after a delay, and after all that came before it.
    func async(after delay: DispatchTimeInterval, _ work: @escaping Work) {
        if !isStarted.exchange(true, ordering: .acquiringAndReleasing) { start() }
        guard delay != .seconds(0) else { return line.append(work) }
        clock.asyncAfter(deadline: .now() + delay) { [line] in line.append(work) }
    }

    /// Does work now, on the calling thread, between two pieces of other work.
    func sync<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
        try line.turn.withLock { _ throws(Failure) in try work() }
    }

    private func start() {
        let running = Unmanaged.passRetained(line)
        var thread = pthread_t()
        let code = pthread_create(
            &thread,
            nil,
            { argument in
                if let argument {
                    BackgroundThread.stepBack()
                    Unmanaged<Line>.fromOpaque(argument).takeRetainedValue().run()
                }
                return nil
            },
            running.toOpaque()
        )
        guard code == 0 else {
            // Without a thread to spare the work is done all the same.
            running.release()
            return line.runsInPlace()
        }
        pthread_detach(thread)
    }

    /// Where the system refuses, the work is done at the priority of all other.
    private static func stepBack() {
        // On Linux 0 is the calling thread, not the process:
        // https://man7.org/linux/man-pages/man2/setpriority.2.html
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    }
}

/// The work that waits, shared with the thread; the thread takes what was appended before the end.
private final class Line: Sendable {
    private struct State {
        var waiting: [BackgroundThread.Work] = []
        var runsInPlace = false
    }

    /// Held while a piece of work is done.
    let turn = Mutex<Void>(())
    private let state = Mutex(State())
    private let arrived = DispatchSemaphore(value: 0)

    func append(_ work: @escaping BackgroundThread.Work) {
        let isRunHere = state.withLock { state in
            if !state.runsInPlace { state.waiting.append(work) }
            return state.runsInPlace
        }
        if isRunHere { turn.withLock { _ in work() } } else { arrived.signal() }
    }

    func end() {
        arrived.signal()
    }

    /// Does the work where it is appended from now on: there is no thread.
    func runsInPlace() {
        state.withLock { $0.runsInPlace = true }
    }

    func run() {
        while true {
            arrived.wait()
            let work = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
            guard let work else { return }
            turn.withLock { _ in work() }
        }
    }
}
