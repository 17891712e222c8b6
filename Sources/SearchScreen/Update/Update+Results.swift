/// Results and the library: what arrives, and what that does to the rows under the finger.
extension Model {
    mutating func resultsArrived(_ new: SearchOutcome, _ generation: Generation) -> [Effect] {
        guard isNewest(generation, of: waiting.search), generation != .none else { return [] }
        let isNewQuery = isStale
        let wasSearching = waiting.isSearching
        waiting.isSearching = false
        waiting.showsSearching = false
        searchFailure = nil
        var effects: [Effect] = wasSearching ? [.stopTimer(.searching)] : []
        switch waiting.searchReason {
        case .edited where isNewQuery:
            heldBack = nil
            outcome = new
            selectFirstChoice()
        case .edited, .refreshed: effects += takeLate(new)
        case .toggled:
            heldBack = nil
            changeList { $0.outcome = new }
        }
        effects += selectionRested()
        if let command = waiting.command {
            waiting.command = nil
            effects += [.stopTimer(.returnWait)] + perform(command)
        }
        return effects
    }

    mutating func searchFailed(_ sentence: SafeText, _ generation: Generation) -> [Effect] {
        guard isNewest(generation, of: waiting.search) else { return [] }
        waiting.isSearching = false
        waiting.showsSearching = false
        waiting.command = nil
        outcome = nil
        searchFailure = sentence
        selectFirstChoice()
        return [.stopTimer(.searching), .stopTimer(.returnWait)]
    }

    mutating func libraryChanged(_ new: Library) -> [Effect] {
        let old = library
        changeList { $0.library = new }
        pictures.expire()
        // What is suggested, and what was chosen, say nothing about the index: the rows stay where
        // they are.
        guard old.revision != new.revision else { return [] }
        return (isHome ? [] : askResults(.refreshed)) + findGone() + refreshPreview()
    }

    // MARK: The hold-back rule

    /// Shows late results at once if the selected row stays on its line, else keeps them back; then
    /// asks which of the rows that they lack are gone, for those go at once.
    mutating func takeLate(_ new: SearchOutcome) -> [Effect] {
        let before = ListPlan(self)
        var changed = self
        changed.heldBack = nil
        changed.outcome = new
        let after = ListPlan(changed)
        if disturbsSelection(from: before, to: after, of: new)
            || (appearance.reducesMotion && before != after)
        {
            heldBack = new
            // Counts may grow; rows wait.
            outcome?.total = new.total
            outcome?.scopes = new.scopes
            outcome?.elapsed = new.elapsed
            // They may name what is gone.
            changeList { $0.outcome?.keepSuggestions(of: new) }
            return outdatedRows.isEmpty ? [] : findGone()
        }
        heldBack = nil
        changeList { $0.outcome = new }
        return []
    }

    /// Whether the row under the finger would go down, or behind a "Show More".
    private func disturbsSelection(
        from before: ListPlan,
        to after: ListPlan,
        of new: SearchOutcome
    ) -> Bool {
        guard selection.isHeld, let old = before.element(for: selection.target) else {
            return false
        }
        if let moved = after.element(for: selection.target) { return moved.rect.y > old.rect.y }
        guard case .row(let row) = selection.target else { return false }
        return new.row(row) != nil
    }

    /// Shows what was held back; the selection follows its row.
    mutating func releaseHeldBack() {
        guard let new = heldBack else { return }
        heldBack = nil
        changeList { $0.outcome = new }
    }

    /// How many rows are held back above the selection, for `+3 new` in the field.
    package var heldBackCount: Int {
        guard let heldBack else { return 0 }
        var changed = self
        changed.outcome = heldBack
        let shown = Set(ListPlan(self).choices.map(\.target))
        return ListPlan(changed).choices.filter { !shown.contains($0.target) }.count
    }
}

extension SearchOutcome {
    /// Drops the suggested searches and spellings that a newer answer does not give.
    fileprivate mutating func keepSuggestions(of newer: SearchOutcome) {
        suggestedSearches.removeAll { !newer.suggestedSearches.contains($0) }
        corrections.removeAll { !newer.corrections.contains($0) }
    }
}
