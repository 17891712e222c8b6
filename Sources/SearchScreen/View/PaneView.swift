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
    }
}
