/// Dense words: their bit planes are joined 512 documents a step.
///
/// Counting reads one plane a word. Then a step adds up the tiers of all its documents bit by bit,
/// and looks at those alone that beat the worst match kept.
extension SegmentSearch {
    mutating func scanPlanes() {
        let planes = words.compactMap { word in word.plane.map { DensePlanes($0, columns) } }
        let mask = makeMask()
        let leastSum = leastSum(words)
        let blockCount = BitPlanes.wordCount(documents: columns.documentCount)
        var bar = Int.max
        var counts = [Int](repeating: 0, count: hits.groupCount)
        counts.withUnsafeMutableBufferPointer { counts in
            for block in stride(from: 0, to: blockCount, by: 8) {
                var found = mask.map { Self.block($0, block) } ?? openDocuments(block)
                for plane in planes { found &= plane.block(block, plane: 0) }
                if found == SIMD8(repeating: 0) { continue }
                let firsts = count(found, block, counts)
                guard bar > leastSum || firsts != SIMD8(repeating: 0) else { continue }
                let sum = sums(planes, block)
                let better = found & sum.isBelow(bar) | firsts
                if better == SIMD8(repeating: 0) { continue }
                offer(better, block, sum)
                bar = barOfSums
            }
        }
        hits.add(groupCounts: counts)
        work.planeWords += blockCount * planes.count
        scanLoose(mask)
    }

    /// The sum of tiers from which on a strict match changes nothing.
    private var barOfSums: Int {
        mutating get { Int(hits.scoreBound) - Int(SegmentHits.Key.sumBias) }
    }

    @inline(__always)
    private func sums(_ planes: [DensePlanes], _ block: Int) -> SumOfTiers {
        var sum = SumOfTiers()
        for plane in planes { sum.add(plane, block: block) }
        return sum
    }

    /// What the best document of each word would have together.
    func leastSum(_ words: [SegmentWord]) -> Int {
        words.reduce(0) { sum, word in
            let node = HeavyPrefix(columns.nodes, word.range.node)
            return sum + Int(columns.tops[Int(node.topStart)] & UInt32(MatchValue.tierMask))
        }
    }

    /// Counts the documents of a block, by group when there are several applications; gives those
    /// that are among the first of their group.
    @inline(__always)
    private mutating func count(
        _ found: SIMD8<UInt64>,
        _ block: Int,
        _ counts: UnsafeMutableBufferPointer<Int>
    ) -> SIMD8<UInt64> {
        hits.countTotal(Int(truncatingIfNeeded: found.nonzeroBitCount.wrappedSum()))
        var firsts = SIMD8<UInt64>(repeating: 0)
        // Without a byte for each document they are all of one group.
        guard !counts.isEmpty, let groups = columns.groups.base,
            columns.groups.count == columns.documentCount
        else { return firsts }
        let wanted = plan.bestPerApplication
        for lane in 0..<8 {
            var bits = found[lane]
            let base = groups + (block + lane) * 64
            while bits != 0 {
                let bit = bits.trailingZeroBitCount
                let group = Int(base[bit])
                if group < counts.count {
                    if counts[group] < wanted { firsts[lane] |= bits & (0 &- bits) }
                    counts[group] += 1
                }
                bits &= bits - 1
            }
        }
        return firsts
    }

    /// Ranks documents of a block.
    @inline(__always)
    private mutating func offer(
        _ found: SIMD8<UInt64>,
        _ block: Int,
        _ sum: borrowing SumOfTiers
    ) {
        for lane in 0..<8 {
            var bits = found[lane]
            while bits != 0 {
                let bit = bits.trailingZeroBitCount
                let document = (block + lane) * 64 + bit
                hits.offer(
                    document: document,
                    score: SegmentHits.Key.sumBias + sum.value(lane: lane, bit: bit),
                    group: columns.group(document)
                )
                bits &= bits - 1
            }
        }
    }

    /// Documents that need a loose rule for some word; planes leave them out.
    mutating func scanLoose(_ mask: UnsafeMutablePointer<UInt64>?) {
        var documents: [UInt32] = []
        for word in words {
            for index in looseDocuments(of: word) { documents.append(columns.planeLoose[index]) }
        }
        documents.sort()
        var previous: UInt32?
        for document in documents where document != previous {
            previous = document
            let number = Int(document)
            guard number < columns.documentCount else { continue }
            if let mask, mask[number / 64] >> UInt64(number % 64) & 1 == 0 { continue }
            guard let score = score(of: number), score & SegmentHits.Key.looseBit != 0 else {
                continue
            }
            hits.add(document: number, score: score, group: columns.group(number))
        }
        work.verified += documents.count
    }
}

// MARK: - What may be found

extension SegmentSearch {
    @inline(__always)
    private static func block(
        _ mask: UnsafeMutablePointer<UInt64>,
        _ index: Int
    ) -> SIMD8<UInt64> {
        UnsafeRawPointer(mask + index).loadUnaligned(as: SIMD8<UInt64>.self)
    }

    /// A bit for each document of a block; the last block is not full.
    @inline(__always)
    private func openDocuments(_ block: Int) -> SIMD8<UInt64> {
        var all = SIMD8<UInt64>(repeating: ~0)
        if (block + 8) * 64 <= columns.documentCount { return all }
        for lane in 0..<8 {
            let left = columns.documentCount - (block + lane) * 64
            if left <= 0 { all[lane] = 0 } else if left < 64 { all[lane] = (1 << UInt64(left)) - 1 }
        }
        return all
    }

    /// A bit for each document that may be found; nil when all may.
    mutating func makeMask() -> UnsafeMutablePointer<UInt64>? {
        if dead.count == 0, allowed == nil, excluded.isEmpty { return nil }
        let mask = scratch.mask
        let wordCount = BitPlanes.wordCount(documents: columns.documentCount)
        for block in stride(from: 0, to: wordCount, by: 8) {
            let all = openDocuments(block)
            for lane in 0..<8 { mask[block + lane] = all[lane] & ~dead.word(block + lane) }
        }
        if let allowed {
            let words = segment.groupMasks.words(allowed, columns)
            for index in 0..<wordCount { mask[index] &= words[index] }
        }
        for group in excluded { exclude(group, mask) }
        return mask
    }

    @inline(__always)
    private static func clear(_ document: Int, _ mask: UnsafeMutablePointer<UInt64>) {
        mask[document / 64] &= ~(1 << UInt64(document % 64))
    }

    /// Takes out the documents that hold every word of a group, found by its rarest word.
    private mutating func exclude(_ group: [SegmentWord], _ mask: UnsafeMutablePointer<UInt64>) {
        let least = group.indices.min { group[$0].postings.count < group[$1].postings.count }
        guard let least else { return }
        let others = group.indices.filter { $0 != least || group[$0].isVerified }
        forEachPosting(of: group[least]) { document, _ in
            for other in others
            where value(of: group[other], in: document) == MatchValue.none { return }
            Self.clear(document, mask)
        }
        work.postingBytes += bytesRead(group[least])
    }
}
