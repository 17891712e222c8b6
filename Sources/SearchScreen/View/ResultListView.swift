/// The list: every element of its plan that is in sight.
enum ResultListView {
    static func draw(_ model: Model, _ layout: Layout, in frame: inout Frame) {
        let list = layout.list
        guard !list.isEmpty else { return }
        if let failure = model.searchFailure {
            let lines = failure.wrapped(to: max(1, list.width - 4), limit: list.height)
            for (line, text) in lines.enumerated() {
                frame.draw(text, x: list.x + 2, y: list.y + line, style: Style(.error))
            }
            return
        }
        let plan = ListPlan(model, layout: layout)
        for element in plan.elements {
            for line in 0..<element.rect.height {
                let y = list.y + element.rect.y + line - model.listScroll
                guard y >= list.y, y < list.y + list.height else { continue }
                let row = ElementView(element: element, plan: plan, model: model, list: list)
                row.drawLine(line, y: y, in: &frame)
            }
        }
        let sight = model.listScroll..<model.listScroll + list.height
        frame.markMore(list, sight: sight, of: plan.height, model.appearance.glyphs)
    }
}
