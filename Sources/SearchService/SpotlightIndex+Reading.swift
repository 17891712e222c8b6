import IndexEngine
package import ItemStore
package import SearchModel
import Synchronization

/// Reading what is stored: rows, states, the journal. Expired records are left out everywhere, and
/// so is what a lock hides.
extension SpotlightIndex {
    /// A stored record with what the store knows about it.
    package struct StoredRecord: Sendable {
        package let row: Int64
        package let record: Record
        /// When it was last indexed, in seconds since 2001-01-01T00:00:00Z.
        package let indexed: Double
        /// When it expires, in the same seconds.
        package let expires: Double
        /// Whether a search finds it yet; until then it is journaled only.
        package let isSearchable: Bool

        package init(
            row: Int64,
            record: Record,
            indexed: Double,
            expires: Double,
            isSearchable: Bool
        ) {
            self.row = row
            self.record = record
            self.indexed = indexed
            self.expires = expires
            self.isSearchable = isSearchable
        }

        init(_ stored: StoredRow, watermark: Int64) {
            self.init(
                row: stored.row,
                record: stored.record,
                indexed: stored.indexed,
                expires: stored.expires,
                isSearchable: stored.changed <= watermark
            )
        }
    }

    /// The records of rows, in the order asked; a row that is gone is left out.
    package func records(rows: [Int64]) throws(ServiceError) -> [StoredRecord] {
        let now = clock()
        return try reading { reader throws(StoreError) in
            try reader.connection.read { () throws(StoreError) in
                var found: [StoredRecord] = []
                found.reserveCapacity(rows.count)
                for row in rows {
                    guard let stored = try reader.records.stored(row: row),
                        try reader.isShown(stored, now: now)
                    else { continue }
                    found.append(StoredRecord(stored, watermark: watermark))
                }
                return found
            }
        }
    }

    /// The record with an identifier, if it is stored and has not expired.
    package func record(_ identifier: RecordIdentifier) throws(ServiceError) -> StoredRecord? {
        let now = clock()
        return try reading { reader throws(StoreError) in
            guard let stored = try reader.records.stored(identifier),
                try reader.isShown(stored, now: now)
            else { return nil }
            return StoredRecord(stored, watermark: watermark)
        }
    }

    /// The records that were indexed last, the newest first; what no search finds is left out.
    ///
    /// - Parameter limit: how many are looked at.
    /// - Returns: no more than these.
    /// - Throws: `ServiceError.unavailable` when the store cannot be read.
    package func newestRecords(limit: Int) throws(ServiceError) -> [StoredRecord] {
        let now = clock()
        return try reading { reader throws(StoreError) in
            try reader.connection.read { () throws(StoreError) in
                var found: [StoredRecord] = []
                for row in try reader.records.rows(changedLast: limit) {
                    guard let stored = try reader.records.stored(row: row),
                        try reader.isFound(stored, now: now)
                    else { continue }
                    found.append(StoredRecord(stored, watermark: watermark))
                }
                return found
            }
        }
    }

    /// Every stored record in row order, in batches, expired ones left out.
    package func forEachRecord(
        application: String?,
        visit: (StoredRecord) throws -> Void
    ) throws {
        let watermark = watermark
        var walk = try walk(application)
        while let block = try next(&walk) {
            for stored in block { try visit(StoredRecord(stored, watermark: watermark)) }
        }
    }

    /// How many live records each application has, by bundle identifier.
    package func applicationCounts() throws(ServiceError) -> [(application: String, count: Int)] {
        let now = clock()
        return try reading { reader throws(StoreError) in
            try reader.applications.counts(aliveAt: now).map { ($0.name, $0.count) }
        }
    }

    /// The domains of an application's live records with the count of each, in byte order.
    package func domains(
        application: String
    ) throws(ServiceError) -> [(domain: String, count: Int)] {
        let now = clock()
        return try reading { reader throws(StoreError) in
            guard let number = try reader.applications.number(of: application) else { return [] }
            return try reader.records.domains(application: number, aliveAt: now)
        }
    }

    /// What fixtures told about applications: the name on the screen and the icon, by bundle
    /// identifier.
    package func applicationDescriptions() throws(ServiceError) -> [String: (
        name: String?, icon: String?
    )] {
        try reading { reader throws(StoreError) in try reader.applications.descriptions() }
    }

    /// The client state an application last stored for an index; nil before the first.
    package func clientState(
        application: String,
        indexName: String
    ) throws(ServiceError) -> [UInt8]? {
        try reading { reader throws(StoreError) in
            try reader.clientStates.state(application: application, indexName: indexName)
        }
    }

    /// The newest entries of the journal, oldest of them first.
    ///
    /// While the store is locked they name nobody: who was named may be hidden, or was.
    package func journal(limit: Int = .max) throws(ServiceError) -> [JournalEntry] {
        try reading { reader throws(StoreError) in
            let entries = try reader.journal.entries(limit: limit)
            return try reader.isLocked() ? entries.map(\.withoutNames) : entries
        }
    }

    // MARK: Inside

    func reading<Value: Sendable>(
        _ body: (borrowing StoreReader) throws(StoreError) -> Value
    ) throws(ServiceError) -> Value {
        do {
            return try reader.withLock { reader throws(StoreError) in try body(reader) }
        } catch {
            throw ServiceError(error)
        }
    }

    func walk(_ application: String?) throws(ServiceError) -> RecordWalk {
        do {
            return try RecordWalk(database, application: application, now: clock())
        } catch {
            throw ServiceError(error)
        }
    }

    func next(_ walk: inout RecordWalk) throws(ServiceError) -> [StoredRow]? {
        do {
            return try walk.next()
        } catch {
            throw ServiceError(error)
        }
    }

    /// The newest journal entry whose records a search finds.
    var watermark: Int64 { follower.index.snapshot.watermark }
}
