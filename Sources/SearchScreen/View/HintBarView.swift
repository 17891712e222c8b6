/// The last line: the keys that work now, and the counts or a notice.
enum HintBarView {
    static func draw(_ model: Model, _ layout: Layout, in frame: inout Frame) {
        let bar = layout.hints
        guard !bar.isEmpty else { return }
        frame.fill(bar, style: Style(.hint))
        let plan = HintPlan(model, layout)
        let words = Style(model.caption == nil ? .hint : .accent)
        for item in plan.items {
            let used = frame.draw(item.key, x: item.rect.x, y: bar.y, style: Style(.hintKey))
            let gap = item.key.isEmpty ? 0 : 1
            frame.draw(item.words, x: item.rect.x + used + gap, y: bar.y, style: words)
        }
        frame.draw(plan.right, x: plan.rightX, y: bar.y, style: Style(.hint))
    }
}
