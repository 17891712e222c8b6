import SearchModel

/// Common words, and dense ones beside them: the longest list is run through, and each document of
/// it is looked up in the others' lists and planes.
///
/// A list that is looked up is first laid out by document. Counting reads a byte or a bit a word.
/// Once enough matches are known, only a document that could beat the worst match kept has the
/// tiers of its dense words read.
extension SegmentSearch {
    /// So many matches are ranked between two looks at the worst that is kept.
    private static let boundInterval = 128

    /// The words with a list, shortest first, when all others have planes and there is one at
    /// least.
    var commonWords: [Int]? {
        let rest = words.indices.filter { words[$0].plane == nil }
        guard !rest.isEmpty, rest.allSatisfy({ words[$0].list != nil }) else { return nil }
        return rest.sorted { count(ofList: $0) < count(ofList: $1) }
    }

    private func count(ofList word: Int) -> Int { words[word].list?.count ?? 0 }

    mutating func scanLists(of common: [Int]) {
        guard let last = common.last, let list = words[last].list else { return }
        let laidOut = common.dropLast().compactMap { words[$0].list }
        layOut(laidOut)
        let others = words.indices.filter { !common.contains($0) }.map { words[$0] }
        let planes = others.compactMap { word in word.plane.map { DensePlanes($0, columns) } }
        let mask = makeMask()
        let leastOthers = UInt32(leastSum(others))
        let limit = columns.documentCount
        let isStrict = plan.profile == .strict
        let countsApplications = hits.countsApplications
        let wanted = plan.bestPerApplication
        let stage = UInt8(truncatingIfNeeded: laidOut.count)
        let stages = scratch.others
        let sums = scratch.scores
        var bound = UInt32.max
        var ranked = 0
        var total = 0
        list.forEach { document, value in
            guard document < limit, !isStrict || value & MatchValue.looseBit == 0 else { return }
            let index = document / 64
            let bit = UInt64(document % 64)
            var found = mask.map { $0[index] } ?? ~0
            for plane in planes { found &= plane.word(index, plane: 0) }
            guard found >> bit & 1 == 1, stage == 0 || stages[document] == stage else { return }
            total += 1
            let isFirst =
                countsApplications
                && hits.countInGroup(1, group: columns.group(document)) < wanted
            var score = Self.adding(
                value,
                to: stage == 0 ? SegmentHits.Key.sumBias : sums[document]
            )
            // A document that only equals the worst kept comes after it in static order.
            guard isFirst || score + leastOthers < bound else { return }
            for plane in planes { score = Self.adding(plane.value(document), to: score) }
            guard isFirst || score < bound else { return }
            hits.offer(document: document, score: score, group: columns.group(document))
            ranked += 1
            if ranked % Self.boundInterval == 0 { bound = hits.scoreBound }
        }
        hits.countTotal(total)
        if let first = laidOut.first { takeUp(first) }
        work.postingBytes += common.reduce(0) { $0 + bytesRead(words[$1]) }
        work.planeWords += list.count * planes.count
        scanLoose(mask)
    }

    /// Notes of each document how many of the lists in turn have it, with the score of those.
    ///
    /// A document that is missing in one goes no further, so only those of the first are touched.
    private func layOut(_ lists: [DocumentList]) {
        let limit = columns.documentCount
        let isStrict = plan.profile == .strict
        let stages = scratch.others
        let sums = scratch.scores
        for (place, list) in lists.enumerated() {
            let stage = UInt8(truncatingIfNeeded: place)
            list.forEach { document, value in
                guard document < limit, !isStrict || value & MatchValue.looseBit == 0 else {
                    return
                }
                guard place > 0 else {
                    stages[document] = 1
                    sums[document] = Self.adding(value, to: SegmentHits.Key.sumBias)
                    return
                }
                guard stages[document] == stage else { return }
                stages[document] = stage + 1
                sums[document] = Self.adding(value, to: sums[document])
            }
        }
    }

    /// Takes back what `layOut` noted.
    private func takeUp(_ list: DocumentList) {
        let limit = columns.documentCount
        let stages = scratch.others
        list.forEach { document, _ in
            if document < limit { stages[document] = MatchValue.none }
        }
    }
}
