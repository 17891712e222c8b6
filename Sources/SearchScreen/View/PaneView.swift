/// The lines of a pane that are in sight.
enum PaneView {
    static func draw(
        _ pane: PanePlan,
        on ground: Style.Ground = .plain,
        glyphs: Glyphs,
        in frame: inout Frame
    ) {
        let rect = pane.rect
        for y in 0..<rect.height {
            let line = y + pane.scroll
            guard pane.lines.indices.contains(line) else { break }
            for span in pane.lines[line].spans where span.x < rect.width {
                let text = span.text.truncated(to: rect.width - span.x, mark: glyphs.ellipsis)
                frame.draw(
                    text,
                    x: rect.x + span.x,
                    y: rect.y + y,
                    style: Style(span.role, on: ground)
                )
            }
        }
        let sight = pane.scroll..<pane.scroll + rect.height
        frame.markMore(rect, sight: sight, of: pane.lines.count, glyphs)
    }
}

extension Frame {
    /// Says in the last column of a pane that lines are scrolled off above or below, where nothing
    /// else is written.
    mutating func markMore(_ rect: Rect, sight: Range<Int>, of total: Int, _ glyphs: Glyphs) {
        guard rect.width > 1, rect.height > 1 else { return }
        let x = rect.x + rect.width - 1
        if sight.lowerBound > 0 { mark(glyphs.above, x: x, y: rect.y) }
        if sight.upperBound < total { mark(glyphs.below, x: x, y: rect.y + rect.height - 1) }
    }

    private mutating func mark(_ glyph: SafeText, x: Int, y: Int) {
        guard x < size.width, y < size.height, self[x, y].text == " " else { return }
        draw(glyph, x: x, y: y, style: Style(.dimmed, on: self[x, y].style.ground))
    }
}
