package import SearchModel

/// Records and query strings about them, made from a seed.
///
/// The texts are of characters that fold in every way there is, so that a pattern cut out of one
/// often matches another in some folding only.
package struct SeededQueries {
    private var numbers: SeededGenerator
    private var texts: [String] = []

    /// Letters in both cases, with marks apart and composed, of other widths and scripts, halves of
    /// syllables, format characters, symbols, and whatever separates words.
    private static let pieces = [
        "a", "A", "b", "B", "ab", "Ba", "é", "e\u{301}", "E", "ß", "SS", "İ", "ı", "ﬁ", "fi",
        "ς", "Σ", "ж", "Й", "И\u{306}", "ǆ", "Ａ", "ｂ", "１", "1", "22", "が", "か\u{3099}",
        "ｶ", "ﾞ", "ガ", "カ", "가", "\u{1100}\u{1161}", "각", "\u{11A8}", "東", "京", "ก", "ำ",
        "א\u{5B0}", "أ", "ا", "★", "❤\u{FE0F}", "👩\u{200D}👦", "\u{AD}", "\u{200D}", "\u{301}",
        " ", " ", " ", "-", ".", "&", "’", "'", "ʼ", ",", "\"", "\\", "*", "?", "_", "´", "\u{A0}",
    ]
    private static let textKeys = [
        "title", "title", "kMDItemTitle", "keywords", "contentDescription", "**", "**", "*",
        "contentType", "identifier", "uniqueIdentifier", "my_color", "subject", "unheard",
    ]
    private static let modifiers = ["", "", "c", "d", "cd", "w", "cw", "cdw", "t", "cdwt"]

    package init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
    }

    private mutating func below(_ bound: Int) -> Int { Int(numbers.next() % UInt64(bound)) }

    private mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    // MARK: Records

    private mutating func text() -> String {
        var text = ""
        for _ in 0...below(isOne(in: 40) ? 90 : 9) { text += pick(Self.pieces) }
        texts.append(text)
        return text
    }

    /// A record with texts, numbers and a type; some have texts that no search finds.
    package mutating func record(_ number: Int) -> Record {
        var record = Record(
            identifier: RecordIdentifier(
                application: pick(["com.example.one", "com.example.two"]),
                kind: isOne(in: 5) ? .activity : .item,
                unique: "record-\(number)"
            )
        )
        if !isOne(in: 8) { record.attributes[.title] = .text(text()) }
        if isOne(in: 2) { record.attributes[.keywords] = .texts([text(), text()]) }
        if isOne(in: 3) { record.attributes[.contentDescription] = .text(text()) }
        if isOne(in: 6) { record.attributes[.subject] = .localizedText(["en": text(), "de": "x"]) }
        if isOne(in: 3) { record.attributes[.rating] = .integer(Int64(below(5))) }
        record.attributes[.contentType] = .text(pick(["public.text", "public.jpeg", text()]))
        if isOne(in: 9) {
            let name = pick(["my_color", "title", "keywords", "rating"])
            record.customAttributes = [
                CustomAttribute(
                    name: AttributeName(rawValue: name),
                    isSearchableByDefault: isOne(in: 2),
                    value: .text(text())
                )
            ]
        }
        return record
    }

    // MARK: Queries

    /// A query string of comparisons joined in any way, nested as deep as is asked.
    package mutating func query(depth: Int = 2) -> String {
        guard depth > 0, !isOne(in: 3) else { return comparison() }
        let parts = (0...1 + below(2)).map { _ in query(depth: depth - 1) }
        return "(" + parts.joined(separator: isOne(in: 2) ? " && " : " || ") + ")"
    }

    private mutating func comparison() -> String {
        switch below(12) {
        case 0: return "rating \(pick(["==", "!=", "<", ">="])) \(below(5))"
        case 1: return "InRange(rating, \(below(3)), \(below(5)))"
        case 2: return "** == \"\(below(5))\""
        default: break
        }
        let key = pick(Self.textKeys)
        let relation = key.first != "*" && isOne(in: 6) ? "!=" : "=="
        return "\(key) \(relation) \"\(pattern())\"\(pick(Self.modifiers))"
    }

    /// A stretch of one of the texts, in some other spelling, with wildcards.
    private mutating func pattern() -> String {
        guard !texts.isEmpty else { return "*" }
        let source = Array(pick(texts).unicodeScalars)
        let start = isOne(in: 2) ? 0 : below(source.count)
        let end = isOne(in: 2) ? source.count : start + 1 + below(source.count - start)
        var pattern = start > 0 ? pick(["*", "*", "*", "?"]) : ""
        for scalar in source[start..<end] {
            switch below(40) {
            case 0: pattern += "*"
            case 1: pattern += "?"
            case 2: pattern += escaped(scalar.properties.uppercaseMapping)
            case 3: pattern += escaped(scalar.properties.lowercaseMapping)
            default: pattern += escaped(String(scalar))
            }
        }
        return end < source.count ? pattern + pick(["*", "*", "*", "?"]) : pattern
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if "\"\\*?".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}

extension AttributeName {
    fileprivate static let subject = AttributeName(rawValue: "subject")
    fileprivate static let rating = AttributeName(rawValue: "rating")
}
