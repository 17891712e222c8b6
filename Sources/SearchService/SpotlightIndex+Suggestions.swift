import IndexEngine
import SearchModel

/// Texts a search could go on with.
extension SpotlightIndex {
    /// The titles of the best records, each once, best first, at most `search.limit` of them.
    ///
    /// Where records share titles, more of them are looked at, up to `mostSuggesting`.
    package func suggestions(
        _ search: UserSearch,
        freshness: Freshness = .acknowledged,
        isCancelled: () -> Bool = { false }
    ) throws(ServiceError) -> [SearchSuggestion] {
        var wide = search
        wide.limit = min(search.limit, 100) * 4
        wide.bestPerApplication = 0
        while true {
            let found = try self.search(wide, freshness: freshness, isCancelled: isCancelled)
            let suggestions = Self.suggestions(search, among: found.records)
            guard suggestions.count < search.limit, wide.limit < found.total,
                wide.limit < Self.mostSuggesting, !isCancelled()
            else { return suggestions }
            wide.limit *= 4
        }
    }

    /// Records that are looked at for suggestions: nobody waits for more.
    private static let mostSuggesting = 10_000

    /// The same, from records that the search has found already, best first.
    package static func suggestions(
        _ search: UserSearch,
        among records: [StoredRecord]
    ) -> [SearchSuggestion] {
        var finder = MatchFinder(
            search.query,
            search.profile,
            language: SpotlightIndex.language
        )
        var seen: Set<String> = []
        var suggestions: [SearchSuggestion] = []
        for stored in records {
            guard suggestions.count < search.limit else { break }
            guard
                let title = stored.record.searchableTexts(language: SpotlightIndex.language).first,
                title.field <= .displayName, seen.insert(title.text.lowercased()).inserted
            else { continue }
            let typed = finder.ranges(in: stored.record)
                .filter { $0.attribute == title.attribute }
                .map(\.range)
            suggestions.append(
                SearchSuggestion(
                    text: title.text,
                    typed: joined(typed),
                    source: stored.record.identifier
                )
            )
        }
        return suggestions
    }
}

/// Ranges in order, with those that overlap or touch made into one.
private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = joined.last, range.lowerBound <= last.upperBound {
            joined[joined.count - 1] =
                last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
            joined.append(range)
        }
    }
    return joined
}
