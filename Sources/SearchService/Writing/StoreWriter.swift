import ItemStore
import SearchModel

/// The one connection that writes, and what each request means to the tables.
///
/// Every change of one request carries the same stamp, the sequence number of its first journal
/// entry, so an index that follows the store takes a request as a whole.
struct StoreWriter: ~Copyable {
    let connection: Connection
    let applications: ApplicationTable
    let records: RecordTable
    let journal: JournalTable
    let tombstones: TombstoneTable
    let clientStates: ClientStateTable
    let segments: SegmentTable
    let engagement: EngagementTable
    let settings: SettingTable

    init(_ database: Database) throws(StoreError) {
        connection = try database.connectForWriting()
        applications = ApplicationTable(connection)
        records = RecordTable(connection, applications)
        journal = JournalTable(connection)
        tombstones = TombstoneTable(connection)
        clientStates = ClientStateTable(connection)
        segments = SegmentTable(connection)
        engagement = EngagementTable(connection)
        settings = SettingTable(connection)
    }

    /// Performs requests in one transaction, each as a whole or not at all.
    ///
    /// The records count as indexed `now`. There is one result a request, in order, how many rows it
    /// wrote or removed; they hold once this returns, because the transaction is durable then.
    func perform(_ requests: [WriteRequest], now: Double) -> [Result<Int, ServiceError>] {
        var results: [Result<Int, ServiceError>] = []
        do {
            try connection.write { () throws(StoreError) in
                for request in requests {
                    results.append(try attempt(request, now))
                }
                try forgetOldHistory()
            }
            return results
        } catch {
            return requests.map { _ in .failure(ServiceError(error)) }
        }
    }

    /// Removes what has expired; gives how many rows went.
    func purge(now: Double) throws(StoreError) -> Int {
        try connection.write { () throws(StoreError) in
            let expired = try records.rows(expiredAt: now)
            guard !expired.isEmpty else { return 0 }
            let sequence = try journal.append(
                JournalEntry(time: now, application: "", indexName: "", operation: .purge)
            )
            let count = try remove(expired, sequence)
            try journal.setRowCount(count, of: sequence)
            return count
        }
    }

    /// Locks or unlocks the store; gives how many records that hides or shows.
    ///
    /// Every index looks at those records again as if they had changed, so that searches and counts
    /// are right at once and cost nothing more.
    func setLocked(_ isLocked: Bool, now: Double) throws(StoreError) -> Int {
        try connection.write { () throws(StoreError) in
            guard try (settings.value(.isLocked) != 0) != isLocked else { return 0 }
            try settings.set(.isLocked, to: isLocked ? 1 : 0)
            let operation: JournalEntry.Operation = isLocked ? .lock : .unlock
            let sequence = try journal.append(
                JournalEntry(time: now, application: "", indexName: "", operation: operation)
            )
            var count = 0
            for protection in ProtectionClass.hiddenWhileLocked {
                count += try records.touch(protection, sequence: sequence)
            }
            try journal.setRowCount(count, of: sequence)
            return count
        }
    }

    /// Removes everything, the journal's history too; row and sequence numbers go on counting.
    func reset(now: Double) throws(StoreError) {
        try connection.write { () throws(StoreError) in
            try records.removeAll()
            try applications.removeAll()
            try clientStates.removeAll()
            try segments.removeAll()
            try engagement.removeAll()
            try journal.removeAll()
            let sequence = try journal.append(
                JournalEntry(time: now, application: "", indexName: "", operation: .reset)
            )
            try tombstones.prune(upTo: sequence)
        }
    }

    /// Names a new segment live, in one transaction with what that changes.
    ///
    /// - Parameters:
    ///   - entry: the new segment; merged from stored ones, it is as new as the newest of them.
    ///   - place: which of the live segments it replaces.
    /// - Returns: the names that were live before; nil when others than `place` says are live now,
    ///   because another process has stored segments meanwhile: then nothing has changed.
    /// - Throws: `StoreError` when the store cannot be written; then nothing has changed.
    func publish(
        _ entry: SegmentTable.Entry,
        in place: SegmentPlace
    ) throws(StoreError) -> Set<String>? {
        try connection.write { () throws(StoreError) in
            let live = try segments.entries()
            let names = Set(live.map(\.name))
            var watermark = entry.watermark
            switch place {
            case .everything: try segments.removeAll()
            case .merged(let merged, let others):
                // Anything else would name segments that lack what the others hold.
                guard names == merged.union(others) else { return nil }
                let sources = live.filter { merged.contains($0.name) }
                for source in sources { try segments.remove(source.name) }
                watermark = sources.map(\.watermark).max() ?? watermark
            }
            try segments.add(
                SegmentTable.Entry(
                    name: entry.name,
                    byteCount: entry.byteCount,
                    recordCount: entry.recordCount,
                    watermark: watermark
                )
            )
            return names
        }
    }

    /// One request's failure undoes that request; only what ends the transaction is thrown.
    private func attempt(
        _ request: WriteRequest,
        _ now: Double
    ) throws(StoreError) -> Result<Int, ServiceError> {
        do {
            let count = try connection.nested { () throws(StoreError) in try apply(request, now) }
            return .success(count)
        } catch {
            guard connection.isInTransaction else { throw error }
            return .failure(ServiceError(error))
        }
    }

    private func apply(_ request: WriteRequest, _ now: Double) throws(StoreError) -> Int {
        var stamp: Int64?
        var total = 0
        for operation in request.operations {
            let sequence = try journal.append(entry(operation, of: request, now))
            let first = stamp ?? sequence
            stamp = first
            let count = try apply(operation, of: request, now: now, stamp: first)
            try journal.setRowCount(count, of: sequence)
            total += count
        }
        guard let clientState = request.clientState else { return total }
        try clientStates.set(
            clientState.state,
            expected: clientState.expected,
            application: request.application,
            indexName: request.indexName
        )
        _ = try journal.append(
            JournalEntry(
                time: now,
                application: request.application,
                indexName: request.indexName,
                operation: .setClientState
            )
        )
        return total
    }

    /// Keeps the journal and the tombstones bounded: what no index can still be behind of goes.
    private func forgetOldHistory() throws(StoreError) {
        let oldest = try journal.newest() - JournalTable.history
        // Pruning now and then instead of at each write costs nothing and keeps a tenth more.
        guard oldest > (try tombstones.floor()) + JournalTable.history / 10 else { return }
        try journal.prune()
        let watermark = try segments.entries().map(\.watermark).max() ?? oldest
        try tombstones.prune(upTo: min(oldest, watermark))
    }
}
