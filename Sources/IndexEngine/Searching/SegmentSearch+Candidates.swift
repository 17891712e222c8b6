import SearchModel

/// The documents of the rarest word, joined with the other words one after the other.
extension SegmentSearch {
    /// A word whose postings cost more than so many steps for each candidate is looked up in the
    /// candidate's own terms; else its postings are run through.
    ///
    /// A look-up misses the cache and takes about 250 ns, a byte of postings about 3, and an entry
    /// of a list 2.
    private static let lookUpCost = 250

    /// What running through all documents of a word costs, in the same measure.
    private static func cost(_ word: SegmentWord) -> Int {
        word.list.map { $0.count * 2 } ?? word.postings.count * 3
    }

    mutating func scanCandidates() {
        let order = words.indices.sorted { Self.cost(words[$0]) < Self.cost(words[$1]) }
        guard let first = order.first else { return }
        let gathered = gather(words[first])
        var count = makeCandidates(gathered, words[first])
        for index in order.dropFirst() where count > 0 { count = join(words[index], count) }
        for index in 0..<count {
            let document = Int(scratch.candidates[index])
            guard isOpen(document) else { continue }
            hits.add(
                document: document,
                score: scratch.scores[index],
                group: columns.group(document)
            )
        }
        for index in 0..<gathered {
            scratch.values[Int(scratch.documents[index])] = MatchValue.none
        }
    }

    /// Collects a word's documents, with its value in each; gives how many.
    private mutating func gather(_ word: SegmentWord) -> Int {
        let values = scratch.values
        let documents = scratch.documents
        var count = 0
        forEachPosting(of: word) { document, value in
            if values[document] == MatchValue.none {
                documents[count] = UInt32(truncatingIfNeeded: document)
                count += 1
            }
            values[document] = min(values[document], value)
        }
        work.postingBytes += bytesRead(word)
        return count
    }

    /// Calls `body` with every document of the word's terms and the value there.
    ///
    /// For a word that postings alone do not tell, each value is 0 and means "maybe".
    @inline(__always)
    func forEachPosting(of word: SegmentWord, _ body: (Int, UInt8) -> Void) {
        let limit = columns.documentCount
        if let list = word.list {
            let isStrict = plan.profile == .strict
            list.forEach { document, value in
                guard document < limit, !isStrict || value & MatchValue.looseBit == 0 else {
                    return
                }
                body(document, value)
            }
            return
        }
        let isVerified = word.isVerified
        for term in word.range.terms {
            let isWhole = term == word.range.exactTerm
            let range = columns.postingOffsets.span(term, limit: columns.postings.count)
            PostingCodec.forEach(range, columns.postings) { document, code in
                guard document < limit else { return }
                let value: UInt8 =
                    isVerified ? 0 : isWhole ? plan.table.whole[code] : plan.table.prefix[code]
                if value != MatchValue.none { body(document, value) }
            }
        }
    }

    /// How many bytes `forEachPosting` reads.
    func bytesRead(_ word: SegmentWord) -> Int {
        guard let list = word.list else { return word.postings.count }
        return list.count * MemoryLayout<UInt16>.stride
    }

    /// Makes candidates of the gathered documents; gives how many.
    private mutating func makeCandidates(_ gathered: Int, _ word: SegmentWord) -> Int {
        var count = 0
        for index in 0..<gathered {
            let document = Int(scratch.documents[index])
            var value = scratch.values[document]
            if word.isVerified {
                value = self.value(of: word, in: document)
                work.verified += 1
            }
            guard value != MatchValue.none else {
                scratch.values[document] = MatchValue.none
                continue
            }
            scratch.candidates[count] = UInt32(truncatingIfNeeded: document)
            scratch.scores[count] = Self.adding(value, to: SegmentHits.Key.sumBias)
            count += 1
        }
        return count
    }

    /// Keeps the candidates that hold one more word; gives how many.
    private mutating func join(_ word: SegmentWord, _ count: Int) -> Int {
        if let plane = word.plane {
            work.planeWords += count * BitPlanes.planeCount
            let planes = DensePlanes(plane, columns)
            markLoose(word)
            let others = scratch.others
            return keep(count) { search, document in
                defer { others[document] = MatchValue.none }
                let value = planes.value(document)
                guard value == MatchValue.none, others[document] != MatchValue.none else {
                    return value
                }
                return search.value(of: word, in: document)
            }
        }
        guard !word.isVerified, Self.cost(word) <= count * Self.lookUpCost else {
            work.verified += count
            return keep(count) { search, document in search.value(of: word, in: document) }
        }
        let values = scratch.values
        let others = scratch.others
        forEachPosting(of: word) { document, value in
            if values[document] != MatchValue.none {
                others[document] = min(others[document], value)
            }
        }
        work.postingBytes += bytesRead(word)
        return keep(count) { _, document in
            defer { others[document] = MatchValue.none }
            return others[document]
        }
    }

    /// Marks the candidates that a dense word may hold by a loose rule only: its planes leave
    /// them out, and there are few.
    private func markLoose(_ word: SegmentWord) {
        for index in looseDocuments(of: word) {
            let document = Int(columns.planeLoose[index])
            if document < columns.documentCount, scratch.values[document] != MatchValue.none {
                scratch.others[document] = 0
            }
        }
    }

    /// Where the documents of a dense word stand that match loosely only; none where the profile
    /// asks for strict ones.
    func looseDocuments(of word: SegmentWord) -> Range<Int> {
        guard word.looseCount > 0, word.plane != nil else { return 0..<0 }
        let start = Int(HeavyPrefix(columns.nodes, word.range.node).looseStart)
        return columns.planeLoose.clamp(start..<start + word.looseCount)
    }

    @inline(__always)
    private func keep(_ count: Int, _ value: (borrowing SegmentSearch, Int) -> UInt8) -> Int {
        var kept = 0
        for index in 0..<count {
            let document = Int(scratch.candidates[index])
            let found = value(self, document)
            guard found != MatchValue.none else {
                scratch.values[document] = MatchValue.none
                continue
            }
            scratch.candidates[kept] = UInt32(truncatingIfNeeded: document)
            scratch.scores[kept] = Self.adding(found, to: scratch.scores[index])
            kept += 1
        }
        return kept
    }
}
