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
    let index: Index
    private let database: Database
    private let state: Mutex<FollowState>
    private let repairing = Mutex<Void>(())
    private let metExpired = Atomic<Bool>(false)
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
        state = Mutex(FollowState(reader, opened, keeper, faults))
    }

    /// Takes what has changed, and lets go of what has expired.
    ///
    /// - Parameter freshness: how much work may be done before the answer.
    /// - Throws: `StoreError` when the rows cannot be read.
    func follow(_ freshness: Freshness) throws(StoreError) {
        let now = clock()
        let hasExpired: Bool
        switch freshness {
        case .journaled:
            try makeWhole()
            hasExpired = try state.withLock { state throws(StoreError) in
                try state.follow(index, now: now, limit: .max)
            }
        case .searchable:
            // Somebody who is at work already will publish soon; a keystroke does not wait.
            hasExpired =
                try state.withLockIfAvailable { state throws(StoreError) in
                    try state.follow(index, now: now, limit: keeper.sizes.step)
                } ?? false
        }
        if hasExpired { metExpired.store(true, ordering: .releasing) }
    }

    /// Whether expired records were met that wait for the purge; asking forgets it.
    func takeExpired() -> Bool {
        metExpired.exchange(false, ordering: .acquiringAndReleasing)
    }

    /// Whether expired records wait for the purge.
    var hasExpired: Bool { metExpired.load(ordering: .acquiring) }

    /// Sees to it that nothing is missing: compares what was opened with its checksums, once, and
    /// builds the index anew from the rows if it was damaged or not there.
    ///
    /// Searches and changes go on meanwhile; whoever comes second waits for the first.
    private func makeWhole() throws(StoreError) {
        guard state.withLock({ $0.needsRebuild || !$0.unverified.isEmpty }) else { return }
        try repairing.withLock { _ throws(StoreError) in
            let unverified = state.withLock { $0.unverified }
            if !unverified.isEmpty {
                let areWhole = unverified.allSatisfy { (try? $0.verify()) != nil }
                state.withLock { $0.verified(unverified, areWhole: areWhole) }
            }
            if state.withLock({ $0.needsRebuild }) { try rebuild() }
        }
    }

    private func rebuild() throws(StoreError) {
        var walk = try RecordWalk(database, application: nil, now: clock())
        let watermark = try walk.newestEntry()
        var builder = SegmentBuilder(language: SpotlightIndex.language)
        while let block = try walk.next() {
            for stored in block where try walk.isFound(stored) {
                builder.add(row: stored.row, record: stored.record)
            }
        }
        let count = builder.documentCount
        let segment = try keeper.keep(
            builder.finish(),
            recordCount: count,
            watermark: watermark
        )
        state.withLock { state in
            index.reset(segments: [segment], watermark: watermark)
            state.restart(at: watermark)
        }
    }
}
