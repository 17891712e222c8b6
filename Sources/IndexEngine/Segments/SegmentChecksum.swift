/// A checksum of bytes: 64 bits, eight bytes at a time; it finds damage, not malice.
struct SegmentChecksum {
    private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

    private(set) var value: UInt64

    /// Begins the checksum of so many bytes.
    init(byteCount: Int) {
        value = UInt64(byteCount) &+ Self.prime
    }

    /// Adds the next bytes; all pieces but the last have a multiple of eight.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let wordCount = bytes.count / 8
        var state = value
        for index in 0..<wordCount {
            let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
            state = (state ^ word) &* Self.prime
            state ^= state >> 29
        }
        for index in wordCount * 8..<bytes.count {
            state = (state ^ UInt64(bytes[index])) &* Self.prime
            state ^= state >> 29
        }
        value = state
    }
}
