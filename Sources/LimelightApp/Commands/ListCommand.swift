import Importing
import ItemStore
import SearchModel
import SearchScreen
import SearchService

/// `limelight list`: every stored row, or what was done to them: the inspector Apple lacks.
enum ListCommand {
    /// Nobody reads the results any more.
    private struct ReaderLeft: Error {}

    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        try invocation.expectNoMoreOperands()
        let index = try IndexChoice.store(invocation, context)
        let printed =
            invocation.has(.journal)
            ? try journal(index, invocation, context) : try rows(index, invocation, context)
        return printed == 0 && !context.console.isResultsClosed ? .nothing : .done
    }

    private static func rows(
        _ index: SpotlightIndex,
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> Int {
        // A row's state is what a search that began now would find.
        try index.waitUntilSearchable()
        var count = 0
        do {
            try index.forEachRecord(application: invocation.value(.bundle)) { stored in
                guard !context.console.isResultsClosed else { throw ReaderLeft() }
                count += 1
                if invocation.has(.json) {
                    context.console.result(json: json(stored))
                } else {
                    context.console.result(text(stored))
                }
            }
        } catch is ReaderLeft {
            return count
        }
        return count
    }

    /// The row as a fixture's object, and what the store knows about it.
    private static func json(_ stored: SpotlightIndex.StoredRecord) -> JSONValue {
        let record = stored.record
        return .object(
            RecordWriter.fields(record) + [
                .init("kind", .text(record.identifier.kind.rawValue)),
                .init("bundleIdentifier", .text(record.identifier.application)),
                .init("index", .text(record.indexName)),
                .init("indexed", .text(Instant.text(stored.indexed))),
                .init("expires", .text(Instant.text(stored.expires))),
                .init("state", .text(state(stored))),
            ]
        )
    }

    private static func text(_ stored: SpotlightIndex.StoredRecord) -> SafeText {
        let record = stored.record
        return line([
            state(stored), record.identifier.kind.rawValue, record.identifier.application,
            record.identifier.unique, record.shownTitle ?? "",
        ])
    }

    private static func state(_ stored: SpotlightIndex.StoredRecord) -> String {
        stored.isSearchable ? "searchable" : "journaled"
    }

    private static func journal(
        _ index: SpotlightIndex,
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> Int {
        let bundle = invocation.value(.bundle)
        let entries = try index.journal().filter { bundle == nil || $0.application == bundle }
        for entry in entries {
            if invocation.has(.json) {
                context.console.result(json: json(entry))
            } else {
                context.console.result(text(entry))
            }
        }
        return entries.count
    }

    private static func json(_ entry: JournalEntry) -> JSONValue {
        .object([
            .init("sequence", .integer(entry.sequence)),
            .init("time", .text(Instant.text(entry.time))),
            .init("bundleIdentifier", .text(entry.application)),
            .init("index", .text(entry.indexName)),
            .init("operation", .text("\(entry.operation)")),
            .init("names", .list(entry.names.map { .text($0) })),
            .init("nameCount", .integer(Int64(entry.nameCount))),
            .init("rowCount", .integer(Int64(entry.rowCount))),
        ])
    }

    private static func text(_ entry: JournalEntry) -> SafeText {
        let more = entry.nameCount > entry.names.count ? " …" : ""
        return line([
            String(entry.sequence), Instant.text(entry.time), entry.application,
            "\(entry.operation)", entry.rowCount == 1 ? "1 row" : "\(entry.rowCount) rows",
            entry.names.joined(separator: ", ") + more,
        ])
    }

    private static func line(_ cells: [String]) -> SafeText {
        SafeText(marking: cells.joined(separator: "  "))
    }
}
