import SearchModel

/// One heavy word: its node has the answer.
extension SegmentSearch {
    /// Above so many deleted documents, scanning is cheaper than correcting the node's counts.
    private static let correctedCount = 1_024

    /// Answers from the word's node; false when the node cannot.
    mutating func lookUp() -> Bool {
        guard words.count == 1, excluded.isEmpty, allowed == nil, plan.profile != .ios17,
            let word = words.first, word.range.node >= 0, !word.isVerified,
            dead.count <= Self.correctedCount
        else { return false }
        let node = HeavyPrefix(columns.nodes, word.range.node)
        guard let best = best(node), let applications = applications(node) else { return false }
        for posting in best { offer(posting) }
        hits.countTotal(Int(node.strictCount) + word.looseCount)
        for application in applications {
            hits.count(application.count, application: application.number)
        }
        subtractDead(word)
        return true
    }

    /// The living best of the node; nil when too few of them live.
    private func best(_ node: HeavyPrefix) -> [UInt32]? {
        let first = Int(node.topStart)
        let range = columns.tops.clamp(first..<first + Int(node.topCount))
        let wanted = max(plan.limit, plan.bestPerApplication)
        var best: [UInt32] = []
        best.reserveCapacity(min(range.count, wanted))
        for index in range where best.count < wanted {
            let posting = columns.tops[index]
            if isListed(posting) { best.append(posting) }
        }
        let isWhole = Int(node.strictCount) + Int(node.looseCount) <= range.count
        return best.count == wanted || isWhole || !endsStrict(range) ? best : nil
    }

    /// Whether the list was cut among strict documents: the strict profile then needs more.
    private func endsStrict(_ range: Range<Int>) -> Bool {
        guard plan.profile == .strict, let last = range.last else { return true }
        return columns.tops[last] & UInt32(MatchValue.looseBit) == 0
    }

    private func isListed(_ posting: UInt32) -> Bool {
        if plan.profile == .strict, posting & UInt32(MatchValue.looseBit) != 0 { return false }
        let document = Int(posting >> UInt32(PlaceCode.bitWidth))
        return document < columns.documentCount && !dead.contains(document)
    }

    /// One application's count and best in the node.
    private struct ApplicationEntry {
        let number: Int
        let count: Int
    }

    /// The node's counts per application, whose best are offered too; nil when it has none.
    private mutating func applications(_ node: HeavyPrefix) -> [ApplicationEntry]? {
        guard hits.countsApplications else { return [] }
        // Damaged bytes may claim more applications than there are: the search must end.
        guard node.applicationCount > 0,
            Int(node.applicationCount) <= segment.catalog.applications.count,
            plan.bestPerApplication <= SegmentFormat.bestPerApplication
        else { return nil }
        let width = 3 + SegmentFormat.bestPerApplication
        var entries: [ApplicationEntry] = []
        var postings: [UInt32] = []
        for index in 0..<Int(node.applicationCount) {
            let base = Int(node.applicationStart) + index * width
            let loose = plan.profile == .strict ? 0 : Int(columns.nodeApplications[base + 2])
            entries.append(
                ApplicationEntry(
                    number: Int(columns.nodeApplications[base]),
                    count: Int(columns.nodeApplications[base + 1]) + loose
                )
            )
            for place in 0..<SegmentFormat.bestPerApplication {
                let posting = columns.nodeApplications[base + 3 + place]
                guard posting != UInt32.max else { break }
                if dead.contains(Int(posting >> UInt32(PlaceCode.bitWidth))) { return nil }
                if isListed(posting) { postings.append(posting) }
            }
        }
        for posting in postings { offerToApplication(posting) }
        return entries
    }

    private mutating func offer(_ posting: UInt32) {
        hits.top.insert(key(posting))
    }

    private mutating func offerToApplication(_ posting: UInt32) {
        let group = columns.group(Int(posting >> UInt32(PlaceCode.bitWidth)))
        guard group < segment.applicationOfGroup.count else { return }
        hits.best[segment.applicationOfGroup[group]].insert(key(posting))
    }

    private func key(_ posting: UInt32) -> UInt64 {
        let value = UInt8(truncatingIfNeeded: posting & 63)
        return SegmentHits.Key.make(
            score: Self.adding(value, to: SegmentHits.Key.sumBias),
            document: Int(posting >> UInt32(PlaceCode.bitWidth))
        )
    }

    private mutating func subtractDead(_ word: SegmentWord) {
        for document in dead.list where value(of: word, in: Int(document)) != MatchValue.none {
            hits.count(-1, group: columns.group(Int(document)))
        }
        work.verified += dead.list.count
    }
}
