import IndexEngine
import ItemStore
import QueryLanguage
import SearchModel

/// Searches as Core Spotlight states them: by query string, and by what a person typed.
extension SpotlightIndex {
    /// Runs a query string over the live records.
    ///
    /// - Parameters:
    ///   - request: the query and whose records it looks at.
    ///   - isCancelled: asked between blocks of records; true ends the run early.
    ///   - visit: gets found records in batches, each once, in no promised order.
    /// - Throws: `ServiceError.invalidQuery` for a text that is not of the language.
    package func query(
        _ request: QueryRequest,
        isCancelled: () -> Bool,
        visit: ([StoredRecord]) -> Void
    ) throws(ServiceError) {
        let start = clock()
        let texts = (request.queryString.map { [$0] } ?? []) + request.filterQueries
        var predicates: [RecordPredicate] = []
        for text in texts {
            predicates.append(
                RecordPredicate(
                    try SpotlightIndex.parse(text),
                    start: start,
                    language: SpotlightIndex.language
                )
            )
        }
        let watermark = watermark
        var walk = try walk(request.application)
        while !isCancelled(), let block = try next(&walk) {
            let found = block.filter { stored in
                request.protections?.contains(stored.record.protection) ?? true
                    && predicates.allSatisfy { $0.matches(stored.record) }
            }
            guard !found.isEmpty else { continue }
            visit(found.map { StoredRecord($0, watermark: watermark) })
        }
    }

    private static func parse(_ text: String) throws(ServiceError) -> Query {
        do {
            return try Query(parsing: text)
        } catch {
            throw .invalidQuery(
                message: error.description,
                advice: error.advice,
                offsetUTF8: error.column - 1
            )
        }
    }

    /// Texts a search could go on with, best first, at most `search.limit` of them.
    package func suggestions(
        _ search: UserSearch,
        freshness: Freshness = .acknowledged
    ) throws(ServiceError) -> [SearchSuggestion] {
        var wide = search
        wide.limit = min(search.limit, 100) * 4
        wide.bestPerApplication = 0
        let records = try self.search(wide, freshness: freshness).records
        return Self.suggestions(search, among: records)
    }

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
            suggestions.append(SearchSuggestion(text: title.text, typed: joined(typed)))
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
