import CoreSpotlight
import IndexEngine
import QueryLanguage
import Restoration
import SearchModel
import SearchScreen
import SearchService

/// The screen as a picker (`--print`): what was chosen goes to standard output.
@MainActor
struct Picker {
    let index: SpotlightIndex
    let handlers: HandlerRegistry
    let invocation: Invocation
    let console: Console

    /// Whether the screen is one.
    static func isAsked(_ invocation: Invocation) -> Bool {
        invocation.has(.print) || invocation.has(.printZero)
    }

    /// Prints rows in the order they were chosen.
    func hand(over rows: [RowIdentifier]) throws -> ExitCode {
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

    private var ending: Console.Ending { invocation.has(.printZero) ? .zero : .line }

    /// What needs no screen: the only row (`--select-1`), or none at all (`--exit-0`).
    ///
    /// - Returns: nil when a person must choose.
    func decideAlone(_ text: String, _ rule: MatchingRule) throws -> ExitCode? {
        guard invocation.has(.selectOne) || invocation.has(.exitZero) else { return nil }
        let (total, only) = try found(text, rule)
        if total == 0, invocation.has(.exitZero) { return .nothing }
        guard total == 1, let only, invocation.has(.selectOne) else { return nil }
        return try hand(over: [RowIdentifier(only.identifier)])
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
