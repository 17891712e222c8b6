/// The terms that begin with a typed word: a range of the sorted dictionary.
struct PrefixRange {
    var terms: Range<Int> = 0..<0
    /// The term that is the typed word itself; -1 when there is none.
    var exactTerm = -1
    /// The number of the heavy prefix that is the typed word; -1 when it is not heavy.
    var node = -1
    /// Whether the typed word is longer than the dictionary's terms: then `terms` holds the one cut
    /// term to look behind, and every document is to be verified.
    var isCut = false
}

extension SegmentColumns {
    /// Finds the terms a word begins.
    ///
    /// Heavy prefixes lead down by hashing, one character a step; what is left of the dictionary
    /// then is searched by halving.
    func prefixRange(of word: [UInt8]) -> PrefixRange {
        guard !word.isEmpty else { return PrefixRange() }
        guard word.count <= SegmentFormat.termByteCount else { return cutRange(of: word) }
        return word.withUnsafeBytes { bytes in
            var range = PrefixRange(terms: 0..<termCount)
            var end = 0
            while end < bytes.count, nodeSlots.count > 0 {
                end = Self.nextCharacter(bytes, after: end)
                let prefix = UnsafeRawBufferPointer(rebasing: bytes[0..<end])
                guard let number = heavyPrefix(prefix) else { break }
                let node = HeavyPrefix(nodes, number)
                range.terms = clampedTerms(node)
                guard end == bytes.count else { continue }
                range.node = number
                if node.isTerm == 1 { range.exactTerm = range.terms.lowerBound }
                return range
            }
            return halve(range, bytes)
        }
    }

    private func cutRange(of word: [UInt8]) -> PrefixRange {
        let cut = word.prefix(SegmentFormat.termByteCount) + [SegmentFormat.cutMark]
        var range = cut.withUnsafeBytes { halve(PrefixRange(terms: 0..<termCount), $0) }
        range.isCut = true
        range.exactTerm = -1
        return range
    }

    private func clampedTerms(_ node: HeavyPrefix) -> Range<Int> {
        let low = min(Int(node.termLow), termCount)
        return low..<min(max(low, Int(node.termHigh)), termCount)
    }

    private static func nextCharacter(_ bytes: UnsafeRawBufferPointer, after end: Int) -> Int {
        var next = end + 1
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }

    /// The number of the heavy prefix with these bytes.
    private func heavyPrefix(_ bytes: UnsafeRawBufferPointer) -> Int? {
        let mask = nodeSlots.count - 1
        var slot = Int(truncatingIfNeeded: TermHash.hash(bytes)) & mask
        for _ in 0..<nodeSlots.count {
            let entry = Int(nodeSlots[slot])
            guard entry > 0 else { return nil }
            let node = HeavyPrefix(nodes, entry - 1)
            if Int(node.length) == bytes.count, terms.order(Int(node.termLow), bytes) == .within {
                return entry - 1
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Narrows a range to the terms that begin with `bytes`.
    private func halve(_ range: PrefixRange, _ bytes: UnsafeRawBufferPointer) -> PrefixRange {
        var result = range
        let low = terms.firstTerm(in: range.terms, bytes, past: false)
        let high = terms.firstTerm(in: low..<range.terms.upperBound, bytes, past: true)
        result.terms = low..<high
        if low < high, terms.term(low).count == bytes.count { result.exactTerm = low }
        return result
    }
}
