import Synchronization

/// Which documents of a segment are in the groups that searches ask for, kept from one search to
/// the next: whoever searches one application does so key by key.
final class GroupMasks: Sendable {
    /// A few are in use at a time; each takes an eighth of a byte a document.
    private static let capacity = 4

    private struct Mask {
        let allowed: [Bool]
        let words: [UInt64]
    }

    /// The newest last.
    private let known = Mutex<[Mask]>([])

    /// A bit for each document in one of the allowed groups.
    func words(_ allowed: [Bool], _ columns: SegmentColumns) -> [UInt64] {
        let found = known.withLock { known -> [UInt64]? in
            guard let place = known.firstIndex(where: { $0.allowed == allowed }) else { return nil }
            known.append(known.remove(at: place))
            return known.last?.words
        }
        if let found { return found }
        let words = Self.make(allowed, columns)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeFirst() }
            known.append(Mask(allowed: allowed, words: words))
        }
        return words
    }

    private static func make(_ allowed: [Bool], _ columns: SegmentColumns) -> [UInt64] {
        let count = BitPlanes.wordCount(documents: columns.documentCount)
        var words = [UInt64](repeating: 0, count: count)
        for document in 0..<columns.documentCount {
            let group = columns.group(document)
            guard group < allowed.count, allowed[group] else { continue }
            words[document / 64] |= 1 << UInt64(document % 64)
        }
        return words
    }
}
