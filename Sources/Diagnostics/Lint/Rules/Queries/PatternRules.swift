import QueryLanguage

/// QS-05: letters that must be exact.
struct ExactCase: Rule {
    static let facts = RuleFacts(
        "QS-05",
        .info,
        fires: "== on text without c or d",
        advice: "\"Paris\" does not match \"paris\": add c, and d for marks.",
        sources: ["D1"],
        .documented
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        for comparison in query.comparisons
        where comparison.relation == .equal && comparison.hasLetters
            && comparison.modifiers.isDisjoint(with: [.ignoringCase, .ignoringMarks])
        {
            notes.add("\(comparison.key): " + Self.facts.advice, at: query.place)
        }
    }
}

/// QS-06: stars on both sides.
struct InsideWords: Rule {
    static let facts = RuleFacts(
        "QS-06",
        .info,
        fires: "a value of the form *x*",
        advice: "It also matches inside words (Comparison, Grapes). For words use w.",
        sources: ["D1", "Q18"],
        .documented
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        for comparison in query.comparisons {
            guard let pieces = comparison.pieces, pieces.count >= 3, pieces.first == .anyRun,
                pieces.last == .anyRun, comparison.hasLetters
            else { continue }
            notes.add("\(comparison.key): " + Self.facts.advice, at: query.place)
        }
    }
}

/// QS-11: a star at the end.
struct UnclearPrefix: Rule {
    static let facts = RuleFacts(
        "QS-11",
        .info,
        fires: "a value of the form x* without w",
        advice: "Start of the value, or of a word? Apple does not say; with w it is the word.",
        sources: ["D1"],
        .opinion
    )

    mutating func look(at query: LintQuery, _ notes: inout LintNotes) {
        for comparison in query.comparisons {
            guard let pieces = comparison.pieces, pieces.last == .anyRun,
                case .literal(let text)? = pieces.first, pieces.count == 2,
                comparison.modifiers.isDisjoint(with: [.byWords, .tokenized])
            else { continue }
            notes.add(
                "Start of the value or of a word? Both readings: \(comparison.key) == "
                    + "\"\(text)*\"c, \(comparison.key) == \"\(text)*\"cw",
                at: query.place
            )
        }
    }
}

extension LintQuery {
    /// Every comparison of the query.
    var comparisons: [Comparison] {
        query.map(Self.comparisons) ?? []
    }

    private static func comparisons(_ query: Query) -> [Comparison] {
        switch query {
        case .and(let parts), .or(let parts): parts.flatMap(comparisons)
        case .comparison(let comparison): [comparison]
        case .range: []
        }
    }
}

extension Comparison {
    /// The pieces of its text; nil for a number or a time.
    fileprivate var pieces: [PatternPiece]? {
        if case .pattern(let pieces) = value { pieces } else { nil }
    }

    fileprivate var hasLetters: Bool {
        pieces?.contains { piece in
            if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
        } ?? false
    }
}
