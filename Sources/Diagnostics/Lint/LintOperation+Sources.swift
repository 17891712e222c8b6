import Importing
import ItemStore

/// Where operations come from: the store's journal, or a log that a program wrote of its own calls.
extension LintOperation {
    /// An operation of the store's journal.
    init(_ entry: JournalEntry, place: SourcePlace) {
        self.init(
            place: place,
            sequence: Int(entry.sequence),
            time: entry.time,
            application: entry.application,
            indexName: entry.indexName,
            operation: "\(entry.operation)",
            names: entry.names,
            nameCount: entry.nameCount,
            rowCount: entry.rowCount,
            source: .null
        )
    }

    /// A line of an operation log: what `list --journal --json` prints, with more if the program
    /// that wrote it knows more.
    init(_ value: JSONValue, place: SourcePlace) {
        let text = { (key: String) -> String? in
            if case .text(let text) = value[key] { text } else { nil }
        }
        let number = { (key: String) -> Int? in
            if case .integer(let number) = value[key] { Int(clamping: number) } else { nil }
        }
        let names = value.texts("names")
        self.init(
            place: place,
            sequence: number("sequence") ?? 0,
            time: text("time").flatMap(Instant.seconds),
            application: text("bundleIdentifier") ?? "",
            indexName: text("index") ?? "",
            operation: text("operation") ?? "",
            names: names,
            nameCount: number("nameCount") ?? names.count,
            rowCount: number("rowCount") ?? names.count,
            source: value
        )
    }
}
