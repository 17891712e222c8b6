package import SearchModel

/// What one typed word met in an item: a place that counts, or the nearest one that does not.
package struct WordVerdict: Hashable, Sendable {
    /// How the word stands in the item, the nearest to a match first.
    package enum Reason: Hashable, Sendable {
        /// At the start of a word that the profile searches.
        case found(isWhole: Bool)
        /// By a loose rule, where the profile takes them.
        case foundLoosely(rule: String)
        /// A loose rule would find it; the profile has none.
        case needsLooseRule(rule: String)
        /// A letter looks the same and is another one; nil: something invisible in the item.
        case lookAlike(typed: Unicode.Scalar, found: Unicode.Scalar?)
        /// A letter that differs and that no rule folds.
        case unfoldedLetter(typed: Character, found: Character)
        /// In the middle of a word.
        case insideWord(word: String, letter: Int, isInCapitals: Bool)
        /// In an attribute this profile does not search, or only for other words (`title:x`).
        case otherAttribute
        /// In an attribute no profile searches, such as a URL.
        case unsearchedAttribute
        /// In the text of another language.
        case otherLanguage(shown: String)
        /// Nowhere; the item's word that is spelt most like it, if one is.
        case absent(nearest: String?)

        /// Smaller is nearer to a match.
        var distance: Int {
            switch self {
            case .found(let isWhole): isWhole ? 0 : 1
            case .foundLoosely: 2
            case .needsLooseRule: 3
            case .lookAlike: 4
            case .unfoldedLetter: 5
            case .insideWord: 6
            case .otherAttribute: 7
            case .otherLanguage: 8
            case .unsearchedAttribute: 9
            case .absent: 10
            }
        }
    }

    /// Where in the item.
    package struct Place: Hashable, Sendable {
        package let attribute: AttributeName
        /// The element of a list attribute, from 0; nil for a single value.
        package let element: Int?
        package let text: String
        /// The number of the word in the text, from 1.
        package let number: Int
        /// Half-open UTF-8 offsets in the text.
        package let range: Range<Int>
    }

    /// The number of the typed word, from 0.
    package let number: Int
    /// The word as typed.
    package let word: String
    package let reason: Reason
    /// Nil for a word that is nowhere.
    package let place: Place?

    package var isFound: Bool {
        switch reason {
        case .found, .foundLoosely: true
        case .needsLooseRule, .lookAlike, .unfoldedLetter, .insideWord, .otherAttribute,
            .otherLanguage, .unsearchedAttribute, .absent:
            false
        }
    }

    /// The rules of the catalogue behind it; none for a word that is found as it is.
    package var rules: [RuleID] {
        switch reason {
        case .found, .foundLoosely: []
        case .needsLooseRule, .unfoldedLetter: ["DX-16"]
        case .lookAlike: ["DX-17"]
        case .insideWord(_, _, let isInCapitals): [isInCapitals ? "DX-13" : "DX-12"]
        case .otherAttribute, .unsearchedAttribute: ["DX-14"]
        case .otherLanguage: ["DX-18"]
        case .absent: ["DX-11"]
        }
    }
}

extension WordVerdict {
    /// Where the word is, or where it nearly is, in words.
    package var explanation: String {
        switch reason {
        case .found(let isWhole):
            "\(site), \(isWhole ? "whole word" : "start of word") \(wordNumber) of \(quoted)"
        case .foundLoosely(let rule):
            "\(site), word \(wordNumber) of \(quoted), by the loose rule \(rule)"
        case .needsLooseRule(let rule):
            "\(site) has \(quoted); the loose rule \(rule) would find it"
        case .lookAlike(let typed, let found?):
            "\(site) has \(quoted): typed \(typed.codePoint), there \(found.codePoint)"
        case .lookAlike(let typed, nil):
            "\(site) has \(quoted), without the invisible \(typed.codePoint)"
        case .unfoldedLetter(let typed, let found):
            "\(site) has \(quoted): \(typed) is not \(found), and no rule makes them equal"
        case .insideWord(let word, let letter, true):
            "inside \"\(word)\" (letter \(letter)); a run of capitals is one word"
        case .insideWord(let word, let letter, false):
            "inside \"\(word)\" (letter \(letter)); only word starts count"
        case .otherAttribute: "only in \(site), which is not searched: \(quoted)"
        case .unsearchedAttribute: "only in \(site), which no search looks at: \(quoted)"
        case .otherLanguage(let shown):
            "only in \(site) for another language; shown is \"\(shown.excerpt)\""
        case .absent(let nearest?): "in none of its texts; the nearest word is \"\(nearest)\""
        case .absent(nil): "in none of its texts"
        }
    }

    private var wordNumber: Int { place?.number ?? 1 }

    private var site: String {
        guard let place else { return "it" }
        return place.attribute.rawValue + (place.element.map { "[\($0)]" } ?? "")
    }

    private var quoted: String {
        guard let place else { return "" }
        return "\"" + place.text.excerpt(around: place.range) + "\""
    }
}

extension Unicode.Scalar {
    /// `U+0430`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension String {
    /// At most so many characters of a text are quoted.
    private static var excerptLength: Int { 40 }

    /// The beginning of a text.
    var excerpt: String { excerpt(around: 0..<0) }

    /// The part of a text around a UTF-8 range, with dots where it was cut.
    func excerpt(around range: Range<Int>) -> String {
        guard count > Self.excerptLength else { return self }
        let place = utf8.index(startIndex, offsetBy: min(range.lowerBound, utf8.count))
        let before = self[..<place].count
        let skipped = max(0, min(before - 12, count - Self.excerptLength))
        let part = dropFirst(skipped).prefix(Self.excerptLength)
        return (skipped > 0 ? "…" : "") + part
            + (skipped + Self.excerptLength < count ? "…" : "")
    }
}
