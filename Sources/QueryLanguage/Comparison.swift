/// The comparison operators of the language.
package enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
}

/// The letters after a closing quote.
package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `c`: upper and lower case are equal.
    package static let ignoringCase = Modifiers(rawValue: 1)
    /// `d`: marks are dropped.
    package static let ignoringMarks = Modifiers(rawValue: 2)
    /// `w`: the value is compared with words.
    package static let byWords = Modifiers(rawValue: 4)
    /// `t`: the value is compared with tokens, as a search field splits them.
    package static let tokenized = Modifiers(rawValue: 8)
}

/// The right side of a comparison.
package enum QueryValue: Hashable, Sendable {
    /// Pieces of a quoted text: literal runs and wildcards, escapes already resolved.
    case pattern([PatternPiece])
    case number(Double)
    case time(TimeExpression)
}

/// One piece of a quoted text.
package enum PatternPiece: Hashable, Sendable {
    case literal(String)
    /// `*`: any run of characters, the empty one too.
    case anyRun
    /// `?`: exactly one character.
    case anyCharacter
}
