/// How many records can be found, whatever is typed.
extension Snapshot {
    /// How many records each application has, ordered by bundle identifier; none with 0.
    ///
    /// - Complexity: O(deleted records), and O(records) for segments that are asked the first time:
    ///   about a millisecond a million.
    package func applicationCounts() -> [(application: String, count: Int)] {
        var counts: [String: Int] = [:]
        for view in views {
            let catalog = view.segment.catalog
            for (group, count) in view.livingCounts().enumerated() where count > 0 {
                counts[catalog.application(group: group), default: 0] += count
            }
        }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension SegmentView {
    /// How many living documents each group has.
    fileprivate func livingCounts() -> [Int] {
        var counts = segment.groupCounts
        for document in dead.list {
            let group = segment.columns.group(Int(document))
            if group < counts.count { counts[group] -= 1 }
        }
        return counts
    }
}
