import IndexEngine
import QueryLanguage
package import SearchModel
package import SearchService

/// Explains, for one index and one search, why items are or are not in the results.
///
/// The order is that of the catalogue: the state of the item, the scope, then word by word; the
/// first hit is the headline. It looks at the index as searches do and changes nothing.
package struct Explainer: Sendable {
    private let index: SpotlightIndex
    private let search: UserSearch
    private let freshness: Freshness
    private let leftOut: [LeftOutElement]
    private let hint: Int?

    /// Makes an explainer of a search.
    ///
    /// - Parameters:
    ///   - index: what is searched.
    ///   - search: what was typed, by which profile, in which scope.
    ///   - freshness: how much of what is journaled must have been seen.
    ///   - leftOut: what files held that was not stored.
    ///   - hint: the `rankingHint` to try, from 0 to 100; nil tries 100 where there are equals.
    package init(
        _ index: SpotlightIndex,
        _ search: UserSearch,
        freshness: Freshness = .acknowledged,
        leftOut: [LeftOutElement] = [],
        hint: Int? = nil
    ) {
        self.index = index
        self.search = search
        self.freshness = freshness
        self.leftOut = leftOut
        self.hint = hint
    }

    /// Explains a record by its identifier, stored or not.
    package func explain(_ identifier: RecordIdentifier) throws(ServiceError) -> MatchExplanation {
        // Brings the index up to the freshness that is asked for.
        _ = try index.matches(of: search, freshness: freshness)
        guard let stored = try index.storedRecord(identifier) else {
            return try explainAbsence(of: identifier.unique, in: identifier.application)
        }
        switch try index.concealment(of: identifier) {
        case .lock:
            // What is protected is told nowhere, and so not here either.
            return explanation(
                nil,
                headline: .init(["DX-10"], "Hidden while the store is locked.")
            )
        case .otherForm:
            return explanation(
                stored.record,
                headline: .init(
                    ["DX-09"],
                    "Shown as the row of the item or activity of the same address."
                )
            )
        case nil: return try explain(stored)
        }
    }

    /// Explains why nothing is stored under an identifier.
    package func explainAbsence(
        of unique: String,
        in application: String?
    ) throws(ServiceError) -> MatchExplanation {
        let left = leftOut.first { $0.unique == unique || $0.title == unique }
        let history = try ItemHistory(of: unique, application: application, in: index)
        return explanation(
            nil,
            title: left?.title ?? unique,
            headline: left?.remark ?? history.absence()
        )
    }

    /// The best rows of the search; when it finds none, the rows that come nearest to it.
    ///
    /// At most `limit` are given; none when nothing in the index is near.
    package func explainBest(limit: Int) throws(ServiceError) -> [MatchExplanation] {
        for search in try searchesNearby() {
            var search = search
            search.limit = limit
            let results = try index.matches(of: search, freshness: freshness)
            let records = try index.records(rows: results.matches.prefix(limit).map(\.row))
            var explanations: [MatchExplanation] = []
            for stored in records { explanations.append(try explain(stored)) }
            if !explanations.isEmpty { return explanations }
        }
        return []
    }

    /// The search itself, then by the other profile, then in another spelling, then without one
    /// word.
    private func searchesNearby() throws(ServiceError) -> [UserSearch] {
        var searches = [search]
        var wide = search
        wide.profile = .documented
        searches.append(wide)
        for text in try index.corrections(search, freshness: freshness).prefix(3) {
            wide.text = text
            searches.append(wide)
        }
        let words = search.query.words.map(\.text)
        for left in words.indices where words.count > 1 {
            wide.text = words.enumerated().filter { $0.offset != left }.map(\.element)
                .joined(separator: " ")
            searches.append(wide)
        }
        return searches
    }
}

// MARK: - One record

extension Explainer {
    private func explain(
        _ stored: SpotlightIndex.StoredRecord
    ) throws(ServiceError) -> MatchExplanation {
        let query = search.query
        guard !query.isEmpty else {
            return explanation(
                stored.record,
                headline: .init(["DX-01"], "Nothing to search for: only punctuation or space.")
            )
        }
        let state = ItemState(index: index, search: search)
        if let obstacle = try state.obstacle(stored, now: index.now) {
            return explanation(stored.record, headline: obstacle)
        }
        var judge = WordJudge(
            stored.record,
            profile: search.profile,
            language: SpotlightIndex.language
        )
        let verdicts = judge.verdicts(query)
        let rank = try RankExplainer(
            index: index,
            search: search,
            freshness: freshness,
            hint: hint
        )
        .explanation(stored, verdicts)
        var explanation = explanation(
            stored.record,
            headline: rank.map(found) ?? notFound(query, verdicts)
        )
        explanation.isFound = rank != nil
        explanation.rank = rank
        explanation.words = verdicts
        explanation.notes += try notes(stored.record, isFound: rank != nil)
        if rank == nil {
            explanation.changes = NearestChange(
                record: stored.record,
                search: search,
                verdicts: verdicts
            )
            .changes()
        }
        return explanation
    }

