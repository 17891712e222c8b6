import IndexEngine
import ItemStore
import SearchModel

/// What one step of following has come to.
struct Followed: Sendable {
    /// The newest entry there was to follow to.
    var newest: Int64
    /// The entry up to which the index holds everything now.
    var seen: Int64
    /// Whether expired records were met that are still stored.
    var metExpired = false
    /// Whether records were taken out because they were deleted.
    var metRemoved = false
    /// How many changes were taken.
    var changeCount = 0
}

/// How far an index has followed the journal, and the connection it reads on.
struct FollowState: ~Copyable {
    /// How much one call may do.
    enum Effort {
        /// What takes a moment; more than that is left to others as a whole.
        case glance
        /// As many records as `IndexSizes.step`.
        case step
    }

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
    private(set) var nextExpiry = -Double.infinity

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

    /// Whether the index may be incomplete or wrong as it is.
    var needsCare: Bool { needsRebuild || !unverified.isEmpty }

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

    /// Gives the index what has changed, or the next part of it.
    ///
    /// The usual case, nothing, costs one look at the data version: SQLite moves it when another
    /// connection, of whatever process, has committed.
    ///
    /// - Parameters:
    ///   - index: the index to bring up.
    ///   - now: the time of day.
    ///   - effort: how much may be done.
    /// - Returns: what was met; the index is up to date when `seen` is `newest`.
    /// - Throws: `StoreError` when the rows cannot be read; the index is as far as it came.
    mutating func follow(
        _ index: Index,
        now: Double,
        _ effort: Effort
    ) throws(StoreError) -> Followed {
        let version = try reader.connection.dataVersion()
        guard version != settledVersion || now >= nextExpiry else {
            return Followed(newest: seen, seen: seen)
        }
        try reader.connection.beginReading()
        defer { reader.connection.endReading() }
        if effort == .glance, try isMuch() { return Followed(newest: seen, seen: seen) }
        let isStartedOver = try startOverIfBehind(index)
        let newest = try reader.journal.newest()
        let wanted =
            try faults.indexingDelay.map { delay throws(StoreError) in
                try reader.journal.newest(at: now - delay)
            } ?? newest
        var followed = Followed(newest: max(wanted, seen), seen: seen)
        followed.metRemoved = isStartedOver
        if seen < wanted {
            let taken = try take(index, through: wanted, now)
            followed.metRemoved = isStartedOver || taken.metRemoved
            followed.changeCount = taken.changeCount
            followed.seen = seen
        }
        guard seen >= wanted else { return followed }
        followed.metExpired = try expire(index, now)
        settledVersion = wanted == newest ? version : nil
        return followed
    }

    /// Whether more records have changed than `limit`.
    func isBehind(by limit: Int) throws(StoreError) -> Bool {
        try reader.records.changeCount(after: seen, limit: limit + 1) > limit
    }

    /// Whether more has changed than a key press can wait for.
    private func isMuch() throws(StoreError) -> Bool {
        let limit = keeper.sizes.glance
        guard seen >= (try reader.tombstones.floor()) || seen == 0 else { return true }
        let removed = try reader.tombstones.count(after: seen, limit: limit + 1)
        return try removed + reader.records.changeCount(after: seen, limit: limit + 1) > limit
    }

    /// Tombstones below the floor are gone: who has not seen them reads segments or rows again.
    ///
    /// - Returns: whether that was so; then records were removed unseen.
    private mutating func startOverIfBehind(_ index: Index) throws(StoreError) -> Bool {
        guard seen > 0, seen < (try reader.tombstones.floor()) else { return false }
        try startOver(index)
        return true
    }

    /// Goes back to the live segments, or the rows.
    mutating func startOver(_ index: Index) throws(StoreError) {
        let opened = try keeper.open(reader)
        settledVersion = nil
        nextExpiry = -.infinity
        index.reset(segments: opened.segments, watermark: opened.watermark)
        seen = opened.watermark
        needsRebuild = !opened.isWhole
        unverified = opened.segments
    }

    /// Takes the changes up to an entry or some of them, whole entries at a time, so that no
    /// request shows by half.
    private mutating func take(
        _ index: Index,
        through newest: Int64,
        _ now: Double
    ) throws(StoreError) -> (metRemoved: Bool, changeCount: Int) {
        let (rows, damaged, reached) = try reader.records.changes(
            after: seen,
            through: newest,
            limit: keeper.sizes.step
        )
        let end = reached ?? newest
        let removed = try reader.tombstones.rows(after: seen, through: end)
        var changes: [IndexChange] = []
        changes.reserveCapacity(rows.count + removed.count + damaged.count)
        for row in removed + damaged { changes.append(.delete(row: row)) }
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
        return (!removed.isEmpty, changes.count)
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
