/// The selection and the scroll: moving it, and keeping it in its place.
extension Model {
    /// Moves the selection of the menu on top, or of the list.
    mutating func move(_ movement: Movement) -> [Effect] {
        if case .actions(var menu) = overlay {
            menu.move(movement, count: actions(in: menu).count)
            overlay = .actions(menu)
            return []
        }
        if case .inspector(let inspector) = overlay {
            guard let place = inspector.draft?.selected else { return [] }
            return selectDraftLine(movement == .previous ? place - 1 : place + 1)
        }
        let plan = ListPlan(self)
        let below = plan.place(below: selection.target)
        let place = plan.place(of: selection.target) ?? below ?? 0
        // Above the first row are the recent searches.
        if movement == .previous, place == 0, focus == .list { return recallSearch(by: 1) }
        guard !plan.choices.isEmpty else { return [] }
        if movement == .previousSection, below == nil, focus == .list,
            plan.sectionStarts.contains(place),
            let heading = plan.heading(above: plan.choices[place])?.target
        {
            return select(heading)
        }
        let isDown = movement == .next && below != nil
        let target = plan.choices[isDown ? place : destination(movement, from: place, plan)].target
        // From a detail one goes to another detail: only rows have one.
        if focus == .detail {
            guard case .row = target else { return [] }
        }
        return select(target)
    }

    /// The place among the choices a movement leads to.
    private func destination(_ movement: Movement, from place: Int, _ plan: ListPlan) -> Int {
        let last = plan.choices.count - 1
        let starts = plan.sectionStarts
        switch movement {
        case .previous: return max(0, place - 1)
        case .next: return min(last, place + 1)
        case .previousSection: return starts.last { $0 < place } ?? 0
        case .nextSection: return starts.first { $0 > place } ?? last
        case .pageUp: return pageDestination(from: place, down: false, plan)
        case .pageDown: return pageDestination(from: place, down: true, plan)
        case .first: return 0
        case .last: return last
        }
    }

    private func pageDestination(from place: Int, down: Bool, _ plan: ListPlan) -> Int {
        let choices = plan.choices
        let page = max(1, Layout(under: self).list.height - 1)
        let y = choices[place].rect.y
        if down {
            let within = choices.lastIndex { $0.rect.y <= y + page } ?? place
            return min(choices.count - 1, max(place + 1, within))
        }
        let within = choices.firstIndex { $0.rect.y >= y - page } ?? place
        return max(0, min(place - 1, within))
    }

    /// Selects something a person chose, and brings it into view.
    mutating func select(_ target: Target?) -> [Effect] {
        selection = Selection(target: target, isHeld: true)
        bringSelectionIntoView(ListPlan(self))
        guard focus == .detail, overlay == nil else {
            return selectionRested() + fetchMoreAtEnd()
        }
        // From the detail, the next result is looked at where the detail is; nothing is delivered.
        return quickLook(selectedRow)
    }

    /// Asks for a page more when the last fetched row of an open section is reached.
    private mutating func fetchMoreAtEnd() -> [Effect] {
        guard case .row(let row) = selection.target, !waiting.isSearching,
            openSections.contains(row.application),
            let section = outcome?.sections
                .first(where: { $0.application.identifier == row.application }),
            section.rows.last?.identifier == row,
            section.rows.count >= expandedRows, section.rows.count < section.application.count
        else { return [] }
        expandedRows += SearchOrder.expandedRows
        return askResults(.toggled)
    }

    mutating func toggleSelectedSection() -> [Effect] {
        switch selection.target {
        case .row(let row): toggleSection(row.application)
        case .section(let application), .continueIn(let application), .heading(let application):
            toggleSection(application)
        default: []
        }
    }

    /// Marks the selected row in a picker, or takes its mark away, and goes on to the next.
    mutating func toggleMark() -> [Effect] {
        guard purpose == .pick else { return show("Marks are for picking: start with --print") }
        guard case .row(let row) = selection.target else { return [] }
        if let place = marked.firstIndex(of: row) {
            marked.remove(at: place)
        } else {
            marked.append(row)
        }
        let effects = marked.isEmpty ? [] : show(SafeText(count: marked.count) + " marked")
        return effects + move(.next)
    }

