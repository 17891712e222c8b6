import Dispatch
import ItemStore
import Synchronization

/// Requests in the order they came, done in that order, many in one transaction when they queue up.
///
/// Nobody waits for it: work runs on a queue of its own, and completions on another, so that a slow
/// completion delays no write. Work that was taken is finished even when the service is let go.
final class WriteQueue: Sendable {
    /// One request and whom to tell.
    private struct Work: Sendable {
        let request: WriteRequest
        let completion: @Sendable (Result<Void, ServiceError>) -> Void
    }

    /// As many requests as one transaction takes; more would only delay the first one's answer.
    private static let groupLimit = 64

    private let pending = Mutex<[Work]>([])
    private let writer: Mutex<StoreWriter>
    private let clock: @Sendable () -> Double
    private let committed: @Sendable () -> Void
    private let writes = DispatchQueue(label: "limelight.writes")
    private let completions = DispatchQueue(label: "limelight.completions")

    /// Opens the connection that writes; `committed` is called after each transaction, on the
    /// queue of writes.
    init(
        _ database: Database,
        clock: @escaping @Sendable () -> Double,
        committed: @escaping @Sendable () -> Void
    ) throws(StoreError) {
        writer = Mutex(try StoreWriter(database))
        self.clock = clock
        self.committed = committed
    }

    /// Takes a request; its completion is called exactly once.
    func submit(
        _ request: WriteRequest,
        _ completion: @escaping @Sendable (Result<Void, ServiceError>) -> Void
    ) {
        let isFirst = pending.withLock { pending in
            pending.append(Work(request: request, completion: completion))
            return pending.count == 1
        }
        if isFirst { writes.async { self.drain() } }
    }

    /// Does something with the writer now, on the calling thread, between two transactions.
    func perform<Value: Sendable>(
        _ body: (borrowing StoreWriter) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let value = try writer.withLock { writer throws(StoreError) in try body(writer) }
        committed()
        return value
    }

    private func drain() {
        var hasDeleted = false
        while let group = nextGroup() {
            hasDeleted = hasDeleted || group.contains { $0.request.deletes }
            let results = writer.withLock { writer in
                writer.perform(group.map(\.request), now: clock())
            }
            committed()
            completions.async {
                for (work, result) in zip(group, results) { work.completion(result) }
            }
        }
        // What was deleted is to be nowhere; where this fails now, the next delete does it.
        if hasDeleted { writer.withLock { try? $0.connection.clearLog() } }
    }

    /// The next requests, or nil when all are done.
    private func nextGroup() -> [Work]? {
        pending.withLock { pending in
            let group = Array(pending.prefix(WriteQueue.groupLimit))
            pending.removeFirst(group.count)
            return group.isEmpty ? nil : group
        }
    }
}
