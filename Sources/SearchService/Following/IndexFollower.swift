import Dispatch
import IndexEngine
import ItemStore
import SearchModel
import Synchronization

/// Keeps the index in step with the rows, whoever wrote them.
///
///     a write ──► rows and journal, one transaction      (any process)
///                   │
///     a search ──► data version ── same ──► snapshot     (a few microseconds)
///                   │ moved
///                   ▼
///     rows changed and removed after the entry last seen ──► Index.apply ──► snapshot
///
/// The rows say what is; segments and what is in memory are copies that may be behind, never ahead.
/// An index that is lost or too far behind is built anew from the rows.
final class IndexFollower: Sendable {
    /// As long as a key press waits for somebody who is following already: a single change is
    /// taken in less.
    private static let patience = DispatchTimeInterval.milliseconds(1)
    /// As long as who writes in bulk waits for one step, whatever comes between.
    private static let bulkPatience = DispatchTimeInterval.seconds(2)

    let index: Index
    /// How far a rebuild is, while there is one.
    let rebuilding = RebuildProgress()
    private let database: Database
    private let state: Mutex<FollowState>
    /// Whose turn it is to follow; unlike a mutex it can be waited for a limited time.
    private let turn = DispatchSemaphore(value: 1)
    private let repairing = Mutex<Void>(())
    private let hasCaughtUp = Atomic<Bool>(false)
    private let isVerified: Atomic<Bool>
    private let metExpired = Atomic<Bool>(false)
    /// `FollowState.nextExpiry`, as bits.
    private let nextExpiry = Atomic<UInt64>((-Double.infinity).bitPattern)
    private let gauge: Mutex<BulkGauge>
    private let metRemoved: Atomic<Bool>
    private let metLogged: Atomic<Bool>
    private let clock: @Sendable () -> Double
    private let keeper: SegmentKeeper

    /// Opens the index of a store: its segments where they are whole, the rows otherwise.
    init(
        _ database: Database,
        keeper: SegmentKeeper,
        faults: Faults,
        clock: @escaping @Sendable () -> Double
    ) throws(StoreError) {
        self.database = database
        self.keeper = keeper
        self.clock = clock
        gauge = Mutex(BulkGauge(limit: keeper.sizes.bulk))
        let reader = try StoreReader(database)
        var opened = try keeper.open(reader)
        if faults.losesIndex() {
            opened = OpenedSegments(watermark: try reader.journal.newest(), isWhole: true)
        }
        index = Index(
            segments: opened.segments,
            watermark: opened.watermark,
            language: SpotlightIndex.language
        )
        isVerified = Atomic(opened.segments.isEmpty && opened.isWhole)
        let holdsRemoved = opened.segments.contains { $0.removedRowCount > 0 }
        metRemoved = Atomic(holdsRemoved)
        metLogged = Atomic(holdsRemoved)
        state = Mutex(FollowState(reader, opened, keeper, faults))
    }

    /// Takes what has changed, and lets go of what has expired.
    ///
    /// For a key press that is this process's own changes, and a look at the clock: what others
    /// wrote is `Upkeep`'s to follow, on a thread of its own.
    ///
    /// - Parameters:
    ///   - freshness: how much work may be done before the answer.
    ///   - acknowledged: the newest journal entry this process has been told of.
    ///   - advanced: called after each step that has changed the index.
    /// - Throws: `StoreError` when the rows cannot be read.
    func follow(
        _ freshness: Freshness,
        acknowledged: Int64 = 0,
        advanced: () -> Void = {}
    ) throws(StoreError) {
        switch freshness {
        case .journaled:
            try makeWhole(advanced)
            try catchUp(through: .max, advanced)
        case .acknowledged:
            try makeWhole(advanced)
            if index.snapshot.watermark < acknowledged {
                try catchUp(through: acknowledged, advanced)
            }
            try glance()
        case .searchable:
            if mustGlance(acknowledged) { try glance() }
        }
    }

    /// Follows until an entry is reached, or the one that is newest when this begins.
    private func catchUp(through entry: Int64, _ advanced: () -> Void) throws(StoreError) {
        var target = entry
        var isBehind = true
        while isBehind {
            let before = index.snapshot.watermark
            turn.wait()
            defer { turn.signal() }
            let followed = try follow(.step)
            target = min(target, followed.newest)
            isBehind = followed.seen < target
            if index.snapshot.watermark != before { advanced() }
        }
        hasCaughtUp.store(true, ordering: .releasing)
    }

    /// Follows until few records are not searchable yet: called by who writes in bulk, whose
    /// records would else pile up faster than they become searchable.
    func keepUp() {
        let lag = keeper.sizes.lag
        while (try? state.withLock({ state throws(StoreError) in try state.isBehind(by: lag) }))
            == true
        {
            guard turn.wait(timeout: .now() + Self.bulkPatience) == .success else { return }
            defer { turn.signal() }
            // What goes wrong here, the next search meets and tells.
            guard let followed = try? follow(.step), followed.seen < followed.newest else { return }
        }
    }

    /// Whether a bulk import goes on, or has just ended.
    var isInBulk: Bool {
        gauge.withLock { $0.isInBulk(at: DispatchTime.now().uptimeNanoseconds) }
    }

