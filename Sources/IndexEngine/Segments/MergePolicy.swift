/// Decides which neighbouring segments to merge.
///
/// Sizes are kept geometric: a merge takes segments only together with newer ones of about their
/// size, so that a record is copied once for each power of `fanIn` the index grows by.
struct MergePolicy {
    /// A search pays about 2 µs for each segment; four of a size are worth a merge.
    static let fanIn = 4
    /// A segment with one dead document in so many is written anew.
    static let deadShare = 4

    /// How many segments of a size are worth a merge while a bulk import brings more: merging them
    /// all once, at its end, copies each record once and leaves one segment.
    static let bulkFanIn = 64

    /// At rest everything is put into one segment when what came after the first is one record in
    /// so many of it.
    static let growthShare = 8

    private let views: [SegmentView]
    private let isInBulk: Bool
    private let fanIn: Int

    init(_ views: [SegmentView], isInBulk: Bool = false) {
        self.views = views
        self.isInBulk = isInBulk
        fanIn = isInBulk ? Self.bulkFanIn : Self.fanIn
    }

    /// The segments to merge; nil when no merge is worth it.
    func range(_ purpose: SegmentMerge.Purpose) -> Range<Int>? {
        let stored = views.prefix { $0.segment.name != nil }.count
        let range: Range<Int>?
        switch purpose {
        case .compactMemory: range = similar(in: stored..<views.count)
        case .flush: range = stored < views.count ? stored..<views.count : nil
        case .mergeStored:
            range = grown(in: 0..<stored) ?? similar(in: 0..<stored) ?? wasteful(in: 0..<stored)
        case .erase:
            range = views[0..<stored].firstIndex { $0.dead.count > 0 }.map { $0..<$0 + 1 }
        case .all:
            range = views.count > 1 || views.contains { $0.dead.count > 0 } ? 0..<views.count : nil
        }
        guard let range,
            views[range].reduce(0, { $0 + $1.livingCount }) < SegmentFormat.documentLimit,
            views[range].reduce(0, { $0 + $1.segment.columns.forward.count })
                < SegmentFormat.entryLimit
        else { return nil }
        return range
    }

    /// The newest segments of which none is much larger than all after it.
    private func similar(in range: Range<Int>) -> Range<Int>? {
        var start = range.upperBound
        var newer = 0
        while start > range.lowerBound,
            newer == 0 || views[start - 1].segment.documentCount <= newer * fanIn
        {
            start -= 1
            newer += max(1, views[start].segment.documentCount)
        }
        return range.upperBound - start >= fanIn ? start..<range.upperBound : nil
    }

    /// All segments, when the newer ones together are large beside the first.
    private func grown(in range: Range<Int>) -> Range<Int>? {
        guard !isInBulk, range.count > 1 else { return nil }
        let newer = views[range.dropFirst()].reduce(0) { $0 + $1.segment.documentCount }
        return newer * Self.growthShare >= views[range.lowerBound].segment.documentCount
            ? range : nil
    }

    /// A segment with many dead documents.
    private func wasteful(in range: Range<Int>) -> Range<Int>? {
        range.first { index in
            views[index].dead.count * Self.deadShare > views[index].segment.documentCount
        }.map { $0..<$0 + 1 }
    }
}