    private func explanation(
        _ record: Record?,
        title: String? = nil,
        headline: MatchExplanation.Remark
    ) -> MatchExplanation {
        let names = [AttributeName.title, .displayName].compactMap {
            record?.attributes[$0]?.texts(language: SpotlightIndex.language).first
        }
        return MatchExplanation(
            query: search.text,
            profile: search.profile,
            identifier: record?.identifier,
            title: names.first ?? title,
            isFound: false,
            headline: headline,
            words: [],
            changes: [],
            notes: reduction().map { [$0] } ?? [],
            rank: nil
        )
    }

    // MARK: Headlines

    private func found(_ rank: RankExplanation) -> MatchExplanation.Remark {
        let shown = RankExplainer.rowsPerApplication
        guard rank.rowOfApplication > shown else {
            return .init([], "row \(rank.row) of \(rank.total).")
        }
        return .init(
            ["DX-20"],
            "row \(rank.row) of \(rank.total), and \(rank.rowOfApplication) of its application: "
                + "\(shown) of each are shown. Open the section for more."
        )
    }

    private func notFound(
        _ query: TypedQuery,
        _ verdicts: [WordVerdict]
    ) -> MatchExplanation.Remark {
        let letters = MatchProfile.ios17LetterCount
        if search.profile == .ios17, query.letterCount < letters {
            return .init(
                ["DX-15"],
                "Too short: recent iOS was seen to answer from \(letters) letters on."
            )
        }
        let failing = verdicts.filter { !$0.isFound }
        guard let worst = failing.max(by: { $0.reason.distance < $1.reason.distance }) else {
            return .init(["DX-03"], "Every word is there, but no search sees it yet.")
        }
        let some: [RuleID] = verdicts.count > failing.count ? ["DX-11"] : []
        let rules = some + worst.rules.filter { !some.contains($0) }
        return .init(rules, Self.sentence(worst))
    }

    /// The headline of the word that is furthest from a match.
    private static func sentence(_ verdict: WordVerdict) -> String {
        let word = "the word \"\(verdict.word)\""
        let attribute = verdict.place?.attribute.rawValue ?? "it"
        return switch verdict.reason {
        case .insideWord: "\(word) starts no word."
        case .otherAttribute:
            "\(word) is only in \(attribute), which this search does not look at; iOS 17 and "
                + "later were seen to match title and displayName only."
        case .unsearchedAttribute: "\(word) is only in \(attribute), which no search looks at."
        case .needsLooseRule: "\(word) differs by a letter that only a loose rule folds."
        case .unfoldedLetter(let typed, let found): "\(word) differs: \(typed) is not \(found)."
        case .lookAlike(let typed, let found?):
            "typed \(typed.codePoint), the item has \(found.codePoint), which looks the same."
        case .lookAlike(let typed, nil):
            "\(word) holds \(typed.codePoint), which nobody sees and the item has not."
        case .otherLanguage(let shown):
            "the text for \(SpotlightIndex.language) is \"\(shown.excerpt)\"."
        case .found, .foundLoosely, .absent: "\(word) is in none of its texts."
        }
    }

    // MARK: Notes

    private func notes(
        _ record: Record,
        isFound: Bool
    ) throws(ServiceError) -> [MatchExplanation.Remark] {
        var notes: [MatchExplanation.Remark] = []
        if let other = otherProfile(record, isFound: isFound) { notes.append(other) }
        let history = try ItemHistory(
            of: record.identifier.unique,
            application: record.identifier.application,
            in: index
        )
        if let replacement = history.replacement(), !isFound { notes.append(replacement) }
        return notes
    }

    /// What the other profile does with a row that is found.
    private func otherProfile(_ record: Record, isFound: Bool) -> MatchExplanation.Remark? {
        guard isFound, search.profile != .ios17 else { return nil }
        var other = search
        other.profile = .ios17
        guard !Trial.finds(record, other) else { return nil }
        let letters = MatchProfile.ios17LetterCount
        guard search.query.letterCount >= letters else {
            return .init(
                ["DX-15"],
                "The profile ios17 would not find it: too short, \(letters) letters are needed."
            )
        }
        return .init(
            ["DX-14"],
            "The profile ios17 would not find it: it looks at title and displayName only."
        )
    }

    /// What of the typed text was not searched for, such as the `++` of `c++`.
    private func reduction() -> MatchExplanation.Remark? {
        let query = search.query
        guard search.syntax == .plain || (query.excluded.isEmpty && query.kinds.isEmpty),
            !query.words.isEmpty, query.words.allSatisfy({ $0.attribute == nil })
        else { return nil }
        let searched = query.words.map(\.text).joined(separator: " ")
        let typed = search.text.filter { !$0.isWhitespace }
        guard searched.filter({ !$0.isWhitespace }) != typed else { return nil }
        return .init(["DX-19"], "\"\(search.text)\" was searched as \"\(searched)\".")
    }
}
