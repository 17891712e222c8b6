import Importing
import QueryLanguage
import SearchModel

/// QS-01: a quote that stays open.
struct OpenQuote: Rule {
    static let facts = RuleFacts(
        "QS-01",
        .error,
        fires: "a quote is not closed",
        advice: "Close it, or escape the quotes within the text with a backslash.",
        sources: ["D1", "Q72"],
        .documented
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        guard let error = query.error, error.reason == .unclosedQuote else { return }
        notes.add(
            "The text ends inside a quote that began at column \(error.column).",
            at: query.place(of: error)
        )
    }
}

/// QS-02: typed text that changes the query.
struct UnescapedText: Rule {
    static let facts = RuleFacts(
        "QS-02",
        .error,
        fires: "typed text with a quote, backslash or star stands in the query unescaped: seen at "
            + "a text that goes on after its quote, or by `typed` of an operation log",
        advice: "Typed text changes the query. Put a backslash before each of them.",
        sources: ["Q72", "D30"],
        .documented
    )

    private static let special: Set<Character> = ["\"", "'", "\\", "*", "?"]

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        if let typed = query.typed {
            guard typed.contains(where: Self.special.contains), query.text.contains(typed) else {
                return
            }
            notes.add(
                "Typed text changes the query. Escape it: \(Self.escaped(typed))",
                at: query.place
            )
        } else if let error = query.error, error.reason == .unknownModifier {
            notes.add(
                "Letters follow a closing quote: a quote of typed text ended it. Escape it as \\' "
                    + "or \\\".",
                at: query.place(of: error)
            )
        }
    }

    private static func escaped(_ text: String) -> String {
        text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

/// QS-03: another language.
struct PredicateSyntax: Rule {
    static let facts = RuleFacts(
        "QS-03",
        .error,
        fires: "LIKE, CONTAINS, BEGINSWITH, AND, NOT, [cd] and the like",
        advice:
            "That is NSPredicate. Write == with stars, && and ||, and modifiers after the quote.",
        sources: ["Q74", "D26"],
        .documented
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        guard let error = query.error else { return }
        switch error.reason {
        case .unsupportedOperator, .bracketModifiers, .wordConnective, .negation: break
        default: return
        }
        let write = error.correction.map { " Write \($0)" } ?? " " + Self.facts.advice
        notes.add("That is NSPredicate.\(write)", at: query.place(of: error))
    }
}

/// QS-04: an attribute nobody knows.
struct UnknownAttribute: Rule {
    static let facts = RuleFacts(
        "QS-04",
        .warning,
        fires: "an attribute that is neither Apple's nor a custom key of the run",
        advice: "The query finds nothing; look for a misspelling.",
        .opinion
    )

    private var custom: Set<String> = []
    private var unknown: [(key: String, place: SourcePlace)] = []

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        for attribute in item.record.customAttributes { custom.insert(attribute.name.rawValue) }
    }

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        for key in query.query?.keys ?? [] where key != "*" && key != "**" {
            guard AttributeCatalog.entry(queryKey: key) == nil else { continue }
            unknown.append((key, query.place))
        }
    }

    mutating func finish(_ notes: inout LintNotes) {
        let names = AttributeCatalog.entries.map(\.objectiveCName) + custom.sorted()
        for (key, place) in unknown where !custom.contains(key) {
            let nearest = NearestSpelling.of(key, in: names).map { "; did you mean \($0)?" } ?? "."
            notes.add("No attribute \"\(key)\"\(nearest)", at: place)
        }
    }
}

/// QS-07: an order of texts.
struct OrderedText: Rule {
    static let facts = RuleFacts(
        "QS-07",
        .error,
        fires: "< or > on text",
        advice: "Only for numbers and dates.",
        sources: ["D1"],
        .documented
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        guard let error = query.error, error.reason == .textNeedsEquality else { return }
        notes.add(Self.facts.advice, at: query.place(of: error))
    }
}

/// QS-08: an order nobody wrote down.
struct MixedConnectives: Rule {
    static let facts = RuleFacts(
        "QS-08",
        .warning,
        fires: "&& and || are mixed without parentheses",
        advice: "The order is not documented: set parentheses. Limelight reads && first.",
        sources: ["D1"],
        .opinion
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        guard query.query != nil, Self.mixes(query.text) else { return }
        notes.add(Self.facts.advice, at: query.place)
    }

    /// Whether both connectives stand on one level outside of quotes.
    private static func mixes(_ text: String) -> Bool {
        var levels: [Set<Character>] = [[]]
        var quote: Character?
        var isEscaped = false
        for character in text {
            if let open = quote {
                if !isEscaped, character == open { quote = nil }
                isEscaped = !isEscaped && character == "\\"
                continue
            }
            switch character {
            case "\"", "'": quote = character
            case "(": levels.append([])
            case ")": if levels.count > 1 { levels.removeLast() }
            case "&", "|":
                levels[levels.count - 1].insert(character)
                if levels[levels.count - 1].count == 2 { return true }
            default: break
            }
        }
        return false
    }
}

/// QS-10: the value first.
struct ValueFirst: Rule {
    static let facts = RuleFacts(
        "QS-10",
        .error,
        fires: "the value stands on the left",
        advice: "Write attribute, operator, value.",
        sources: ["D26"],
        .documented
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        guard let error = query.error, error.reason == .valueOnTheLeft else { return }
        let write = error.correction.map { ": \($0)" } ?? "."
        notes.add("Write attribute operator value\(write)", at: query.place(of: error))
    }
}

extension LintQuery {
    /// The place of an error within the string.
    func place(of error: QueryError) -> SourcePlace {
        var place = place
        if place.line == nil { place.column = error.column }
        return place
    }
}
