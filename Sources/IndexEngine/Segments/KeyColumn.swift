/// The static keys of a segment's documents, each stored as what differs from the one before.
///
///     block of 16:  length · bytes            the first, whole
///                   shared · length · bytes   the others: bytes shared with the one before
///
/// Lengths are varints, `shared` is one byte. The bundle is left out: it is in the catalog.
struct KeyColumn {
    let offsets: Column<UInt32>
    let bytes: Column<UInt8>

    /// Reads a document's key, as it is stored, into `key`.
    ///
    /// - Complexity: O(`SegmentFormat.keyBlock`) keys.
    func read(_ document: Int, into key: inout [UInt8]) {
        let block = document / SegmentFormat.keyBlock
        var position = Int(offsets[block])
        key.removeAll(keepingCapacity: true)
        for index in block * SegmentFormat.keyBlock...max(document, 0) {
            readNext(isFirst: index % SegmentFormat.keyBlock == 0, &position, into: &key)
        }
    }

    /// Reads the key at `position` over the one before it.
    func readNext(isFirst: Bool, _ position: inout Int, into key: inout [UInt8]) {
        var shared = 0
        if !isFirst {
            shared = Int(bytes[position])
            position += 1
        }
        let length = readLength(&position)
        key.removeLast(max(0, key.count - shared))
        let range = bytes.clamp(position..<position + length)
        if let base = bytes.base {
            key.append(
                contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
            )
        }
        position += length
    }

    private func readLength(_ position: inout Int) -> Int {
        var length = 0
        var shift = 0
        while shift <= 28 {
            let byte = Int(bytes[position])
            position += 1
            length |= (byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return length
    }

    /// The offsets of the blocks and the coded bytes of a content's keys.
    static func encode(_ content: SegmentContent) -> (offsets: [UInt32], bytes: [UInt8]) {
        var blockOffsets: [UInt32] = []
        var coded: [UInt8] = []
        var previous: [UInt8] = []
        for document in 0..<content.documentCount {
            let range = content.keyOffsets[document]..<content.keyOffsets[document + 1]
            let key = StaticKey.removingApplication(content.keyBytes[range])
            var shared = 0
            if document % SegmentFormat.keyBlock == 0 {
                blockOffsets.append(UInt32(truncatingIfNeeded: coded.count))
            } else {
                let most = min(255, min(previous.count, key.count))
                while shared < most, previous[shared] == key[shared] { shared += 1 }
                coded.append(UInt8(shared))
            }
            var length = key.count - shared
            while length >= 0x80 {
                coded.append(UInt8(length & 0x7F) | 0x80)
                length >>= 7
            }
            coded.append(UInt8(length))
            coded.append(contentsOf: key[shared...])
            previous = key
        }
        return (blockOffsets, coded)
    }
}
