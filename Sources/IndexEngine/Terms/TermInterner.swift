/// Gives every distinct term a number, in order of first sight.
struct TermInterner {
    private(set) var offsets: [UInt32] = [0]
    private(set) var bytes: [UInt8] = []
    private var hashes: [UInt32] = []
    private var slots: [UInt32]

    init() {
        slots = [UInt32](repeating: 0, count: 1 << 8)
    }

    var count: Int { hashes.count }

    /// The number of a term; `isCut` appends the mark of a term the dictionary cuts.
    @inline(__always)
    mutating func number(of term: UnsafeRawBufferPointer, isCut: Bool) -> UInt32 {
        let hash = UInt32(truncatingIfNeeded: TermHash.hash(term)) ^ (isCut ? 0x5555_5555 : 0)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while true {
            let entry = slots[slot]
            if entry == 0 { return add(term, isCut: isCut, hash: hash, slot: slot) }
            let number = Int(entry - 1)
            if hashes[number] == hash, equals(number, term, isCut: isCut) { return entry - 1 }
            slot = (slot + 1) & mask
        }
    }

    @inline(__always)
    private func equals(_ number: Int, _ term: UnsafeRawBufferPointer, isCut: Bool) -> Bool {
        let start = Int(offsets[number])
        guard Int(offsets[number + 1]) - start == term.count + (isCut ? 1 : 0) else { return false }
        return bytes.withUnsafeBytes { all in
            for index in 0..<term.count where all[start + index] != term[index] { return false }
            return !isCut || all[start + term.count] == SegmentFormat.cutMark
        }
    }

    private mutating func add(
        _ term: UnsafeRawBufferPointer,
        isCut: Bool,
        hash: UInt32,
        slot: Int
    ) -> UInt32 {
        bytes.append(contentsOf: term)
        if isCut { bytes.append(SegmentFormat.cutMark) }
        offsets.append(UInt32(truncatingIfNeeded: bytes.count))
        hashes.append(hash)
        slots[slot] = UInt32(hashes.count)
        if hashes.count * 2 > slots.count { grow() }
        return UInt32(hashes.count - 1)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// The terms sorted by bytes, and the place of each number among them.
    func sorted() -> (offsets: [UInt32], bytes: [UInt8], places: [UInt32]) {
        var order: [(head: UInt64, number: UInt32)] = (0..<count).map { (head($0), UInt32($0)) }
        order.sort { lhs, rhs in
            lhs.head != rhs.head
                ? lhs.head < rhs.head : precedes(Int(lhs.number), Int(rhs.number))
        }
        var places = [UInt32](repeating: 0, count: count)
        var sortedOffsets: [UInt32] = [0]
        sortedOffsets.reserveCapacity(count + 1)
        var sortedBytes: [UInt8] = []
        sortedBytes.reserveCapacity(bytes.count)
        for (place, entry) in order.enumerated() {
            let number = Int(entry.number)
            places[number] = UInt32(place)
            sortedBytes.append(contentsOf: bytes[Int(offsets[number])..<Int(offsets[number + 1])])
            sortedOffsets.append(UInt32(sortedBytes.count))
        }
        return (sortedOffsets, sortedBytes, places)
    }

    /// The first eight bytes, as a number that orders like them.
    private func head(_ number: Int) -> UInt64 {
        let range = Int(offsets[number])..<Int(offsets[number + 1])
        var head: UInt64 = 0
        for index in 0..<8 {
            head = head << 8 | (index < range.count ? UInt64(bytes[range.lowerBound + index]) : 0)
        }
        return head
    }

    private func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
        let left = bytes[Int(offsets[lhs])..<Int(offsets[lhs + 1])]
        let right = bytes[Int(offsets[rhs])..<Int(offsets[rhs + 1])]
        return left.lexicographicallyPrecedes(right)
    }
}
