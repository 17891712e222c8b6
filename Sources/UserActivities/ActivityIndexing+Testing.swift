import Synchronization

/// An indexer for tests.
extension ActivityIndexer {
    /// Puts an indexer in place of the program's own, or gives that one back with `nil`.
    package static func substitute(with indexer: (any ActivityIndexing)?) {
        substitute.withLock { $0 = indexer }
    }
}