    /// Whether the index lacks what a key press may not miss: the start of the store, what this
    /// process was told, and that a record expired.
    private func mustGlance(_ acknowledged: Int64) -> Bool {
        !hasCaughtUp.load(ordering: .acquiring) || index.snapshot.watermark < acknowledged
            || clock() >= Double(bitPattern: nextExpiry.load(ordering: .acquiring))
    }

    /// Takes a few changes, if that takes but a moment.
    ///
    /// The first time without a segment it takes all: there would be nothing to show, and a store
    /// that has many records has segments.
    private func glance() throws(StoreError) {
        guard hasCaughtUp.load(ordering: .acquiring) || !index.snapshot.segments.isEmpty else {
            return try catchUp(through: .max) {}
        }
        guard turn.wait(timeout: .now() + Self.patience) == .success else { return }
        defer { turn.signal() }
        _ = try follow(.glance)
    }

    /// Does one piece of the work and keeps in mind what was met; only in one's turn.
    private func follow(_ effort: FollowState.Effort) throws(StoreError) -> Followed {
        let now = clock()
        return try state.withLock { state throws(StoreError) in
            let followed = try state.follow(index, now: now, effort)
            if followed.metExpired { noteExpired() }
            if followed.metRemoved {
                noteRemoved()
                metLogged.store(true, ordering: .releasing)
            }
            if followed.changeCount > 0 {
                gauge.withLock {
                    $0.note(followed.changeCount, at: DispatchTime.now().uptimeNanoseconds)
                }
            }
            if state.needsCare { isVerified.store(false, ordering: .releasing) }
            nextExpiry.store(state.nextExpiry.bitPattern, ordering: .releasing)
            return followed
        }
    }

    /// Says that the expired records that were met are about to be purged.
    func forgetExpired() {
        metExpired.store(false, ordering: .releasing)
    }

    /// Says that expired records wait for the purge.
    func noteExpired() {
        metExpired.store(true, ordering: .releasing)
    }

    /// Whether records were removed whose words segment files may still hold.
    var hasRemoved: Bool { metRemoved.load(ordering: .acquiring) }

    /// Says that segment files may hold words of removed records.
    func noteRemoved() {
        metRemoved.store(true, ordering: .releasing)
    }

    /// Whether records were removed that SQLite's log may still hold; asking forgets it.
    func takeLogged() -> Bool {
        metLogged.exchange(false, ordering: .acquiringAndReleasing)
    }

    /// Says that what was removed until now is about to be erased.
    func forgetRemoved() {
        metRemoved.store(false, ordering: .releasing)
    }

    /// Whether expired records wait for the purge.
    var hasExpired: Bool { metExpired.load(ordering: .acquiring) }

    /// Whether all of the index is known to hold what was written, and nothing is missing.
    ///
    /// Until then a search may miss records, and what it finds must be held against the rows.
    var isTrusted: Bool { isVerified.load(ordering: .acquiring) }

    /// Sees to it that nothing is missing: compares what was opened with its checksums, once, and
    /// builds the index anew from the rows if it was damaged or not there.
    ///
    /// Searches and changes go on meanwhile; whoever comes second waits for the first.
    private func makeWhole(_ advanced: () -> Void) throws(StoreError) {
        guard !isTrusted else { return }
        try repairing.withLock { _ throws(StoreError) in
            let unverified = state.withLock { $0.unverified }
            if !unverified.isEmpty {
                let areWhole = unverified.allSatisfy { (try? $0.verify()) != nil }
                state.withLock { $0.verified(unverified, areWhole: areWhole) }
            }
            if state.withLock({ $0.needsRebuild }) {
                try rebuild()
                advanced()
            }
            state.withLock { isVerified.store(!$0.needsCare, ordering: .releasing) }
        }
    }

    /// Opens the live segments again, because another process has stored them; what is newer is
    /// followed anew.
    func startOver() throws(StoreError) {
        turn.wait()
        defer { turn.signal() }
        try state.withLock { state throws(StoreError) in try state.startOver(index) }
        isVerified.store(false, ordering: .releasing)
    }

    private func rebuild() throws(StoreError) {
        var walk = try RecordWalk(database, application: nil, now: clock())
        let watermark = try walk.newestEntry()
        let total = try walk.total()
        var looked = 0
        defer { rebuilding.tell(nil) }
        var builder = SegmentBuilder(language: SpotlightIndex.language)
        while let block = try walk.next() {
            rebuilding.tell(RebuildStep(looked: looked, total: total))
            for stored in block where try walk.isFound(stored) {
                builder.add(row: stored.row, record: stored.record)
            }
            looked += RecordWalk.blockSize
        }
        rebuilding.tell(RebuildStep(looked: total, total: total))
        let count = builder.documentCount
        let kept = try keeper.keep(
            builder.finish(),
            recordCount: count,
            watermark: watermark,
            in: .everything
        )
        guard let segment = kept else { return }
        state.withLock { state in
            index.reset(segments: [segment], watermark: watermark)
            state.restart(at: watermark)
        }
    }
}
