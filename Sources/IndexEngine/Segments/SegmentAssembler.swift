/// Lays a segment's content out as bytes: postings, heavy prefixes and planes are made here.
struct SegmentAssembler {
    private let content: SegmentContent

    init(_ content: consuming SegmentContent) {
        content.numberSignaturesByUse()
        self.content = content
    }

    func image() -> SegmentImage {
        let postings = makePostings()
        let prefixes = HeavyPrefixBuilder(content, postings).build()
        var writer = SegmentWriter()
        writer.set(.documentCount, Int64(content.documentCount))
        writer.set(.termCount, Int64(content.termCount))
        writer.set(.catalog, content.catalog.bytes)
        writer.set(.nodeSlots, prefixes.slots)
        writer.set(.nodes, prefixes.nodes)
        writer.set(.tops, prefixes.tops)
        writer.set(.nodeApplications, prefixes.applications)
        writer.set(.planes, prefixes.planes)
        writer.set(.planeLoose, prefixes.loose)
        writer.set(.documentLists, prefixes.lists)
        let terms = TermColumn.encode(content)
        writer.set(.termOffsets, terms.offsets)
        writer.set(.termBytes, terms.bytes)
        let coded = PostingCodec.encode(postings)
        writer.set(.postingOffsets, coded.offsets)
        writer.set(.postings, coded.bytes)
        setForward(&writer)
        setDocuments(&writer)
        writer.set(.removedRows, content.removedRows.sorted())
        writer.set(
            .longTerms,
            content.longTerms.flatMap { [$0.document, $0.signature, $0.offset, $0.count] }
        )
        writer.set(.longBytes, content.longBytes)
        return writer.finish()
    }

    private func makePostings() -> PostingLists {
        var offsets = [UInt32](repeating: 0, count: content.termCount + 1)
        for term in content.forwardTerms { offsets[Int(term) + 1] += 1 }
        for term in 0..<content.termCount { offsets[term + 1] += offsets[term] }
        var cursors = offsets
        var entries = [UInt32](repeating: 0, count: content.forwardTerms.count)
        let codes = content.signatures.codes
        for document in 0..<content.documentCount {
            let range =
                Int(content.forwardOffsets[document])..<Int(content.forwardOffsets[document + 1])
            for entry in range {
                let term = Int(content.forwardTerms[entry])
                let code = codes[Int(content.forwardSignatures[entry])]
                entries[Int(cursors[term])] =
                    UInt32(document) << UInt32(PlaceCode.bitWidth) | UInt32(code)
                cursors[term] += 1
            }
        }
        return PostingLists(offsets: offsets, entries: entries)
    }

    private func setForward(_ writer: inout SegmentWriter) {
        let coded = ForwardCodec.encode(content)
        writer.set(.forwardOffsets, coded.offsets)
        writer.set(.forward, coded.bytes)
        writer.set(.signatureCodes, content.signatures.codes)
        var offsets: [UInt32] = [0]
        var flat: [UInt32] = []
        for set in content.signatures.occurrences {
            flat.append(contentsOf: set.map(\.bits))
            offsets.append(UInt32(flat.count))
        }
        writer.set(.signatureOffsets, offsets)
        writer.set(.occurrences, flat)
    }

    /// Rows of four bytes above the least where they fit, else of eight; no groups if there is one.
    private func setDocuments(_ writer: inout SegmentWriter) {
        let rows = content.rows
        let low = rows.min() ?? 0
        let (spread, overflow) = (rows.max() ?? 0).subtractingReportingOverflow(low)
        if !overflow, spread <= Int64(UInt32.max) {
            writer.set(.rowBase, low)
            writer.set(.rows, rows.map { UInt32($0 - low) })
        } else {
            writer.set(.rows, rows)
        }
        let order = (0..<UInt32(rows.count)).sorted { rows[Int($0)] < rows[Int($1)] }
        writer.set(.rowOrder, order)
        if content.catalog.groups.count > 1 { writer.set(.groups, content.groups) }
        let keys = KeyColumn.encode(content)
        writer.set(.keyOffsets, keys.offsets)
        writer.set(.keyBytes, keys.bytes)
    }
}

/// All postings, term by term; within a term by document.
struct PostingLists {
    /// Where each term's postings begin; one more than there are terms.
    let offsets: [UInt32]
    /// Document and place code.
    let entries: [UInt32]
}
