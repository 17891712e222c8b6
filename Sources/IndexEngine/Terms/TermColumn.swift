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
        return cursor.bytes
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
    fileprivate func append(_ range: Range<Int>, to term: inout [UInt8]) {
        guard let base = bytes.base, !range.isEmpty else { return }
        term.append(
            contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
        )
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
        var cursor = TermCursor(self)
        cursor.move(to: max(range.lowerBound, (end - 1) / Self.block * Self.block))
        while cursor.number < end {
            if isReached(Self.order(cursor.bytes, prefix)) { return cursor.number }
            cursor.move(to: cursor.number + 1)
        }
        return end
    }

    /// Where a term stands from those that begin with `prefix`.
    func order(_ number: Int, _ prefix: UnsafeRawBufferPointer) -> Order {
        Self.order(term(number), prefix)
    }

    @inline(__always)
    private func order(_ range: Range<Int>, _ prefix: UnsafeRawBufferPointer) -> Order {
        let shared = min(range.count, prefix.count)
        for index in 0..<shared where bytes[range.lowerBound + index] != prefix[index] {
            return bytes[range.lowerBound + index] < prefix[index] ? .before : .after
        }
        return range.count < prefix.count ? .before : .within
    }

    @inline(__always)
    private static func order(_ term: [UInt8], _ prefix: UnsafeRawBufferPointer) -> Order {
        let shared = min(term.count, prefix.count)
        for index in 0..<shared where term[index] != prefix[index] {
            return term[index] < prefix[index] ? .before : .after
        }
        return term.count < prefix.count ? .before : .within
    }
}

/// Walks the terms of a segment in order.
struct TermCursor {
    private let terms: TermColumn
    private(set) var number = -1
    /// The term's bytes.
    private(set) var bytes: [UInt8] = []
    private var position = 0

    init(_ terms: TermColumn) {
        self.terms = terms
        bytes.reserveCapacity(SegmentFormat.termByteCount + 1)
    }

    /// Goes to a term; cheap when it is a little further on.
    mutating func move(to target: Int) {
        let block = target / TermColumn.block
        if number < 0 || number > target || number / TermColumn.block != block {
            number = block * TermColumn.block - 1
            position = terms.start(ofBlock: block)
        }
        while number < target {
            number += 1
            let isFirst = number % TermColumn.block == 0
            let (shared, own) = terms.read(&position, isFirst: isFirst)
            bytes.removeLast(max(0, bytes.count - shared))
            terms.append(own, to: &bytes)
        }
    }
}
