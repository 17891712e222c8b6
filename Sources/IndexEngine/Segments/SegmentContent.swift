/// Everything a segment holds, before it has bytes: what a builder or a merge collected.
struct SegmentContent {
    var catalog = Catalog()
    var signatures = SignatureTable()

    /// The distinct terms, sorted by bytes: term t is `termBytes[termOffsets[t]..<termOffsets[t+1]]`.
    var termOffsets: [UInt32] = [0]
    var termBytes: [UInt8] = []

    /// By document, in static order.
    var rows: [Int64] = []
    var groups: [UInt32] = []
    /// Static keys: whole ones in a builder, without their bundle once they are in order.
    var keyOffsets: [Int] = [0]
    var keyBytes: [UInt8] = []

    /// A document's terms, ascending, with the signature of each.
    var forwardOffsets: [UInt32] = [0]
    var forwardTerms: [UInt32] = []
    var forwardSignatures: [UInt32] = []

    var removedRows: [Int64] = []

    /// Terms longer than the dictionary keeps, by document.
    var longTerms: [LongTerm] = []
    var longBytes: [UInt8] = []

    var documentCount: Int { rows.count }
    var termCount: Int { termOffsets.count - 1 }
}

/// A term that the dictionary cuts: `longBytes[offset..<offset + count]`.
struct LongTerm: Equatable {
    var document: UInt32
    var signature: UInt32
    var offset: UInt32
    var count: UInt32

    /// How many integers one takes in its section.
    static let width = 4
}
