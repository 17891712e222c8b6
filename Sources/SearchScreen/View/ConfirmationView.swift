/// The question before something is destroyed.
enum ConfirmationView {
    static func draw(_ asked: Confirmation, _ model: Model, in frame: inout Frame) {
        let plan = ConfirmationPlan(asked, model)
        let box = plan.box
        let glyphs = model.appearance.glyphs
        frame.fill(box, style: Style(.text, on: .raised))
        frame.box(box, glyphs: glyphs, style: Style(.border, on: .raised))
        let inner = max(0, box.width - 2)
        let lines = [(plan.title, Style.Role.title)] + plan.message.map { ($0, .text) }
        for (line, (text, role)) in lines.enumerated() where line + 2 < box.height {
            let cut = text.truncated(to: inner, mark: glyphs.ellipsis)
            frame.draw(
                cut,
                x: box.x + 1 + (inner - cut.width) / 2,
                y: box.y + 1 + line,
                style: Style(role, on: .raised)
            )
        }
        guard plan.cancel.y < box.y + box.height - 1 else { return }
        draw(
            ConfirmationPlan.cancelText,
            plan.cancel,
            isFocused: !asked.isConfirmFocused,
            box,
            in: &frame
        )
        draw(
            ConfirmationPlan.confirmText,
            plan.confirm,
            isFocused: asked.isConfirmFocused,
            box,
            in: &frame
        )
    }

    private static func draw(
        _ text: SafeText,
        _ rect: Rect,
        isFocused: Bool,
        _ box: Rect,
        in frame: inout Frame
    ) {
        let room = box.x + box.width - 1 - rect.x
        frame.draw(
            text.truncated(to: max(0, room)),
            x: rect.x,
            y: rect.y,
            style: Style(.accent, on: isFocused ? .selected : .raised)
        )
        guard isFocused, rect.x - 1 > box.x else { return }
        // Colour is not the only sign of the button that Return presses.
        frame.draw(">", x: rect.x - 1, y: rect.y, style: Style(.accent, on: .raised))
    }
}
