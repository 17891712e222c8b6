/// The question before something is destroyed.
enum ConfirmationView {
    static func draw(_ asked: Confirmation, _ model: Model, in frame: inout Frame) {
        let plan = ConfirmationPlan(asked, model)
        let box = plan.box
        frame.fill(box, style: Style(.text, on: .raised))
        if plan.isBoxed {
            frame.box(box, glyphs: model.appearance.glyphs, style: Style(.border, on: .raised))
            draw(plan.title, y: box.y + 1, .headline, plan, model, in: &frame)
        }
        for (line, text) in plan.message.enumerated() {
            draw(text, y: plan.messageY + line, .text, plan, model, in: &frame)
        }
        draw(plan.cancel, isFocused: !asked.isConfirmFocused, box, in: &frame)
        draw(plan.confirm, isFocused: asked.isConfirmFocused, box, in: &frame)
    }

    private static func draw(
        _ text: SafeText,
        y: Int,
        _ role: Style.Role,
        _ plan: ConfirmationPlan,
        _ model: Model,
        in frame: inout Frame
    ) {
        let border = plan.isBoxed ? 1 : 0
        let inner = max(0, plan.box.width - 2 * border)
        let cut = text.truncated(to: inner, mark: model.appearance.glyphs.ellipsis)
        frame.draw(
            cut,
            x: plan.box.x + border + (inner - cut.width) / 2,
            y: y,
            style: Style(role, on: .raised)
        )
    }

    private static func draw(
        _ button: ConfirmationPlan.Button,
        isFocused: Bool,
        _ box: Rect,
        in frame: inout Frame
    ) {
        let rect = button.rect
        guard !rect.isEmpty else { return }
        frame.draw(
            button.text,
            x: rect.x,
            y: rect.y,
            style: Style(.accent, on: isFocused ? .selected : .raised)
        )
        guard isFocused, rect.x > box.x else { return }
        // Colour is not the only sign of the button that Return presses.
        frame.draw(">", x: rect.x - 1, y: rect.y, style: Style(.accent, on: .raised))
    }
}
