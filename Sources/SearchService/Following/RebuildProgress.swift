import Synchronization

/// How far an index is that is being built anew from the rows.
package struct RebuildStep: Hashable, Sendable {
    /// Records that were read so far.
    package let looked: Int
    /// Records there are.
    package let total: Int

    package init(looked: Int, total: Int) {
        self.looked = looked
        self.total = total
    }

    /// The share that was read, in whole percents.
    package var percent: Int { total > 0 ? min(100, looked * 100 / total) : 100 }
}

/// What is told of a rebuild under way, once for each percent.
final class RebuildProgress: Sendable {
    private let current = Mutex<RebuildStep?>(nil)
    private let broadcast = Broadcast<RebuildStep?>()

    var step: RebuildStep? { current.withLock { $0 } }

    var steps: AsyncStream<RebuildStep?> { broadcast.stream() }

    /// Says how far it is; nil when it is over.
    func tell(_ step: RebuildStep?) {
        let isNews = current.withLock { current in
            defer { current = step }
            return current?.percent != step?.percent
        }
        if isNews { broadcast.send(step) }
    }
}
