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

    /// The key without its bundle, as a segment stores it.
    static func removingApplication(_ key: ArraySlice<UInt8>) -> [UInt8] {
        guard let start = applicationStart(key) else { return Array(key) }
        let rest = key[start...]
        guard let end = rest.firstIndex(of: 0) else { return Array(key) }
        return Array(key[..<start] + key[(end + 1)...])
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
