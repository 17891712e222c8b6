/// Reading scalars from UTF-8 that may be damaged.
enum ScalarReader {
    /// What a damaged sequence reads as; it separates words.
    static let replacement: UInt32 = 0xFFFD

    /// The scalar at an offset inside the bytes, and how many bytes it takes.
    ///
    /// A damaged sequence reads as one byte's worth of U+FFFD. Surrogates, overlong forms and values above U+10FFFF
    /// are damaged (Unicode, table 3-7).
    @inline(__always)
    static func scalar(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ offset: Int
    ) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[offset])
        if first < 0x80 { return (first, 1) }
        let remaining = bytes.count - offset
        if first < 0xE0 {
            guard first >= 0xC2, remaining > 1, let a = tail(bytes[offset + 1]) else {
                return (replacement, 1)
            }
            return ((first & 0x1F) << 6 | a, 2)
        }
        if first < 0xF0 {
            guard remaining > 2, let a = tail(bytes[offset + 1]), let b = tail(bytes[offset + 2])
            else { return (replacement, 1) }
            let scalar = (first & 0x0F) << 12 | a << 6 | b
            return scalar < 0x800 || scalar &- 0xD800 < 0x800 ? (replacement, 1) : (scalar, 3)
        }
        guard first < 0xF5, remaining > 3, let a = tail(bytes[offset + 1]),
            let b = tail(bytes[offset + 2]), let c = tail(bytes[offset + 3])
        else { return (replacement, 1) }
        let scalar = (first & 0x07) << 18 | a << 12 | b << 6 | c
        return scalar < 0x10000 || scalar > 0x10FFFF ? (replacement, 1) : (scalar, 4)
    }

    @inline(__always)
    private static func tail(_ byte: UInt8) -> UInt32? {
        byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
    }
}

extension [UInt8] {
    /// Appends a scalar as UTF-8.
    @inline(__always)
    mutating func append(scalar: UInt32) {
        if scalar < 0x80 {
            append(UInt8(truncatingIfNeeded: scalar))
        } else if scalar < 0x800 {
            append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
        } else if scalar < 0x10000 {
            append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
        } else {
            append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
        }
    }
}
