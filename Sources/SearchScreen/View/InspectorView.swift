/// The activity inspector: what was or would be delivered, to the letter.
enum InspectorView {
    static func draw(
        _ inspector: Inspector,
        _ model: Model,
        _ layout: Layout,
        in frame: inout Frame
    ) {
        if layout.layoutClass == .none {
            frame.draw("Activity Inspector", x: 0, y: 0, style: Style(.title))
            return
        }
        let plan = InspectorPlan(inspector, model, layout)
        let isSplit = layout.layoutClass.isSplit
        let commands: [Command] =
            isSplit ? [.toggleJSON, .replay, .copyInspection] : [.copyInspection]
        let right = commands.map { command in
            model.keyLabel(command) + " " + command.description.label
        }
        PaneHeaderView(
            back: isSplit ? "" : inspector.row.title.text,
            title: "Activity Inspector",
            right: right.joined(separator: "   ")
        )
        .draw(plan.header, model, in: &frame)
        PaneView.draw(plan.pane, glyphs: model.appearance.glyphs, in: &frame)
        frame.cursor = nil
    }
}
