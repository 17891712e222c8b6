import Synchronization

/// The rows whose bytes cannot be what was written, as far as anybody has met them.
///
/// Such a row is left out of every reading, so that one bad record costs that record alone; it
/// stays in the store until it is replaced or deleted, and `limelight stats` tells how many
/// there are.
package final class DamagedRows: Sendable {
    private let met = Mutex<Set<Int64>>([])

    init() {}

    /// How many have been met and not replaced since.
    package var count: Int { met.withLock { $0.count } }

    func note(_ row: Int64) {
        met.withLock { _ = $0.insert(row) }
    }

    /// Forgets a row that was read whole: it has been replaced.
    func forget(_ row: Int64) {
        met.withLock { if !$0.isEmpty { $0.remove(row) } }
    }
}