    /// Opens a section, or closes it again.
    mutating func toggleSection(_ application: String) -> [Effect] {
        guard
            outcome?.sections.contains(where: { $0.application.identifier == application }) == true
        else { return [] }
        changeList { model in
            if model.expanded.remove(application) == nil { model.expanded.insert(application) }
        }
        selection.isHeld = true
        return askResults(.toggled)
    }

    // MARK: Keeping the selection

    /// Selects the first row, as every new result does.
    mutating func selectFirstChoice() {
        selection = Selection(target: ListPlan(self).choices.first?.target)
        listScroll = 0
    }

    /// Changes what the list holds and keeps the selection: on its item, or else on its line.
    mutating func changeList(_ change: (inout Model) -> Void) {
        let old = ListPlan(self)
        let oldLine = old.element(for: selection.target).map { $0.rect.y - listScroll }
        change(&self)
        let plan = ListPlan(self)
        guard selection.isHeld, let oldLine else {
            selectFirstChoice()
            return
        }
        if let element = plan.element(for: selection.target) {
            // Where the scroll allows it, the row stays on its line of the screen.
            listScroll = element.rect.y - oldLine
            clampListScroll(plan)
        } else {
            let line = oldLine + listScroll
            let nearest = plan.choices.min {
                abs($0.rect.y - line) < abs($1.rect.y - line)
            }
            selection.target = nearest?.target
        }
        bringSelectionIntoView(plan)
    }

    /// Scrolls as little as needed to show the selected element whole, under its heading if it is
    /// the first of a section, and no half of a row at the top.
    mutating func bringSelectionIntoView(_ plan: ListPlan) {
        let height = Layout(under: self).list.height
        if let element = plan.element(for: selection.target) {
            let bottom = element.rect.y + element.rect.height
            let heading = plan.heading(above: element)?.rect.y ?? element.rect.y
            let top = bottom - heading <= height ? heading : element.rect.y
            if element.target == plan.choices.first?.target {
                listScroll = 0
            } else if top < listScroll {
                listScroll = top
            }
            if bottom > listScroll + height {
                let cut = plan.element(cutAt: bottom - height)
                let whole = cut.map { $0.rect.y + $0.rect.height } ?? bottom - height
                listScroll = whole <= element.rect.y ? whole : bottom - height
            }
        }
        clampListScroll(plan)
    }

    mutating func clampListScroll(_ plan: ListPlan) {
        let height = Layout(under: self).list.height
        listScroll = max(0, min(listScroll, plan.lastScroll(in: height)))
    }

    /// Scrolls the list under the selection; the selection stays and is brought back by a key.
    mutating func scrollList(by lines: Int) {
        selection.isHeld = selection.target != nil
        listScroll += lines
        let plan = ListPlan(self)
        if let cut = plan.element(cutAt: listScroll) {
            listScroll = cut.rect.y + (lines > 0 ? cut.rect.height : 0)
        }
        clampListScroll(plan)
    }

    // MARK: Size

    mutating func resized(_ newSize: Size) -> [Effect] {
        let wasSplit = layoutClass.isSplit
        size = newSize
        forgetDrawnPictures()
        if wasSplit, !layoutClass.isSplit, detail?.kind == .opened {
            // What a person opened stays what they see.
            focus = .detail
        }
        if wasSplit, !layoutClass.isSplit, focus == .list { detail = nil }
        bringSelectionIntoView(ListPlan(self))
        clampPaneScroll()
        return selectionRested()
    }
}

/// A way the selection can go.
enum Movement: Hashable {
    case previous, next, previousSection, nextSection, pageUp, pageDown, first, last
}

extension ActionsMenu {
    /// Moves along the actions that pass the filter.
    fileprivate mutating func move(_ movement: Movement, count: Int) {
        let place =
            switch movement {
            case .previous, .previousSection: selected - 1
            case .next, .nextSection: selected + 1
            case .pageUp, .first: 0
            case .pageDown, .last: count - 1
            }
        selected = max(0, min(count - 1, place))
    }
}
