import CoreSpotlight
import Importing
import IndexEngine
import QueryLanguage
import SearchModel
import SearchScreen
import SearchService

/// `limelight search`: the search of the screen, printed.
enum SearchCommand {
    /// How results are printed.
    enum Form {
        case text, json
    }

    /// What the engine hands out when nobody says otherwise; a screen shows no more.
    static let standardLimit = 50

    static func run(_ invocation: Invocation, _ context: ProgramContext) throws -> ExitCode {
        var invocation = invocation
        let text = try invocation.takeOperand("QUERY")
        let profile = try ProfileChoice.profile(invocation)
        for option in [Option.profile, .strict] where invocation.has(.raw) && invocation.has(option)
        {
            throw CommandError.conflict(.raw, option)
        }
        let limit = try invocation.count(.limit) ?? standardLimit
        let index = try IndexChoice.files(invocation.operands, invocation, context)
        if invocation.has(.raw) {
            let form: Form = invocation.has(.json) ? .json : .text
            return try RawSearch.report(text, in: index, form, context, limit: limit)
        }
        return try report(
            text,
            in: index,
            invocation.has(.json) ? .json : .text,
            context,
            profile: profile,
            limit: limit
        )
    }

    /// Searches for plain text and prints what was found, best first.
    static func report(
        _ text: String,
        in index: SpotlightIndex,
        _ form: Form,
        _ context: ProgramContext,
        profile: MatchProfile = .documented,
        limit: Int = standardLimit
    ) throws -> ExitCode {
        let query = TypedQuery(onScreen: text)
        let results = try index.search(
            SearchRequest(query: query, profile: profile, limit: limit, bestPerApplication: 0)
        )
        let records = try index.records(rows: results.matches.map(\.row))
        let scores = Dictionary(results.matches.map { ($0.row, $0.score) }) { first, _ in first }
        var finder = MatchFinder(query, profile, language: PreferredLanguage.current)
        let names = try ApplicationNames(index)
        for (place, stored) in records.enumerated() where !context.console.isResultsClosed {
            switch form {
            case .text: context.console.result(ResultLine.text(stored.record, names))
            case .json:
                context.console.result(
                    json: ResultLine.json(
                        stored.record,
                        rank: place + 1,
                        score: scores[stored.row],
                        finder.ranges(in: stored.record)
                    )
                )
            }
        }
        if results.total > records.count, !records.isEmpty {
            tellOfMore(records.count, of: results.total, context)
        }
        return records.isEmpty ? .nothing : .done
    }

    /// Says that there is more than was printed.
    static func tellOfMore(_ shown: Int, of total: Int, _ context: ProgramContext) {
        let counts = SafeText(count: shown) + " of " + SafeText(count: total)
        context.console.words(counts + " results; '--limit' shows more")
    }
}
