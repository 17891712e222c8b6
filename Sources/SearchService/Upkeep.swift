import Dispatch
import IndexEngine
import ItemStore
import Synchronization

/// The work nobody waits for: following the journal, purging, merging segments, erasing.
///
/// Following runs after each change of the store, on a queue; merges run on a thread that steps back
/// for all others, so that what is new does not wait for a long merge, and no key for the processor.
/// Neither holds a lock that a search needs.
final class Upkeep: Sendable {
    /// How long deletes are gathered before segment files are written without their words, in
    /// seconds; each time that could not be done it is twice as long until the next.
    private static let erasureDelay = 2

    /// How often the delay grows: who holds the lock has erased by then, if it lives.
    private static let mostDelayGrowth = 5

    /// How long what comes after a change is gathered before it is followed, in nanoseconds: nobody
    /// sees more than twenty changes a second, and each round costs every process that has the
    /// store open.
    private static let followingRest: UInt64 = 50_000_000

    /// The same where nobody looks: a program that only writes needs no index of its own.
    private static let unwatchedRest: UInt64 = 500_000_000

    /// Who has searched so lately looks, in nanoseconds.
    private static let attention: UInt64 = 2_000_000_000

    /// How long what a bulk import brings is gathered before it is followed.
    private static let bulkDelay = DispatchTimeInterval.milliseconds(100)

    /// How long after the last of a bulk import its segments are put together.
    private static let bulkRest = DispatchTimeInterval.milliseconds(1_100)

    private let follower: IndexFollower
    private let keeper: SegmentKeeper
    private let writes: WriteQueue
    private let watch: WatchListener?
    private let clock: @Sendable () -> Double
    private let news: Broadcast<Void>
    private let following = DispatchQueue(label: "limelight.following", qos: .utility)
    private let merging = BackgroundThread()
    private let isFollowing = Atomic<Bool>(false)
    /// When it was followed last with something to follow, in nanoseconds of the system's clock.
    private let followed = Atomic<UInt64>(0)
    /// When somebody searched last, by the same clock.
    private let searched = Atomic<UInt64>(0)
    private let isMerging = Atomic<Bool>(false)
    private let isErasing = Atomic<Bool>(false)
    /// How often in a row it could not be erased.
    private let vainErasures = Atomic<Int>(0)
    /// Up to which journal entry it was told that searches give something new.
    private let told: Atomic<Int64>

    /// Makes the upkeep of an index: `watch` is told when to listen again, `news` when searches
    /// give something new.
    init(
        _ follower: IndexFollower,
        _ keeper: SegmentKeeper,
        _ writes: WriteQueue,
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
        told = Atomic(follower.index.snapshot.watermark)
    }

    /// Says that somebody searches, and so sees what is new.
    func noteSearch() {
        searched.store(Self.now, ordering: .relaxed)
    }

    /// Has the work done soon; asking again before it began changes nothing.
    ///
    /// What a bulk import brings is followed in larger portions: a search would see the difference,
    /// a person would not.
    func schedule() {
        guard !isFollowing.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let delay = follower.isInBulk ? Self.bulkDelay : restOfGathering
        following.asyncAfter(deadline: .now() + delay) { [weak self] in self?.follow() }
    }

