/// Rows that may not be shown any more, because they were deleted, have expired or are hidden by a
/// lock: all that shows them goes, and nothing tells which of these it was.
extension Model {
    /// Has the index asked about everything that is shown of single rows.
    func findGone() -> [Effect] {
        let rows = heldRows
        return rows.isEmpty ? [] : [.findGone(rows)]
    }

    /// Takes rows away wherever they are shown or waited for.
    mutating func rowsGone(_ rows: Set<RowIdentifier>) -> [Effect] {
        guard !rows.isEmpty else { return [] }
        var effects = takeFromList(rows)
        var isMissed = forgetQuestions(about: rows)
        if let awaited = waiting.delivery, rows.contains(awaited.row.identifier) {
            effects += giveUpDelivery()
            isMissed = true
        }
        // What was removed here is gone by the person's own wish, and stays while it can be undone.
        let gone = rows.subtracting([undoable?.identifier].compactMap(\.self))
        if closeOverlays(on: gone) { isMissed = true }
        if closeDetail(of: gone) { isMissed = true }
        effects += selectionRested()
        return isMissed ? effects + sayMissing() : effects
    }

    /// The same words whatever became of it.
    private mutating func sayMissing() -> [Effect] { show("The item is no longer there") }

    /// Follows whether what was removed last can be put back.
    mutating func undoChanged(_ row: RowIdentifier, _ undoing: Undoing) -> [Effect] {
        guard removed?.identifier == row else { return [] }
        isUndoWithheld = undoing != .possible
        // The notice may still promise that it can be undone.
        let effects = isUndoWithheld ? rowsGone([row]) + sayMissing() : []
        if undoing == .forgotten { removed = nil }
        return effects
    }

    /// Removals wait for no key; what else is held back goes on waiting.
    private mutating func takeFromList(_ rows: Set<RowIdentifier>) -> [Effect] {
        marked.removeAll { rows.contains($0) }
        heldBack = heldBack?.without(rows)
        guard let shown = outcome, shown.rows.contains(where: { rows.contains($0.identifier) })
        else { return [] }
        changeList { $0.outcome = shown.without(rows) }
        return heldBack.map { takeLate($0) } ?? []
    }

    /// Drops the questions about rows; says whether a person waited for one.
    private mutating func forgetQuestions(about gone: Set<RowIdentifier>) -> Bool {
        var isMissed = false
        if let awaited = waiting.preview, gone.contains(awaited.row.identifier) {
            waiting.preview = nil
            isMissed = awaited.isWanted
        }
        if let awaited = waiting.inspection, gone.contains(awaited.row.identifier) {
            waiting.inspection = nil
            isMissed = true
        }
        if let awaited = waiting.explanation, gone.contains(awaited.row.identifier) {
            waiting.explanation = nil
            isMissed = true
        }
        return isMissed
    }

    /// Closes what lies over the panes and tells of rows; says whether something did.
    private mutating func closeOverlays(on gone: Set<RowIdentifier>) -> Bool {
        let isCoveredGone = !gone.isDisjoint(with: rows(under: covered))
        let isTopGone = !gone.isDisjoint(with: rows(under: overlay))
        if isCoveredGone { covered = nil }
        if isTopGone {
            overlay = covered
            covered = nil
        }
        // An alert tells of it, so only now.
        if let delivered, gone.contains(delivered.row.identifier) { self.delivered = nil }
        return isCoveredGone || isTopGone
    }

    /// Closes the detail of a row, and takes rows out of the related ones; says whether a person
    /// had asked for the detail.
    private mutating func closeDetail(of gone: Set<RowIdentifier>) -> Bool {
        guard let pane = detail else { return false }
        guard gone.contains(pane.row.identifier) else {
            detail?.detail.related.removeAll { gone.contains($0.identifier) }
            clampPaneScroll()
            return false
        }
        let isMissed = pane.kind == .opened || focus == .detail
        detail = nil
        focus = .list
        return isMissed
    }
}

extension SearchOutcome {
    /// The fetched rows; the Top Hit may be there twice.
    var rows: [ResultRow] { [topHit].compactMap(\.self) + sections.flatMap(\.rows) }

    /// The same without some of its rows, and with as many fewer in its counts.
    func without(_ gone: Set<RowIdentifier>) -> SearchOutcome {
        let lost = Set(rows.map(\.identifier)).intersection(gone)
        func left(of application: Application) -> Application {
            var left = application
            let lostHere = lost.count { $0.application == application.identifier }
            left.count = max(0, left.count - lostHere)
            return left
        }
        var rest = self
        rest.total = max(0, total - lost.count)
        if let topHit, lost.contains(topHit.identifier) { rest.topHit = nil }
        rest.sections = sections.compactMap { section in
            let rows = section.rows.filter { !lost.contains($0.identifier) }
            let application = left(of: section.application)
            guard application.count > 0 else { return nil }
            return ResultSection(application: application, rows: rows)
        }
        rest.scopes = scopes.map(left)
        return rest
    }
}
