/// An application whose rows can be found, and how many there are.
package struct Application: Hashable, Sendable {
    /// The bundle identifier.
    package var identifier: String
    /// The name on the screen: `TV Shows`.
    package var name: SafeText
    /// How many rows it has, of those that the surrounding value counts.
    package var count: Int

    package init(identifier: String, name: SafeText, count: Int) {
        self.identifier = identifier
        self.name = name
        self.count = count
    }
}

/// One application's share of the results, best row first.
package struct ResultSection: Hashable, Sendable {
    /// The application; its count is how many rows match, shown or not, the Top Hit included.
    package var application: Application
    /// The rows that were fetched: the best few, or more when the section is expanded.
    package var rows: [ResultRow]

    package init(application: Application, rows: [ResultRow]) {
        self.application = application
        self.rows = rows
    }
}

/// The answer to one search.
package struct SearchOutcome: Hashable, Sendable {
    /// How many rows match in the scope that was searched.
    package var total: Int
    /// How long the search took: `3 ms`; empty when unknown.
    package var elapsed: SafeText
    /// The row that beats all others clearly; it may also stand in its section, and is drawn once.
    package var topHit: ResultRow?
    /// One section per application, the one with the best row first.
    package var sections: [ResultSection]
    /// Every application with a match, whatever the scope, for the scope bar.
    package var scopes: [Application]
    /// Searches that the index knows and that begin like this one; at most 3 are shown.
    package var suggestedSearches: [SafeText]
    /// Spellings of the query that do have results; asked for when nothing was found.
    package var corrections: [SafeText]
    /// Applications that would take the query over (search in app) when nothing was found.
    package var continuations: [Application]
    /// Whether what was typed holds no word yet, as `kind:` and `-` do: nothing was searched.
    package var isWordless = false

    package init(
        total: Int = 0,
        elapsed: SafeText = "",
        topHit: ResultRow? = nil,
        sections: [ResultSection] = [],
        scopes: [Application] = [],
        suggestedSearches: [SafeText] = [],
        corrections: [SafeText] = [],
        continuations: [Application] = []
    ) {
        self.total = total
        self.elapsed = elapsed
        self.topHit = topHit
        self.sections = sections
        self.scopes = scopes
        self.suggestedSearches = suggestedSearches
        self.corrections = corrections
        self.continuations = continuations
    }

    /// The fetched row with an identifier.
    package func row(_ identifier: RowIdentifier) -> ResultRow? {
        if let topHit, topHit.identifier == identifier { return topHit }
        for section in sections {
            if let row = section.rows.first(where: { $0.identifier == identifier }) { return row }
        }
        return nil
    }
}
