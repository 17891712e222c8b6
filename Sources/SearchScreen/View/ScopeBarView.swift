/// The scopes with their counts; the chosen one stands in brackets, so that colour is not needed.
enum ScopeBarView {
    static func draw(_ model: Model, _ layout: Layout, in frame: inout Frame) {
        for chip in ScopeBarPlan(model, layout).chips {
            let style = Style(chip.isChosen ? .accent : .text)
            let words: SafeText = chip.isChosen ? "[" + chip.words + "]" : " " + chip.words + " "
            frame.draw(words, x: chip.rect.x, y: chip.rect.y, style: style)
        }
    }
}
