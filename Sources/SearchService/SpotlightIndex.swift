package import IndexEngine
package import ItemStore
import Synchronization

/// A store and its index kept in step: the one door for everything above.
///
/// Any thread may call it. Writes take effect in the order they were submitted; a search sees one
/// snapshot, start to end.
package final class SpotlightIndex: Sendable {
    /// Which text of a localized value is searched.
    package static let language = "en"

    let database: Database
    let clock: @Sendable () -> Double
    let writes: WriteQueue
    let reader: Mutex<StoreReader>
    let keeper: SegmentKeeper
    let follower: IndexFollower
    let broadcast: Broadcast<Void>
    let engagement = Mutex(Engagement())
    let upkeep: Upkeep
    /// What is made to go wrong, and who hears of it.
    package let faults: Faults

    /// Opens the store at a place, making it when it is missing; `StoreLocation.memory` lasts as
    /// long as this object.
    package convenience init(location: StoreLocation) throws(ServiceError) {
        try self.init(location: location, faults: Faults(), clock: WallClock.now)
    }

    /// Opens a store with faults on purpose, or with a clock of its own.
    ///
    /// - Parameters:
    ///   - location: where the store is, or is to be.
    ///   - faults: what is to go wrong.
    ///   - sizes: how many records make the index work in another way.
    ///   - clock: gives seconds since 2001-01-01T00:00:00Z.
    /// - Throws: `ServiceError.unavailable` with the path and what to do.
    package init(
        location: StoreLocation,
        faults: Faults = Faults(),
        sizes: IndexSizes = IndexSizes(),
        clock: @escaping @Sendable () -> Double
    ) throws(ServiceError) {
        do {
            let broadcast = Broadcast<Void>()
            let noticed = ChangeNotice()
            database = try Database(location: location)
            let pacing = ChangeNotice()
            writes = try WriteQueue(
                database,
                clock: clock,
                committed: {
                    StoreWatch.tell(location)
                    noticed.send()
                },
                paced: { pacing.send() }
            )
            reader = Mutex(try StoreReader(database))
            keeper = SegmentKeeper(database, writes, sizes: sizes)
            let follower = try IndexFollower(
                database,
                keeper: keeper,
                faults: faults,
                clock: clock
            )
            pacing.listen { [weak follower] in follower?.keepUp() }
            let upkeep = Upkeep(
                follower,
                keeper,
                writes,
                noticed: noticed,
                watch: WatchListener(location) { noticed.send() },
                news: broadcast,
                clock: clock
            )
            self.follower = follower
            self.upkeep = upkeep
            self.broadcast = broadcast
            self.faults = faults
            self.clock = clock
        } catch {
            throw ServiceError(error)
        }
        try loadEngagement()
        upkeep.schedule()
    }

    /// Takes a write to be done after all submitted before it.
    ///
    /// - Parameters:
    ///   - request: what is to be done, all of it or nothing.
    ///   - completion: called exactly once, on a queue of the service's own, when the request is
    ///     durable in the journal or has failed.
    package func submit(
        _ request: WriteRequest,
        completion: @escaping @Sendable (Result<Void, ServiceError>) -> Void
    ) {
        writes.submit(request) { result in completion(result.map { _ in }) }
    }

    /// Performs a write after all submitted before it, and returns when it is durable.
    ///
    /// - Parameter request: what is to be done, all of it or nothing.
    /// - Returns: how many rows it wrote or removed.
    /// - Throws: `ServiceError` when nothing was done, and why.
    @discardableResult
    package func write(_ request: WriteRequest) async throws(ServiceError) -> Int {
        let result = await withCheckedContinuation { continuation in
            writes.submit(request) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }

    /// Searches on the calling thread.
    ///
    /// - Parameters:
    ///   - request: what to find.
    ///   - freshness: how much of what is journaled must be searched.
    /// - Returns: what one snapshot of the index gives.
    /// - Throws: `ServiceError.unavailable` when the store cannot be read.
    package func search(
        _ request: SearchRequest,
        freshness: Freshness = .journaled
    ) throws(ServiceError) -> SearchResults {
        try follow(freshness)
        return follower.index.snapshot.search(request)
    }

    /// One element for each change of the store, whoever made it, when searches find it; late
    /// readers get the newest only.
    package var changes: AsyncStream<Void> { broadcast.stream() }

    /// How far the index is that is being built anew from the rows; nil while none is.
    package var rebuildStep: RebuildStep? { follower.rebuilding.step }

    /// The same each time that it has come further, and nil when it is there; late readers get the
    /// newest only.
    package var rebuildSteps: AsyncStream<RebuildStep?> { follower.rebuilding.steps }

    /// Brings the index up to what is journaled, as far as is asked.
    func follow(_ freshness: Freshness) throws(ServiceError) {
        do {
            try follower.follow(freshness, acknowledged: writes.acknowledged)
        } catch {
            throw ServiceError(error)
        }
        upkeep.noteSearch()
        // What a key press did not wait for is followed behind it, and told by `changes`.
        if freshness == .searchable || follower.hasExpired { upkeep.schedule() }
    }
}
