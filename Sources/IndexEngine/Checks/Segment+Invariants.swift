#if CHECK_INVARIANTS
    /// What must hold in every segment, checked the slow way; in debug builds only.
    extension Segment {
        /// What is wrong; empty for a sound segment.
        package func brokenInvariants() -> [String] {
            var broken: [String] = []
            if !termsAscend { broken.append("terms are not sorted") }
            if !keysAscend { broken.append("documents are not in static order") }
            if !rowsAscend { broken.append("rows are not ordered") }
            if forwardPairs != postingPairs { broken.append("postings and forward lists differ") }
            let nodeCount = columns.nodes.count / HeavyPrefix.width
            for number in 0..<nodeCount where !isSound(HeavyPrefix(columns.nodes, number)) {
                broken.append("heavy prefix \(number) is wrong")
            }
            return broken
        }

        private var termsAscend: Bool {
            (1..<max(1, columns.termCount)).allSatisfy {
                columns.terms.term($0 - 1)
                    .lexicographicallyPrecedes(columns.terms.term($0))
            }
        }

        private var keysAscend: Bool {
            (1..<max(1, documentCount)).allSatisfy {
                columns.staticKey($0 - 1, catalog)
                    .lexicographicallyPrecedes(columns.staticKey($0, catalog))
            }
        }

        private var rowsAscend: Bool {
            (1..<max(1, documentCount)).allSatisfy {
                columns.row(Int(columns.rowOrder[$0 - 1])) < columns.row(Int(columns.rowOrder[$0]))
            }
        }

        /// Document, term and place code of every entry of the documents' lists.
        private var forwardPairs: [[Int]] {
            (0..<documentCount).flatMap { document in
                var entries = columns.entries(document)
                var pairs: [[Int]] = []
                while entries.next() {
                    let code = columns.signatureCodes[entries.signature]
                    pairs.append([document, entries.term, Int(code)])
                }
                return pairs
            }
        }

        /// The same of the postings.
        private var postingPairs: [[Int]] {
            var pairs: [[Int]] = []
            for term in 0..<columns.termCount {
                forEachPosting(term) { document, code in pairs.append([document, term, code]) }
            }
            return pairs.sorted { $0.lexicographicallyPrecedes($1) }
        }

        private func forEachPosting(_ term: Int, _ body: (Int, Int) -> Void) {
            let range = columns.postingOffsets.span(term, limit: columns.postings.count)
            PostingCodec.forEach(range, columns.postings, body)
        }

        /// Compares a node's counts, best and planes with its postings.
        private func isSound(_ node: HeavyPrefix) -> Bool {
            var values: [Int: UInt8] = [:]
            for term in Int(node.termLow)..<Int(node.termHigh) {
                let isWhole = node.isTerm == 1 && term == Int(node.termLow)
                forEachPosting(term) { document, code in
                    let table = ValueTable.documented
                    let value = isWhole ? table.whole[code] : table.prefix[code]
                    values[document] = min(values[document] ?? value, value)
                }
            }
            let strict = values.filter { $0.value & MatchValue.looseBit == 0 }
            let best = values.map { UInt64($0.value) << 32 | UInt64($0.key) }.sorted()
            let listed = (0..<Int(node.topCount)).map { place in
                let posting = columns.tops[Int(node.topStart) + place]
                return UInt64(posting & 63) << 32 | UInt64(posting >> UInt32(PlaceCode.bitWidth))
            }
            guard strict.count == Int(node.strictCount),
                values.count - strict.count == Int(node.looseCount),
                listed == Array(best.prefix(SegmentFormat.topCount))
            else { return false }
            if node.listCount > 0 {
                var listed: [Int: UInt8] = [:]
                DocumentList(node, columns).forEach { listed[$0] = $1 }
                guard listed == values else { return false }
            }
            guard node.plane > 0 else { return true }
            let planes = DensePlanes(Int(node.plane) - 1, columns)
            return (0..<documentCount).allSatisfy {
                planes.value($0) == strict[$0] ?? MatchValue.none
            }
        }
    }
#endif
