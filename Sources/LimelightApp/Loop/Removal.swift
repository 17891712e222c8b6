import ItemStore
import SearchModel
import SearchScreen
import SearchService

/// What a person took out of the index last, to be put back.
struct Removal: Sendable {
    let row: RowIdentifier
    let record: Record
    /// Whether it can be put back, as far as the index was looked at.
    private(set) var undoing = Undoing.possible
    /// The newest journal entry that was looked at.
    private var seen: Int64

    /// A removal that is about to be made.
    init(_ row: RowIdentifier, _ record: Record, from index: SpotlightIndex) throws(ServiceError) {
        self.row = row
        self.record = record
        seen = try Self.newestEntry(index)
    }

    /// Looks whether the index was emptied since, or is locked now.
    mutating func look(at index: SpotlightIndex) throws(ServiceError) {
        let newest = try Self.newestEntry(index)
        let entries = try index.journal(limit: Int(max(0, newest - seen)))
        let isEmptied = entries.contains { $0.operation == .reset && $0.sequence > seen }
        seen = newest
        guard !isEmptied, undoing != .forgotten else {
            undoing = .forgotten
            return
        }
        // A lock says nothing of what it does not hide.
        guard ProtectionClass.hiddenWhileLocked.contains(record.protection) else { return }
        undoing = try index.isLocked() ? .withheld : .possible
    }

    private static func newestEntry(_ index: SpotlightIndex) throws(ServiceError) -> Int64 {
        try index.journal(limit: 1).last?.sequence ?? 0
    }
}
