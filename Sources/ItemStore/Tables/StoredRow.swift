package import SearchModel

/// A record as its row gives it.
package struct StoredRow: Sendable {
    package let row: Int64
    package let record: Record
    /// When it was last indexed, in seconds since 2001-01-01T00:00:00Z.
    package let indexed: Double
    /// When it expires, in the same seconds.
    package let expires: Double
    /// The sequence number of the journal entry that wrote it.
    package let changed: Int64
}

extension RecordKind {
    /// The number a row's `kind` column holds; part of the format.
    var number: Int64 {
        switch self {
        case .item: 0
        case .activity: 1
        case .web: 2
        }
    }

    /// The kind of a column's number; nil for one no version writes.
    init?(number: Int64) {
        guard let kind = RecordKind.allCases.first(where: { $0.number == number }) else {
            return nil
        }
        self = kind
    }
}
