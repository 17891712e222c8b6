import SearchModel

/// One common word among dense ones: each document of its list is tested in their bit planes.
///
/// Counting reads one bit a word. Once enough matches are known, only a document that could beat
/// the worst match kept has the tiers of its other words read.
extension SegmentSearch {
    /// So many matches are ranked between two looks at the worst that is kept.
    private static let boundInterval = 128

    /// The one word that is not dense, when it has a list and the others have planes.
    var soleCommonWord: Int? {
        let rest = words.indices.filter { words[$0].plane == nil }
        guard rest.count == 1, let word = rest.first, words[word].list != nil else { return nil }
        return word
    }

    mutating func scanList(of common: Int) {
        guard let list = words[common].list else { return }
        let others = words.indices.filter { $0 != common }.map { words[$0] }
        let planes = others.compactMap { word in word.plane.map { DensePlanes($0, columns) } }
        let mask = makeMask()
        let leastOthers = UInt32(leastSum(others)) + SegmentHits.Key.sumBias
        let limit = columns.documentCount
        let isStrict = plan.profile == .strict
        let countsApplications = hits.countsApplications
        var bound = UInt32.max
        var ranked = 0
        var total = 0
        list.forEach { document, value in
            guard document < limit, !isStrict || value & MatchValue.looseBit == 0 else { return }
            let index = document / 64
            let bit = UInt64(document % 64)
            var found = mask.map { $0[index] } ?? ~0
            for plane in planes { found &= plane.word(index, plane: 0) }
            let isFound = found >> bit & 1
            if countsApplications, isFound == 1 {
                hits.count(1, group: columns.group(document))
            }
            total += Int(isFound)
            // A document that only equals the worst kept comes after it in static order.
            guard isFound == 1, Self.adding(value, to: leastOthers) < bound else { return }
            var score = Self.adding(value, to: SegmentHits.Key.sumBias)
            for plane in planes { score = Self.adding(plane.value(document), to: score) }
            guard score < bound else { return }
            hits.offer(document: document, score: score, group: columns.group(document))
            ranked += 1
            if ranked % Self.boundInterval == 0 { bound = hits.scoreBound }
        }
        if !countsApplications { hits.countTotal(total) }
        work.postingBytes += bytesRead(words[common])
        work.planeWords += list.count * planes.count
        scanLoose(mask)
    }
}
