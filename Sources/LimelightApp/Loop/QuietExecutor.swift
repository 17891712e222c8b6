import Dispatch

/// Runs tasks on a queue of their own, so that a screen nobody touches costs nothing.
///
/// Swift's executor for what is not the main actor's uses the shared queues of Dispatch. Their
/// first job starts a timer on Linux that counts their threads, once a second for as long as the
/// program lives. A queue of one's own starts none: while nothing happens, no thread wakes.
///
/// Tasks must be started with it (`Task(executorPreference:)`); what they call inherits it.
package final class QuietExecutor: TaskExecutor {
    package static let shared = QuietExecutor()

    private let queue = DispatchQueue(label: "limelight.tasks", qos: .userInitiated)

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
