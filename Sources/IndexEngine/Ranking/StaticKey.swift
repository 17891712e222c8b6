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
            key.append(contentsOf: title.utf8.prefix(titleByteCount))
        } else if let title = record.attributes[.title]?.texts(language: language).first {
            key.append(contentsOf: title.utf8.prefix(titleByteCount))
        }
        key.append(0)
        key.append(contentsOf: record.identifier.application.utf8)
        key.append(0)
        key.append(record.identifier.kind.orderByte)
        key.append(contentsOf: record.identifier.unique.utf8)
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
