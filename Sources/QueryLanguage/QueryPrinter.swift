/// A query tree as text; reading the text again gives an equal tree.
package enum QueryPrinter {
    /// The canonical text of a tree: single spaces, double quotes, modifiers in the order c d w t.
    package static func text(_ query: Query) -> String {
        switch query {
        case .and(let parts): parts.map(nested).joined(separator: " && ")
        case .or(let parts): parts.map(alternative).joined(separator: " || ")
        case .comparison(let comparison): text(comparison)
        case .range(let key, let lower, let upper):
            "\(Grammar.rangeName)(\(key), \(text(lower)), \(text(upper)))"
        }
    }

    /// The text of one comparison.
    package static func text(_ comparison: Comparison) -> String {
        var written = "\(comparison.key) \(comparison.relation.rawValue) \(text(comparison.value))"
        for (letter, modifier) in Modifiers.letters where comparison.modifiers.contains(modifier) {
            written.unicodeScalars.append(Unicode.Scalar(letter))
        }
        return written
    }

    /// The text of a value, without modifiers.
    static func text(_ value: QueryValue) -> String {
        switch value {
        case .pattern(let pieces): "\"" + pieces.map(text).joined() + "\""
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15
                ? String(Int(number)) : number.description
        case .time(let time): time.text
        }
    }

    private static func text(_ piece: PatternPiece) -> String {
        switch piece {
        case .literal(let text): QueryText.escaped(text)
        case .anyRun: "*"
        case .anyCharacter: "?"
        }
    }

    /// A part of an `&&`: whatever holds parts itself stands in parentheses.
    private static func nested(_ query: Query) -> String {
        switch query {
        case .and, .or: "(\(text(query)))"
        case .comparison, .range: text(query)
        }
    }

    /// A part of an `||`: an `&&` needs no parentheses there.
    private static func alternative(_ query: Query) -> String {
        switch query {
        case .or: "(\(text(query)))"
        case .and, .comparison, .range: text(query)
        }
    }
}

/// Putting text of a person into a query string.
package enum QueryText {
    /// The text with every character escaped that means something inside quotes of either sort, so
    /// that it can only stand for itself (M23 to M25).
    package static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if ["\\", "\"", "'", "*", "?"].contains(scalar) { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}
