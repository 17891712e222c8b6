import Importing
import IndexEngine
import SearchModel
import SearchScreen

/// One found record as `search` prints it.
enum ResultLine {
    /// Title, description and application, for a person.
    static func text(_ record: Record, _ names: ApplicationNames) -> SafeText {
        let title = SafeText(sanitizing: record.shownTitle ?? record.identifier.unique)
        let application = SafeText(sanitizing: names.name(record.identifier.application))
        let description = record.shownDescription.map { " — " + SafeText(sanitizing: $0) } ?? ""
        return title + description + " (" + application + ")"
    }

    /// The object of `search --json`.
    static func json(
        _ record: Record,
        rank: Int,
        score: Score?,
        _ matches: [MatchedRange]
    ) -> JSONValue {
        .object([
            .init("rank", .integer(Int64(rank))),
            .init("uniqueIdentifier", .text(record.identifier.unique)),
            .init("domainIdentifier", text(record.domain)),
            .init("bundleIdentifier", .text(record.identifier.application)),
            .init("kind", .text(record.identifier.kind.rawValue)),
            .init("title", text(record.shownTitle)),
            .init("contentDescription", text(record.shownDescription)),
            .init("score", score.map { .integer(Int64($0.number)) } ?? .null),
            .init("matches", .list(matches.map(object))),
        ])
    }

    private static func object(_ match: MatchedRange) -> JSONValue {
        let bounds = [match.range.lowerBound, match.range.upperBound]
        return .object([
            .init("attribute", .text(match.attribute.rawValue)),
            .init("index", match.element.map { .integer(Int64($0)) } ?? .null),
            .init("word", .integer(Int64(match.word))),
            .init("range", .list(bounds.map { .integer(Int64($0)) })),
            .init("loose", text(match.loose)),
        ])
    }

    private static func text(_ text: String?) -> JSONValue {
        text.map { .text($0) } ?? .null
    }
}
