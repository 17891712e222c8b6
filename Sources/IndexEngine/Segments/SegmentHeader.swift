/// The header of a segment, checked: version, checksum, and that every section lies inside.
struct SegmentHeader {
    private let numbers: [Int64]
    private let sections: [(range: Range<Int>, checksum: UInt64)]

    init(_ bytes: UnsafeRawBufferPointer) throws(IndexError) {
        let all = SegmentFormat.Section.allCases
        let size = SegmentFormat.headerByteCount + all.count * SegmentFormat.entryByteCount
        func number(at offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        guard bytes.count >= 16, number(at: 0) == SegmentFormat.magic else { throw .notASegment }
        let version = Int(number(at: 8) & 0xFFFF_FFFF)
        guard version == SegmentFormat.version else { throw .unsupportedVersion(version) }
        guard bytes.count >= size, number(at: 8) >> 32 == UInt64(all.count),
            number(at: 16) == UInt64(bytes.count)
        else { throw .damaged(section: "header") }
        var head = Array(bytes[0..<size])
        for index in 24..<32 { head[index] = 0 }
        guard head.withUnsafeBytes({ SegmentFormat.checksum($0) }) == number(at: 24) else {
            throw .damaged(section: "header")
        }
        numbers = SegmentFormat.Number.allCases.map {
            Int64(bitPattern: number(at: 32 + $0.rawValue * 8))
        }
        var sections: [(range: Range<Int>, checksum: UInt64)] = []
        for index in all.indices {
            let entry = SegmentFormat.headerByteCount + index * SegmentFormat.entryByteCount
            let offset = number(at: entry)
            let count = number(at: entry + 8)
            guard offset <= UInt64(bytes.count), count <= UInt64(bytes.count) - offset,
                offset % UInt64(SegmentFormat.alignment) == 0
            else { throw .damaged(section: "header") }
            sections.append((Int(offset)..<Int(offset + count), number(at: entry + 16)))
        }
        self.sections = sections
        guard self[.documentCount] >= 0, self[.documentCount] < SegmentFormat.documentLimit,
            self[.termCount] >= 0, self[.termCount] < 1 << 32
        else { throw .damaged(section: "header") }
    }

    subscript(number: SegmentFormat.Number) -> Int { Int(numbers[number.rawValue]) }

    func bytes(
        of section: SegmentFormat.Section,
        in bytes: UnsafeRawBufferPointer
    ) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[sections[section.rawValue].range])
    }

    /// Bytes that are read between two times of letting go: little to hold, and seldom to do.
    private static let pieceByteCount = 4 << 20

    /// Compares a section with its checksum; `letGo` is told of each piece that was read.
    func verify(
        _ section: SegmentFormat.Section,
        in bytes: UnsafeRawBufferPointer,
        letGo: (Range<Int>) -> Void = { _ in }
    ) throws(IndexError) {
        let (range, expected) = sections[section.rawValue]
        var checksum = SegmentChecksum(byteCount: range.count)
        var start = range.lowerBound
        while start < range.upperBound {
            let piece = start..<min(start + Self.pieceByteCount, range.upperBound)
            checksum.add(UnsafeRawBufferPointer(rebasing: bytes[piece]))
            letGo(piece)
            start = piece.upperBound
        }
        guard checksum.value == expected else { throw .damaged(section: "\(section)") }
    }

    /// Whether documents have a group to belong to.
    func isConsistent(with catalog: Catalog) -> Bool {
        self[.documentCount] == 0 || !catalog.groups.isEmpty
    }
}
