import Dispatch
import IndexEngine
import ItemStore
import Synchronization

/// The work nobody waits for: following the journal, purging, merging segments, erasing.
///
/// Following runs after each change of the store, on a queue; merging and erasing run on a thread
/// that steps back for all others, so that what is new does not wait for a long merge, and no key
/// for the processor. Neither holds a lock that a search needs.
final class Upkeep: Sendable {
    /// How long after the last of a bulk import its segments are put together.
    private static let restAfterBulk = DispatchTimeInterval.milliseconds(1_100)

    private let follower: IndexFollower
    private let keeper: SegmentKeeper
    private let writes: WriteQueue
    private let watch: WatchListener?
    private let clock: @Sendable () -> Double
    private let news: Broadcast<Void>
    private let pace = FollowingPace()
    private let merger: SegmentMerger
    private let eraser: Eraser
    private let queue = DispatchQueue(label: "limelight.following", qos: .utility)
    private let thread = BackgroundThread()
    private let isFollowing = Atomic<Bool>(false)
    private let isPurging = Atomic<Bool>(false)
    private let isMerging = Atomic<Bool>(false)
    /// Up to which journal entry it was told that searches give something new.
    private let told: Atomic<Int64>

    /// Makes the upkeep of an index, which works whenever `noticed` says so: `watch` is told when to
    /// listen again, `news` when searches give something new.
    init(
        _ follower: IndexFollower,
        _ keeper: SegmentKeeper,
        _ writes: WriteQueue,
        noticed: ChangeNotice,
        watch: WatchListener?,
        news: Broadcast<Void>,
        clock: @escaping @Sendable () -> Double
    ) {
        self.follower = follower
        self.keeper = keeper
        self.writes = writes
        self.watch = watch
        self.news = news
        self.clock = clock
        merger = SegmentMerger(follower, keeper, noticed)
        eraser = Eraser(follower, keeper, writes, merger, on: thread)
        told = Atomic(follower.index.snapshot.watermark)
        noticed.listen { [weak self] in self?.schedule() }
    }

    /// How many records of the index no segment file holds.
    var recordsInMemory: Int { merger.recordsInMemory }

    /// Says that somebody searches, and so sees what is new.
    func noteSearch() {
        pace.noteSearch()
    }

    /// Has the work done soon; asking again before it began changes nothing.
    func schedule() {
        guard !isFollowing.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let delay = pace.delay(isInBulk: follower.isInBulk, isWatched: news.isHeard)
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(delay))) { [weak self] in
            self?.follow()
        }
    }

    /// Whether the store or its files still hold what was deleted or has expired, as far as was met.
    var hasToErase: Bool {
        // In this order: what is not this any more is the next already.
        follower.hasExpired || isPurging.load(ordering: .acquiring) || eraser.hasToErase
    }

    /// Has all of the work done now, and returns when it is.
    ///
    /// - Throws: `StoreError` when what was removed could not be erased; searches are right all the
    ///   same.
    func finish() throws(StoreError) {
        queue.sync { follow() }
        try thread.sync { () throws(StoreError) in
            try? merger.merge(isInBulk: false)
            try eraser.finish()
            // Who is about to open a file that goes looks at the names again.
            if keeper.holdsLockAlready { try? keeper.removeUnnamedFiles() }
        }
    }

    /// Follows and purges.
    ///
    /// An error ends the round: the next search meets it too, and tells.
    private func follow() {
        isFollowing.store(false, ordering: .releasing)
        watch?.listenAgain()
        do {
            try followJournal()
            if follower.hasExpired { try purge() }
        } catch {
            return
        }
        scheduleMerge()
    }

    private func followJournal() throws(StoreError) {
        try follower.follow(.journaled) {
            tell()
            scheduleMerge()
        }
        // A search may have followed it before.
        if told.load(ordering: .acquiring) != follower.index.snapshot.watermark { tell() }
    }

    /// Removes what has expired, unless another process is writing: then at the next occasion.
    private func purge() throws(StoreError) {
        isPurging.store(true, ordering: .releasing)
        defer { isPurging.store(false, ordering: .releasing) }
        follower.forgetExpired()
        let now = clock()
        do {
            _ = try writes.perform { writer throws(StoreError) in
                try writer.connection.withoutWaiting { () throws(StoreError) in
                    try writer.purge(now: now)
                }
            }
        } catch {
            follower.noteExpired()
            throw error
        }
        writes.noteRemoval()
        try followJournal()
    }

    /// Tells that searches give something new.
    private func tell() {
        told.store(follower.index.snapshot.watermark, ordering: .releasing)
        pace.noteFollowed()
        news.send(())
    }

    private func scheduleMerge(after delay: DispatchTimeInterval = .seconds(0)) {
        guard !isMerging.exchange(true, ordering: .acquiringAndReleasing) else { return }
        thread.async(after: delay) { [weak self] in self?.merge() }
    }

    /// Merges, and looks again after a bulk import.
    ///
    /// What cannot be stored is searched in memory, and the next merge tries again.
    private func merge() {
        isMerging.store(false, ordering: .releasing)
        let isInBulk = follower.isInBulk
        try? merger.merge(isInBulk: isInBulk)
        eraser.scheduleIfNeeded()
        if isInBulk { scheduleMerge(after: Self.restAfterBulk) }
    }
}
