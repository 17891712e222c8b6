/// Opening rows, and the pane that shows what came of it.
extension Model {
    /// The row that commands are about: that of the detail in focus, else the selected one.
    package var currentRow: ResultRow? {
        if focus == .detail, let detail { return detail.row }
        return selectedRow
    }

    mutating func openSelection() -> [Effect] {
        if focus == .detail, let detail { return open(detail.row) }
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
            return open(row)
        case .recentSearch(let text), .suggestedSearch(let text), .correction(let text):
            return setQuery(text)
        case .application(let identifier): return choose(.application(identifier))
        case .widen: return choose(.all)
        case .continueIn(let application): return continueSearch(in: application)
        case .section(let application), .heading(let application):
            return toggleSection(application)
        case nil: return []
        }
    }

    /// Delivers a row's activity, or in a picker leaves with the row.
    mutating func open(_ row: ResultRow) -> [Effect] {
        guard purpose == .pick, row.identifier.search == nil else {
            return deliver(DeliveryOrder(row.identifier.subject), for: row)
        }
        return remembering + [.quit(.chosen(marked.isEmpty ? [row.identifier] : marked))]
    }

    /// Hands the query to an application.
    ///
    /// The detail is of the search, so a row stands for that, whatever row it came from.
    mutating func continueSearch(in application: String) -> [Effect] {
        let identifier = RowIdentifier(searching: query.text, in: application)
        let row = ResultRow(
            identifier: identifier,
            title: HighlightedText(SafeText(sanitizing: query.text)),
            tile: applicationTile(application)
        )
        return open(row)
    }

    // MARK: Delivery

    /// Has something delivered; what was under way before is given up.
    mutating func deliver(_ order: DeliveryOrder, for row: ResultRow) -> [Effect] {
        let effects = giveUpDelivery()
        let generation = nextGeneration()
        waiting.delivery = Waiting.AwaitedDelivery(
            generation: generation,
            row: row,
            order: order
        )
        return effects + (order.isReplay ? [] : remembering) + [
            .stopTimer(.preview), .startTimer(.opening, after: Timing.openingShownAfter),
            .deliver(order, generation),
        ]
    }

    /// Keeps the query that led somewhere.
    private var remembering: [Effect] {
        hasQuery ? [.rememberSearch(query.text)] : []
    }

    /// Stops waiting for a handler, if one is waited for.
    mutating func giveUpDelivery() -> [Effect] {
        guard waiting.delivery != nil else { return [] }
        waiting.delivery = nil
        waiting.showsOpening = false
        return [.stopTimer(.opening), .cancelDelivery]
    }

    /// The delivery that is waited for, once an answer to it is here.
    mutating func takeDelivery(_ generation: Generation) -> Waiting.AwaitedDelivery? {
        guard let awaited = waiting.delivery, isNewest(generation, of: awaited.generation) else {
            return nil
        }
        waiting.delivery = nil
        waiting.showsOpening = false
        return awaited
    }

    mutating func delivered(_ delivery: Delivery, _ generation: Generation) -> [Effect] {
        guard let awaited = takeDelivery(generation) else { return [] }
        let inspection = delivery.inspection.explaining(awaited.row)
        delivered = Delivered(row: awaited.row, order: awaited.order, inspection: inspection)
        refreshInspector(inspection, awaited.order)
        let effects: [Effect] = [.stopTimer(.opening)]
        switch delivery.answer {
        case .detail(let shown):
            detail = DetailPane(row: awaited.row, kind: .opened, detail: shown)
            focus = .detail
            return effects
        case .alert(let alert):
            cover(with: .alert(alert))
            return effects
        case .done(let words): return effects + show(words)
        }
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

    /// Looks again at what is previewed, because the index changed; what was opened stays as its
    /// handler left it.
    ///
    /// An answer under way comes first: where changes follow each other fast, there would else be none.
    mutating func refreshPreview() -> [Effect] {
        guard waiting.preview == nil else {
            waiting.preview?.isOutdated = true
            return []
        }
        guard let pane = detail, pane.kind == .preview else { return [] }
        let generation = nextGeneration()
        let row = row(pane.row.identifier) ?? pane.row
        waiting.preview = Waiting.Awaited(generation: generation, row: row)
        return [.preview(row.identifier, generation)]
    }

    mutating func previewArrived(_ shown: Detail?, _ generation: Generation) -> [Effect] {
        guard let awaited = waiting.preview, isNewest(generation, of: awaited.generation) else {
            return []
        }
        if let pane = detail, pane.kind == .preview, !awaited.isWanted,
            pane.row.identifier == awaited.row.identifier
        {
            waiting.preview = nil
            // Whether a row that is not there now comes back, `findGone` sees.
            if let shown {
                detail?.row = awaited.row
                detail?.detail = shown
                clampPaneScroll()
            }
            return awaited.isOutdated ? refreshPreview() : []
        }
        guard let shown else { return rowsGone([awaited.row.identifier]) }
        waiting.preview = nil
        guard awaited.isWanted || (focus == .list && layoutClass.isSplit) else { return [] }
        detail = DetailPane(row: awaited.row, kind: .preview, detail: shown)
        if awaited.isWanted { focus = .detail }
        return awaited.isOutdated ? refreshPreview() : []
    }
}
