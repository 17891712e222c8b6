/// Puts sections together into a segment's bytes.
struct SegmentWriter: ~Copyable {
    private var sections: [SegmentFormat.Section: [UInt8]] = [:]
    private var numbers: [SegmentFormat.Number: Int64] = [:]

    mutating func set(_ number: SegmentFormat.Number, _ value: Int64) {
        numbers[number] = value
    }

    mutating func set<Element: BitwiseCopyable>(
        _ section: SegmentFormat.Section,
        _ elements: [Element]
    ) {
        sections[section] = elements.withUnsafeBytes { Array($0) }
    }

    consuming func finish() -> SegmentImage {
        let all = SegmentFormat.Section.allCases
        var offsets: [Int] = []
        var end = SegmentFormat.headerByteCount + all.count * SegmentFormat.entryByteCount
        for section in all {
            end = Self.aligned(end)
            offsets.append(end)
            end += sections[section]?.count ?? 0
        }
        end = Self.aligned(end)
        let image = UnsafeMutableRawBufferPointer.allocate(
            byteCount: end,
            alignment: SegmentFormat.alignment
        )
        image.initializeMemory(as: UInt8.self, repeating: 0)
        for (index, section) in all.enumerated() {
            let entry = SegmentFormat.headerByteCount + index * SegmentFormat.entryByteCount
            let bytes = sections[section] ?? []
            let target = UnsafeMutableRawBufferPointer(
                rebasing: image[offsets[index]..<offsets[index] + bytes.count]
            )
            target.copyBytes(from: bytes)
            Self.store(UInt64(offsets[index]), at: entry, in: image)
            Self.store(UInt64(bytes.count), at: entry + 8, in: image)
            Self.store(
                SegmentFormat.checksum(UnsafeRawBufferPointer(target)),
                at: entry + 16,
                in: image
            )
        }
        writeHeader(to: image)
        return SegmentImage(owning: image)
    }

    private func writeHeader(to image: UnsafeMutableRawBufferPointer) {
        let all = SegmentFormat.Section.allCases
        Self.store(SegmentFormat.magic, at: 0, in: image)
        Self.store(
            UInt64(SegmentFormat.version) | UInt64(all.count) << 32,
            at: 8,
            in: image
        )
        Self.store(UInt64(image.count), at: 16, in: image)
        for number in SegmentFormat.Number.allCases {
            let value = UInt64(bitPattern: numbers[number] ?? 0)
            Self.store(value, at: 32 + number.rawValue * 8, in: image)
        }
        // Over header and table, with its own place still zero.
        let head = SegmentFormat.headerByteCount + all.count * SegmentFormat.entryByteCount
        let checksum = SegmentFormat.checksum(UnsafeRawBufferPointer(rebasing: image[0..<head]))
        Self.store(checksum, at: 24, in: image)
    }

    private static func aligned(_ offset: Int) -> Int {
        (offset + SegmentFormat.alignment - 1) / SegmentFormat.alignment * SegmentFormat.alignment
    }

    private static func store(
        _ value: UInt64,
        at offset: Int,
        in image: UnsafeMutableRawBufferPointer
    ) {
        image.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
}
