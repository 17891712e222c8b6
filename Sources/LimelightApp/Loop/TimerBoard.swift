package import SearchScreen

/// The screen's timers: each runs at most once at a time, by a clock that tests can turn.
@MainActor
package final class TimerBoard {
    private let clock: any Clock<Duration>
    private let fired: @MainActor (ScreenTimer) -> Void
    private var running: [ScreenTimer: Task<Void, Never>] = [:]

    package init(
        clock: any Clock<Duration>,
        fired: @escaping @MainActor (ScreenTimer) -> Void
    ) {
        self.clock = clock
        self.fired = fired
    }

    /// Fires a timer after a delay; one that runs starts over.
    package func start(_ timer: ScreenTimer, after delay: Duration) {
        stop(timer)
        running[timer] = Task(executorPreference: QuietExecutor.shared) { [weak self] in
            await self?.wait(delay, for: timer)
        }
    }

    private func wait(_ delay: Duration, for timer: ScreenTimer) async {
        guard (try? await clock.sleep(for: delay)) != nil, !Task.isCancelled else { return }
        running[timer] = nil
        fired(timer)
    }

    package func stop(_ timer: ScreenTimer) {
        running.removeValue(forKey: timer)?.cancel()
    }

    /// Whether none runs that something waits for: a notice goes by itself.
    package var isIdle: Bool {
        running.keys.allSatisfy { $0 == .notice || $0 == .doubleClick }
    }

    package func stopAll() {
        for timer in ScreenTimer.allCases { stop(timer) }
    }
}
