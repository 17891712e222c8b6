/// Bytes in the making: the few shapes a record is written in.
///
/// Counts and whole numbers are variable in length, seven bits a byte, low bits first.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// - Parameter byteCount: how much room to have from the start; more is made when needed.
    init(reserving byteCount: Int = 0) {
        bytes.reserveCapacity(byteCount)
    }

    mutating func byte(_ value: UInt8) {
        bytes.append(value)
    }

    mutating func count(_ value: Int) {
        unsigned(UInt64(value))
    }

    /// A signed number, folded so that small ones of either sign are short.
    mutating func integer(_ value: Int64) {
        unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    }

    /// The eight bytes of a number, low first; every pattern is kept, that of NaN too.
    mutating func real(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func flag(_ value: Bool) {
        bytes.append(value ? 1 : 0)
    }

    mutating func data(_ value: [UInt8]) {
        count(value.count)
        bytes.append(contentsOf: value)
    }

    mutating func text(_ value: String) {
        let utf8 = value.utf8
        count(utf8.count)
        bytes.append(contentsOf: utf8)
    }

    mutating func texts(_ values: [String]) {
        count(values.count)
        for value in values { text(value) }
    }

    /// A value that may be absent: a flag, then the value.
    mutating func optional<Value>(
        _ value: Value?,
        _ write: (inout ByteWriter, Value) -> Void
    ) {
        flag(value != nil)
        if let value { write(&self, value) }
    }

    private mutating func unsigned(_ value: UInt64) {
        var rest = value
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
