/// Items a person chose before: extra candidates of every search, each with its bonus.
///
/// A bonus only lifts, so the best without bonuses and the lifted ones together hold the best.
extension SegmentSearch {
    mutating func lift(_ engagement: Engagement) {
        guard hits.total > 0, !engagement.bonus.isEmpty else { return }
        var lifted: [UInt64: UInt64] = [:]
        for (row, bonus) in engagement.bonus {
            guard let document = columns.document(row: row), isOpen(document),
                let score = score(of: document)
            else { continue }
            let key = SegmentHits.Key.make(score: score, document: document)
            lifted[key] = SegmentHits.Key.lifted(key, by: bonus)
        }
        guard !lifted.isEmpty else { return }
        hits.top.replace(lifted)
        guard hits.countsApplications else { return }
        for index in hits.best.indices {
            hits.best[index].replace(
                lifted.filter { key, _ in
                    let group = columns.group(SegmentHits.Key.document(key))
                    return group < segment.applicationOfGroup.count
                        && segment.applicationOfGroup[group] == index
                }
            )
        }
    }
}
