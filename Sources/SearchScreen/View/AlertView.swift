/// The alert over everything, with its one button.
enum AlertView {
    static func draw(_ alert: Alert, _ model: Model, in frame: inout Frame) {
        let plan = AlertPlan(alert, model)
        let box = plan.box
        let glyphs = model.appearance.glyphs
        frame.fill(box, style: Style(.text, on: .raised))
        if plan.isBoxed { drawBox(alert, plan, glyphs, in: &frame) }
        PaneView.draw(plan.pane, on: .raised, glyphs: glyphs, in: &frame)
        frame.draw(
            plan.buttonText,
            x: plan.button.x,
            y: plan.button.y,
            style: Style(.accent, on: .raised)
        )
    }

    private static func drawBox(
        _ alert: Alert,
        _ plan: AlertPlan,
        _ glyphs: Glyphs,
        in frame: inout Frame
    ) {
        let box = plan.box
        frame.box(box, glyphs: glyphs, style: Style(.border, on: .raised))
        let inner = max(0, box.width - 2)
        let title = alert.title.truncated(to: inner, mark: glyphs.ellipsis)
        frame.draw(
            title,
            x: box.x + 1 + (inner - title.width) / 2,
            y: plan.titleY,
            style: Style(.headline, on: .raised)
        )
        frame.horizontalLine(
            x: box.x + 1,
            y: plan.ruleY,
            width: inner,
            glyph: glyphs.horizontal,
            style: Style(.border, on: .raised)
        )
    }
}
