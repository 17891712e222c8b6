import IndexEngine
import QueryLanguage
import SearchModel
import SearchService

/// Finds the smallest change that makes an item match, by trying each in turn (DX-21).
///
/// First what the person or the profile could do, in this order: another profile, a loose rule,
/// the spelling, one word fewer, the word from where it was found; then what the item could hold.
/// Nothing is proposed that a search has not found.
struct NearestChange {
    let record: Record
    let search: UserSearch
    let verdicts: [WordVerdict]

    /// The nearest change to the search and the nearest to the item, those that work.
    func changes() -> [MatchExplanation.Change] {
        let item = itemChange()
        let isInCapitals = verdicts.contains {
            if case .insideWord(_, _, isInCapitals: true) = $0.reason { true } else { false }
        }
        let query = profileChange() ?? queryChange()
        let changes = isInCapitals ? [item, query] : [query, item]
        return changes.compactMap { $0 }
    }

    // MARK: The search

    private func profileChange() -> MatchExplanation.Change? {
        for profile in [MatchProfile.documented, .ios17] where profile != search.profile {
            var other = search
            other.profile = profile
            guard Trial.finds(record, other) else { continue }
            let isLoose = search.profile == .strict && profile == .documented
            let text =
                isLoose
                ? "the loose rules find it" : "the profile \(profile.name) finds it"
            return .init(kind: .profile, text: text)
        }
        return nil
    }

    private func queryChange() -> MatchExplanation.Change? {
        for text in queryTexts() where !text.isEmpty {
            var other = search
            other.text = text
            if Trial.finds(record, other) { return .init(kind: .query, text: "type \"\(text)\"") }
        }
        return nil
    }

    /// Other texts to type: spelt as in the item, without one word, begun where the item's word
    /// begins.
    private func queryTexts() -> [String] {
        let words = verdicts.map(\.word)
        let spelt = verdicts.map { verdict in
            switch verdict.reason {
            case .absent(let nearest?): nearest
            case .lookAlike, .unfoldedLetter: verdict.wordOfItem ?? verdict.word
            case .found, .foundLoosely, .needsLooseRule, .insideWord, .otherAttribute,
                .unsearchedAttribute, .otherLanguage, .absent(nil):
                verdict.word
            }
        }
        let kept = verdicts.filter(\.isFound).map(\.word)
        let begun = verdicts.map { verdict in
            if case .insideWord(let word, _, _) = verdict.reason { word } else { verdict.word }
        }
        let texts = [spelt, kept, begun].filter { $0 != words }
        return texts.map { $0.joined(separator: " ") }
    }

    // MARK: The item

    /// The item with what its failing words need, if that makes it match.
    private func itemChange() -> MatchExplanation.Change? {
        let failing = verdicts.filter { !$0.isFound }
        guard !failing.isEmpty, failing.count <= Self.mostWords else { return nil }
        var changed = record
        let text: String
        if failing.count == 1, let apart = failing.first?.capitalsApart {
            changed.attributes[.displayName] = .text(apart)
            text = "displayName \"\(apart.excerpt)\""
        } else if search.profile == .ios17 {
            let name = ([shownName] + failing.map(\.word)).joined(separator: " ")
            changed.attributes[.displayName] = .text(name)
            text = "displayName \"\(name)\""
        } else {
            let words = failing.map(\.word)
            let known = record.attributes[.keywords]?.texts(language: SpotlightIndex.language) ?? []
            changed.attributes[.keywords] = .texts(known + words)
            text = "keywords with " + words.map { "\"\($0)\"" }.joined(separator: " and ")
        }
        guard Trial.finds(changed, search) else { return nil }
        return .init(kind: .item, text: text)
    }

    /// More missing words than these mean another item, not a change to this one.
    private static let mostWords = 2

    private var shownName: String {
        let names = [AttributeName.displayName, .title].compactMap {
            record.attributes[$0]?.texts(language: SpotlightIndex.language).first
        }
        return names.first ?? ""
    }
}

extension WordVerdict {
    /// The whole text with a space before the word that stands in a run of capitals; nil when it
    /// stands elsewhere.
    fileprivate var capitalsApart: String? {
        guard case .insideWord(_, _, isInCapitals: true) = reason, let place else { return nil }
        let bytes = Array(place.text.utf8)
        let start = place.range.lowerBound
        return String(decoding: bytes[..<start] + [0x20] + bytes[start...], as: UTF8.self)
    }

    /// The word of the item where the typed one nearly is.
    fileprivate var wordOfItem: String? {
        guard let place else { return nil }
        var tracer = WordTracer()
        let words = tracer.words(of: place.text)
        return words.indices.contains(place.number - 1) ? words[place.number - 1] : nil
    }
}

extension MatchProfile {
    /// The name on the command line and on the screen.
    package var name: String {
        switch self {
        case .documented: "documented"
        case .strict: "strict"
        case .ios17: "ios17"
        }
    }
}
