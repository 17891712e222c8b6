package import ItemStore

/// Looking after a store: what it holds, and emptying it.
extension SpotlightIndex {
    /// What a store holds, for `limelight stats`.
    package struct Statistics: Sendable {
        /// Records that are stored, expired ones that were not purged yet included.
        package let recordCount: Int
        /// Live records of each application, by bundle identifier.
        package let applications: [(application: String, count: Int)]
        /// The number of the newest journal entry.
        package let newestEntry: Int64
        /// The newest journal entry whose records a search finds.
        package let searchableEntry: Int64
        /// The live segment files, oldest first.
        package let segments: [SegmentTable.Entry]
        /// Records that have been met whose bytes are damaged; they are left out everywhere.
        package let damagedCount: Int
        /// Bytes of the database, its log not included.
        package let databaseByteCount: Int
        /// Whether the store is locked.
        package let isLocked: Bool
        /// Where the store is; `memory` for one that has no folder.
        package let path: String
    }

    package func statistics() throws(ServiceError) -> Statistics {
        let now = clock()
        let searchable = watermark
        return try reading { reader throws(StoreError) in
            try reader.connection.read { () throws(StoreError) in
                Statistics(
                    recordCount: try reader.records.count(),
                    applications: try reader.applications.counts(aliveAt: now).map {
                        ($0.name, $0.count)
                    },
                    newestEntry: try reader.journal.newest(),
                    searchableEntry: searchable,
                    segments: try reader.segments.entries(),
                    damagedCount: database.damagedRows.count,
                    databaseByteCount: try reader.connection.byteCount(),
                    isLocked: try reader.isLocked(),
                    path: reader.connection.path
                )
            }
        }
    }

    /// Removes expired records now; it happens by itself when one is met.
    ///
    /// - Returns: how many went.
    /// - Throws: `ServiceError` when the store cannot be written.
    package func purge() throws(ServiceError) -> Int {
        let now = clock()
        return try writing { writer throws(StoreError) in try writer.purge(now: now) }
    }

    /// Whether the store is locked, by whichever process.
    package func isLocked() throws(ServiceError) -> Bool {
        try reading { reader throws(StoreError) in try reader.isLocked() }
    }

    /// Locks the store as a device is locked, or unlocks it.
    ///
    /// While it is locked, records of the protections `complete` and `completeUnlessOpen` are found
    /// and shown nowhere; they can still be indexed, changed and deleted.
    ///
    /// - Returns: how many records that hides or shows.
    /// - Throws: `ServiceError` when the store cannot be written.
    package func setLocked(_ isLocked: Bool) throws(ServiceError) -> Int {
        let now = clock()
        return try writing { writer throws(StoreError) in
            try writer.setLocked(isLocked, now: now)
        }
    }

    /// Removes everything that was ever stored, from the files as well.
    ///
    /// - Returns: as of `settle`.
    /// - Throws: `ServiceError` when the store cannot be written; then nothing is removed.
    @discardableResult
    package func reset() throws(ServiceError) -> ServiceError? {
        let now = clock()
        try writing { writer throws(StoreError) in try writer.reset(now: now) }
        keeper.removeFiles()
        writes.noteRemoval()
        try follow(.journaled)
        return settle()
    }

    /// Does now what otherwise happens by itself a moment later, and returns when it is done: new
    /// records are put into segment files, and what was deleted is taken out of all files.
    ///
    /// A program that leaves right after a large import or a delete asks for it. Where another
    /// process builds the segments, that one does it.
    ///
    /// - Returns: why the files still hold what was deleted; nil when they do not, or another
    ///   process sees to it.
    @discardableResult
    package func settle() -> ServiceError? {
        do {
            try upkeep.finish()
            return nil
        } catch {
            return ServiceError(error)
        }
    }

    /// Does the same where deleted or expired records were met that files still hold: a program
    /// that leaves at once leaves none of them behind.
    package func settleIfNeeded() {
        if upkeep.hasToErase { settle() }
    }

    /// Waits until all that is journaled can be found.
    package func waitUntilSearchable() throws(ServiceError) {
        try follow(.journaled)
    }

    func writing<Value: Sendable>(
        _ body: (borrowing StoreWriter) throws(StoreError) -> Value
    ) throws(ServiceError) -> Value {
        do {
            return try writes.perform(body)
        } catch {
            throw ServiceError(error)
        }
    }
}
