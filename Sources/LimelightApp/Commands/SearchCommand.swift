import CoreSpotlight
import Importing
import IndexEngine
import QueryLanguage
import SearchModel
import SearchScreen
import SearchService

/// `limelight search`: the search of the screen, printed.
enum SearchCommand {
    /// What the engine hands out when nobody says otherwise; a screen shows no more.
    private static let standardLimit = 50

    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        var invocation = invocation
        let text = try invocation.takeOperand("QUERY")
        let request = SearchRequest(
            query: TypedQuery(plain: text),
            profile: try profile(invocation),
            limit: try invocation.count(.limit) ?? standardLimit,
            bestPerApplication: 0
        )
        let index = try IndexChoice.files(invocation.operands, invocation, context)
        let results = try index.search(request)
        let records = try index.records(rows: results.matches.map(\.row))
        let scores = Dictionary(
            results.matches.map { ($0.row, $0.score) },
            uniquingKeysWith: { first, _ in first }
        )
        let names = try ApplicationNames(index)
        for (place, stored) in records.enumerated() {
            if context.console.isResultsClosed { break }
            if invocation.has(.json) {
                context.console.result(
                    json: ResultLine.json(
                        stored.record,
                        rank: place + 1,
                        score: scores[stored.row],
                        request
                    )
                )
            } else {
                context.console.result(ResultLine.text(stored.record, names))
            }
        }
        if results.total > records.count, !records.isEmpty {
            let shown = SafeText(count: records.count)
            let total = SafeText(count: results.total)
            context.console.words(shown + " of " + total + " results; '--limit' shows more")
        }
        return records.isEmpty ? .nothing : .done
    }

    private static func profile(_ invocation: Invocation) throws(CommandError) -> MatchProfile {
        switch invocation.value(.profile) {
        case nil, "documented": invocation.has(.strict) ? .strict : .documented
        // It has no loose rules, so `--strict` takes nothing away.
        case "ios17": .ios17
        default: throw .badValue(.profile, expected: "'documented' or 'ios17'")
        }
    }
}
