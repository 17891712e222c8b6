/// The selection and the scroll: moving it, and keeping it in its place.
extension Model {
    mutating func performMove(_ command: Command) -> [Effect] {
        if case .actions(var menu) = overlay {
            menu.move(command, count: actions(in: menu).count)
            overlay = .actions(menu)
            return []
        }
        if command == .toggleSection { return toggleSection() }
        let plan = ListPlan(self)
        let last = plan.choices.count - 1
        guard last >= 0 else { return command == .selectPrevious ? perform(.olderSearch) : [] }
        let place = plan.place(of: selection.target) ?? 0
        if command == .selectPrevious, place == 0, focus == .list { return perform(.olderSearch) }
        return select(plan.choices[destination(command, from: place, plan)].target)
    }

    /// The place among the choices a movement leads to.
    private func destination(_ command: Command, from place: Int, _ plan: ListPlan) -> Int {
        let last = plan.choices.count - 1
        let starts = plan.sectionStarts
        switch command {
        case .selectPrevious: return max(0, place - 1)
        case .selectNext: return min(last, place + 1)
        case .previousSection: return starts.last { $0 < place } ?? 0
        case .nextSection: return starts.first { $0 > place } ?? last
        case .pageUp: return pageDestination(from: place, down: false, plan)
        case .pageDown: return pageDestination(from: place, down: true, plan)
        case .selectFirst: return 0
        default: return last
        }
    }

    private func pageDestination(from place: Int, down: Bool, _ plan: ListPlan) -> Int {
        let choices = plan.choices
        let page = max(1, Layout(self).list.height - 1)
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
        guard focus == .detail, overlay == nil else { return selectionRested() }
        // From the detail, the next result is looked at where the detail is; nothing is delivered.
        return quickLook(selectedRow)
    }

    private mutating func toggleSection() -> [Effect] {
        guard case .row(let row) = selection.target else { return [] }
        return toggleSection(row.application)
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
        return askResults(.refreshed)
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
        if plan.element(for: selection.target) == nil {
            let line = oldLine + listScroll
            let nearest = plan.choices.min {
                abs($0.rect.y - line) < abs($1.rect.y - line)
            }
            selection.target = nearest?.target
        }
        bringSelectionIntoView(plan)
    }

    /// Scrolls as little as needed to show the selected element whole.
    mutating func bringSelectionIntoView(_ plan: ListPlan) {
        let height = Layout(self).list.height
        if let element = plan.element(for: selection.target) {
            if element.target == plan.choices.first?.target {
                listScroll = 0
            } else if element.rect.y < listScroll {
                listScroll = element.rect.y
            }
            let bottom = element.rect.y + element.rect.height
            if bottom > listScroll + height { listScroll = bottom - height }
        }
        clampListScroll(plan)
    }

    mutating func clampListScroll(_ plan: ListPlan) {
        let height = Layout(self).list.height
        listScroll = max(0, min(listScroll, plan.height - height))
    }

    /// Scrolls the list under the selection; the selection stays and is brought back by a key.
    mutating func scrollList(by lines: Int) {
        selection.isHeld = selection.target != nil
        listScroll += lines
        clampListScroll(ListPlan(self))
    }

    // MARK: Size

    mutating func resized(_ newSize: Size) -> [Effect] {
        let wasSplit = layoutClass.isSplit
        size = newSize
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

extension ActionsMenu {
    /// Moves along the actions that pass the filter.
    fileprivate mutating func move(_ command: Command, count: Int) {
        let step = command == .selectPrevious || command == .pageUp ? -1 : 1
        selected = max(0, min(count - 1, selected + step))
    }
}
