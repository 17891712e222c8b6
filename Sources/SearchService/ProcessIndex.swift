import Dispatch
import Glibc
package import ItemStore
import Synchronization

/// The index over the store that a process uses, opened on first use and kept.
///
/// Nobody has to wait for a write: what was submitted when the program leaves `main`, or calls
/// `exit`, is finished first.
package enum ProcessIndex {
    private static let opened = Mutex<[StoreLocation: SpotlightIndex]>([:])

    /// The index over the store the environment names.
    ///
    /// One place has one index in a process, so that its writes have one order.
    ///
    /// - Parameter environment: the process's variables; see `StoreLocation.resolve`.
    /// - Returns: the index, open.
    /// - Throws: `ServiceError.unavailable` when no place is named or it cannot be opened; the
    ///   next call tries again.
    package static func shared(
        environment: [String: String]
    ) throws(ServiceError) -> SpotlightIndex {
        let location: StoreLocation
        do {
            location = try StoreLocation.resolve(argument: nil, environment: environment)
        } catch {
            throw ServiceError(error)
        }
        return try shared(
            location: location,
            faults: Faults(parsing: environment["LIMELIGHT_FAULT"] ?? "")
        )
    }

    /// The index over the store at a place.
    ///
    /// Faults count for the first that opens it.
    package static func shared(
        location: StoreLocation,
        faults: Faults = Faults()
    ) throws(ServiceError) -> SpotlightIndex {
        try opened.withLock { opened throws(ServiceError) in
            if let index = opened[location] { return index }
            if opened.isEmpty { atexit { ProcessIndex.finishWrites() } }
            let index = try SpotlightIndex(
                location: location,
                faults: faults,
                clock: WallClock.now
            )
            opened[location] = index
            return index
        }
    }

    /// Has what this process met as deleted or expired taken out of all files before it leaves,
    /// unless another process does it.
    package static func settleIfNeeded() {
        for index in opened.withLock({ Array($0.values) }) { index.settleIfNeeded() }
    }

    /// Longer than any write that goes well; a program must end all the same when one does not.
    private static let exitPatience = DispatchTimeInterval.seconds(5)

    private static func finishWrites() {
        // Who opens an index at this moment has submitted nothing to it yet.
        let indexes = opened.withLockIfAvailable { Array($0.values) } ?? []
        for index in indexes { index.writes.finish(within: exitPatience) }
    }
}
