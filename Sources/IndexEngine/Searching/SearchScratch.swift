import Synchronization

/// Memory that a search of one segment works in, used again by the next.
///
/// Between searches every value is `MatchValue.none`; whoever writes one puts it back.
final class SearchScratch: Sendable {
    let documentCount: Int
    // One search at a time has a scratch: the pool hands it out and takes it back. Two searches
    // with the same one would be a fault of `ScratchPool`.
    /// By document: the value of the word that gave the candidates.
    nonisolated(unsafe) let values: UnsafeMutablePointer<UInt8>
    /// By document: the value of the word being joined.
    nonisolated(unsafe) let others: UnsafeMutablePointer<UInt8>
    /// Every document whose value was set, so that it can be put back.
    nonisolated(unsafe) let documents: UnsafeMutablePointer<UInt32>
    /// The documents still in the race.
    nonisolated(unsafe) let candidates: UnsafeMutablePointer<UInt32>
    /// By candidate: its score so far.
    nonisolated(unsafe) let scores: UnsafeMutablePointer<UInt32>
    /// A bit for each document that may be found.
    nonisolated(unsafe) let mask: UnsafeMutablePointer<UInt64>

    init(documentCount: Int) {
        self.documentCount = documentCount
        let room = max(1, documentCount)
        values = .allocate(capacity: room)
        values.initialize(repeating: MatchValue.none, count: room)
        others = .allocate(capacity: room)
        others.initialize(repeating: MatchValue.none, count: room)
        // Uninitialised on purpose: pages that no search touches cost nothing.
        documents = .allocate(capacity: room)
        candidates = .allocate(capacity: room)
        scores = .allocate(capacity: room)
        mask = .allocate(capacity: max(1, BitPlanes.wordCount(documents: documentCount)))
    }

    deinit {
        values.deallocate()
        others.deallocate()
        documents.deallocate()
        candidates.deallocate()
        scores.deallocate()
        mask.deallocate()
    }
}

/// The scratches of an index, as many as searches ran at once.
final class ScratchPool: Sendable {
    private let idle = Mutex<[SearchScratch]>([])

    /// Calls `body` with a scratch for so many documents.
    func with<Result>(documentCount: Int, _ body: (SearchScratch) -> Result) -> Result {
        let found = idle.withLock { idle -> SearchScratch? in
            guard let last = idle.popLast(), last.documentCount >= documentCount else { return nil }
            return last
        }
        let scratch = found ?? SearchScratch(documentCount: documentCount)
        defer { idle.withLock { $0.append(scratch) } }
        return body(scratch)
    }
}
