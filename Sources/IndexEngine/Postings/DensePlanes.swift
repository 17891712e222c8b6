/// The bit planes of one dense prefix.
struct DensePlanes {
    let wordCount: Int
    /// The word where each plane begins; nil when damaged bytes have no such planes.
    private let base: UnsafePointer<UInt64>?

    init(_ number: Int, _ columns: SegmentColumns) {
        self.init(number, documents: columns.documentCount, planes: columns.planes)
    }

    init(_ number: Int, documents: Int, planes: Column<UInt64>) {
        wordCount = BitPlanes.wordCount(documents: documents)
        let size = BitPlanes.planeCount * wordCount
        let isThere = number >= 0 && size > 0 && number < planes.count / size
        base = isThere ? planes.base.map { $0 + number * size } : nil
    }

    /// One word of a plane.
    @inline(__always)
    func word(_ index: Int, plane: Int) -> UInt64 {
        guard let base, index < wordCount else { return 0 }
        return base[plane * wordCount + index]
    }

    /// Eight words of a plane, 512 documents.
    @inline(__always)
    func block(_ index: Int, plane: Int) -> SIMD8<UInt64> {
        guard let base, index + 8 <= wordCount else { return SIMD8(repeating: 0) }
        return UnsafeRawPointer(base + plane * wordCount + index)
            .loadUnaligned(as: SIMD8<UInt64>.self)
    }

    /// The strict value in a document.
    @inline(__always)
    func value(_ document: Int) -> UInt8 {
        let index = document / 64
        let bit = UInt64(document % 64)
        guard word(index, plane: 0) >> bit & 1 == 1 else { return MatchValue.none }
        var value: UInt8 = 0
        for plane in 0..<RankingWeights.tierBits {
            value |=
                UInt8(truncatingIfNeeded: word(index, plane: plane + 1) >> bit & 1)
                << UInt8(plane)
        }
        return value
    }
}
