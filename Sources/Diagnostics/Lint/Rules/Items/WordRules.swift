import Foundation
import Importing
import SearchModel

/// IT-06: words that recent iOS was seen to ignore.
struct UnsearchedWords: Rule {
    static let facts = RuleFacts(
        "IT-06",
        .warning,
        fires: "keywords or alternate names whose words are in neither title nor displayName",
        advice: "These words find the item by documentation, but recent iOS was seen to match "
            + "title and displayName only.",
        sources: ["Q14", "Q15", "Q16"],
        .observed(release: "iOS 17 and 18")
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let names = [item.text(.title), item.text(.displayName)].compactMap { $0 }
        guard !names.isEmpty else { return }
        let known = Set(names.flatMap(LintWords.words))
        for name in [AttributeName.keywords, .alternateNames] {
            let words = (item.record.attributes[name]?.texts(language: "en") ?? [])
                .flatMap(LintWords.words)
                .filter { !known.contains($0) }
            guard !words.isEmpty else { continue }
            notes.add(Self.facts.advice + " " + LintWords.list(words), at: item.place(name))
        }
    }
}

/// IT-20: a place that cannot be found by its address.
struct CoordinatesAlone: Rule {
    static let facts = RuleFacts(
        "IT-20",
        .info,
        fires: "coordinates without any address attribute",
        advice: "This place cannot be found by its street or town; coordinates add no words.",
        sources: ["Q17"],
        .observed(release: "iOS 10")
    )

    private static let address = [
        "city", "country", "fullyFormattedAddress", "namedLocation", "postalCode",
        "stateOrProvince", "subThoroughfare", "thoroughfare",
    ]
    .map(AttributeName.init)

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard item.record.hasCoordinates,
            Self.address.allSatisfy({ item.record.attributes[$0] == nil })
        else { return }
        notes.add(Self.facts.advice, at: item.place(AttributeName(rawValue: "latitude")))
    }
}

/// IT-28: keywords that are one text, or too many.
struct KeywordList: Rule {
    static let facts = RuleFacts(
        "IT-28",
        .warning,
        fires: "one keyword holds commas, or there are more than about five",
        advice: "Make a list, one keyword each, and keep it small.",
        sources: ["D5"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        let keywords = item.record.attributes[.keywords]?.texts(language: "en") ?? []
        if let joined = keywords.first(where: { $0.contains(",") || $0.contains(";") }) {
            notes.add(
                "\"\(joined.excerpt)\" is one keyword. Make a list.",
                at: item.place(.keywords)
            )
        }
        if keywords.count > notes.limits.keywords {
            notes.add(
                "\(keywords.count) keywords; Apple advises few, this rule "
                    + "\(notes.limits.keywords).",
                at: item.place(.keywords)
            )
        }
    }
}

/// IT-29: keywords that add nothing.
struct KeywordInTitle: Rule {
    static let facts = RuleFacts(
        "IT-29",
        .info,
        fires: "a keyword is already in the title",
        advice: "It adds nothing: the title is searched first.",
        .opinion
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        guard let title = item.text(.title) else { return }
        let known = Set(LintWords.words(title))
        let keywords = item.record.attributes[.keywords]?.texts(language: "en") ?? []
        let idle = keywords.filter { keyword in
            let words = LintWords.words(keyword)
            return !words.isEmpty && words.allSatisfy(known.contains)
        }
        guard !idle.isEmpty else { return }
        notes.add(LintWords.list(idle) + ": " + Self.facts.advice, at: item.place(.keywords))
    }
}

/// IT-35: languages without texts.
struct UntranslatedText: Rule {
    static let facts = RuleFacts(
        "IT-35",
        .info,
        fires: "languages are declared, or some texts have several, and the title has one",
        advice: "Give the title in the other languages too, as a localized string.",
        sources: ["Q85", "D5"],
        .documented
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        var languages = Set(
            item.record.attributes[AttributeName(rawValue: "languages")]?.texts(language: "en")
                ?? []
        )
        for case .localizedText(let table) in item.record.attributes.values {
            languages.formUnion(table.keys)
        }
        guard languages.count > 1, let title = item.record.attributes[.title] else { return }
        var known: Set<String> = []
        if case .localizedText(let table) = title { known = Set(table.keys) }
        let missing = languages.subtracting(known).sorted()
        guard !missing.isEmpty, known.count < languages.count else { return }
        notes.add(
            "No title for \(missing.joined(separator: ", ")). " + Self.facts.advice,
            at: item.place(.title)
        )
    }
}

/// IT-36: letters nobody can type.
struct MixedScripts: Rule {
    static let facts = RuleFacts(
        "IT-36",
        .warning,
        fires: "look-alike letters of two scripts in one word, or invisible characters",
        advice: "It will not be found as typed.",
        sources: ["Q87"],
        .opinion
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        for name in [AttributeName.title, .displayName, .keywords, .alternateNames] {
            for text in item.record.attributes[name]?.texts(language: "en") ?? [] {
                guard let problem = Self.problem(text) else { continue }
                notes.add(problem + "; it will not be found as typed.", at: item.place(name))
            }
        }
    }

    private static func problem(_ text: String) -> String? {
        // Joiners carry meaning in Arabic and Indic words, and variation selectors in emoji.
        let carriers: Set<UInt32> = [0x200C, 0x200D, 0xFE0E, 0xFE0F]
        let hidden = text.unicodeScalars.first { scalar in
            Skeleton.isInvisible(scalar) && !carriers.contains(scalar.value)
                && !scalar.properties.isEmojiModifier && scalar.value < 0xE0000
        }
        if let hidden { return "\"\(text.excerpt)\" holds the invisible \(hidden.codePoint)" }
        for word in text.split(whereSeparator: { !$0.isLetter }) {
            let scalars = word.unicodeScalars
            let hasLatin = scalars.contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
            let other = scalars.first { Skeleton.lookAlike($0) != $0 }
            guard hasLatin, let other else { continue }
            return "\"\(word)\" mixes scripts: \(other.codePoint) looks like "
                + "\(Skeleton.lookAlike(other))"
        }
        return nil
    }
}

/// IT-38: very long texts.
struct HugeText: Rule {
    static let facts = RuleFacts(
        "IT-38",
        .warning,
        fires: "text content or description over 100 kB",
        advice: "So much text slows a rebuild, and extensions were killed for it. Index its "
            + "beginning.",
        sources: ["Q34", "Q67"],
        .observed(release: nil)
    )

    mutating func look(at item: LintItem, _ notes: inout LintNotes) {
        for name in [AttributeName.textContent, .contentDescription] {
            let count = item.text(name)?.utf8.count ?? 0
            guard count > notes.limits.textBytes else { continue }
            notes.add(
                "\(LintWords.kilobytes(count)) kB of text in one item. " + Self.facts.advice,
                at: item.place(name)
            )
        }
    }
}

extension Record {
    /// Whether it has latitude and longitude.
    var hasCoordinates: Bool {
        attributes[AttributeName(rawValue: "latitude")] != nil
            && attributes[AttributeName(rawValue: "longitude")] != nil
    }
}
