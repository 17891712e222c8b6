/// The line over a detail or inspector: the way back, a title, and what can be done.
struct PaneHeaderView {
    /// Where the way back leads; empty when the list is beside the pane.
    var back: SafeText = ""
    var title: SafeText
    var right: SafeText = ""
    var titleRole = Style.Role.headline

    func draw(_ rect: Rect, _ model: Model, in frame: inout Frame) {
        guard !rect.isEmpty else { return }
        let glyphs = model.appearance.glyphs
        let isBoxed = model.layoutClass.isBoxed
        guard isBoxed else {
            let line = glyphs.back + " " + title
            frame.draw(
                line.truncated(to: rect.width, mark: glyphs.ellipsis),
                x: rect.x,
                y: rect.y,
                style: Style(titleRole)
            )
            return
        }
        let isSplit = back.isEmpty
        let margin = isSplit ? 2 : 1
        let end = rect.x + rect.width - margin
        let rightX = end - right.width
        frame.draw(right, x: rightX, y: rect.y, style: Style(.hintKey))
        var start = rect.x + margin
        if !isSplit {
            let words = glyphs.back + " " + back
            let cut = words.truncated(to: rect.width / 3, mark: glyphs.ellipsis)
            start += frame.draw(cut, x: start, y: rect.y, style: Style(.accent)) + 2
        }
        let room = max(0, rightX - 1 - start)
        let cut = title.truncated(to: room, mark: glyphs.ellipsis)
        // In the middle of the pane, but never over its neighbours.
        let middle = rect.x + (rect.width - cut.width) / 2
        let titleX = isSplit ? start : max(start, min(middle, rightX - 1 - cut.width))
        frame.draw(cut, x: titleX, y: rect.y, style: Style(titleRole))
        guard rect.height > 1 else { return }
        frame.horizontalLine(
            x: rect.x,
            y: rect.y + 1,
            width: rect.width,
            glyph: glyphs.horizontal,
            style: Style(.border)
        )
    }
}
