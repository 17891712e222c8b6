/// What is known before anything is typed: the library, and what to offer on the empty query.
package struct Library: Hashable, Sendable {
    /// Every application with how many rows it has in the index, in the order to show.
    package var applications: [Application]
    /// How many rows the index holds.
    package var total: Int
    /// Grows with each change of the index's content, so that a new suggestion alone asks for no
    /// new search.
    package var revision: Int
    /// The state of the index as a few words: `index up to date`, `indexing…`.
    package var state: SafeText
    /// Rows that are likely wanted now, best first.
    package var suggestions: [ResultRow]
    /// Searches of before, newest first, no text twice.
    package var recentSearches: [SafeText]

    package init(
        applications: [Application] = [],
        total: Int = 0,
        revision: Int = 0,
        state: SafeText = "",
        suggestions: [ResultRow] = [],
        recentSearches: [SafeText] = []
    ) {
        self.applications = applications
        self.total = total
        self.revision = revision
        self.state = state
        self.suggestions = suggestions
        self.recentSearches = recentSearches
    }
}
