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
    /// Only bytes that reach the key are copied: those of its own entry, and of each entry before
    /// it what the ones between keep.
    ///
    /// - Complexity: O(`SegmentFormat.keyBlock`) entries.
    func read(_ document: Int, into key: inout [UInt8]) {
        let place = max(0, document) % SegmentFormat.keyBlock
        var position = Int(offsets[max(0, document) / SegmentFormat.keyBlock])
        var entries = InlineArray<16, Entry>(repeating: Entry())
        for index in 0...place { entries[index] = readEntry(isFirst: index == 0, &position) }
        let last = entries[place]
        key.removeAll(keepingCapacity: true)
        key.append(contentsOf: repeatElement(0, count: last.shared + last.own.count))
        guard let base = bytes.base else { return }
        key.withUnsafeMutableBytes { target in
            var kept = target.count
            for index in stride(from: place, through: 0, by: -1) where kept > 0 {
                let entry = entries[index]
                let count = min(entry.own.count, kept - entry.shared)
                guard count > 0 else { continue }
                UnsafeMutableRawBufferPointer(rebasing: target[entry.shared..<entry.shared + count])
                    .copyMemory(
                        from: UnsafeRawBufferPointer(
                            start: base + entry.own.lowerBound,
                            count: count
                        )
                    )
                kept = entry.shared
            }
        }
    }

    /// Reads the key at `position` over the one before it.
    func readNext(isFirst: Bool, _ position: inout Int, into key: inout [UInt8]) {
        let entry = readEntry(isFirst: isFirst, &position)
        key.removeLast(max(0, key.count - entry.shared))
        guard let base = bytes.base else { return }
        key.append(
            contentsOf: UnsafeBufferPointer(
                start: base + entry.own.lowerBound,
                count: entry.own.count
            )
        )
    }

    /// One stored key: how much of the one before it keeps, and where its own bytes are.
    private struct Entry {
        var shared = 0
        var own = 0..<0
    }

    @inline(__always)
    private func readEntry(isFirst: Bool, _ position: inout Int) -> Entry {
        var entry = Entry()
        if !isFirst {
            entry.shared = Int(bytes[position])
            position += 1
        }
        let length = readLength(&position)
        entry.own = bytes.clamp(position..<position + length)
        position += length
        return entry
    }

    @inline(__always)
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
        var previous = 0..<0
        for document in 0..<content.documentCount {
            let key = content.keyOffsets[document]..<content.keyOffsets[document + 1]
            var shared = 0
            if document % SegmentFormat.keyBlock == 0 {
                blockOffsets.append(UInt32(truncatingIfNeeded: coded.count))
            } else {
                let most = min(255, min(previous.count, key.count))
                while shared < most,
                    content.keyBytes[previous.lowerBound + shared]
                        == content.keyBytes[key.lowerBound + shared]
                { shared += 1 }
                coded.append(UInt8(shared))
            }
            var length = key.count - shared
            while length >= 0x80 {
                coded.append(UInt8(length & 0x7F) | 0x80)
                length >>= 7
            }
            coded.append(UInt8(length))
            coded.append(contentsOf: content.keyBytes[(key.lowerBound + shared)..<key.upperBound])
            previous = key
        }
        return (blockOffsets, coded)
    }
}
