package import Foundation
import SearchModel
package import SearchScreen
package import SearchService

/// Reads what the empty query shows: applications with their counts, suggestions, searches.
package enum LibraryReader {
    /// More suggestions than these the screen has no room for.
    private static let suggestionCount = 8

    /// The library and the names its rows were made with.
    package struct Contents: Sendable {
        package let library: Library
        package let names: ApplicationNames
        /// What was removed last, looked at again.
        var removal: Removal?
    }

    /// The library of an index at an instant.
    ///
    /// What the person opened is suggested first, then what is recent in the index. A suggested row
    /// that is gone from the index is left out; `revision` counts the changes of
    /// the index that were heard of before.
    package static func contents(
        _ index: SpotlightIndex,
        _ history: History,
        at now: Date,
        revision: Int
    ) throws(ServiceError) -> Contents {
        let names = try ApplicationNames(index)
        let counts = try index.searchableCounts(freshness: .searchable)
        var rows = RowConversion(nil, names)
        var suggestions: [ResultRow] = []
        for suggestion in history.suggestions(at: now, limit: suggestionCount) {
            guard let identifier = suggestion.row.record,
                let stored = try index.record(identifier)
            else { continue }
            var row = rows.row(stored.record)
            let caption = SuggestionCaption.words(suggestion.reason, at: now)
            row.subtitle = row.subtitle + HighlightedText(" — " + caption)
            suggestions.append(row)
        }
        let known = Set(suggestions.map(\.identifier))
        for recent in try RecentRecords.find(
            in: index,
            at: now,
            limit: suggestionCount - suggestions.count,
            isWanted: { identifier in
                let row = RowIdentifier(identifier)
                return !known.contains(row) && !history.isBanned(row)
            }
        ) {
            var row = rows.row(recent.record)
            if let event = recent.event {
                let caption = SuggestionCaption.words(event.verb, event.date, at: now)
                row.subtitle = row.subtitle + HighlightedText(" — " + caption)
            }
            suggestions.append(row)
        }
        let applications = counts.map { bundleIdentifier, count in
            Application(
                identifier: bundleIdentifier,
                name: SafeText(sanitizing: names.name(bundleIdentifier)),
                count: count
            )
        }
        let library = Library(
            applications: applications.sorted { $0.name.string < $1.name.string },
            total: counts.reduce(0) { $0 + $1.count },
            revision: revision,
            state: "index up to date",
            suggestions: suggestions,
            recentSearches: history.searches.map { SafeText(sanitizing: $0) }
        )
        return Contents(library: library, names: names)
    }
}
