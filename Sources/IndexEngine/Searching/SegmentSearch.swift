/// One search of one segment.
///
/// It takes the cheapest of four ways, which give the same answer:
///
/// - one heavy word and nothing else: its node has the answer (`+Table`);
/// - all words dense, or no words at all: their bit planes, 512 documents a step (`+Planes`);
/// - some words common, all others dense: the longest list, each document looked up in the other
///   lists and in the planes (`+List`);
/// - else: the documents of the rarest word, each joined with the other words (`+Candidates`).
struct SegmentSearch {
    let segment: Segment
    let columns: SegmentColumns
    let dead: DeadDocuments
    let plan: QueryPlan
    let scratch: SearchScratch
    let words: [SegmentWord]
    /// The groups whose words a record must not all hold; groups that nothing here holds left out.
    let excluded: [[SegmentWord]]
    /// The groups to search; nil for all.
    let allowed: [Bool]?
    var hits: SegmentHits
    var work = SearchWork()

    init(_ view: SegmentView, _ plan: QueryPlan, _ scratch: SearchScratch) {
        segment = view.segment
        columns = view.segment.columns
        dead = view.dead
        self.plan = plan
        self.scratch = scratch
        words = plan.words.map { SegmentWord($0, plan, view.segment) }
        excluded = plan.excluded
            .map { group in group.map { SegmentWord($0, plan, view.segment) } }
            .filter { group in group.allSatisfy { !$0.range.terms.isEmpty } }
        allowed = view.segment.catalog.allowedGroups(
            application: plan.application,
            recordKind: plan.recordKind,
            kinds: plan.kinds
        )
        hits = SegmentHits(plan, view.segment)
    }

    mutating func run() {
        guard words.allSatisfy({ !$0.range.terms.isEmpty }) else { return }
        if let allowed, !allowed.contains(true) { return }
        if lookUp() { return }
        if words.allSatisfy({ $0.plane != nil }) {
            scanPlanes()
        } else if let common = commonWords {
            scanLists(of: common)
        } else {
            scanCandidates()
        }
    }

    /// The best value of a word in a document, by the document's own list of terms.
    @inline(__always)
    func value(of word: SegmentWord, in document: Int) -> UInt8 {
        if word.range.isCut { return longValue(of: word, in: document) }
        var entries = columns.entries(document)
        var best = MatchValue.none
        while entries.next(), entries.term < word.range.terms.upperBound {
            guard entries.term >= word.range.terms.lowerBound else { continue }
            let value = word.value(
                signature: entries.signature,
                isWhole: entries.term == word.range.exactTerm,
                plan.table,
                columns
            )
            best = min(best, value)
        }
        return best
    }

    /// The same for a word longer than the dictionary's terms, by the terms' whole bytes.
    private func longValue(of word: SegmentWord, in document: Int) -> UInt8 {
        longMatches(of: word, in: document).reduce(MatchValue.none) { best, match in
            let value = word.value(
                signature: match.signature,
                isWhole: match.isWhole,
                plan.table,
                columns
            )
            return min(best, value)
        }
    }

    /// The long terms of a document that a long word begins.
    func longMatches(
        of word: SegmentWord,
        in document: Int
    ) -> [(signature: Int, isWhole: Bool)] {
        columns.longTerms(of: document).compactMap { number in
            let term = columns.longTerm(number)
            guard Int(term.count) >= word.bytes.count, hasPrefix(word.bytes, at: Int(term.offset))
            else { return nil }
            return (Int(term.signature), Int(term.count) == word.bytes.count)
        }
    }

    private func hasPrefix(_ bytes: [UInt8], at offset: Int) -> Bool {
        for index in bytes.indices where columns.longBytes[offset + index] != bytes[index] {
            return false
        }
        return true
    }

    /// Whether a document may be found at all: alive, in scope, and without an excluded word.
    @inline(__always)
    func isOpen(_ document: Int) -> Bool {
        if dead.contains(document) { return false }
        if let allowed {
            let group = columns.group(document)
            guard group < allowed.count, allowed[group] else { return false }
        }
        for group in excluded
        where group.allSatisfy({ value(of: $0, in: document) != MatchValue.none }) {
            return false
        }
        return true
    }

    /// The score of a document that holds every word; nil of any other.
    func score(of document: Int) -> UInt32? {
        var score = SegmentHits.Key.sumBias
        for word in words {
            let value = value(of: word, in: document)
            guard value != MatchValue.none else { return nil }
            score = Self.adding(value, to: score)
        }
        return score
    }

    /// A score with one more word's value.
    @inline(__always)
    static func adding(_ value: UInt8, to score: UInt32) -> UInt32 {
        let sum = score + UInt32(value & MatchValue.tierMask)
        return value & MatchValue.looseBit == 0 ? sum : sum | SegmentHits.Key.looseBit
    }
}

/// What a search did, in counts: they tell a regression without a clock.
package struct SearchWork: Hashable, Sendable {
    /// Bytes of postings read.
    package var postingBytes = 0
    /// Words of bit planes read, 8 bytes each.
    package var planeWords = 0
    /// Documents whose own term list was read.
    package var verified = 0

    package init() {}

    static func += (lhs: inout SearchWork, rhs: SearchWork) {
        lhs.postingBytes += rhs.postingBytes
        lhs.planeWords += rhs.planeWords
        lhs.verified += rhs.verified
    }
}
