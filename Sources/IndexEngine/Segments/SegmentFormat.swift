/// The bytes of a segment: one flat image, read where it lies.
///
///     ┌────────────────────────────────────────────────────────────┐ 0
///     │ "LIMELITE" · version · sections · numbers · bytes · checksum │ header, 128 bytes
///     ├────────────────────────────────────────────────────────────┤
///     │ offset · byte count · checksum           one per section    │ table
///     ├────────────────────────────────────────────────────────────┤ 64-byte aligned, each
///     │ catalog          applications, attributes, kinds, groups    │ parsed when opened
///     │ nodeSlots        hash table: heavy prefix → node            │ ┐
///     │ nodes            term range, counts, where its lists are    │ │ read by every
///     │ tops             the best 64 of each heavy prefix           │ │ search, kept
///     │ nodeApplications counts and best 3 per application          │ │ together
///     │ termOffsets, termBytes   sorted dictionary: `TermColumn`    │ │
///     │ postingOffsets   where each term's postings begin           │ ┘
///     │ planes           dense prefixes: any, tier bits 0 to 3      │
///     │ planeLoose       their documents that match loosely only    │
///     │ documentLists    common prefixes: `DocumentList`            │
///     │ postings         per term, coded: `PostingCodec`             │
///     │ forwardOffsets, forward   per document: `ForwardCodec`      │
///     │ signatureCodes, signatureOffsets, occurrences               │
///     │ rows, rowOrder, groups    per document: store row, group    │
///     │ keyOffsets, keyBytes      per document: `KeyColumn`         │
///     │ removedRows      rows older segments must hide              │
///     │ longTerms, longBytes      terms that the dictionary cuts    │
///     └────────────────────────────────────────────────────────────┘
///
/// Documents are numbered in static order, best first, so the first of any list are its best.
/// Integers are little-endian. A reader clamps every index it reads, so damage that the checksums
/// have not yet shown gives wrong answers, never a trap.
package enum SegmentFormat {
    /// Goes up with every change of the bytes or of their meaning, folding and tiers included.
    package static let version = 4
    /// A cache line; every section begins on one.
    package static let alignment = 64

    static let magic: UInt64 = 0x4554_494C_454D_494C
    static let headerByteCount = 128
    static let entryByteCount = 24

    /// Bytes of a term in the dictionary.
    ///
    /// Longer ones are cut and marked, because a run of n
    /// letters has up to n starts, and n terms of n bytes would be quadratic.
    static let termByteCount = 64
    /// Ends a cut term; no UTF-8 text has this byte.
    static let cutMark: UInt8 = 0xFF
    /// The term of documents with texts that a query string compares and the index does not have;
    /// nobody can type it.
    static let unindexedMark = [cutMark]

    /// A posting has 26 bits for the document.
    static let documentLimit = 1 << 26
    /// Offsets into lists have 32 bits; a builder stops well before.
    static let entryLimit = 1 << 31

    /// Prefixes with this many postings are nodes: below, scanning them costs a few microseconds.
    static let heavyPostingCount = 1_024
    /// How many best documents a node keeps: the 50 of a screen and some that may be deleted.
    static let topCount = 64
    /// Segments with more applications keep no counts per node, and count them as they search.
    static let tabledApplicationCount = 64
    /// The best per application that nodes keep.
    static let bestPerApplication = 3
    /// A prefix is dense when it has more than one document in so many: then planes are read
    /// faster than postings, and cost 5/8 of a byte a document each.
    static let denseShare = 6
    /// A prefix that is not dense is common when it has more than one document in so many: then it
    /// has a list of its documents, so that the postings of its terms need not be gathered.
    static let commonShare = 26
    /// Smaller prefixes have no planes, whatever their share.
    static let denseDocumentCount = 1_024
    /// How many documents share one whole static key; the others store what differs.
    static let keyBlock = 16

    /// The parts of a segment, in the order of the file.
    enum Section: Int, CaseIterable {
        case catalog
        case nodeSlots, nodes, tops, nodeApplications
        case termOffsets, termBytes, postingOffsets
        case planes, planeLoose, documentLists
        case postings
        case forwardOffsets, forward
        case signatureCodes, signatureOffsets, occurrences
        case rows, rowOrder, groups
        case keyOffsets, keyBytes
        case removedRows
        case longTerms, longBytes
    }

    /// The header's numbers, in order, 8 bytes each.
    enum Number: Int, CaseIterable {
        case documentCount, termCount, rowBase
    }

    /// The checksum of a whole section, or of the header.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var checksum = SegmentChecksum(byteCount: bytes.count)
        checksum.add(bytes)
        return checksum.value
    }
}
