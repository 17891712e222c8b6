/// The documents of one segment that are deleted, or replaced in a newer one.
struct DeadDocuments: Sendable {
    private(set) var count = 0
    /// A bit for each; empty while there are none.
    private var bits: [UInt64] = []
    /// The same as numbers, in no order.
    private(set) var list: [UInt32] = []

    @inline(__always)
    func contains(_ document: Int) -> Bool {
        let index = document >> 6
        return index < bits.count && bits[index] >> UInt64(document & 63) & 1 == 1
    }

    @inline(__always)
    func word(_ index: Int) -> UInt64 { index < bits.count ? bits[index] : 0 }

    /// Adds a document; nothing happens when it is there.
    mutating func insert(_ document: Int, of documentCount: Int) {
        if bits.isEmpty {
            bits = [UInt64](repeating: 0, count: BitPlanes.wordCount(documents: documentCount))
        }
        let index = document >> 6
        let bit = UInt64(1) << UInt64(document & 63)
        guard index < bits.count, bits[index] & bit == 0 else { return }
        bits[index] |= bit
        count += 1
        list.append(UInt32(truncatingIfNeeded: document))
    }
}

/// A segment as one snapshot sees it.
struct SegmentView: Sendable {
    let segment: Segment
    var dead = DeadDocuments()

    init(_ segment: Segment) {
        self.segment = segment
    }

    var livingCount: Int { segment.documentCount - dead.count }

    /// Hides a row; false when it is not here, or hidden already.
    @discardableResult
    mutating func hide(row: Int64) -> Bool {
        guard let document = segment.columns.document(row: row), !dead.contains(document) else {
            return false
        }
        dead.insert(document, of: segment.documentCount)
        return true
    }
}
