/// The sums of several words' tiers for 512 documents at once, one bit of each in every plane.
struct SumOfTiers {
    /// 64 words of at most 15 make at most 960.
    private static let bitCount = 10
    private var bits = InlineArray<10, SIMD8<UInt64>>(repeating: SIMD8(repeating: 0))
    private var used = 0

    /// Adds the tiers of one more word.
    @inline(__always)
    mutating func add(_ planes: DensePlanes, block: Int) {
        var carry = SIMD8<UInt64>(repeating: 0)
        for plane in 0..<RankingWeights.tierBits {
            let other = planes.block(block, plane: plane + 1)
            let sum = bits[plane] ^ other
            let next = bits[plane] & other | sum & carry
            bits[plane] = sum ^ carry
            carry = next
        }
        var plane = RankingWeights.tierBits
        while plane <= used, plane < Self.bitCount {
            let next = bits[plane] & carry
            bits[plane] ^= carry
            carry = next
            plane += 1
        }
        used = min(max(used, RankingWeights.tierBits - 1) + 1, Self.bitCount - 1)
    }

    /// The sum of one document.
    @inline(__always)
    func value(lane: Int, bit: Int) -> UInt32 {
        var value: UInt32 = 0
        for plane in 0...used {
            value |=
                UInt32(truncatingIfNeeded: bits[plane][lane] >> UInt64(bit) & 1) << UInt32(plane)
        }
        return value
    }

    /// A bit for each document whose sum is below `bound`.
    @inline(__always)
    func isBelow(_ bound: Int) -> SIMD8<UInt64> {
        if bound >= 1 << Self.bitCount { return SIMD8(repeating: ~0) }
        if bound <= 0 { return SIMD8(repeating: 0) }
        var below = SIMD8<UInt64>(repeating: 0)
        var equal = SIMD8<UInt64>(repeating: ~0)
        var plane = Self.bitCount - 1
        while plane >= 0 {
            if bound >> plane & 1 == 1 {
                below |= equal & ~bits[plane]
                equal &= bits[plane]
            } else {
                equal &= ~bits[plane]
            }
            plane -= 1
        }
        return below
    }
}
