/// The actions menu beside its row, with the filter at its foot.
enum ActionsView {
    static func draw(_ menu: ActionsMenu, _ model: Model, in frame: inout Frame) {
        let plan = ActionsPlan(menu, model)
        let box = plan.box
        let glyphs = model.appearance.glyphs
        frame.fill(box, style: Style(.text, on: .raised))
        if plan.isBoxed {
            frame.box(box, glyphs: glyphs, style: Style(.border, on: .raised))
            let title = plan.title.truncated(to: max(0, box.width - 3), mark: glyphs.ellipsis)
            frame.draw(title, x: box.x + 2, y: box.y, style: Style(.headline, on: .raised))
        }

        for item in plan.items {
            let isSelected = item.place == menu.selected
            drawItem(item, isSelected: isSelected, isBoxed: plan.isBoxed, model, in: &frame)
        }
        if plan.items.isEmpty, box.height > 3 {
            frame.draw(
                "No action matches",
                x: box.x + 4,
                y: box.y + 1,
                width: box.width - 5,
                style: Style(.dimmed, on: .raised)
            )
        }
        if let ruleY = plan.ruleY {
            frame.horizontalLine(
                x: box.x + 1,
                y: ruleY,
                width: box.width - 2,
                glyph: glyphs.dashed,
                style: Style(.border, on: .raised)
            )
        }
        drawFilter(menu, plan, model, in: &frame)
    }

    private static func drawItem(
        _ item: ActionsPlan.Item,
        isSelected: Bool,
        isBoxed: Bool,
        _ model: Model,
        in frame: inout Frame
    ) {
        let glyphs = model.appearance.glyphs
        let rect = item.rect
        let ground: Style.Ground = isSelected ? .selected : .raised
        let margin = isBoxed ? 1 : 0
        if isSelected {
            frame.fill(rect, style: Style(.text, on: ground))
            let mark: SafeText = model.appearance.isMono ? ">" : glyphs.selection
            frame.draw(mark, x: rect.x + margin, y: rect.y, style: Style(.accent, on: ground))
        }
        let key = item.action.command.map { model.keyLabel($0, in: .search) } ?? ""
        let labelX = rect.x + 1 + 2 * margin
        // Without a box there is no room for keys beside the words.
        let keyX = rect.x + rect.width - (isBoxed ? 1 + key.width : -1)
        let label = item.action.label.truncated(
            to: max(0, keyX - labelX - 1),
            mark: glyphs.ellipsis
        )
        frame.draw(label, x: labelX, y: rect.y, style: Style(.text, on: ground))
        if isBoxed, keyX > labelX {
            frame.draw(key, x: keyX, y: rect.y, style: Style(.hintKey, on: ground))
        }
    }

    private static func drawFilter(
        _ menu: ActionsMenu,
        _ plan: ActionsPlan,
        _ model: Model,
        in frame: inout Frame
    ) {
        let box = plan.box
        guard plan.isBoxed else {
            drawBareFilter(menu, plan, model, in: &frame)
            return
        }
        let glyphs = model.appearance.glyphs
        frame.draw(
            glyphs.magnifier,
            x: box.x + 2,
            y: plan.filterY,
            style: Style(.dimmed, on: .raised)
        )
        let field = FieldPlan(menu.filter, x: box.x + 4, y: plan.filterY, width: box.width - 6)
        if menu.filter.isEmpty {
            frame.draw(
                "filter actions",
                x: field.x,
                y: field.y,
                width: field.width,
                style: Style(.dimmed, on: .raised)
            )
        } else {
            SearchFieldView.drawText(menu.filter, field, model, on: .raised, in: &frame)
        }
        frame.cursor = Point(x: field.x + field.cursorColumn, y: field.y)
    }

    private static func drawBareFilter(
        _ menu: ActionsMenu,
        _ plan: ActionsPlan,
        _ model: Model,
        in frame: inout Frame
    ) {
        guard plan.filterY < plan.box.height else { return }
        let field = FieldPlan(menu.filter, x: 1, y: plan.filterY, width: plan.box.width - 1)
        SearchFieldView.drawText(menu.filter, field, model, on: .raised, in: &frame)
        frame.cursor = Point(x: field.x + field.cursorColumn, y: field.y)
    }
}
