import Dispatch
import IndexEngine
import ItemStore
import Synchronization

/// The work nobody waits for: following the journal, purging, merging segments.
///
/// It runs after each change of the store on a queue of its own, one at a time, and holds no lock
/// that a search needs while it works.
final class Upkeep: Sendable {
    private let follower: IndexFollower
    private let keeper: SegmentKeeper
    private let writes: WriteQueue
    private let clock: @Sendable () -> Double
    private let queue = DispatchQueue(label: "limelight.upkeep", qos: .utility)
    private let isScheduled = Atomic<Bool>(false)

    init(
        _ follower: IndexFollower,
        _ keeper: SegmentKeeper,
        _ writes: WriteQueue,
        clock: @escaping @Sendable () -> Double
    ) {
        self.follower = follower
        self.keeper = keeper
        self.writes = writes
        self.clock = clock
    }

    /// Has the work done soon; asking again before it began changes nothing.
    func schedule() {
        guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        queue.async { [weak self] in self?.run() }
    }

    /// Has the work done now, and returns when it is.
    func finish() {
        queue.sync { run() }
    }

    /// Does what there is to do.
    ///
    /// An error ends the round: the next search meets it too, and tells.
    private func run() {
        isScheduled.store(false, ordering: .releasing)
        do {
            try follower.follow(.journaled)
            if follower.takeExpired() {
                let now = clock()
                _ = try writes.perform { writer throws(StoreError) in
                    try writer.purge(now: now)
                }
            }
            try merge()
        } catch {
            return
        }
    }

    private func merge() throws(StoreError) {
        while let plan = follower.index.planMerge(.compactMemory), let image = plan.run() {
            guard let segment = try? Segment(image) else { return }
            guard follower.index.publish(segment, replacing: plan) else { break }
        }
        guard recordsInMemory >= keeper.sizes.flush, keeper.holdsLock() else { return }
        try store(follower.index.planMerge(.flush))
        while try store(follower.index.planMerge(.mergeStored)) {}
    }

    /// How many records of the index no segment file holds.
    var recordsInMemory: Int {
        follower.index.snapshot.segments.reduce(0) { $0 + ($1.name == nil ? $1.documentCount : 0) }
    }

    /// Runs a merge, stores what it makes and puts it in the place of its sources.
    @discardableResult
    private func store(_ plan: SegmentMerge?) throws(StoreError) -> Bool {
        guard let plan, let image = plan.run() else { return false }
        let merged = Set(plan.sources.compactMap(\.name))
        let stored = Set(follower.index.snapshot.segments.compactMap(\.name))
        let segment = try keeper.keep(
            image,
            recordCount: plan.sources.reduce(0) { $0 + $1.documentCount },
            watermark: plan.watermark,
            merged: merged,
            others: stored.subtracting(merged)
        )
        return follower.index.publish(segment, replacing: plan)
    }
}
