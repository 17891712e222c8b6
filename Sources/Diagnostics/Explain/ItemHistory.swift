import ItemStore
import SearchModel
import SearchService

/// What the journal tells of one identifier: when it was written, and what may have removed it.
///
/// The journal keeps the newest entries, and of each the first few identifiers: what it does not
/// name may still have happened, and is then told as a possibility.
struct ItemHistory {
    private let entries: [JournalEntry]
    private let unique: String

    /// Reads the entries of an application, or of all when nobody knows which.
    init(
        of unique: String,
        application: String?,
        in index: SpotlightIndex
    ) throws(ServiceError) {
        self.unique = unique
        entries = try index.journal().filter { entry in
            application == nil || entry.application.isEmpty || entry.application == application
        }
    }

    /// The entries that wrote it, oldest first.
    var writes: [JournalEntry] {
        entries.filter {
            [.insert, .merge].contains($0.operation) && $0.names.contains(unique)
        }
    }

    /// What is known of an identifier under which nothing is stored.
    func absence() -> MatchExplanation.Remark {
        guard let last = writes.last else { return neverWritten() }
        let later = entries.filter { $0.sequence > last.sequence }
        if let named = later.last(where: { $0.operation == .delete && $0.names.contains(unique) }) {
            return .init(["DX-05"], "Removed by operation #\(named.sequence): \(named.call).")
        }
        let possible = later.filter { $0.mayRemove && $0.rowCount > 0 }
        if possible.isEmpty {
            return .init(
                ["DX-02"],
                "Not in the index: operation #\(last.sequence) was to write it and \(last.outcome)."
            )
        }
        if let purge = possible.first, possible.allSatisfy({ $0.operation == .purge }) {
            return .init(
                ["DX-04"],
                "Expired by \(ReadableDate.text(purge.time)), and purged by operation "
                    + "#\(purge.sequence)."
            )
        }
        let calls = possible.prefix(3).map { "#\($0.sequence): \($0.call)" }
        let which = possible.count == 1 ? "operation" : "one of the operations"
        return .init(
            ["DX-05"],
            "Removed by \(which) \(calls.joined(separator: ", ")); it was written by "
                + "#\(last.sequence)."
        )
    }

    /// A note that something of the same name was there before; nil when it was written once.
    func replacement() -> MatchExplanation.Remark? {
        let inserts = writes.filter { $0.operation == .insert }
        let count = inserts.reduce(0) { sum, entry in
            sum + entry.names.count { $0 == unique }
        }
        guard count > 1, let last = inserts.last else { return nil }
        return .init(
            ["DX-06"],
            "Its identifier was written \(count) times, last by operation #\(last.sequence); "
                + "what it held before is gone."
        )
    }

    private func neverWritten() -> MatchExplanation.Remark {
        let isCut = entries.contains { $0.operation == .insert && $0.nameCount > $0.names.count }
        let limits = isCut ? " (it names the first few identifiers of each)" : ""
        return .init(
            ["DX-02"],
            "Not in the index: no operation of the journal\(limits) wrote \"\(unique)\"."
        )
    }
}

extension JournalEntry {
    /// Whether it may have removed rows it does not name.
    fileprivate var mayRemove: Bool {
        switch operation {
        case .deleteDomains, .deleteAllItems, .deleteActivities, .deleteAllActivities,
            .deleteEverything, .purge, .reset, .lock:
            true
        case .delete: nameCount > names.count
        case .insert, .merge, .setClientState, .describeApplication, .unlock: false
        }
    }

    /// The operation as Apple's call, or in words for what the store does by itself.
    var call: String {
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let more = nameCount > names.count ? ", …" : ""
        return switch operation {
        case .insert: "indexSearchableItems(\(nameCount) items)"
        case .merge: "indexSearchableItems(\(nameCount) updates)"
        case .delete: "deleteSearchableItems(withIdentifiers: [\(list)\(more)])"
        case .deleteDomains: "deleteSearchableItems(withDomainIdentifiers: [\(list)\(more)])"
        case .deleteAllItems: "deleteAllSearchableItems()"
        case .deleteActivities: "deleteSavedUserActivities(withPersistentIdentifiers: [\(list)])"
        case .deleteAllActivities: "deleteAllSavedUserActivities()"
        case .deleteEverything: "everything of the application was deleted"
        case .setClientState: "endBatch(withClientState:)"
        case .purge: "expired rows were purged"
        case .reset: "the index was emptied"
        case .describeApplication: "the application was described"
        case .lock: "the index was locked, which hides protected items until it is unlocked"
        case .unlock: "the index was unlocked"
        }
    }

    /// What came of a write.
    fileprivate var outcome: String {
        rowCount < nameCount
            ? "stored \(rowCount) of \(nameCount): expired, an update of nothing, or an activity "
                + "whose item is missing"
            : "it is gone without an operation the journal still has"
    }
}
