import CoreSpotlight
import Importing
import SearchModel
import SearchScreen
import SearchService

/// `limelight search --raw`: a query string of Apple's language, as `CSSearchQuery` takes it.
///
/// Such a query has no ranks: what it finds is printed by title, so that two runs are alike.
enum RawSearch {
    static func report(
        _ queryString: String,
        in index: SpotlightIndex,
        _ form: SearchCommand.Form,
        _ context: ProgramContext,
        limit: Int
    ) throws -> ExitCode {
        var records: [Record] = []
        var notice = ScanNotice(context.console)
        try index.query(
            QueryRequest(queryString: queryString, typeAncestors: TypeTree.ancestors),
            isCancelled: { context.console.isResultsClosed },
            progress: { notice.tell($0) },
            visit: { records += $0.map(\.record) }
        )
        records.sort { ($0.shownTitle ?? "", $0.identifier) < ($1.shownTitle ?? "", $1.identifier) }
        let names = try ApplicationNames(index)
        for (place, record) in records.prefix(limit).enumerated() {
            switch form {
            case .text: context.console.result(ResultLine.text(record, names))
            case .json:
                let line = ResultLine.json(record, rank: place + 1, score: nil, [])
                context.console.result(json: line)
            }
        }
        if records.count > limit { SearchCommand.tellOfMore(limit, of: records.count, context) }
        return records.isEmpty ? .nothing : .done
    }
}
