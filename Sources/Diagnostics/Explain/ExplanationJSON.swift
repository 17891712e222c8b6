package import Importing
import SearchModel

/// An explanation as one JSON object, with every part of the text as a field of its own.
package enum ExplanationJSON {
    /// The object; `null` stands where there is nothing.
    package static func object(_ explanation: MatchExplanation) -> JSONValue {
        .object([
            .init("query", .text(explanation.query)),
            .init("profile", .text(explanation.profile.name)),
            .init("uniqueIdentifier", text(explanation.identifier?.unique)),
            .init("bundleIdentifier", text(explanation.identifier?.application)),
            .init("kind", text(explanation.identifier?.kind.rawValue)),
            .init("title", text(explanation.title)),
            .init("found", .flag(explanation.isFound)),
            .init("headline", object(explanation.headline)),
            .init("words", .list(explanation.words.map(object))),
            .init("changes", .list(explanation.changes.map(object))),
            .init("notes", .list(explanation.notes.map(object))),
            .init("rank", explanation.rank.map(object) ?? .null),
            .init("rules", rules(explanation.rules)),
        ])
    }

    private static func object(_ remark: MatchExplanation.Remark) -> JSONValue {
        .object([.init("text", .text(remark.text)), .init("rules", rules(remark.rules))])
    }

    private static func object(_ verdict: WordVerdict) -> JSONValue {
        .object([
            .init("word", .text(verdict.word)),
            .init("found", .flag(verdict.isFound)),
            .init("attribute", text(verdict.place?.attribute.rawValue)),
            .init("index", verdict.place?.element.map { .integer(Int64($0)) } ?? .null),
            .init("wordNumber", verdict.place.map { .integer(Int64($0.number)) } ?? .null),
            .init("text", .text(verdict.explanation)),
            .init("rules", rules(verdict.rules)),
        ])
    }

    private static func object(_ change: MatchExplanation.Change) -> JSONValue {
        .object([.init("kind", .text(change.kind.rawValue)), .init("text", .text(change.text))])
    }

    private static func object(_ rank: RankExplanation) -> JSONValue {
        .object([
            .init("formula", .text(RankExplanation.formula)),
            .init("row", .integer(Int64(rank.row))),
            .init("total", .integer(Int64(rank.total))),
            .init("rowOfApplication", .integer(Int64(rank.rowOfApplication))),
            .init("score", .integer(Int64(rank.score))),
            .init("parts", .list(rank.parts.map(object))),
            .init("remarks", .list(rank.remarks.map(object))),
            .init("whatIf", rank.whatIf.map(object) ?? .null),
        ])
    }

    private static func object(_ part: RankExplanation.Part) -> JSONValue {
        .object([
            .init("points", .integer(Int64(part.points))),
            .init("text", .text(part.text)),
            .init("rules", rules(part.rules)),
        ])
    }

    private static func object(_ whatIf: RankExplanation.WhatIf) -> JSONValue {
        .object([
            .init("rankingHint", .integer(Int64(whatIf.hint))),
            .init("row", .integer(Int64(whatIf.row))),
        ])
    }

    private static func rules(_ rules: [RuleID]) -> JSONValue {
        .list(rules.map { .text($0.rawValue) })
    }

    private static func text(_ text: String?) -> JSONValue {
        text.map { .text($0) } ?? .null
    }
}
