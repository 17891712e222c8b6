/// The help over everything, made from the live key map.
enum HelpView {
    static func draw(_ page: HelpPage, _ model: Model, in frame: inout Frame) {
        let plan = HelpPlan(page, model)
        let box = plan.box
        let glyphs = model.appearance.glyphs
        frame.fill(box, style: Style(.text, on: .raised))
        if model.layoutClass.isBoxed {
            frame.box(box, glyphs: glyphs, style: Style(.border, on: .raised))
            let keys = model.keyMap.keys(for: .back, in: .help)
                .filter { !$0.modifiers.contains(.control) }
                .prefix(2).map { KeyLabel.text($0, model.appearance) }
            let closes = " " + keys.joined(separator: " or ") + " closes "
            frame.draw(" Help ", x: box.x + 3, y: box.y, style: Style(.headline, on: .raised))
            let closesX = box.x + box.width - 3 - closes.width
            if closesX > box.x + 10 {
                frame.draw(closes, x: closesX, y: box.y, style: Style(.dimmed, on: .raised))
            }
        }
        PaneView.draw(plan.pane, on: .raised, glyphs: glyphs, in: &frame)
        guard let filter = page.filter else { return }
        let y = box.y + max(0, box.height - 1)
        let field = FieldPlan(filter, x: box.x + 5, y: y, width: max(1, box.width - 10))
        frame.draw(" / ", x: box.x + 2, y: y, style: Style(.hintKey, on: .raised))
        SearchFieldView.drawText(filter, field, model, on: .raised, in: &frame)
        frame.cursor = Point(x: field.x + field.cursorColumn, y: y)
    }
}
