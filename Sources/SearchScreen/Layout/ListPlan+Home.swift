/// The empty query: suggestions, recent searches, and the applications to browse.
extension ListPlan {
    mutating func addHome(_ library: Library) {
        addSuggestions(library.suggestions.prefix(form.suggestionLimit))
        addRecentSearches(library.recentSearches.prefix(form.recentLimit))
        addApplications(library.applications)
    }

    private mutating func addSuggestions(_ rows: ArraySlice<ResultRow>) {
        guard !rows.isEmpty else { return }
        addHomeHeading("SUGGESTIONS")
        for row in rows {
            add(
                .row(row, isTopHit: false),
                height: form.rowHeight,
                target: .row(row.identifier),
                isNumbered: true
            )
            if form.isSpacious { skip() }
        }
    }

    private mutating func addRecentSearches(_ searches: ArraySlice<SafeText>) {
        guard !searches.isEmpty else { return }
        addHomeHeading("RECENT SEARCHES", .clearRecentSearches)
        for text in searches {
            add(.recentSearch(text), target: .recentSearch(text.string))
        }
    }

    private mutating func addApplications(_ applications: [Application]) {
        guard !applications.isEmpty else { return }
        addHomeHeading("BROWSE")
        if form.isSpacious || !form.hasHeadings {
            for application in applications {
                add(
                    .application(application, isAlone: true),
                    target: .application(application.identifier)
                )
            }
            return
        }
        addChips(
            applications.map { application in
                let words = application.name + " " + SafeText(count: application.count)
                return (
                    .application(application, isAlone: false), words.width,
                    .application(application.identifier)
                )
            },
            gap: 3
        )
    }

    /// A heading with the blank lines the home screen has around it.
    private mutating func addHomeHeading(
        _ title: SafeText,
        _ trailing: ListElement.Trailing? = nil
    ) {
        guard form.hasHeadings else { return }
        if !elements.isEmpty { skip(form.isSpacious && !isAfterBlankLine ? 2 : 1) }
        addHeading(title, trailing)
        if form.isSpacious { skip() }
    }

    /// Whether the last line is a blank one already: spacious rows end with one.
    private var isAfterBlankLine: Bool {
        guard let last = elements.last else { return true }
        return last.rect.y + last.rect.height < height
    }
}
