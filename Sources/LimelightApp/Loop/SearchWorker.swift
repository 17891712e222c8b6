import Dispatch
package import SearchScreen
import Synchronization

/// Runs searches one after the other on a thread of its own; a new one makes the old one moot.
///
/// An answer is handed out exactly once: to the turn of the loop that waits for it a moment, or
/// else to the inbox.
@MainActor
package final class SearchWorker {
    private let queue = DispatchQueue(label: "limelight.search", qos: .userInteractive)
    private let late: @MainActor (Message) -> Void
    private var newest: SearchJob?

    /// Makes a worker.
    ///
    /// - Parameter late: gets the answers that nobody waited for.
    package init(late: @escaping @MainActor (Message) -> Void) {
        self.late = late
    }

    /// Starts a search and cancels the one before.
    ///
    /// - Parameter search: does the work; asks now and then whether it is cancelled.
    package func start(_ search: @escaping @Sendable (_ isCancelled: () -> Bool) -> Message?) {
        cancel()
        let job = SearchJob()
        newest = job
        queue.async { [late] in
            if !job.isCancelled, let message = search({ job.isCancelled }) { job.finish(message) }
            Task { @MainActor in
                if let message = job.takeAnswer() { late(message) }
            }
        }
    }

    package func cancel() {
        newest?.cancel()
        newest = nil
    }

    /// The answer of the newest search, if it comes within a time; blocks the caller for that time.
    package func answer(within patience: Duration) -> Message? {
        guard let job = newest else { return nil }
        newest = nil
        return job.answer(within: patience)
    }
}

/// One search under way.
private final class SearchJob: Sendable {
    private struct State {
        var isCancelled = false
        var answer: Message?
    }

    private let state = Mutex(State())
    private let finished = DispatchSemaphore(value: 0)

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func cancel() {
        state.withLock { $0 = State(isCancelled: true) }
    }

    func finish(_ message: Message) {
        state.withLock { if !$0.isCancelled { $0.answer = message } }
        finished.signal()
    }

    /// The answer, once: later calls give nil.
    func takeAnswer() -> Message? {
        state.withLock { state in
            defer { state.answer = nil }
            return state.answer
        }
    }

    func answer(within patience: Duration) -> Message? {
        let (seconds, attoseconds) = patience.components
        let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
        _ = finished.wait(timeout: .now() + .nanoseconds(nanoseconds))
        return takeAnswer()
    }
}
