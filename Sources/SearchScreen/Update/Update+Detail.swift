/// Opening rows, and the pane that shows what came of it.
extension Model {
    /// The row that commands are about: that of the detail in focus, else the selected one.
    package var currentRow: ResultRow? {
        if focus == .detail, let detail { return detail.row }
        return selectedRow
    }

    mutating func openSelection() -> [Effect] {
        if focus == .detail, let detail { return open(detail.row, .standard) }
        return activate(selection.target)
    }

    mutating func openNumber(_ number: Int) -> [Effect] {
        let plan = ListPlan(self)
        guard let element = plan.elements.first(where: { $0.number == number }) else { return [] }
        selection = Selection(target: element.target, isHeld: true)
        bringSelectionIntoView(plan)
        return activate(element.target)
    }

    /// Does what choosing a thing in the list does.
    mutating func activate(_ target: Target?) -> [Effect] {
        switch target {
        case .row(let identifier):
            guard let row = row(identifier) else { return [] }
            return open(row, .standard)
        case .recentSearch(let text), .suggestedSearch(let text), .correction(let text):
            return setQuery(text)
        case .application(let identifier): return choose(.application(identifier))
        case .widen: return choose(.all)
        case .continueIn(let application): return continueSearch(in: application, row: nil)
        case .section(let application): return toggleSection(application)
        case nil: return []
        }
    }

    /// Delivers a row's activity, or in a picker leaves with the row.
    mutating func open(_ row: ResultRow, _ opening: Opening) -> [Effect] {
        let remember = hasQuery ? [Effect.rememberSearch(query.text)] : []
        if purpose == .pick, opening == .standard {
            return remember + [.quit(.chosen(marked.isEmpty ? [row.identifier] : marked))]
        }
        let generation = nextGeneration()
        waiting.delivery = Waiting.Awaited(generation: generation, row: row)
        return remember + [.stopTimer(.preview), .open(row.identifier, opening, generation)]
    }

    mutating func continueSearch(in application: String, row: ResultRow?) -> [Effect] {
        let generation = nextGeneration()
        let stand =
            row
            ?? ResultRow(
                identifier: RowIdentifier(
                    application: application,
                    kind: "activity",
                    unique: query.text
                ),
                title: HighlightedText(SafeText(sanitizing: query.text)),
                tile: ""
            )
        waiting.delivery = Waiting.Awaited(generation: generation, row: stand)
        return [
            .rememberSearch(query.text),
            .continueSearch(application: application, text: query.text, generation),
        ]
    }

    mutating func delivered(_ delivery: Delivery, _ generation: Generation) -> [Effect] {
        guard let awaited = waiting.delivery, isNewest(generation, of: awaited.generation) else {
            return []
        }
        waiting.delivery = nil
        delivered = Delivered(row: awaited.row, inspection: delivery.inspection)
        switch delivery.answer {
        case .detail(let shown):
            detail = DetailPane(row: awaited.row, kind: .opened, detail: shown)
            focus = .detail
        case .alert(let alert):
            overlay = .alert(alert)
            return []
        case .done(let words):
            refreshInspector(delivery.inspection)
            return show(words)
        }
        refreshInspector(delivery.inspection)
        return []
    }

    /// A replay from the inspector shows its new trace where the old one was.
    private mutating func refreshInspector(_ inspection: Inspection) {
        guard case .inspector(var inspector) = overlay else { return }
        inspector.inspection = inspection
        inspector.scroll = 0
        overlay = .inspector(inspector)
    }

    // MARK: Preview

    /// Looks at a row without delivering anything, and moves into the pane.
    mutating func quickLook(_ row: ResultRow?) -> [Effect] {
        guard let row else { return [] }
        if let detail, detail.row.identifier == row.identifier {
            focus = .detail
            return []
        }
        let generation = nextGeneration()
        waiting.preview = Waiting.Awaited(generation: generation, row: row, isWanted: true)
        return [.stopTimer(.preview), .preview(row.identifier, generation)]
    }

    /// Starts the rest after which the selected row is previewed beside the list.
    mutating func selectionRested() -> [Effect] {
        guard layoutClass.isSplit, focus == .list else { return [] }
        guard let row = selectedRow, !isHome || selection.isHeld else {
            if detail?.kind == .preview { detail = nil }
            return [.stopTimer(.preview)]
        }
        guard detail?.row.identifier != row.identifier else { return [.stopTimer(.preview)] }
        return [.startTimer(.preview, after: Timing.previewAfterRest)]
    }

    mutating func askPreview() -> [Effect] {
        guard layoutClass.isSplit, focus == .list, let row = selectedRow,
            detail?.row.identifier != row.identifier
        else { return [] }
        let generation = nextGeneration()
        waiting.preview = Waiting.Awaited(generation: generation, row: row)
        return [.preview(row.identifier, generation)]
    }

    mutating func previewArrived(_ shown: Detail?, _ generation: Generation) -> [Effect] {
        guard let awaited = waiting.preview, isNewest(generation, of: awaited.generation) else {
            return []
        }
        waiting.preview = nil
        guard let shown else {
            return awaited.isWanted ? show("The item is no longer there") : []
        }
        guard awaited.isWanted || (focus == .list && layoutClass.isSplit) else { return [] }
        detail = DetailPane(row: awaited.row, kind: .preview, detail: shown)
        if awaited.isWanted { focus = .detail }
        return []
    }
}
