/// Postings as bytes: two to five for each.
///
///     first byte   bits 0…5 place code · bits 6…7 how many bytes follow, less one
///     then         documents since the posting before (since document 0 for a term's first)
///
/// Common terms have small steps and take two bytes a posting, rare ones four. The last posting is
/// followed by `padding` bytes, so that a step is always read as four bytes and cut.
enum PostingCodec {
    static let padding = 8

    /// Where each term's bytes begin, one more than there are terms, and the bytes.
    static func encode(_ postings: PostingLists) -> (offsets: [UInt32], bytes: [UInt8]) {
        var offsets: [UInt32] = [0]
        offsets.reserveCapacity(postings.offsets.count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(postings.entries.count * 3)
        for term in 0..<postings.offsets.count - 1 {
            var previous: UInt32 = 0
            for index in Int(postings.offsets[term])..<Int(postings.offsets[term + 1]) {
                let entry = postings.entries[index]
                let document = entry >> UInt32(PlaceCode.bitWidth)
                var step = document - previous
                previous = document
                let follows = max(1, (UInt32.bitWidth - step.leadingZeroBitCount + 7) / 8)
                bytes.append(UInt8(entry & 63) | UInt8(follows - 1) << 6)
                for _ in 0..<follows {
                    bytes.append(UInt8(truncatingIfNeeded: step))
                    step >>= 8
                }
            }
            offsets.append(UInt32(truncatingIfNeeded: bytes.count))
        }
        bytes.append(contentsOf: repeatElement(0, count: padding))
        return (offsets, bytes)
    }

    /// Calls `body` with document and place code of every posting in `range` of the bytes, which
    /// are one term's.
    @inline(__always)
    static func forEach(
        _ range: Range<Int>,
        _ bytes: Column<UInt8>,
        _ body: (Int, Int) -> Void
    ) {
        guard let base = bytes.base else { return }
        let end = min(range.upperBound, bytes.count - padding)
        var position = range.lowerBound
        var document: UInt32 = 0
        while position < end {
            let first = base[position]
            let follows = UInt32(first >> 6) + 1
            let word = UnsafeRawPointer(base + position + 1).loadUnaligned(as: UInt32.self)
            // A damaged step may pass the end of 32 bits: then the document is no document.
            document &+= word & UInt32.max >> (32 - 8 * follows)
            body(Int(document), Int(first & 63))
            position += 1 + Int(follows)
        }
    }
}
