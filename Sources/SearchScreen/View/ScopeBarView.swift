/// The scopes with their counts; the chosen one stands in brackets, so that colour is not needed.
enum ScopeBarView {
    static func draw(_ model: Model, _ layout: Layout, in frame: inout Frame) {
        let plan = ScopeBarPlan(model, layout)
        let bar = layout.scopeBar
        let glyphs = model.appearance.glyphs
        if plan.isCutLeft { frame.draw(glyphs.back, x: bar.x + 1, y: bar.y, style: Style(.dimmed)) }
        if plan.isCutRight {
            let x = bar.x + bar.width - 1
            frame.draw(glyphs.forward, x: x, y: bar.y, style: Style(.dimmed))
        }
        for chip in plan.chips {
            let style = Style(chip.isChosen ? .accent : .text)
            let words: SafeText = chip.isChosen ? "[" + chip.words + "]" : " " + chip.words + " "
            frame.draw(words, x: chip.rect.x, y: chip.rect.y, style: style)
        }
    }
}
