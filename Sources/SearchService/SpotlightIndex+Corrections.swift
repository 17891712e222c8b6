import IndexEngine
import QueryLanguage

/// Other spellings of a search that finds nothing.
extension SpotlightIndex {
    /// Words a mistyped word is replaced by, at most; each asks for searches of its own.
    private static let wordsPerWord = 4
    /// Mistyped words in one text; with more of them nobody can guess what was meant.
    private static let mistypedWords = 3

    /// Texts that find something and differ in a few letters from one that does not, best first.
    ///
    /// Only words that begin nothing in the index are changed, by one letter when they have three
    /// or four letters and by two, but not the first, when they are longer.
    ///
    /// - Parameters:
    ///   - search: what was searched for.
    ///   - freshness: how much of what is journaled must be searched.
    /// - Returns: at most `search.limit` texts.
    /// - Throws: `ServiceError` as `search` does.
    package func corrections(
        _ search: UserSearch,
        freshness: Freshness = .acknowledged
    ) throws(ServiceError) -> [String] {
        try follow(freshness)
        let snapshot = follower.index.snapshot
        var texts = [Correction(text: search.text, distance: 0)]
        var mistypedCount = 0
        for word in search.query.words where try isMistyped(word, search, freshness) {
            mistypedCount += 1
            guard mistypedCount <= Self.mistypedWords else { return [] }
            let near = snapshot.nearTerms(
                to: word.folded,
                within: Self.distance(of: word),
                limit: Self.wordsPerWord
            )
            texts = texts.flatMap { text in near.compactMap { text.replacing(word.text, $0) } }
        }
        guard mistypedCount > 0 else { return [] }
        return try best(texts, search, freshness)
    }

    /// The nearest of some texts that find something; of equally near ones those that find more.
    ///
    /// Texts that are further off are not searched for once there are enough.
    private func best(
        _ texts: [Correction],
        _ search: UserSearch,
        _ freshness: Freshness
    ) throws(ServiceError) -> [String] {
        var best: [String] = []
        let distances = Set(texts.map(\.distance)).sorted()
        for distance in distances where best.count < search.limit {
            var found: [(text: String, total: Int)] = []
            for correction in texts where correction.distance == distance {
                var corrected = search
                corrected.text = correction.text
                corrected.limit = 1
                corrected.bestPerApplication = 0
                let total = try self.search(corrected, freshness: freshness).total
                if total > 0 { found.append((correction.text, total)) }
            }
            // A stable order: equal ones stay as the engine gave their words.
            let sorted = found.enumerated().sorted { lhs, rhs in
                lhs.element.total != rhs.element.total
                    ? lhs.element.total > rhs.element.total : lhs.offset < rhs.offset
            }
            best += sorted.map(\.element.text)
        }
        return Array(best.prefix(search.limit))
    }

    /// Whether a word alone finds nothing, where the search looks.
    private func isMistyped(
        _ word: TypedQuery.Word,
        _ search: UserSearch,
        _ freshness: Freshness
    ) throws(ServiceError) -> Bool {
        guard Self.distance(of: word) > 0 else { return false }
        let request = SearchRequest(
            query: TypedQuery(words: [word]),
            limit: 1,
            bestPerApplication: 0,
            application: search.application
        )
        return try self.search(request, freshness: freshness).total == 0
    }

    /// By how many letters another word may differ.
    private static func distance(of word: TypedQuery.Word) -> Int {
        switch TypedQuery(words: [word]).letterCount {
        case ...2: 0
        case 3...4: 1
        default: 2
        }
    }
}

/// A typed text in another spelling.
private struct Correction {
    var text: String
    /// By how many letters it differs.
    var distance: Int

    /// The text with a word of it replaced; nil when the word is not in it as it was typed.
    func replacing(_ word: String, _ near: NearTerm) -> Correction? {
        guard let range = text.range(ofWord: word) else { return nil }
        var corrected = self
        corrected.text.replaceSubrange(range, with: near.text)
        corrected.distance += near.distance
        return corrected
    }
}

extension String {
    /// Where a text stands in this one, not as a part of a longer word if that can be helped.
    fileprivate func range(ofWord word: String) -> Range<Index>? {
        let ranges = self.ranges(of: word)
        return ranges.first { range in
            let before =
                range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            return ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
        } ?? ranges.first
    }
}
