/// What the pointer is on: the mouse means the same things the keys do.
package enum Touch: Hashable, Sendable {
    case target(Target)
    case section(application: String)
    case clearRecentSearches
    case scope(Scope)
    /// The field, before a character.
    case field(place: Int)
    /// Something that stands for a command: a hint, a button, the way back.
    case command(Command)
    case related(ResultRow)
    /// An action of the menu, by its place.
    case action(Int)
    /// A line of an edited activity, by its place.
    case draft(Int)
    case confirm, cancel
    /// A pane, with nothing on it to press.
    case list, detail
    /// Nothing; over an alert everything else is dead.
    case nothing
}

extension Model {
    /// What is at a cell, judged by the same plans the views draw.
    package func touch(at point: Point) -> Touch {
        let layout = Layout(self)
        if let hint = HintPlan(self, layout).items.first(where: { $0.rect.contains(point) }) {
            return hint.command.map(Touch.command) ?? .nothing
        }
        switch overlay {
        case .alert(let alert):
            return AlertPlan(alert, self).button.contains(point) ? .command(.dismiss) : .nothing
        case .confirmation(let asked):
            let plan = ConfirmationPlan(asked, self)
            if plan.confirm.rect.contains(point) { return .confirm }
            return plan.cancel.rect.contains(point) ? .cancel : .nothing
        case .actions(let menu):
            let plan = ActionsPlan(menu, self)
            if let item = plan.items.first(where: { $0.rect.contains(point) }) {
                return .action(item.place)
            }
            return plan.box.contains(point) ? .nothing : .command(.back)
        case .help(let page):
            let box = HelpPlan(page, self).box
            // Its upper edge says what closes it; on a small screen nothing lies beside the box.
            let isEdge = layoutClass.isBoxed && point.y == box.y
            return box.contains(point) && !isEdge ? .detail : .command(.back)
        case .inspector(let inspector):
            let plan = InspectorPlan(inspector, self, layout)
            if plan.header.contains(point), point.x < plan.header.x + plan.header.width / 2 {
                return .command(.back)
            }
            if let touch = plan.pane.span(at: point)?.touch { return touch }
            if layout.detail.contains(point) { return .detail }
            // As beside a menu; but what is being written is not thrown away by a click.
            return inspector.draft == nil ? .command(.back) : .nothing
        case nil: return paneTouch(at: point, layout)
        }
    }

    private func paneTouch(at point: Point, _ layout: Layout) -> Touch {
        if layout.field.contains(point) {
            let plan = FieldPlan(self, layout)
            if isHome, point.x >= plan.x + plan.width { return .command(.nextScope) }
            return .field(place: plan.place(at: point.x - plan.x, in: query))
        }
        if layout.scopeBar.contains(point) {
            let chip = ScopeBarPlan(self, layout).chips.first { $0.rect.contains(point) }
            return chip.map { .scope($0.scope) } ?? .nothing
        }
        if layout.detail.contains(point) { return detailTouch(at: point, layout) }
        guard layout.list.contains(point) else { return .nothing }
        let plan = ListPlan(self, layout: layout)
        let inList = Point(x: point.x - layout.list.x, y: point.y - layout.list.y + listScroll)
        guard let element = plan.element(at: inList) else { return .list }
        if element.isChoice, let target = element.target { return .target(target) }
        guard case .heading(_, let trailing?) = element.content,
            inList.x >= plan.width - 2 - ListElement.words(trailing).width
        else { return .list }
        switch trailing {
        case .showMore(let application, _), .showLess(let application):
            return .section(application: application)
        case .clearRecentSearches: return .clearRecentSearches
        }
    }

    private func detailTouch(at point: Point, _ layout: Layout) -> Touch {
        let plan = DetailPlan(self, layout)
        if plan.header.contains(point) {
            let words = keyLabel(.showActions, in: .detail) + " " + appearance.glyphs.more + "  "
            let isRight = point.x >= plan.header.x + plan.header.width - words.width
            if isRight { return .command(.showActions) }
            let isLeft = point.x < plan.header.x + 10
            return isLeft && !layout.layoutClass.isSplit ? .command(.backToList) : .detail
        }
        return plan.pane.span(at: point)?.touch ?? .detail
    }
}
