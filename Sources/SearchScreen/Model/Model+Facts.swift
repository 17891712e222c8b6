/// What follows from the model, and is asked in more than one place.
extension Model {
    package var layoutClass: LayoutClass { LayoutClass(size) }

    /// Whether something was typed; spaces alone ask for nothing.
    package var hasQuery: Bool {
        query.state.characters.contains { !$0.isWhitespace }
    }

    /// Whether suggestions, recent searches and the browse line are shown instead of results.
    package var isHome: Bool { !hasQuery && scope == .all }

    /// Whether the shown rows belong to an older query than the one in the field.
    package var isStale: Bool { waiting.isSearching && waiting.searchReason == .edited }

    /// Whether every question was answered and every picture in sight is there.
    package var isSettled: Bool {
        !library.state.isEmpty && !waiting.isSearching && waiting.command == nil
            && waiting.preview == nil && waiting.delivery == nil && waiting.inspection == nil
            && waiting.explanation == nil
            && PicturePlan.lacking(self).isEmpty
    }

    /// Whether the search is over and found nothing.
    package var showsNoResults: Bool {
        guard !isHome, let outcome else { return false }
        return outcome.total == 0 && outcome.sections.isEmpty
    }

    /// Whether the index was read and holds nothing.
    package var isIndexEmpty: Bool {
        library.total == 0 && library.applications.isEmpty && !library.state.isEmpty
    }

    package var showsScopeBar: Bool { !isHome && outcome != nil }

    /// Whether the screen is one colour behind an alert or a menu.
    package var isDimmed: Bool {
        switch overlay {
        case .alert, .confirmation, .actions: true
        case .help, .inspector, nil: false
        }
    }

    /// A picture to show; one that the terminal draws would lie over an alert or a menu, and gives way
    /// to its tile.
    func shownPicture(_ order: PictureOrder) -> Picture? {
        guard let picture = pictures[order], picture.pixels == nil || !isDimmed else { return nil }
        return picture
    }

    /// Whether a detail covers the list.
    package var isDetailPushed: Bool {
        !layoutClass.isSplit && needsDetailPane
    }

    /// The sections that show all they have: those a person opened, and the one that is searched
    /// alone.
    package var openSections: Set<String> {
        guard case .application(let identifier) = scope else { return expanded }
        return expanded.union([identifier])
    }

    /// Whether the pane beside the list holds something a person asked for.
    package var needsDetailPane: Bool {
        if case .inspector = overlay { return true }
        return focus == .detail && detail != nil
    }

    /// Searches to go on with: the person's own that begin like this one, then the index's.
    package var suggestedSearches: [SafeText] {
        guard hasQuery else { return [] }
        let typed = query.text.lowercased()
        // What is typed already, and what the field offers to complete, need no line of their own.
        let known = [typed, outcome?.topHit?.title.text.string.lowercased()]
        let own = library.recentSearches.filter {
            let text = $0.string.lowercased()
            return text.hasPrefix(typed) && !known.contains(text)
        }
        var seen: Set<SafeText> = []
        return (own + (outcome?.suggestedSearches ?? [])).filter {
            $0.width <= Self.longestSuggestion && seen.insert($0).inserted
        }
    }

    /// In cells; whoever would search for more pastes it.
    private static let longestSuggestion = 60

    /// Where the settings are; nil when there is no place for them.
    package var configurationPath: SafeText? {
        appearance.facts.first { $0.label == "Configuration" }?.value
    }

    /// The scopes that can be chosen: all, those with a match, and the one that is chosen; when
    /// nothing is typed, those that can be browsed.
    package var scopes: [(scope: Scope, name: SafeText, count: Int)] {
        let found = hasQuery ? outcome?.scopes ?? [] : library.applications
        var list: [(scope: Scope, name: SafeText, count: Int)] = [
            (.all, "All", found.reduce(0) { $0 + $1.count })
        ]
        for application in found where application.count > 0 {
            list.append((.application(application.identifier), application.name, application.count))
        }
        if case .application(let identifier) = scope, !list.contains(where: { $0.scope == scope }) {
            list.append((scope, applicationName(identifier), 0))
        }
        return list
    }

    /// The name of an application, or its identifier when nobody told a name.
    package func applicationName(_ identifier: String) -> SafeText {
        let known = library.applications + (outcome?.scopes ?? [])
        let named = known.first { $0.identifier == identifier }?.name
        return named ?? SafeText(sanitizing: identifier)
    }

    /// The two letters that stand for an application: those of its rows, else of its name.
    func applicationTile(_ application: String) -> SafeText {
        let rows = (outcome?.sections.flatMap(\.rows) ?? []) + library.suggestions
        let known = rows.first { $0.identifier.application == application }?.tile
        return known ?? applicationName(application).uppercased.prefix(columns: 2)
    }

    /// The row that is selected, when a row is.
    package var selectedRow: ResultRow? {
        guard case .row(let identifier) = selection.target else { return nil }
        return row(identifier)
    }

    /// A row that is shown, by its identifier.
    package func row(_ identifier: RowIdentifier) -> ResultRow? {
        if let row = outcome?.row(identifier) { return row }
        return library.suggestions.first { $0.identifier == identifier }
    }

    /// Where keys are pressed now.
    package var keyPlace: KeyMap.Place {
        switch overlay {
        case .alert: .alert
        case .confirmation: .confirmation
        case .actions: .actions
        case .inspector(let inspector): inspector.draft == nil ? .inspector : .draft
        case .help(let page): page.filter == nil ? .help : .helpFilter
        case nil:
            if focus == .detail && detail != nil {
                .detail
            } else {
                query.isEmpty ? .emptyQuery : .search
            }
        }
    }
}
