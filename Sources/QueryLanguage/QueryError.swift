/// Why a query string was refused: what is wrong, where, and what to write instead.
package struct QueryError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        case empty
        case tooLong(limit: Int)
        case tooDeep(limit: Int)
        case tooManyComparisons(limit: Int)
        case unclosedQuote
        case unclosedParenthesis
        case unexpected(expected: Expectation)
        case unquotedText
        case valueOnTheLeft
        case unsupportedOperator
        case negation
        case singleConnective
        case wordConnective
        case bracketModifiers
        case unknownModifier
        case detachedModifiers
        case textNeedsEquality
        case anyAttributeNeedsEquality
        case invalidNumber
        case unknownTime
        case invalidInstant
        case curlyQuote
    }

    /// What should have stood at the place of an error.
    package enum Expectation: String, Hashable, Sendable {
        case comparison = "an attribute name, 'InRange' or '('"
        case relation = "one of ==, !=, <, <=, >, >="
        case value = "a quoted text, a number or a `$time` expression"
        case bound = "a number or a `$time` expression"
        case connective = "`&&`, `||` or the end"
        case comma = "`,`"
        case opening = "`(`"
        case closing = "`)`"
    }

    package let reason: Reason
    /// The UTF-8 column, from 1, where the offending text begins.
    package let column: Int
    /// The offending text, a part of the query; empty at its end.
    package let offendingText: String
    /// What to write instead, such as `title == "*x*"cd`; nil where nobody can tell.
    package let correction: String?

    /// A query may hold line breaks, an error is one line.
    private static func onOneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    init(_ reason: Reason, column: Int, text: String, correction: String? = nil) {
        self.reason = reason
        self.column = column
        self.offendingText = Self.onOneLine(text)
        self.correction = correction.map(Self.onOneLine)
    }
}

extension QueryError: CustomStringConvertible {
    /// What is wrong and where, without any text of the query's author.
    package var description: String {
        "\(problem) at column \(column)"
    }

    /// The description, with the offending text and what to write instead.
    package var advice: String {
        var advice = description
        if !offendingText.isEmpty { advice += ": '\(offendingText)'" }
        if let correction { advice += "; write `\(correction)`" }
        return advice
    }

    private var problem: String {
        switch reason {
        case .empty: "the query is empty"
        case .tooLong(let limit): "the query is longer than \(limit) bytes"
        case .tooDeep(let limit): "the query nests more than \(limit) levels"
        case .tooManyComparisons(let limit): "the query has more than \(limit) comparisons"
        case .unclosedQuote: "a quote is not closed that begins"
        case .unclosedParenthesis: "a parenthesis is not closed that opens"
        case .unexpected(let expected): "expected \(expected.rawValue)"
        case .unquotedText: "text must stand in quotes"
        case .valueOnTheLeft: "the attribute must stand left of the value"
        case .unsupportedOperator: "the query language does not have the operator"
        case .negation: "the query language has no negation but `!=`"
        case .singleConnective: "a connective is written twice, `&&` or `||`,"
        case .wordConnective: "a connective is written `&&` or `||`"
        case .bracketModifiers: "modifiers follow the closing quote, without brackets,"
        case .unknownModifier:
            "modifiers are c, d, w and t, and a quote inside a text is written `\\\"`"
        case .detachedModifiers: "modifiers follow the closing quote without a space"
        case .textNeedsEquality: "text is compared with `==` and `!=` only"
        case .anyAttributeNeedsEquality: "`*` and `**` are compared with `==` only"
        case .invalidNumber: "the number cannot be read"
        case .unknownTime:
            "times are now, yesterday, today, tomorrow, this_week, this_month, this_year "
                + "(and last_, next_), iso(…)"
        case .invalidInstant: "the instant is not of the form 2024-01-31T00:00:00Z"
        case .curlyQuote: "quotes are straight, \" or ',"
        }
    }
}
