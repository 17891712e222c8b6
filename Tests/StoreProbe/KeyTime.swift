import Foundation
import TestSupport

/// How long the search of one key took, and what the thread did in that time.
struct KeyTime {
    /// From the key to its results.
    let whole: Duration
    /// The thread ran.
    let running: Duration
    /// The thread could have run and waited for a processor.
    let queued: Duration

    /// Neither: it waited for a lock or for the disk.
    var blocked: Duration { max(.zero, whole - running - queued) }

    /// Does the work of a key on this thread.
    init(_ work: () throws -> Void) rethrows {
        let before = Self.schedule()
        whole = try ContinuousClock().measure(work)
        let after = Self.schedule()
        running = after.running - before.running
        queued = after.queued - before.queued
    }

    /// What the kernel counts of this thread.
    ///
    /// The two numbers are in nanoseconds: https://docs.kernel.org/scheduler/sched-stats.html
    private static func schedule() -> (running: Duration, queued: Duration) {
        let text = try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8)
        let numbers = (text ?? "").split(separator: " ").compactMap { Int64($0) }
        guard numbers.count > 1 else { return (.zero, .zero) }
        return (.nanoseconds(numbers[0]), .nanoseconds(numbers[1]))
    }
}
