import QueryLanguage
import SearchModel

/// A typed word on one segment: which terms it begins, and what each posting of them is worth.
struct SegmentWord {
    let bytes: [UInt8]
    let range: PrefixRange
    /// Its postings, as a range of the segment's bytes.
    let postings: Range<Int>
    /// The word's planes, if its prefix is dense and they say what this query asks.
    let plane: Int?
    /// How many documents its planes leave out because they match loosely only.
    let looseCount: Int
    /// The word's documents with their values, if its prefix is common and not dense.
    let list: DocumentList?
    /// By signature, when the word is narrowed to one attribute; nil for a plain word.
    private let narrowed: NarrowedValues?

    init(_ word: TypedQuery.Word, _ plan: QueryPlan, _ segment: Segment) {
        let columns = segment.columns
        bytes = word.folded
        range = columns.prefixRange(of: bytes)
        postings = columns.postings(terms: range.terms)
        narrowed = word.attribute.map { NarrowedValues($0, plan.profile, segment) }
        guard range.node >= 0, narrowed == nil, plan.profile != .ios17 else {
            plane = nil
            list = nil
            looseCount = 0
            return
        }
        let node = HeavyPrefix(columns.nodes, range.node)
        plane = node.plane > 0 ? Int(node.plane) - 1 : nil
        list = node.listCount > 0 ? DocumentList(node, columns) : nil
        looseCount = plan.profile == .documented ? Int(node.looseCount) : 0
    }

    /// Whether postings alone tell a match: not for a narrowed word, nor for one that is cut.
    var isVerified: Bool { narrowed != nil || range.isCut }

    /// What ranking knows of a signature, for this word.
    func code(signature: Int, _ columns: SegmentColumns) -> PlaceCode? {
        if let narrowed { return narrowed.code(signature: signature) }
        return PlaceCode.all[Int(columns.signatureCodes[signature]) & 63]
    }

    /// What a signature is worth, for the term that is the word or for a longer one.
    @inline(__always)
    func value(
        signature: Int,
        isWhole: Bool,
        _ table: borrowing ValueTable,
        _ columns: SegmentColumns
    ) -> UInt8 {
        if let narrowed { return narrowed.value(signature: signature, isWhole: isWhole) }
        let code = Int(columns.signatureCodes[signature]) & 63
        return isWhole ? table.whole[code] : table.prefix[code]
    }
}

/// What each signature of a segment is worth when only one attribute counts.
struct NarrowedValues {
    /// By signature; nil where no occurrence is in the attribute, or none the profile accepts.
    private let codes: [PlaceCode?]

    init(_ attribute: String, _ profile: MatchProfile, _ segment: Segment) {
        let columns = segment.columns
        let attributes = segment.catalog.attributes
        codes = (0..<columns.signatureCodes.count).map { signature in
            let span = columns.signatureOffsets.span(signature, limit: columns.occurrences.count)
            let kept = span.map { SignatureTable.Occurrence(bits: columns.occurrences[$0]) }
                .filter { occurrence in
                    occurrence.attribute < attributes.count
                        && attributes[occurrence.attribute].name == attribute
                }
            let code = SignatureTable.code(of: kept, attributes: attributes)
            return code.flatMap { profile.accepts($0) ? $0 : nil }
        }
    }

    func code(signature: Int) -> PlaceCode? {
        codes.indices.contains(signature) ? codes[signature] : nil
    }

    func value(signature: Int, isWhole: Bool) -> UInt8 {
        guard let code = code(signature: signature) else { return MatchValue.none }
        return isWhole ? code.wholeValue : code.prefixValue
    }
}
