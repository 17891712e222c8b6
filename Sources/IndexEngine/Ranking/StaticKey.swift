import SearchModel

/// The static order as bytes that compare like it: what ranks a record before any query does.
///
///     rankingHint   8 bytes   larger first; none counts as 0
///     lastUsedDate  8 bytes   later first; none comes last
///     title         up to 64 bytes, then a zero
///     bundle        its bytes, then a zero
///     kind          one byte
///     identifier    its bytes
///
/// No two records of a store share bundle, kind and identifier, so the order is total.
enum StaticKey {
    /// Titles that agree so far are told apart by bundle and identifier; longer keys would cost
    /// disk for every record and change no order anybody sees.
    static let titleByteCount = 64
    static let headByteCount = 16

    static func append(_ record: Record, language: String, to key: inout [UInt8]) {
        let hint = record.attributes[.rankingHint]?.number ?? 0
        let used = record.attributes[.lastUsedDate]?.number ?? -.infinity
        appendDescending(hint.isNaN ? 0 : hint, to: &key)
        appendDescending(used.isNaN ? -.infinity : used, to: &key)
        if case .text(let title) = record.attributes[.title] {
            append(title.utf8.prefix(titleByteCount), to: &key)
        } else if let title = record.attributes[.title]?.texts(language: language).first {
            append(title.utf8.prefix(titleByteCount), to: &key)
        }
        key.append(0)
        append(record.identifier.application.utf8, to: &key)
        key.append(0)
        key.append(record.identifier.kind.orderByte)
        key.append(contentsOf: record.identifier.unique.utf8)
    }

    /// Text, where a zero counts as a one: zeros end the parts of a key.
    private static func append(_ text: some Sequence<UInt8>, to key: inout [UInt8]) {
        for byte in text { key.append(byte == 0 ? 1 : byte) }
    }

    /// The parts of a whole key before and after its bundle: what a segment stores of it.
    static func removingApplication(
        _ key: ArraySlice<UInt8>
    ) -> (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) {
        guard let start = applicationStart(key), let end = key[start...].firstIndex(of: 0) else {
            return (key, [])
        }
        return (key[..<start], key[(end + 1)...])
    }

    /// A stored key with its bundle put in again.
    static func inserting(_ application: String, into key: [UInt8]) -> [UInt8] {
        guard let start = applicationStart(key[...]) else { return key }
        var whole = Array(key[..<start])
        append(application.utf8, to: &whole)
        whole.append(0)
        whole.append(contentsOf: key[start...])
        return whole
    }

    /// Where the bundle stands: after the zero that ends the title.
    private static func applicationStart(_ key: ArraySlice<UInt8>) -> Int? {
        guard key.count > headByteCount else { return nil }
        return key[(key.startIndex + headByteCount)...].firstIndex(of: 0).map { $0 + 1 }
    }

    /// Eight bytes that are smaller for a larger number.
    private static func appendDescending(_ number: Double, to key: inout [UInt8]) {
        // IEEE 754 bits order like sign and magnitude: flipping makes them order like integers.
        let bits = (number == 0 ? 0 : number).bitPattern
        let ascending = bits >> 63 == 0 ? bits | 1 << 63 : ~bits
        withUnsafeBytes(of: (~ascending).bigEndian) { key.append(contentsOf: $0) }
    }
}

/// A key as a segment stores it, and the bundle that belongs into it.
struct StoredStaticKey {
    var bytes: [UInt8] = []
    var application = ""

    /// Whether the whole key comes before another.
    func precedes(_ other: borrowing StoredStaticKey) -> Bool {
        guard application != other.application else {
            return bytes.withUnsafeBytes { left in
                other.bytes.withUnsafeBytes { Self.precedes(left, $0) }
            }
        }
        let whole = StaticKey.inserting(application, into: bytes)
        let otherWhole = StaticKey.inserting(other.application, into: other.bytes)
        return whole.withUnsafeBytes { left in
            otherWhole.withUnsafeBytes { Self.precedes(left, $0) }
        }
    }

    /// Compares eight bytes a step.
    private static func precedes(
        _ lhs: UnsafeRawBufferPointer,
        _ rhs: UnsafeRawBufferPointer
    ) -> Bool {
        let shared = min(lhs.count, rhs.count)
        var index = 0
        while index + 8 <= shared {
            let left = lhs.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let right = rhs.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if left != right { return UInt64(bigEndian: left) < UInt64(bigEndian: right) }
            index += 8
        }
        while index < shared {
            if lhs[index] != rhs[index] { return lhs[index] < rhs[index] }
            index += 1
        }
        return lhs.count < rhs.count
    }
}

extension RecordKind {
    /// The kinds in their order.
    fileprivate var orderByte: UInt8 {
        switch self {
        case .activity: 1
        case .item: 2
        case .web: 3
        }
    }
}
