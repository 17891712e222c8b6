/// Reads tokens by the rules of `Grammar`, one function a rule.
struct Parser {
    private let tokens: [Token]
    private var position = 0
    private var depth = 0
    private var comparisons = 0

    init(_ text: String) throws(QueryError) {
        guard text.utf8.count <= QueryLimits.byteCount else {
            let limit = QueryLimits.byteCount
            throw QueryError(.tooLong(limit: limit), column: limit + 1, text: "")
        }
        var lexer = Lexer(text)
        tokens = lexer.tokens()
    }

    /// The whole text as one query.
    mutating func query() throws(QueryError) -> Query {
        if tokens.count == 1 { throw error(.empty) }
        let query = try or()
        guard current.kind == .end else { throw afterComparison() }
        return query
    }

    private mutating func or() throws(QueryError) -> Query {
        var parts = [try and()]
        while current.kind == .or {
            position += 1
            parts.append(try and())
        }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func and() throws(QueryError) -> Query {
        var parts = [try primary()]
        while current.kind == .and {
            position += 1
            parts.append(try primary())
        }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func primary() throws(QueryError) -> Query {
        switch current.kind {
        case .leftParenthesis: return try parenthesis()
        case .word where isWord("InRange") && following.kind == .leftParenthesis:
            return try range()
        case .word where isWord("NOT"): throw negation()
        case .word, .anyAttribute: return .comparison(try comparison())
        case .exclamation: throw negation()
        case .pattern, .number, .time: throw valueOnTheLeft()
        case .rightParenthesis, .comma, .and, .or, .relation, .bracket, .unknown, .damaged, .end:
            throw error(.unexpected(expected: .comparison))
        }
    }

    private mutating func parenthesis() throws(QueryError) -> Query {
        let opening = current
        depth += 1
        guard depth <= QueryLimits.depth else { throw error(.tooDeep(limit: QueryLimits.depth)) }
        position += 1
        let query = try or()
        guard current.kind == .rightParenthesis else {
            guard current.kind == .end else { throw afterComparison() }
            throw QueryError(
                .unclosedParenthesis,
                column: opening.range.lowerBound + 1,
                text: opening.text
            )
        }
        position += 1
        depth -= 1
        return query
    }

    private mutating func range() throws(QueryError) -> Query {
        try count()
        position += 1
        try take(.leftParenthesis, or: .opening)
        guard current.kind == .word else { throw error(.unexpected(expected: .comparison)) }
        let key = current.text
        position += 1
        try take(.comma, or: .comma)
        let lower = try bound()
        try take(.comma, or: .comma)
        let upper = try bound()
        try take(.rightParenthesis, or: .closing)
        return .range(key: key, lower: lower, upper: upper)
    }

    private mutating func bound() throws(QueryError) -> QueryValue {
        let value: QueryValue
        switch current.kind {
        case .number(let number): value = .number(number)
        case .time(let time): value = .time(time)
        case .pattern(let pieces, _):
            throw error(.textNeedsEquality, correction: number(in: pieces))
        case .word, .anyAttribute, .leftParenthesis, .rightParenthesis, .comma, .and, .or,
            .relation, .bracket, .exclamation, .unknown, .damaged, .end:
            throw error(.unexpected(expected: .bound))
        }
        position += 1
        return value
    }

    private mutating func comparison() throws(QueryError) -> Comparison {
        try count()
        let key = current
        position += 1
        guard case .relation(let relation) = current.kind else { throw missingRelation(of: key) }
        if key.kind == .anyAttribute, relation != .equal {
            throw error(.anyAttributeNeedsEquality, correction: "==")
        }
        position += 1
        switch current.kind {
        case .pattern(let pieces, let modifiers):
            guard relation == .equal || relation == .notEqual else {
                throw error(.textNeedsEquality, correction: number(in: pieces))
            }
            position += 1
            return Comparison(
                key: key.text,
                relation: relation,
                value: .pattern(pieces),
                modifiers: modifiers
            )
        case .number(let number):
            position += 1
            return Comparison(key: key.text, relation: relation, value: .number(number))
        case .time(let time):
            position += 1
            return Comparison(key: key.text, relation: relation, value: .time(time))
        case .word, .anyAttribute: throw unquotedText(key, relation)
        case .bracket(let modifiers): throw bracketModifiers(key, relation, modifiers)
        case .leftParenthesis, .rightParenthesis, .comma, .and, .or, .relation, .exclamation,
            .unknown, .damaged, .end:
            throw error(.unexpected(expected: .value))
        }
    }

    private mutating func count() throws(QueryError) {
        comparisons += 1
        guard comparisons <= QueryLimits.comparisons else {
            throw error(.tooManyComparisons(limit: QueryLimits.comparisons))
        }
    }

    private mutating func take(
        _ kind: Token.Kind,
        or expectation: QueryError.Expectation
    ) throws(QueryError) {
        guard current.kind == kind else { throw error(.unexpected(expected: expectation)) }
        position += 1
    }
}

// MARK: - Refusals, with the right form

extension Parser {
    /// A key without an operator of the language: another dialect's word, or a bare word.
    private func missingRelation(of key: Token) -> QueryError {
        guard key.kind == .word, current.kind == .word else {
            if case .bracket = current.kind { return error(.bracketModifiers) }
            if current.kind == .exclamation { return error(.unexpected(expected: .relation)) }
            let isBare = [.end, .and, .or, .rightParenthesis].contains(current.kind)
            let correction = isBare && key.kind == .word ? "** == \"\(key.text)*\"cdwt" : nil
            return isBare && key.kind == .word
                ? refusal(.unquotedText, key, correction)
                : error(.unexpected(expected: .relation))
        }
        var place = position + 1
        var modifiers: Modifiers = []
        if case .bracket(let letters) = token(place).kind {
            modifiers = letters
            place += 1
        }
        let value = token(place)
        var correction: String?
        if case .pattern(let pieces, let suffix) = value.kind {
            let pattern = foreignPattern(current.text, pieces)
            correction = pattern.map {
                text(key.text, .equal, .pattern($0), modifiers.union(suffix))
            }
        } else if current.text.uppercased() == "BETWEEN" {
            correction = "InRange(\(key.text), low, high)"
        } else if current.text.uppercased() == "IN" {
            correction = "(\(key.text) == \"a\" || \(key.text) == \"b\")"
        } else if current.text.uppercased() == "IS" {
            correction = text(key.text, .notEqual, .pattern([.anyRun]), [])
        }
        let isForeign =
            correction != nil || Self.foreignOperators.contains(current.text.uppercased())
        return isForeign
            ? error(.unsupportedOperator, correction: correction)
            : error(.unexpected(expected: .relation))
    }

    private static let foreignOperators: Set = [
        "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "MATCHES", "IN", "BETWEEN", "NOT", "IS",
        "EQUALS", "STARTSWITH", "HAS", "FALLSWITHIN",
    ]

    /// What another dialect's operator says as a pattern; nil when it cannot be said.
    private func foreignPattern(_ name: String, _ pieces: [PatternPiece]) -> [PatternPiece]? {
        switch name.uppercased() {
        case "LIKE", "EQUALS", "IS": pieces
        case "CONTAINS", "HAS": [.anyRun] + pieces + [.anyRun]
        case "BEGINSWITH", "STARTSWITH": pieces + [.anyRun]
        case "ENDSWITH": [.anyRun] + pieces
        default: nil
        }
    }

    /// `NOT title == "x"` or `!title == "x"`: the comparison after it, with the opposite operator.
    private func negation() -> QueryError {
        var place = position + 1
        while token(place).kind == .leftParenthesis { place += 1 }
        var correction: String?
        if token(place).kind == .word, case .relation(.equal) = token(place + 1).kind,
            case .pattern(let pieces, let modifiers) = token(place + 2).kind
        {
            correction = text(token(place).text, .notEqual, .pattern(pieces), modifiers)
        }
        return error(.negation, correction: correction)
    }

    /// `"x" == title`: the same comparison turned round.
    private func valueOnTheLeft() -> QueryError {
        guard case .relation(let relation) = following.kind, token(position + 2).kind == .word
        else { return error(.unexpected(expected: .comparison)) }
        let key = token(position + 2).text
        let correction: String? =
            switch current.kind {
            case .pattern(let pieces, let modifiers):
                text(key, relation.mirrored, .pattern(pieces), modifiers)
            case .number(let number): text(key, relation.mirrored, .number(number), [])
            case .time(let time): text(key, relation.mirrored, .time(time), [])
            case .leftParenthesis, .rightParenthesis, .comma, .and, .or, .relation, .word,
                .anyAttribute, .bracket, .exclamation, .unknown, .damaged, .end:
                nil
            }
        return error(.valueOnTheLeft, correction: correction)
    }

    private func unquotedText(_ key: Token, _ relation: Relation) -> QueryError {
        let correction: String =
            switch current.text.lowercased() {
            case "yes", "true": text(key.text, relation, .number(1), [])
            case "no", "false": text(key.text, relation, .number(0), [])
            case "nil", "null":
                text(
                    key.text,
                    relation == .equal ? .notEqual : .equal,
                    .pattern([.anyRun]),
                    []
                )
            case "*", "**": text(key.text, relation, .pattern([.anyRun]), [])
            default: text(key.text, relation, .pattern([.literal(current.text)]), [])
            }
        return error(.unquotedText, correction: correction)
    }

    /// `title == [cd] "x"`: the letters put after the quote.
    private func bracketModifiers(
        _ key: Token,
        _ relation: Relation,
        _ modifiers: Modifiers
    ) -> QueryError {
        guard case .pattern(let pieces, let suffix) = following.kind else {
            return error(.bracketModifiers)
        }
        return error(
            .bracketModifiers,
            correction: text(key.text, relation, .pattern(pieces), modifiers.union(suffix))
        )
    }

    /// Something stands after a whole comparison that continues none.
    private func afterComparison() -> QueryError {
        let before = token(position - 1)
        if case .pattern = before.kind, current.kind == .word {
            let letters = current.text.utf8.map { Modifiers(letter: $0) }
            if letters.allSatisfy({ $0 != nil }) {
                return error(.detachedModifiers, correction: before.text + current.text)
            }
        }
        if case .bracket = current.kind { return error(.bracketModifiers) }
        if isWord("AND") { return error(.wordConnective, correction: "&&") }
        if isWord("OR") { return error(.wordConnective, correction: "||") }
        return error(.unexpected(expected: depth > 0 ? .closing : .connective))
    }

    /// The number a quoted text holds, unquoted.
    private func number(in pieces: [PatternPiece]) -> String? {
        guard pieces.count == 1, case .literal(let text) = pieces[0], let number = Double(text),
            number.isFinite
        else { return nil }
        return QueryPrinter.text(.number(number))
    }

    private func text(
        _ key: String,
        _ relation: Relation,
        _ value: QueryValue,
        _ modifiers: Modifiers
    ) -> String {
        QueryPrinter.text(
            Comparison(key: key, relation: relation, value: value, modifiers: modifiers)
        )
    }
}

// MARK: - Tokens

extension Parser {
    private var current: Token { token(position) }
    private var following: Token { token(position + 1) }

    /// A token by its place; beyond the last, the end.
    private func token(_ place: Int) -> Token {
        tokens[min(max(place, 0), tokens.count - 1)]
    }

    /// Whether the current token is a word, in any case (S85).
    private func isWord(_ word: String) -> Bool {
        current.kind == .word && current.text.lowercased() == word.lowercased()
    }

    private func error(_ reason: QueryError.Reason, correction: String? = nil) -> QueryError {
        if case .damaged(let error) = current.kind { return error }
        return refusal(reason, current, correction)
    }

    private func refusal(
        _ reason: QueryError.Reason,
        _ token: Token,
        _ correction: String?
    ) -> QueryError {
        QueryError(
            reason,
            column: token.range.lowerBound + 1,
            text: token.text,
            correction: correction
        )
    }
}

extension Relation {
    /// The relation with its two sides exchanged.
    var mirrored: Relation {
        switch self {
        case .equal, .notEqual: self
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
