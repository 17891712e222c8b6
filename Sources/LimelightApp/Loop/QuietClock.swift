import Dispatch
import Synchronization

/// The continuous clock, whose sleepers wait without waking Swift's own executor (`QuietExecutor`).
package struct QuietClock: Clock {
    package init() {}

    package var now: ContinuousClock.Instant { .now }
    package var minimumResolution: Duration { ContinuousClock().minimumResolution }

    /// Waits until an instant, or until the task is cancelled.
    ///
    /// - Parameters:
    ///   - deadline: when to go on.
    ///   - tolerance: not used, the timers of Dispatch are exact to a millisecond.
    /// - Throws: `CancellationError` when the task is cancelled.
    package func sleep(
        until deadline: ContinuousClock.Instant,
        tolerance: Duration?
    ) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleep.begin(for: now.duration(to: deadline), continuation)
            }
        } onCancel: {
            sleep.end(.failure(CancellationError()))
        }
    }
}

/// One sleep: it ends once, by its time or by a cancellation, whichever comes first.
private final class Sleep: Sendable {
    private enum State {
        case notBegun
        case asleep(CheckedContinuation<Void, any Error>)
        case ended
    }

    private let state = Mutex(State.notBegun)

    private static let queue = DispatchQueue(label: "limelight.clock", qos: .userInteractive)

    func begin(for duration: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
        let isEnded = state.withLock { state in
            if case .ended = state { return true }
            state = .asleep(continuation)
            return false
        }
        guard !isEnded else {
            continuation.resume(throwing: CancellationError())
            return
        }
        let milliseconds = max(0, Int(clamping: Int64(duration / .milliseconds(1))))
        Self.queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
            self.end(.success(()))
        }
    }

    func end(_ result: Result<Void, any Error>) {
        let sleeper: CheckedContinuation<Void, any Error>? = state.withLock { state in
            defer { state = .ended }
            guard case .asleep(let continuation) = state else { return nil }
            return continuation
        }
        sleeper?.resume(with: result)
    }
}