    /// The first change is followed at once, the next ones together.
    private var restOfGathering: DispatchTimeInterval {
        let now = Self.now
        let isLookedAt =
            news.isHeard || now < searched.load(ordering: .relaxed) + Self.attention
        let rest = isLookedAt ? Self.followingRest : Self.unwatchedRest
        let end = followed.load(ordering: .acquiring) + rest
        return .nanoseconds(Int(end > now ? end - now : 0))
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// Has all of the work done now, and returns when it is.
    func finish() {
        following.sync { follow() }
        merging.sync {
            merge(isInBulk: false)
            erase()
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
            try follower.follow(.journaled) {
                tell()
                scheduleMerge()
            }
            // A search may have followed it before.
            if told.load(ordering: .acquiring) != follower.index.snapshot.watermark { tell() }
            if follower.takeExpired() {
                let now = clock()
                _ = try writes.perform { writer throws(StoreError) in
                    try writer.purge(now: now)
                }
                writes.noteRemoval()
            }
        } catch {
            return
        }
        scheduleMerge()
    }

    /// Tells that searches give something new.
    private func tell() {
        told.store(follower.index.snapshot.watermark, ordering: .releasing)
        followed.store(Self.now, ordering: .releasing)
        news.send(())
    }

    private func scheduleMerge(after delay: DispatchTimeInterval = .seconds(0)) {
        guard !isMerging.exchange(true, ordering: .acquiringAndReleasing) else { return }
        merging.async(after: delay) { [weak self] in
            guard let self else { return }
            merge(isInBulk: follower.isInBulk)
        }
    }

    /// Merges what is worth it; while a bulk import goes on that is little, and it looks again.
    private func merge(isInBulk: Bool) {
        isMerging.store(false, ordering: .releasing)
        defer { eraseLater() }
        let sizes = keeper.sizes
        do {
            while let plan = follower.index.planMerge(.compactMemory, isInBulk: isInBulk),
                let image = plan.run()
            {
                guard let segment = try? Segment(image) else { return }
                guard follower.index.publish(segment, replacing: plan) else { break }
            }
            if recordsInMemory >= (isInBulk ? sizes.bulkFlush : sizes.flush), keeper.holdsLock() {
                try store(follower.index.planMerge(.flush))
            }
            if keeper.holdsLockAlready {
                while try store(follower.index.planMerge(.mergeStored, isInBulk: isInBulk)) {}
            }
        } catch {
            return
        }
        if isInBulk { scheduleMerge(after: Self.bulkRest) }
    }

    /// Has what was removed erased in a while, if anything was.
    private func eraseLater() {
        if follower.takeLogged() {
            // Who removed it may have left before the log was cleared.
            writes.noteRemoval()
            vainErasures.store(0, ordering: .releasing)
            // What is due later comes as well, and finds nothing to do.
            isErasing.store(false, ordering: .releasing)
        }
        if follower.hasRemoved || writes.hasRemoved { scheduleErasure() }
    }

    private func scheduleErasure() {
        guard !isErasing.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let growth = min(vainErasures.load(ordering: .acquiring), Self.mostDelayGrowth)
        merging.async(after: .seconds(Self.erasureDelay << growth)) { [weak self] in
            self?.erase()
        }
    }

    /// Writes the segment files anew that still hold words of deleted records, and clears
    /// SQLite's log, so that nothing that was deleted can be read from the files.
    ///
    /// Where a reader is in the way, or another process holds the lock and may leave before it has
    /// erased, it is tried again.
    private func erase() {
        isErasing.store(false, ordering: .releasing)
        writes.clearLog()
        let isErased = eraseSegments()
        guard !isErased || writes.hasRemoved else {
            vainErasures.store(0, ordering: .releasing)
            return
        }
        let before = vainErasures.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        if writes.hasRemoved || before < Self.mostDelayGrowth { scheduleErasure() }
    }

    /// - Returns: whether the segment files hold nothing that was removed.
    private func eraseSegments() -> Bool {
        guard follower.hasRemoved, keeper.storesFiles else { return true }
        guard keeper.holdsLock() else { return false }
        do {
            guard try keeper.liveNames() == storedNames else {
                // Who held the lock left segments that were never seen here.
                try follower.startOver()
                schedule()
                return false
            }
            follower.forgetRemoved()
            while try store(follower.index.planMerge(.erase)) {}
            try keeper.removeUnnamedFiles()
            return true
        } catch {
            follower.noteRemoved()
            return false
        }
    }

    /// The segment files this process searches.
    private var storedNames: Set<String> {
        Set(follower.index.snapshot.segments.compactMap(\.name))
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
        let kept = try keeper.keep(
            image,
            recordCount: plan.documentCount,
            watermark: plan.watermark,
            in: .merged(merged, others: storedNames.subtracting(merged))
        )
        guard let segment = kept else {
            try follower.startOver()
            schedule()
            return false
        }
        return follower.index.publish(segment, replacing: plan)
    }
}
