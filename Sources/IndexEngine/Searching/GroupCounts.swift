import Synchronization

/// How many documents of a segment each group has, counted when it is first asked for.
final class GroupCounts: Sendable {
    private let known = Mutex<[Int]?>(nil)

    func counts(_ columns: SegmentColumns, groupCount: Int) -> [Int] {
        known.withLock { known in
            if let known { return known }
            var counts = [Int](repeating: 0, count: groupCount)
            for document in 0..<columns.documentCount {
                let group = columns.group(document)
                if group < groupCount { counts[group] += 1 }
            }
            known = counts
            return counts
        }
    }
}
