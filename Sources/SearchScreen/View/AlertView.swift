/// The alert over everything, with its one button.
enum AlertView {
    static func draw(_ alert: Alert, _ model: Model, in frame: inout Frame) {
        let plan = AlertPlan(alert, model)
        let box = plan.box
        let glyphs = model.appearance.glyphs
        guard box.height > 2 else {
            // No room for a box: the words alone.
            frame.fill(box, style: Style(.text, on: .raised))
            let words = alert.title + ": " + SafeText(sanitizing: alert.message.string)
            frame.draw(
                words.truncated(to: box.width, mark: glyphs.ellipsis),
                x: box.x,
                y: box.y,
                style: Style(.text, on: .raised)
            )
            return
        }
        frame.fill(box, style: Style(.text, on: .raised))
        frame.box(box, glyphs: glyphs, style: Style(.border, on: .raised))
        let inner = max(0, box.width - 2)
        if plan.titleY < box.y + box.height - 1 {
            let title = alert.title.truncated(to: inner, mark: glyphs.ellipsis)
            frame.draw(
                title,
                x: box.x + 1 + (inner - title.width) / 2,
                y: plan.titleY,
                style: Style(.title, on: .raised)
            )
        }
        PaneView.draw(plan.pane, on: .raised, glyphs: glyphs, in: &frame)
        guard plan.button.y < box.y + box.height - 1 else { return }
        frame.horizontalLine(
            x: box.x + 1,
            y: plan.ruleY,
            width: inner,
            glyph: glyphs.horizontal,
            style: Style(.border, on: .raised)
        )
        frame.draw(
            plan.buttonText,
            x: plan.button.x,
            y: plan.button.y,
            style: Style(.accent, on: .raised)
        )
    }
}
