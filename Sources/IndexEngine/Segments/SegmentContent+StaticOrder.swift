/// Renumbering: documents by their static keys, terms by their bytes.
extension SegmentContent {
    /// A document's place among others: the start of its key as numbers, then the rest.
    private struct SortKey {
        let hint: UInt64
        let used: UInt64
        let title: UInt64
        let document: Int
    }

    /// The same content with documents renumbered in static order and terms by `termPlaces`.
    consuming func inStaticOrder(termPlaces: [UInt32]) -> SegmentContent {
        let order = staticOrder()
        var sorted = SegmentContent()
        sorted.catalog = catalog
        sorted.signatures = signatures
        sorted.termOffsets = termOffsets
        sorted.termBytes = termBytes
        sorted.removedRows = removedRows
        sorted.reserve(like: self)
        var entries: [UInt64] = []
        for document in order {
            sorted.rows.append(rows[document])
            sorted.groups.append(groups[document])
            let key = StaticKey.removingApplication(
                keyBytes[keyOffsets[document]..<keyOffsets[document + 1]]
            )
            sorted.keyBytes.append(contentsOf: key.head)
            sorted.keyBytes.append(contentsOf: key.tail)
            sorted.keyOffsets.append(sorted.keyBytes.count)
            entries.removeAll(keepingCapacity: true)
            for entry in Int(forwardOffsets[document])..<Int(forwardOffsets[document + 1]) {
                let term = termPlaces[Int(forwardTerms[entry])]
                entries.append(UInt64(term) << 32 | UInt64(forwardSignatures[entry]))
            }
            entries.sort()
            for entry in entries {
                sorted.forwardTerms.append(UInt32(truncatingIfNeeded: entry >> 32))
                sorted.forwardSignatures.append(UInt32(truncatingIfNeeded: entry))
            }
            sorted.forwardOffsets.append(UInt32(sorted.forwardTerms.count))
        }
        sorted.longBytes = longBytes
        sorted.longTerms = renumbered(longTerms, order)
        return sorted
    }

    private func renumbered(_ terms: [LongTerm], _ order: [Int]) -> [LongTerm] {
        guard !terms.isEmpty else { return [] }
        var places = [UInt32](repeating: 0, count: order.count)
        for (place, document) in order.enumerated() { places[document] = UInt32(place) }
        return terms.map { term in
            var term = term
            term.document = places[Int(term.document)]
            return term
        }.sorted { ($0.document, $0.offset) < ($1.document, $1.offset) }
    }

    private func staticOrder() -> [Int] {
        var keys = (0..<documentCount).map { document in
            SortKey(
                hint: head(document, 0),
                used: head(document, 8),
                title: head(document, 16),
                document: document
            )
        }
        keys.sort { lhs, rhs in
            if lhs.hint != rhs.hint { return lhs.hint < rhs.hint }
            if lhs.used != rhs.used { return lhs.used < rhs.used }
            if lhs.title != rhs.title { return lhs.title < rhs.title }
            return precedes(lhs.document, rhs.document)
        }
        return keys.map(\.document)
    }

    private func head(_ document: Int, _ offset: Int) -> UInt64 {
        var head: UInt64 = 0
        let end = keyOffsets[document + 1]
        for index in keyOffsets[document] + offset..<keyOffsets[document] + offset + 8 {
            head = head << 8 | (index < end ? UInt64(keyBytes[index]) : 0)
        }
        return head
    }

    private func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
        let left = keyBytes[keyOffsets[lhs]..<keyOffsets[lhs + 1]]
        let right = keyBytes[keyOffsets[rhs]..<keyOffsets[rhs + 1]]
        if left.elementsEqual(right) { return rows[lhs] < rows[rhs] }
        return left.lexicographicallyPrecedes(right)
    }

    private mutating func reserve(like other: borrowing SegmentContent) {
        rows.reserveCapacity(other.rows.count)
        groups.reserveCapacity(other.groups.count)
        keyBytes.reserveCapacity(other.keyBytes.count)
        keyOffsets.reserveCapacity(other.keyOffsets.count)
        forwardOffsets.reserveCapacity(other.forwardOffsets.count)
        forwardTerms.reserveCapacity(other.forwardTerms.count)
        forwardSignatures.reserveCapacity(other.forwardSignatures.count)
    }
}
