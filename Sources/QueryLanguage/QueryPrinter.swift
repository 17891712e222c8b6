/// A query tree as text; reading the text again gives an equal tree.
package enum QueryPrinter {
    /// The canonical text of a tree: single spaces, double quotes, modifiers in the order c d w t.
    package static func print(_ query: Query) -> String {
        switch query {
        case .and(let parts): parts.map(nested).joined(separator: " && ")
        case .or(let parts): parts.map(alternative).joined(separator: " || ")
        case .comparison(let comparison): print(comparison)
        case .range(let key, let lower, let upper):
            "\(Grammar.rangeName)(\(key), \(print(lower)), \(print(upper)))"
        }
    }

    /// The text of one comparison.
    package static func print(_ comparison: Comparison) -> String {
        var text = "\(comparison.key) \(comparison.relation.rawValue) \(print(comparison.value))"
        for (letter, modifier) in Modifiers.letters where comparison.modifiers.contains(modifier) {
            text.unicodeScalars.append(Unicode.Scalar(letter))
        }
        return text
    }

    /// The text of a value, without modifiers.
    static func print(_ value: QueryValue) -> String {
        switch value {
        case .pattern(let pieces): "\"" + pieces.map(print).joined() + "\""
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15
                ? String(Int(number)) : number.description
        case .time(let time): time.text
        }
    }

    private static func print(_ piece: PatternPiece) -> String {
        switch piece {
        case .literal(let text): QueryText.escaped(text)
        case .anyRun: "*"
        case .anyCharacter: "?"
        }
    }

    /// A part of an `&&`: whatever holds parts itself stands in parentheses.
    private static func nested(_ query: Query) -> String {
        switch query {
        case .and, .or: "(\(print(query)))"
        case .comparison, .range: print(query)
        }
    }

    /// A part of an `||`: an `&&` needs no parentheses there.
    private static func alternative(_ query: Query) -> String {
        switch query {
        case .or: "(\(print(query)))"
        case .and, .comparison, .range: print(query)
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
