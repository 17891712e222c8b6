import CoreSpotlight
import Importing
import IndexEngine
import QueryLanguage
import Restoration
import SearchModel
import SearchScreen
import SearchService

/// The screen as a picker (`--print`): what was chosen goes to standard output.
///
/// Before it go the typed text (`--print-query`) and the key that chose (`--expect`; an empty line for
/// Return), each as a line of its own.
@MainActor
struct Picker {
    let index: SpotlightIndex
    let handlers: HandlerRegistry
    let invocation: Invocation
    let console: Console

    /// Whether the screen is one.
    static func isAsked(_ invocation: Invocation) -> Bool {
        [.print, .printZero, .printQuery, .expect].contains(where: invocation.has)
    }

    /// The keys that choose beside Return.
    let keys: Set<Key>

    /// - Throws: `CommandError.badValue` for a key of `--expect` that is none.
    init(
        index: SpotlightIndex,
        handlers: HandlerRegistry,
        invocation: Invocation,
        console: Console
    ) throws(CommandError) {
        self.index = index
        self.handlers = handlers
        self.invocation = invocation
        self.console = console
        var keys: Set<Key> = []
        for name in (invocation.value(.expect) ?? "").split(separator: ",") {
            guard let key = Key(name: String(name)) else {
                throw .badValue(.expect, expected: "keys such as 'ctrl-o,alt-x,f4', not '\(name)'")
            }
            keys.insert(key)
        }
        self.keys = keys
    }

    /// Prints rows in the order they were chosen.
    ///
    /// - Parameters:
    ///   - rows: the chosen rows.
    ///   - query: the text in the field.
    ///   - key: the key of `--expect` that chose; nil for Return.
    /// - Returns: that it is done.
    /// - Throws: `CommandError.unknownIdentifier` for a row that is gone, `ServiceError` of the index.
    func hand(over rows: [RowIdentifier], query: String, by key: Key?) throws -> ExitCode {
        printHead(query, key)
        for row in rows {
            guard let identifier = row.record, let stored = try index.record(identifier) else {
                throw CommandError.unknownIdentifier(row.unique)
            }
            guard invocation.has(.json) else {
                console.result(identifier: row.unique, ending: ending)
                continue
            }
            // Picked, not delivered: the trace is empty.
            let delivery = Delivery(
                ActivityConversion.activity(stored.record),
                context: ActivityConversion.context(stored.record),
                registry: handlers
            )
            console.result(json: try DeliveryLines.json(delivery))
        }
        return .done
    }

    private func printHead(_ query: String, _ key: Key?) {
        var head: [(name: String, text: String)] = []
        if invocation.has(.printQuery) { head.append(("query", query)) }
        if !keys.isEmpty { head.append(("key", key?.name ?? "")) }
        if invocation.has(.json) {
            guard !head.isEmpty else { return }
            console.result(json: .object(head.map { .init($0.name, .text($0.text)) }))
        } else {
            for line in head { console.result(identifier: line.text, ending: ending) }
        }
    }

    private var ending: Console.Ending { invocation.has(.printZero) ? .zero : .line }

    /// What needs no screen: the only row (`--select-1`), or none at all (`--exit-0`).
    ///
    /// - Returns: nil when a person must choose.
    func decideAlone(_ text: String, _ rule: MatchingRule) throws -> ExitCode? {
        guard invocation.has(.selectOne) || invocation.has(.exitZero) else { return nil }
        let (total, only) = try found(text, rule)
        if total == 0, invocation.has(.exitZero) { return .nothing }
        guard total == 1, let only, invocation.has(.selectOne) else { return nil }
        return try hand(over: [RowIdentifier(only.identifier)], query: text, by: nil)
    }

    /// How many rows a text finds, and the first; without a text everything is found.
    private func found(
        _ text: String,
        _ rule: MatchingRule
    ) throws -> (total: Int, first: Record?) {
        let query = TypedQuery(onScreen: text)
        if query.isEmpty {
            let all = try index.browse(limit: 1, freshness: .journaled)
            return (all.total, all.records.first?.record)
        }
        let results = try index.search(
            SearchRequest(query: query, profile: rule.profile, limit: 1, bestPerApplication: 0)
        )
        let records = try index.records(rows: results.matches.map(\.row))
        return (results.total, records.first?.record)
    }
}
