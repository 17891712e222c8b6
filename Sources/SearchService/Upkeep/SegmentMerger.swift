import IndexEngine
import ItemStore

/// Puts the segments of an index together, in memory and, for the process that builds them, as files.
struct SegmentMerger: Sendable {
    private let follower: IndexFollower
    private let keeper: SegmentKeeper
    private let noticed: ChangeNotice

    /// Makes the merger of an index; `noticed` is told when the segments were opened again, and
    /// what is newer has to be followed.
    init(_ follower: IndexFollower, _ keeper: SegmentKeeper, _ noticed: ChangeNotice) {
        self.follower = follower
        self.keeper = keeper
        self.noticed = noticed
    }

    /// How many records of the index no segment file holds.
    var recordsInMemory: Int {
        follower.index.snapshot.segments.reduce(0) { $0 + ($1.name == nil ? $1.documentCount : 0) }
    }

    /// Merges what is worth it; while a bulk import goes on that is little.
    ///
    /// - Throws: `StoreError` when a segment cannot be stored.
    func merge(isInBulk: Bool) throws(StoreError) {
        while let plan = follower.index.planMerge(.compactMemory, isInBulk: isInBulk),
            let image = plan.run()
        {
            guard let segment = try? Segment(image) else { return }
            guard follower.index.publish(segment, replacing: plan) else { break }
        }
        let sizes = keeper.sizes
        if recordsInMemory >= (isInBulk ? sizes.bulkFlush : sizes.flush), keeper.holdsLock() {
            try store(follower.index.planMerge(.flush))
        }
        if keeper.holdsLockAlready {
            while try store(follower.index.planMerge(.mergeStored, isInBulk: isInBulk)) {}
        }
    }

    /// Writes the segment files anew that hold words of removed records.
    ///
    /// Where another process has left segments that were never seen here, they are opened, and it
    /// is for the next time.
    ///
    /// - Throws: `StoreError` when a segment cannot be stored.
    func dropRemoved() throws(StoreError) {
        guard try keeper.liveNames() == storedNames else { return try startOver() }
        follower.forgetRemoved()
        do {
            while try store(follower.index.planMerge(.erase)) {}
            try keeper.removeUnnamedFiles()
        } catch {
            follower.noteRemoved()
            throw error
        }
    }

    /// The segment files this process searches.
    private var storedNames: Set<String> {
        Set(follower.index.snapshot.segments.compactMap(\.name))
    }

    /// Runs a merge, stores what it makes and puts it in the place of its sources.
    @discardableResult
    private func store(_ plan: SegmentMerge?) throws(StoreError) -> Bool {
        guard let plan, let image = plan.run() else { return false }
        let merged = Set(plan.sources.compactMap(\.name))
        let kept = try keeper.keep(
            image,
            recordCount: plan.documentCount,
            watermark: plan.watermark,
            in: .merged(merged, others: storedNames.subtracting(merged))
        )
        guard let segment = kept else {
            try startOver()
            return false
        }
        return follower.index.publish(segment, replacing: plan)
    }

    private func startOver() throws(StoreError) {
        try follower.startOver()
        noticed.send()
    }
}
