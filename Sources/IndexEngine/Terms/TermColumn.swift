/// The sorted terms of a segment, each stored as what differs from the one before.
///
///     block of 16:  length · bytes            the first, whole
///                   shared · length · bytes   the others: bytes shared with the one before
///
/// Every number is one byte: the dictionary cuts terms at 65. A search halves the blocks by their
/// first terms, read where they lie, and then walks through one block.
struct TermColumn {
    static let block = 16

    let count: Int
    private let offsets: Column<UInt32>
    private let bytes: Column<UInt8>

    init(count: Int, offsets: Column<UInt32>, bytes: Column<UInt8>) {
        self.count = count
        self.offsets = offsets
        self.bytes = bytes
    }

    /// The bytes of a term.
    ///
    /// - Complexity: O(`block`) terms; `TermCursor` walks in O(1) a term.
    func term(_ number: Int) -> [UInt8] {
        var cursor = TermCursor(self)
        cursor.move(to: number)
        return Array(cursor.bytes)
    }

    /// The bytes of the `offsets` and `bytes` sections for a content's terms.
    static func encode(_ content: SegmentContent) -> (offsets: [UInt32], bytes: [UInt8]) {
        var offsets: [UInt32] = []
        var coded: [UInt8] = []
        coded.reserveCapacity(content.termBytes.count / 2)
        var previous = 0..<0
        for term in 0..<content.termCount {
            let range = Int(content.termOffsets[term])..<Int(content.termOffsets[term + 1])
            var shared = 0
            if term % block == 0 {
                offsets.append(UInt32(truncatingIfNeeded: coded.count))
            } else {
                let most = min(previous.count, range.count)
                while shared < most,
                    content.termBytes[previous.lowerBound + shared]
                        == content.termBytes[range.lowerBound + shared]
                { shared += 1 }
                coded.append(UInt8(truncatingIfNeeded: shared))
            }
            coded.append(UInt8(truncatingIfNeeded: range.count - shared))
            coded.append(
                contentsOf: content.termBytes[range.lowerBound + shared..<range.upperBound]
            )
            previous = range
        }
        return (offsets, coded)
    }

    /// Where a block begins.
    @inline(__always)
    fileprivate func start(ofBlock block: Int) -> Int { Int(offsets[block]) }

    /// One stored term: how much of the one before it keeps, and where its own bytes are.
    @inline(__always)
    fileprivate func read(_ position: inout Int, isFirst: Bool) -> (shared: Int, own: Range<Int>) {
        let shared = isFirst ? 0 : Int(bytes[position])
        if !isFirst { position += 1 }
        let length = Int(bytes[position])
        let own = bytes.clamp(position + 1..<position + 1 + length)
        position += 1 + length
        return (shared, own)
    }

    @inline(__always)
    fileprivate func byte(_ place: Int) -> UInt8 { bytes[place] }

    /// Copies stored bytes as far as there is room, and gives where they end.
    @inline(__always)
    fileprivate func copy(_ range: Range<Int>, to term: inout [UInt8], at start: Int) -> Int {
        guard let base = bytes.base else { return start }
        let count = min(range.count, term.count - start)
        term.withUnsafeMutableBufferPointer { term in
            for index in 0..<count { term[start + index] = base[range.lowerBound + index] }
        }
        return start + count
    }

    /// With how many equal bytes stored ones and a term begin.
    fileprivate func commonCount(_ range: Range<Int>, _ term: ArraySlice<UInt8>) -> Int {
        let most = min(range.count, term.count)
        var count = 0
        while count < most, bytes[range.lowerBound + count] == term[term.startIndex + count] {
            count += 1
        }
        return count
    }
}

// MARK: - Searching

extension TermColumn {
    /// Where a term stands from the terms that begin with some bytes.
    enum Order { case before, within, after }

    /// The first term of `range` that is not before those that begin with `prefix`, or, past them,
    /// the first after.
    func firstTerm(in range: Range<Int>, _ prefix: UnsafeRawBufferPointer, past: Bool) -> Int {
        func isReached(_ order: Order) -> Bool { past ? order == .after : order != .before }
        // The first block inside the range whose first term is reached; the term is in the one
        // before it, or is its first.
        var low = (range.lowerBound + Self.block - 1) / Self.block
        var high = (range.upperBound + Self.block - 1) / Self.block
        while low < high {
            let middle = (low + high) / 2
            var position = start(ofBlock: middle)
            let own = read(&position, isFirst: true).own
            if isReached(order(own, prefix)) { high = middle } else { low = middle + 1 }
        }
        let end = min(low * Self.block, range.upperBound)
        guard end > range.lowerBound else { return range.lowerBound }
        var comparison = TermComparison(self, prefix, block: (end - 1) / Self.block)
        while comparison.number < end {
            let order = comparison.next()
            if comparison.number > range.lowerBound, isReached(order) {
                return comparison.number - 1
            }
        }
        return end
    }

    /// Where a term stands from those that begin with `prefix`.
    func order(_ number: Int, _ prefix: UnsafeRawBufferPointer) -> Order {
        var comparison = TermComparison(self, prefix, block: number / Self.block)
        var order = comparison.next()
        while comparison.number <= number { order = comparison.next() }
        return order
    }

