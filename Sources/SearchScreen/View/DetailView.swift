/// The detail pane: a preview says that it is one, and what would open it.
enum DetailView {
    static func draw(_ model: Model, _ layout: Layout, in frame: inout Frame) {
        guard let detail = model.detail else {
            if model.isHome { drawEmpty(model, layout.detail, in: &frame) }
            return
        }
        if layout.layoutClass == .none {
            frame.draw(detail.detail.title, x: 0, y: 0, style: Style(.headline))
            return
        }
        let plan = DetailPlan(model, layout)
        drawHeader(plan.header, detail, model, isSplit: layout.layoutClass.isSplit, in: &frame)
        PaneView.draw(plan.pane, glyphs: model.appearance.glyphs, in: &frame)
        if !plan.picture.isEmpty,
            let picture = model.shownPicture(PicturePlan.order(detail, plan.picture))
        {
            PictureView.draw(picture, at: plan.picture, in: plan.pane, &frame)
        }
        if detail.kind == .preview {
            // Behind glass: nothing was delivered yet.
            frame.restyle(plan.pane.rect) {
                $0.role == .tile && $0.ink == nil ? Style(.dimmed) : $0
            }
        }
    }

    private static func drawHeader(
        _ rect: Rect,
        _ detail: DetailPane,
        _ model: Model,
        isSplit: Bool,
        in frame: inout Frame
    ) {
        let glyphs = model.appearance.glyphs
        let open = model.keyLabel(.openSelection, in: .search)
        let aim: SafeText = model.purpose == .pick ? " to choose" : " to open"
        let preview = "PREVIEW " + glyphs.dash + " press " + open + aim
        if isSplit, detail.kind == .preview {
            let cut = preview.truncated(to: rect.width, mark: glyphs.ellipsis)
            frame.draw(
                cut,
                x: rect.x + (rect.width - cut.width) / 2,
                y: rect.y,
                style: Style(.dimmed)
            )
            return
        }
        let actions = model.keyLabel(.showActions, in: .detail)
        PaneHeaderView(
            back: isSplit ? "" : "Search",
            title: detail.kind == .preview && model.layoutClass.isBoxed
                ? preview : detail.detail.title,
            right: actions.isEmpty ? "" : actions + " " + glyphs.more,
            titleRole: detail.kind == .preview ? .dimmed : .headline
        )
        .draw(rect, model, in: &frame)
    }

    private static func drawEmpty(_ model: Model, _ rect: Rect, in frame: inout Frame) {
        let lines: [(SafeText, Style.Role)] = [
            (model.appearance.glyphs.magnifier, .dimmed), ("", .text),
            ("No Selection Opened", .headline), ("Choose a result to see it here.", .dimmed),
        ]
        let top = rect.y + max(0, rect.height - lines.count) * 2 / 5
        for (line, (text, role)) in lines.enumerated() {
            let cut = text.truncated(to: rect.width)
            frame.draw(
                cut,
                x: rect.x + (rect.width - cut.width) / 2,
                y: top + line,
                style: Style(role)
            )
        }
    }
}
