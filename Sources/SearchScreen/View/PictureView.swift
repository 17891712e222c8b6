/// A picture's cells on the frame.
enum PictureView {
    /// Draws one line of a picture; what lies outside of the columns is cut.
    static func drawLine(
        _ line: Int,
        of picture: Picture,
        x: Int,
        to end: Int,
        y: Int,
        on ground: Style.Ground,
        in frame: inout Frame
    ) {
        guard (0..<picture.size.height).contains(line) else { return }
        if let pixels = picture.pixels, x + picture.size.width <= end {
            frame.place(pixels, line: line, x: x, y: y)
        }
        for column in 0..<picture.size.width where x + column < end {
            let cell = picture[column, line]
            var style = Style(.tile, on: ground)
            style.ink = cell.ink
            frame.draw(text(cell.glyph), x: x + column, y: y, style: style)
        }
    }

    /// Draws the detail's picture where its pane is scrolled to.
    static func draw(_ picture: Picture, at place: Rect, in pane: PanePlan, _ frame: inout Frame) {
        for line in 0..<place.height {
            let y = place.y + line - pane.scroll
            guard (0..<pane.rect.height).contains(y) else { continue }
            drawLine(
                line,
                of: picture,
                x: pane.rect.x + place.x,
                to: pane.rect.x + pane.rect.width,
                y: pane.rect.y + y,
                on: .plain,
                in: &frame
            )
        }
    }

    private static func text(_ glyph: Picture.Glyph) -> SafeText {
        switch glyph {
        case .blank: " "
        case .upperHalf: "▀"
        case .lowerHalf: "▄"
        }
    }
}
