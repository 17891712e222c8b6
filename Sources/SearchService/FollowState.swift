import IndexEngine
import ItemStore
import SearchModel

/// How far an index has followed the journal, and the connection it reads on.
struct FollowState: ~Copyable {
    private let reader: StoreReader
    private let keeper: SegmentKeeper
    private let faults: Faults

    /// The newest journal entry whose changes the index has.
    private(set) var seen: Int64
    /// Whether records at or before `seen` are missing, so that the rows must be read anew.
    private(set) var needsRebuild: Bool
    /// Opened segments whose bytes nobody has compared with their checksums yet.
    private(set) var unverified: [Segment]
    /// The database's data version when nothing more was to be taken; nil: look anyway.
    private var settledVersion: Int64?
    /// When the next of the found records expires.
    private var nextExpiry = -Double.infinity

    init(
        _ reader: consuming StoreReader,
        _ opened: OpenedSegments,
        _ keeper: SegmentKeeper,
        _ faults: Faults
    ) {
        self.reader = reader
        self.keeper = keeper
        self.faults = faults
        seen = opened.watermark
        needsRebuild = !opened.isWhole
        unverified = opened.segments
    }

    /// Says that segments were compared with their checksums.
    mutating func verified(_ segments: [Segment], areWhole: Bool) {
        guard unverified.map(ObjectIdentifier.init) == segments.map(ObjectIdentifier.init) else {
            return
        }
        unverified = []
        if !areWhole { needsRebuild = true }
    }

    /// Says that the index now holds exactly what a journal entry left.
    mutating func restart(at watermark: Int64) {
        seen = watermark
        needsRebuild = false
        unverified = []
        settledVersion = nil
        nextExpiry = -.infinity
    }

    /// Gives the index what has changed.
    ///
    /// The usual case, nothing, costs one look at the data version: SQLite moves it when another
    /// connection, of whatever process, has committed.
    ///
    /// - Parameters:
    ///   - index: the index to bring up.
    ///   - now: the time of day.
    ///   - limit: with more changed records than this, nothing is done.
    /// - Returns: whether expired records were met that are still stored.
    /// - Throws: `StoreError` when the rows cannot be read; the index is as far as it came.
    mutating func follow(_ index: Index, now: Double, limit: Int) throws(StoreError) -> Bool {
        let version = try reader.connection.dataVersion()
        guard version != settledVersion || now >= nextExpiry else { return false }
        if limit < .max {
            let count = try reader.records.changeCount(after: seen, limit: limit + 1)
            guard count <= limit else { return false }
        }
        try reader.connection.beginReading()
        defer { reader.connection.endReading() }
        try startOverIfBehind(index)
        let newest = try reader.journal.newest()
        let wanted =
            try faults.indexingDelay.map { delay throws(StoreError) in
                try reader.journal.newest(at: now - delay)
            } ?? newest
        try take(index, through: wanted, now)
        let hasExpired = try expire(index, now)
        settledVersion = wanted == newest ? version : nil
        return hasExpired
    }

    /// Tombstones below the floor are gone: who has not seen them reads segments or rows again.
    private mutating func startOverIfBehind(_ index: Index) throws(StoreError) {
        guard seen > 0, seen < (try reader.tombstones.floor()) else { return }
        let opened = try keeper.open(reader)
        index.reset(segments: opened.segments, watermark: opened.watermark)
        seen = opened.watermark
        needsRebuild = !opened.isWhole
        unverified = opened.segments
    }

    /// Takes the changes up to an entry, whole entries at a time, so that no request shows by half.
    private mutating func take(
        _ index: Index,
        through newest: Int64,
        _ now: Double
    ) throws(StoreError) {
        while seen < newest {
            let (rows, reached) = try reader.records.changes(
                after: seen,
                through: newest,
                limit: keeper.sizes.step
            )
            let end = reached ?? newest
            var changes: [IndexChange] = []
            changes.reserveCapacity(rows.count)
            for row in try reader.tombstones.rows(after: seen, through: end) {
                changes.append(.delete(row: row))
            }
            for stored in rows {
                let isFound = try reader.isFound(stored, now: now)
                if isFound, !faults.fails(stored.record.identifier) {
                    changes.append(.upsert(row: stored.row, record: stored.record))
                } else {
                    changes.append(.delete(row: stored.row))
                }
            }
            index.apply(changes, watermark: end)
            seen = end
        }
    }

    /// Takes expired records out, and asks when the next one is due.
    private mutating func expire(_ index: Index, _ now: Double) throws(StoreError) -> Bool {
        let expired = try reader.records.rows(expiredAt: now)
        if !expired.isEmpty {
            index.apply(expired.map { .delete(row: $0) }, watermark: seen)
        }
        nextExpiry = try reader.records.nextExpiry(after: now) ?? .infinity
        return !expired.isEmpty
    }
}
