import Dispatch
import ItemStore
import Synchronization

/// Sees to it that what was deleted can be read from no file, soon after: in the segments, and in
/// the log of SQLite, which erases the rows itself.
///
/// Where a reader is in the way, or another process builds the segments and may leave before it has
/// erased, it is tried again, each time later.
final class Eraser: Sendable {
    /// How long deletes are gathered, in seconds; each time in vain it is twice as long until the next.
    private static let delay = 2

    /// How often the delay grows: who builds the segments has erased by then, if it lives.
    private static let mostGrowth = 5

    private let follower: IndexFollower
    private let keeper: SegmentKeeper
    private let writes: WriteQueue
    private let merger: SegmentMerger
    private let thread: BackgroundThread
    private let isScheduled = Atomic<Bool>(false)
    private let isErasing = Atomic<Bool>(false)
    /// How often in a row it was in vain.
    private let vainCount = Atomic<Int>(0)

    /// Makes the eraser of an index, which works on `thread`.
    init(
        _ follower: IndexFollower,
        _ keeper: SegmentKeeper,
        _ writes: WriteQueue,
        _ merger: SegmentMerger,
        on thread: BackgroundThread
    ) {
        self.follower = follower
        self.keeper = keeper
        self.writes = writes
        self.merger = merger
        self.thread = thread
    }

    /// Whether files may still hold what was removed.
    var hasToErase: Bool { isErasing.load(ordering: .acquiring) || isInVain }

    /// The same, if nobody is at it.
    private var isInVain: Bool { holdsRemoved || writes.hasRemoved }

    private var holdsRemoved: Bool { follower.hasRemoved && keeper.storesFiles }

    /// Has what was removed erased in a while, if anything was.
    func scheduleIfNeeded() {
        takeRemoved()
        if hasToErase { schedule() }
    }

    /// Erases now what was removed.
    ///
    /// - Throws: `StoreError` when a file cannot be written; it is tried again later.
    func finish() throws(StoreError) {
        takeRemoved()
        try erase()
    }

    /// Begins with short delays again for what was removed lately.
    private func takeRemoved() {
        guard follower.takeLogged() else { return }
        // Who removed it may have left before the log was cleared.
        writes.noteRemoval()
        vainCount.store(0, ordering: .releasing)
        // What is due later comes as well, and finds nothing to do.
        isScheduled.store(false, ordering: .releasing)
    }

    private func schedule() {
        guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let growth = min(vainCount.load(ordering: .acquiring), Self.mostGrowth)
        thread.async(after: .seconds(Self.delay << growth)) { [weak self] in
            try? self?.erase()
        }
    }

    /// Erases, and sees to what could not be.
    private func erase() throws(StoreError) {
        isScheduled.store(false, ordering: .releasing)
        isErasing.store(true, ordering: .releasing)
        defer {
            isErasing.store(false, ordering: .releasing)
            scheduleAgain()
        }
        let clearing = Result { () throws(StoreError) in try writes.clearLog() }
        if holdsRemoved, keeper.holdsLock() { try merger.dropRemoved() }
        try clearing.get()
    }

    private func scheduleAgain() {
        guard isInVain else { return vainCount.store(0, ordering: .releasing) }
        let before = vainCount.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        if writes.hasRemoved || before < Self.mostGrowth { schedule() }
    }
}
