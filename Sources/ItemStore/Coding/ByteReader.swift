/// Reads what `ByteWriter` wrote; bytes that cannot be its work give an error, never a trap.
struct ByteReader {
    /// The bytes end too early, or say what no writer says.
    struct Damage: Error {}

    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func byte() throws(Damage) -> UInt8 {
        guard offset < bytes.count else { throw Damage() }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// A count of things that take at least one byte each, so never more than the bytes left:
    /// a damaged count cannot ask for memory the bytes do not justify.
    mutating func count() throws(Damage) -> Int {
        let value = try unsigned()
        guard value <= UInt64(bytes.count - offset) else { throw Damage() }
        return Int(value)
    }

    mutating func integer() throws(Damage) -> Int64 {
        let folded = try unsigned()
        return Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
    }

    mutating func real() throws(Damage) -> Double {
        guard bytes.count - offset >= 8 else { throw Damage() }
        let pattern = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
        return Double(bitPattern: UInt64(littleEndian: pattern))
    }

    mutating func flag() throws(Damage) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw Damage()
        }
    }

    mutating func data() throws(Damage) -> [UInt8] {
        Array(try run())
    }

    /// Passes over bytes or a text.
    mutating func skipRun() throws(Damage) {
        _ = try run()
    }

    mutating func text() throws(Damage) -> String {
        guard let text = String(validating: try run(), as: UTF8.self) else { throw Damage() }
        return text
    }

    mutating func texts() throws(Damage) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try count()) { texts.append(try text()) }
        return texts
    }

    mutating func optional<Value>(
        _ read: (inout ByteReader) throws(Damage) -> Value
    ) throws(Damage) -> Value? {
        try flag() ? try read(&self) : nil
    }

    private mutating func run() throws(Damage) -> UnsafeRawBufferPointer {
        let count = try count()
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    private mutating func unsigned() throws(Damage) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let next = try byte()
            guard shift < 63 || next <= 1 else { throw Damage() }
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return value }
        }
        throw Damage()
    }
}
