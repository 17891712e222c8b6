/// The sections of a segment as arrays, with the few readings that join two of them.
struct SegmentColumns {
    let documentCount: Int
    let termCount: Int
    private let rowBase: Int64

    let nodeSlots: Column<UInt32>
    let nodes: Column<UInt32>
    let tops: Column<UInt32>
    let nodeApplications: Column<UInt32>
    let terms: TermColumn
    let postingOffsets: Column<UInt32>
    let planes: Column<UInt64>
    let planeLoose: Column<UInt32>
    let documentLists: Column<UInt16>
    let postings: Column<UInt8>
    let forwardOffsets: Column<UInt32>
    let forward: Column<UInt8>
    let signatureCodes: Column<UInt8>
    let signatureOffsets: Column<UInt32>
    let occurrences: Column<UInt32>
    private let narrowRows: Column<UInt32>
    private let wideRows: Column<Int64>
    let rowOrder: Column<UInt32>
    let groups: Column<UInt32>
    let keys: KeyColumn
    let removedRows: Column<Int64>
    let longTerms: Column<UInt32>
    let longBytes: Column<UInt8>

    init(_ header: SegmentHeader, _ bytes: UnsafeRawBufferPointer) {
        func section(_ section: SegmentFormat.Section) -> UnsafeRawBufferPointer {
            header.bytes(of: section, in: bytes)
        }
        documentCount = header[.documentCount]
        termCount = header[.termCount]
        rowBase = Int64(header[.rowBase])
        nodeSlots = Column(section(.nodeSlots))
        nodes = Column(section(.nodes))
        tops = Column(section(.tops))
        nodeApplications = Column(section(.nodeApplications))
        terms = TermColumn(
            count: header[.termCount],
            offsets: Column(section(.termOffsets)),
            bytes: Column(section(.termBytes))
        )
        postingOffsets = Column(section(.postingOffsets))
        planes = Column(section(.planes))
        planeLoose = Column(section(.planeLoose))
        documentLists = Column(section(.documentLists))
        postings = Column(section(.postings))
        forwardOffsets = Column(section(.forwardOffsets))
        forward = Column(section(.forward))
        signatureCodes = Column(section(.signatureCodes))
        signatureOffsets = Column(section(.signatureOffsets))
        occurrences = Column(section(.occurrences))
        narrowRows = Column(section(.rows))
        wideRows = Column(section(.rows))
        rowOrder = Column(section(.rowOrder))
        groups = Column(section(.groups))
        keys = KeyColumn(
            offsets: Column(section(.keyOffsets)),
            bytes: Column(section(.keyBytes))
        )
        removedRows = Column(section(.removedRows))
        longTerms = Column(section(.longTerms))
        longBytes = Column(section(.longBytes))
    }

    /// The least and the largest store row.
    var rowRange: ClosedRange<Int64>? {
        guard rowOrder.count > 0 else { return nil }
        let least = row(Int(rowOrder[0]))
        let largest = row(Int(rowOrder[rowOrder.count - 1]))
        return least <= largest ? least...largest : nil
    }

    /// The store row of a document.
    func row(_ document: Int) -> Int64 {
        let isNarrow = narrowRows.count == documentCount
        return isNarrow ? rowBase &+ Int64(narrowRows[document]) : wideRows[document]
    }

    /// The document of a store row; nil when it is not here.
    ///
    /// - Complexity: O(log documents).
    func document(row: Int64) -> Int? {
        var low = 0
        var high = rowOrder.count
        while low < high {
            let middle = (low + high) / 2
            let found = self.row(Int(rowOrder[middle]))
            if found == row {
                let document = Int(rowOrder[middle])
                return document < documentCount ? document : nil
            }
            if found < row { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// A document's whole static key.
    func staticKey(_ document: Int, _ catalog: Catalog) -> [UInt8] {
        var key: [UInt8] = []
        keys.read(document, into: &key)
        return StaticKey.inserting(catalog.application(group: group(document)), into: key)
    }

    /// Reads a document's static key over what `key` held.
    func readStaticKey(_ document: Int, _ catalog: Catalog, into key: inout StoredStaticKey) {
        keys.read(document, into: &key.bytes)
        key.application = catalog.application(group: group(document))
    }

    @inline(__always)
    func group(_ document: Int) -> Int { Int(groups[document]) }

    /// The entries of a document, ascending by term.
    @inline(__always)
    func entries(_ document: Int) -> ForwardCursor {
        ForwardCursor(forwardOffsets.span(document, limit: forward.count), forward)
    }

    /// The bytes of the postings of a range of terms.
    @inline(__always)
    func postings(terms: Range<Int>) -> Range<Int> {
        let low = min(Int(postingOffsets[terms.lowerBound]), postings.count)
        let high = min(Int(postingOffsets[terms.upperBound]), postings.count)
        return low..<max(low, high)
    }

    /// The long terms of a document, which stand together.
    func longTerms(of document: Int) -> Range<Int> {
        let count = longTerms.count / LongTerm.width
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if Int(longTerms[middle * LongTerm.width]) < document {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var end = low
        while end < count, Int(longTerms[end * LongTerm.width]) == document { end += 1 }
        return low..<end
    }

    func longTerm(_ number: Int) -> LongTerm {
        let base = number * LongTerm.width
        return LongTerm(
            document: longTerms[base],
            signature: longTerms[base + 1],
            offset: longTerms[base + 2],
            count: longTerms[base + 3]
        )
    }
}
