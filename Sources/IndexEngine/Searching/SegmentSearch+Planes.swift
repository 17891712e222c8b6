/// Dense words: their bit planes are joined 512 documents a step.
///
/// Counting reads one plane a word. Once enough matches are known, a step also adds up the tiers
/// of all its documents bit by bit, and looks at those alone that beat the worst match kept.
extension SegmentSearch {
    mutating func scanPlanes() {
        let planes = words.compactMap { word in word.plane.map { DensePlanes($0, columns) } }
        let mask = makeMask()
        let leastSum = leastSum(words)
        let blockCount = BitPlanes.wordCount(documents: columns.documentCount)
        var bound = UInt32.max
        for block in stride(from: 0, to: blockCount, by: 8) {
            var found = mask.map { Self.block($0, block) } ?? openDocuments(block)
            for plane in planes { found &= plane.block(block, plane: 0) }
            if found == SIMD8(repeating: 0) { continue }
            count(found, block)
            let bar = Int(bound & ~SegmentHits.Key.looseBit) - Int(SegmentHits.Key.sumBias)
            if bound != UInt32.max, bound & SegmentHits.Key.looseBit == 0 {
                guard bar > leastSum else { continue }
                found &= sums(planes, block).isBelow(bar)
            }
            if offer(found, block, planes) { bound = hits.scoreBound }
        }
        work.planeWords += blockCount * planes.count
        scanLoose(mask)
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

    /// Counts the documents of a block, per application when there are several.
    @inline(__always)
    private mutating func count(_ found: SIMD8<UInt64>, _ block: Int) {
        guard hits.countsApplications else {
            hits.countTotal(Int(truncatingIfNeeded: found.nonzeroBitCount.wrappedSum()))
            return
        }
        Self.forEachBit(found, block) { hits.count(1, group: columns.group($0)) }
    }

    /// Ranks the documents of a block; false when there are none.
    private mutating func offer(
        _ found: SIMD8<UInt64>,
        _ block: Int,
        _ planes: [DensePlanes]
    ) -> Bool {
        if found == SIMD8(repeating: 0) { return false }
        Self.forEachBit(found, block) { document in
            var score = SegmentHits.Key.sumBias
            for plane in planes { score = Self.adding(plane.value(document), to: score) }
            hits.offer(document: document, score: score, group: columns.group(document))
        }
        return true
    }

    @inline(__always)
    private static func forEachBit(
        _ found: SIMD8<UInt64>,
        _ block: Int,
        _ body: (Int) -> Void
    ) {
        for lane in 0..<8 {
            var bits = found[lane]
            while bits != 0 {
                body((block + lane) * 64 + bits.trailingZeroBitCount)
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
            for document in 0..<columns.documentCount {
                let group = columns.group(document)
                if group >= allowed.count || !allowed[group] { Self.clear(document, mask) }
            }
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
