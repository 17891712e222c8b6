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
        let completion: @Sendable (Result<Int, ServiceError>) -> Void
    }

    /// As many requests as one transaction takes; more would only delay the first one's answer.
    private static let groupLimit = 64

    /// Fewer records in a transaction are searchable before anybody could wait for them.
    private static let pacedCount = 256

    private let pending = Mutex<[Work]>([])
    /// What was submitted and is not durable yet.
    private let unfinished = DispatchGroup()
    private let newestEntry = Atomic<Int64>(0)
    private let needsClearing = Atomic<Bool>(false)
    private let writer: Mutex<StoreWriter>
    private let clock: @Sendable () -> Double
    private let committed: @Sendable () -> Void
    private let paced: @Sendable () -> Void
    private let writes = DispatchQueue(label: "limelight.writes")
    private let completions = DispatchQueue(label: "limelight.completions")

    /// Opens the connection that writes.
    ///
    /// After each transaction `committed` is called, and after each one of many records, before
    /// its completions, `paced`: it takes as long as those who write are to wait.
    init(
        _ database: Database,
        clock: @escaping @Sendable () -> Double,
        committed: @escaping @Sendable () -> Void,
        paced: @escaping @Sendable () -> Void
    ) throws(StoreError) {
        writer = Mutex(try StoreWriter(database))
        self.clock = clock
        self.committed = committed
        self.paced = paced
    }

    /// Takes a request; its completion is called exactly once, with how many rows it touched.
    func submit(
        _ request: WriteRequest,
        _ completion: @escaping @Sendable (Result<Int, ServiceError>) -> Void
    ) {
        unfinished.enter()
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
        let value = try look(body)
        committed()
        return value
    }

    /// Does with the writer's connection what changes nothing for others, between two transactions.
    func look<Value: Sendable>(
        _ body: (borrowing StoreWriter) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        try writer.withLock { writer throws(StoreError) in try body(writer) }
    }

    /// The newest journal entry whose request was told to be durable, or is about to be.
    var acknowledged: Int64 { newestEntry.load(ordering: .acquiring) }

    /// Waits until everything submitted so far is durable or has failed, or for a time.
    ///
    /// - Returns: whether it is; completions may be called a little later.
    @discardableResult
    func finish(within time: DispatchTimeInterval) -> Bool {
        unfinished.wait(timeout: .now() + time) == .success
    }

    /// Whether something was removed that SQLite's log may still hold.
    var hasRemoved: Bool { needsClearing.load(ordering: .acquiring) }

    /// Says that something was removed, so that the log is cleared soon.
    func noteRemoval() {
        needsClearing.store(true, ordering: .releasing)
    }

    /// Clears the log of what was removed; where a reader is in the way, the next call does it.
    ///
    /// - Throws: `StoreError` when the database cannot be written; the next call tries again.
    func clearLog() throws(StoreError) {
        guard needsClearing.exchange(false, ordering: .acquiringAndReleasing) else { return }
        do {
            let isClear = try look { writer throws(StoreError) in
                try writer.connection.clearLog()
            }
            if !isClear { noteRemoval() }
        } catch {
            noteRemoval()
            throw error
        }
    }

    private func drain() {
        while let group = nextGroup() {
            if group.contains(where: { $0.request.deletes }) { noteRemoval() }
            let results = writer.withLock { writer in
                let results = writer.perform(group.map(\.request), now: clock())
                if let newest = try? writer.journal.newest() {
                    newestEntry.store(newest, ordering: .releasing)
                }
                return results
            }
            committed()
            let recordCount = group.reduce(0) { $0 + $1.request.recordCount }
            if recordCount >= WriteQueue.pacedCount { paced() }
            completions.async {
                for (work, result) in zip(group, results) { work.completion(result) }
            }
            for _ in group { unfinished.leave() }
        }
        // Where it cannot be, the upkeep tries again.
        try? clearLog()
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