    /// The last of the blocks after one whose first terms begin with `prefix`; itself when the next
    /// one's does not.
    ///
    /// They stand together: looks in growing steps, then in halved ones.
    fileprivate func lastBlock(from block: Int, within prefix: UnsafeRawBufferPointer) -> Int {
        func begins(_ block: Int) -> Bool {
            guard block * Self.block < count else { return false }
            var position = start(ofBlock: block)
            return order(read(&position, isFirst: true).own, prefix) == .within
        }
        var last = block
        var step = 1
        while begins(last + step) {
            last += step
            step *= 2
        }
        while step > 1 {
            step /= 2
            if begins(last + step) { last += step }
        }
        return last
    }

    @inline(__always)
    private func order(_ range: Range<Int>, _ prefix: UnsafeRawBufferPointer) -> Order {
        let shared = min(range.count, prefix.count)
        for index in 0..<shared where bytes[range.lowerBound + index] != prefix[index] {
            return bytes[range.lowerBound + index] < prefix[index] ? .before : .after
        }
        return range.count < prefix.count ? .before : .within
    }
}

/// Compares the terms of a block with a prefix, one after the other, without making them.
///
/// A term that keeps more of the one before than agreed with the prefix stands where that stood.
private struct TermComparison {
    private let terms: TermColumn
    private let prefix: UnsafeRawBufferPointer
    /// The term that is compared next.
    private(set) var number: Int
    private var position: Int
    /// With how many bytes of the prefix the last term begins, and where it stands.
    private var agreed = 0
    private var order = TermColumn.Order.before

    init(_ terms: TermColumn, _ prefix: UnsafeRawBufferPointer, block: Int) {
        self.terms = terms
        self.prefix = prefix
        number = block * TermColumn.block
        position = terms.start(ofBlock: block)
    }

    /// Where the next term stands.
    mutating func next() -> TermColumn.Order {
        let isFirst = number % TermColumn.block == 0
        let (shared, own) = terms.read(&position, isFirst: isFirst)
        number += 1
        // Damaged bytes may keep more than there was; any answer will do then.
        guard isFirst || shared <= agreed else { return order }
        agreed = isFirst ? 0 : shared
        var place = own.lowerBound
        while agreed < prefix.count, place < own.upperBound {
            let byte = terms.byte(place)
            guard byte == prefix[agreed] else {
                order = byte < prefix[agreed] ? .before : .after
                return order
            }
            agreed += 1
            place += 1
        }
        order = agreed == prefix.count ? .within : .before
        return order
    }
}

/// Walks the terms of a segment in order.
struct TermCursor {
    /// A term has half as many bytes at the most; damaged ones are cut.
    private static let capacity = 128

    private let terms: TermColumn
    private(set) var number = -1
    private var storage = [UInt8](repeating: 0, count: Self.capacity)
    private var length = 0
    private var position = 0

    init(_ terms: TermColumn) {
        self.terms = terms
    }

    /// The term's bytes.
    var bytes: ArraySlice<UInt8> { storage[..<length] }

    /// Goes to a term; cheap when it is a little further on.
    mutating func move(to target: Int) {
        let block = target / TermColumn.block
        if number < 0 || number > target || number / TermColumn.block != block { enter(block) }
        while number < target { advance() }
    }

    /// Goes to the next term.
    ///
    /// - Returns: how many bytes it begins with that the term before began with.
    @discardableResult
    mutating func advance() -> Int {
        number += 1
        let isFirst = number % TermColumn.block == 0
        let (shared, own) = terms.read(&position, isFirst: isFirst)
        let kept = min(length, shared)
        let common = isFirst ? terms.commonCount(own, storage[..<length]) : kept
        length = terms.copy(own, to: &storage, at: kept)
        return common
    }

    /// Goes to the first term after those that begin with the first `count` bytes of this one; past
    /// the last term when there is none.
    ///
    /// - Returns: how many bytes it begins with that this one began with.
    /// - Complexity: O(log terms): whole blocks are told by their first terms, and in a block nothing
    ///   is copied.
    mutating func skip(beginning count: Int) -> Int {
        let count = min(count, length)
        while true {
            number += 1
            guard number < terms.count else { return count }
            let isFirst = number % TermColumn.block == 0
            let (shared, own) = terms.read(&position, isFirst: isFirst)
            let common = isFirst ? terms.commonCount(own, storage[..<count]) : shared
            guard common >= count else {
                length = terms.copy(own, to: &storage, at: isFirst ? 0 : shared)
                return common
            }
            if isFirst { skipBlocks(beginning: count) }
        }
    }

    /// From the first term of a block goes to that of the last block that begins like it.
    private mutating func skipBlocks(beginning count: Int) {
        let block = number / TermColumn.block
        let last = storage.withUnsafeBytes { bytes in
            terms.lastBlock(from: block, within: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        }
        guard last != block else { return }
        enter(last)
        number += 1
        _ = terms.read(&position, isFirst: true)
    }

    /// Stands before the first term of a block.
    private mutating func enter(_ block: Int) {
        number = block * TermColumn.block - 1
        position = terms.start(ofBlock: block)
    }
}
