package import QueryLanguage
package import SearchModel
import TextFolding

/// The plain rule of what typed text finds in a record, and where; written for clarity.
///
/// It highlights the rows that are drawn, and the index is held against it: a search must find
/// exactly the records this rule accepts.
package struct MatchFinder: Sendable {
    private let query: TypedQuery
    private let profile: MatchProfile
    private let language: String
    private var folder: Folder

    /// Makes a finder for one typed text.
    ///
    /// - Parameters:
    ///   - query: the typed text.
    ///   - profile: the rule to match by.
    ///   - language: which text of a localized value counts, such as `en`.
    package init(_ query: TypedQuery, _ profile: MatchProfile, language: String = "en") {
        self.query = query
        self.profile = profile
        self.language = language
        folder = Folder(
            profile == .documented
                ? [.search, .mappingSources, .makingLooseForms] : [.search, .mappingSources]
        )
    }

    /// Whether a record matches: it holds every word, no excluded group, and is of a kind named.
    package mutating func matches(_ record: Record) -> Bool {
        guard !query.isEmpty, profile.accepts(letterCount: query.letterCount) else {
            return false
        }
        let texts = texts(of: record)
        return query.words.allSatisfy { holds($0, in: texts) }
            && !query.excluded.contains { group in group.allSatisfy { holds($0, in: texts) } }
            && isOfKind(record)
    }

    /// The places where the typed words match, word by word, best field first.
    ///
    /// A word's loose places are given only for texts that hold no strict one. No text gives more
    /// than `mostPlaces` of a word: nobody looks at more, and a long text would fill a page.
    ///
    /// - Returns: empty when the record does not match.
    package mutating func ranges(in record: Record) -> [MatchedRange] {
        guard matches(record) else { return [] }
        let texts = texts(of: record)
        var ranges: [MatchedRange] = []
        for (number, word) in query.words.enumerated() {
            for text in texts where accepts(word, text) {
                for place in places(of: word, in: text) {
                    ranges.append(
                        MatchedRange(
                            attribute: text.attribute,
                            element: text.element,
                            word: number,
                            range: place.range,
                            loose: place.rules.name
                        )
                    )
                }
            }
        }
        return ranges
    }

    /// The most places of one word in one text.
    private static let mostPlaces = 1_000
}

// MARK: - One word

extension MatchFinder {
    private struct Place: Hashable {
        let range: Range<Int>
        let rules: LooseRules
    }

    /// The texts the profile looks at.
    private func texts(of record: Record) -> [SearchableText] {
        let texts = record.searchableTexts(language: language)
        guard profile == .ios17 else { return texts }
        return texts.filter { $0.field == .title || $0.field == .displayName }
    }

    private func accepts(_ word: TypedQuery.Word, _ text: SearchableText) -> Bool {
        word.attribute == nil || word.attribute == text.attribute.rawValue
    }

    private mutating func holds(_ word: TypedQuery.Word, in texts: [SearchableText]) -> Bool {
        for text in texts where accepts(word, text) {
            folder.fold(text.text)
            let folded = folder.text
            if folded.starts.contains(where: { strictRange(of: word, at: $0, in: folded) != nil }) {
                return true
            }
            if folded.looseStarts.contains(where: {
                looseRange(of: word, at: $0, in: folded) != nil
            }) {
                return true
            }
        }
        return false
    }

    private mutating func places(of word: TypedQuery.Word, in text: SearchableText) -> [Place] {
        folder.fold(text.text)
        let folded = folder.text
        var places: [Place] = []
        for start in folded.starts where places.count < Self.mostPlaces {
            guard let range = strictRange(of: word, at: start, in: folded) else { continue }
            places.append(Place(range: folded.sourceRange(range), rules: []))
        }
        if !places.isEmpty { return distinct(places) }
        for start in folded.looseStarts where places.count < Self.mostPlaces {
            guard let range = looseRange(of: word, at: start, in: folded) else { continue }
            places.append(Place(range: folded.sourceRange(loose: range), rules: start.rules))
        }
        return distinct(places).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The first place of each range; the members of a joined emoji all have the whole of it.
    private func distinct(_ places: [Place]) -> [Place] {
        var seen: Set<Range<Int>> = []
        return places.filter { seen.insert($0.range).inserted }
    }

    private func strictRange(
        of word: TypedQuery.Word,
        at start: FoldedText.Start,
        in text: FoldedText
    ) -> Range<Int>? {
        let end = start.offset + word.folded.count
        guard end <= text.runs[start.run].end,
            text.bytes[start.offset..<end].elementsEqual(word.folded)
        else { return nil }
        return start.offset..<end
    }

    private func looseRange(
        of word: TypedQuery.Word,
        at start: FoldedText.LooseStart,
        in text: FoldedText
    ) -> Range<Int>? {
        let end = start.offset + word.folded.count
        guard end <= start.end, text.looseBytes[start.offset..<end].elementsEqual(word.folded)
        else { return nil }
        return start.offset..<end
    }
}

// MARK: - Kinds

extension MatchFinder {
    /// Whether one of the kinds named is the record's.
    ///
    /// A kind is `item`, `activity` or `web`, a part of the content type, or the last part of the
    /// application's identifier, and may be half typed.
    private mutating func isOfKind(_ record: Record) -> Bool {
        guard !query.kinds.isEmpty else { return true }
        var parts = [record.identifier.kind.rawValue]
        if case .text(let type) = record.attributes[.contentType] {
            parts += type.split(separator: ".").map(String.init)
        }
        if let name = record.identifier.application.split(separator: ".").last {
            parts.append(String(name))
        }
        for part in parts {
            folder.fold(part)
            let text = folder.text
            let words = text.starts.map { text.bytes[$0.offset..<text.runs[$0.run].end] }
            for word in words + [text.bytes[...]]
            where query.kinds.contains(where: { word.starts(with: $0.utf8) }) {
                return true
            }
        }
        return false
    }
}
