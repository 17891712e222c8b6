/// The field: editing it, and asking for what it says.
extension Model {
    /// Inserts text into the field that takes typing now.
    ///
    /// It is the menu's or the help's filter, or the query; an alert and the inspector take none.
    mutating func insert(_ text: String) -> [Effect] {
        guard !text.isEmpty else { return [] }
        let effects = edit { $0.insert(text) }
        let most = QueryField.maximumLength
        guard overlay == nil, query.state.characters.count == most else { return effects }
        return effects + show("The field is full: " + count(most) + " characters")
    }

    /// The next key is inserted as it is, whatever it would do.
    mutating func insertNextKey() -> [Effect] {
        insertsNextKey = true
        return []
    }

    /// Changes the field that takes typing now.
    mutating func edit(_ change: (inout QueryField) -> Void) -> [Effect] {
        switch overlay {
        case .actions(var menu):
            change(&menu.filter)
            menu.selected = 0
            overlay = .actions(menu)
            return []
        case .help(var page):
            guard var filter = page.filter else { return [] }
            change(&filter)
            page.filter = filter
            page.scroll = 0
            overlay = .help(page)
            return []
        case .inspector(var inspector):
            guard var draft = inspector.draft else { return [] }
            change(&draft.field)
            draft.problem = nil
            inspector.draft = draft
            overlay = .inspector(inspector)
            return []
        case .alert, .confirmation: return []
        case nil:
            let before = query.text
            change(&query)
            guard query.text != before else { return [] }
            recall = nil
            return queryEdited()
        }
    }

    /// Replaces the query, as by a recent search, a completion or a correction.
    mutating func setQuery(_ text: String) -> [Effect] {
        guard query.text != text else { return [] }
        query.replace(with: text)
        return queryEdited()
    }

    /// Asks for the results of the changed text or scope, and goes back to the list.
    mutating func queryEdited() -> [Effect] {
        heldBack = nil
        expanded = []
        searchFailure = nil
        waiting.command = nil
        waiting.explanation = nil
        linearStart = 0
        focus = .list
        if !layoutClass.isSplit { detail = nil }
        return giveUpDelivery() + askResults(.edited)
    }

    /// Asks for the results of what the field says now.
    mutating func askResults(_ reason: Waiting.Reason) -> [Effect] {
        guard !isHome else { return showHome() }
        // A refresh does not make an edit that is still unanswered harmless.
        waiting.searchReason = isStale ? .edited : reason
        waiting.search = nextGeneration()
        waiting.isSearching = true
        if reason == .edited {
            selection.isHeld = false
            expandedRows = SearchOrder.expandedRows
        }
        let order = SearchOrder(
            generation: waiting.search,
            text: query.text,
            scope: scope,
            rule: rule,
            expanded: openSections,
            rowsPerExpandedSection: expandedRows
        )
        return [
            .search(order), .startTimer(.searching, after: Timing.searchingShownAfter),
        ]
    }

    /// Clearing the query clears the results and stops the search.
    private mutating func showHome() -> [Effect] {
        outcome = nil
        heldBack = nil
        waiting.isSearching = false
        waiting.showsSearching = false
        waiting.search = .none
        if focus == .list { detail = nil }
        selectFirstChoice()
        return [.cancelSearch, .stopTimer(.searching), .stopTimer(.preview)]
    }

    // MARK: Completion, scopes, history

    mutating func complete() -> [Effect] {
        if let completion = completion { return setQuery(completion.whole) }
        if showsNoResults, let correction = outcome?.corrections.first {
            return setQuery(correction.string)
        }
        return moveScope(by: 1)
    }

    /// → moves right; at the end it completes, and with nothing to complete it looks closer.
    mutating func stepRight() -> [Effect] {
        guard overlay == nil, query.isCursorAtEnd else { return edit { $0.move(by: 1) } }
        if let completion = completion { return setQuery(completion.whole) }
        return perform(.quickLook)
    }

    mutating func moveScope(by step: Int) -> [Effect] {
        guard !hasQuery || outcome != nil else { return [] }
        let all = scopes.map(\.scope)
        let place = all.firstIndex(of: scope) ?? 0
        return choose(all[(place + step + all.count) % all.count])
    }

    /// Searches in another scope.
    mutating func choose(_ newScope: Scope) -> [Effect] {
        guard newScope != scope else { return [] }
        scope = newScope
        return queryEdited()
    }

    /// Walks through the recent searches; the draft waits before the newest.
    mutating func recallSearch(by step: Int) -> [Effect] {
        let recent = library.recentSearches
        let place = (recall?.place ?? -1) + step
        guard place < recent.count else { return [] }
        let draft = recall?.draft ?? query.text
        guard place >= 0 else {
            guard recall != nil else { return [] }
            recall = nil
            return setQuery(draft)
        }
        recall = Recall(place: place, draft: draft)
        return setQuery(recent[place].string)
    }

    mutating func forgetRecentSearch() -> [Effect] {
        guard case .recentSearch(let text) = selection.target else { return [] }
        return [.forgetSearch(text)]
    }

    mutating func forgetRecentSearches() -> [Effect] {
        guard !library.recentSearches.isEmpty else { return [] }
        return [.forgetSearch(nil)] + show("All recent searches were forgotten")
    }

    /// Hands the query to the application of a row.
    mutating func searchInApplication(_ row: ResultRow?) -> [Effect] {
        guard let row, hasQuery else { return [] }
        return continueSearch(in: row.identifier.application)
    }
}
