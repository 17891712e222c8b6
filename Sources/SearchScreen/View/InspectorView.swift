/// The activity inspector: what was or would be delivered, to the letter.
enum InspectorView {
    static func draw(
        _ inspector: Inspector,
        _ model: Model,
        _ layout: Layout,
        in frame: inout Frame
    ) {
        if layout.layoutClass == .none {
            frame.draw(title(inspector), x: 0, y: 0, style: Style(.headline))
            return
        }
        let plan = InspectorPlan(inspector, model, layout)
        let isSplit = layout.layoutClass.isSplit
        let commands: [Command] =
            inspector.draft != nil
            ? [.deliverDraft]
            : !isSplit
                ? [.copyInspection]
                : inspector.subject == .explanation
                    ? [.toggleJSON, .copyInspection] : [.toggleJSON, .replay, .copyInspection]
        let right = commands.map { command in
            model.keyLabel(command) + " " + command.description.label
        }
        PaneHeaderView(
            back: isSplit ? "" : inspector.row.title.text,
            title: title(inspector),
            right: right.joined(separator: "   ")
        )
        .draw(plan.header, model, in: &frame)
        PaneView.draw(plan.pane, glyphs: model.appearance.glyphs, in: &frame)
        frame.cursor = nil
        guard let draft = inspector.draft, let field = plan.field else { return }
        SearchFieldView.drawText(draft.field, field, model, in: &frame)
        frame.cursor = Point(x: field.x + field.cursorColumn, y: field.y)
    }

    private static func title(_ inspector: Inspector) -> SafeText {
        guard inspector.draft == nil else { return "Edit & Replay" }
        return switch inspector.subject {
        case .activity: "Activity Inspector"
        case .explanation: "Why"
        }
    }
}
