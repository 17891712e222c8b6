/// Drawing on a frame: all of it clipped, none of it able to split a wide character.
extension Frame {
    /// Writes a text on one line.
    ///
    /// - Parameters:
    ///   - text: what to write; a line break in it is drawn as a space.
    ///   - x: the first cell, which may lie left of the frame.
    ///   - y: the row.
    ///   - width: the cells it may fill; `nil` for all up to the right edge.
    ///   - style: the style of every cell.
    /// - Returns: the cells filled, also those cut off by the frame's edges.
    @discardableResult
    package mutating func draw(
        _ text: SafeText,
        x: Int,
        y: Int,
        width: Int? = nil,
        style: Style
    ) -> Int {
        let room = min(width ?? Int.max, size.width - x)
        guard room > 0 else { return 0 }
        var used = 0
        for piece in CellSequence(text.string) {
            guard used < room else { break }
            if used + piece.width > room {
                put(" ", width: 1, x: x + used, y: y, style: style)
                used += 1
                break
            }
            let shown = piece.text == "\n" ? " " : piece.text
            put(String(shown), width: piece.width, x: x + used, y: y, style: style)
            used += piece.width
        }
        return used
    }

    /// Writes a text whose matched parts have a style of their own.
    ///
    /// - Returns: the cells filled.
    @discardableResult
    package mutating func draw(
        _ text: HighlightedText,
        x: Int,
        y: Int,
        width: Int? = nil,
        style: Style,
        matched: Style
    ) -> Int {
        var used = 0
        for run in text.runs {
            let room = width.map { $0 - used }
            let runStyle = run.isMatched ? matched : style
            used += draw(run.text, x: x + used, y: y, width: room, style: runStyle)
        }
        return used
    }

    /// Makes every cell of a rectangle a blank of one style.
    package mutating func fill(_ rect: Rect, style: Style) {
        forEachCell(of: rect) { frame, x, y in
            frame.put(" ", width: 1, x: x, y: y, style: style)
        }
    }

    /// Changes the style of every cell of a rectangle and keeps what is written there.
    package mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
        forEachCell(of: rect) { frame, x, y in
            frame[x, y].style = change(frame[x, y].style)
        }
    }

    /// Draws the border of a rectangle; a rectangle too small for one gets none.
    package mutating func box(_ rect: Rect, glyphs: Glyphs, style: Style) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        let right = rect.x + rect.width - 1
        let bottom = rect.y + rect.height - 1
        horizontalLine(
            x: rect.x,
            y: rect.y,
            width: rect.width,
            glyph: glyphs.horizontal,
            style: style
        )
        horizontalLine(
            x: rect.x,
            y: bottom,
            width: rect.width,
            glyph: glyphs.horizontal,
            style: style
        )
        verticalLine(
            x: rect.x,
            y: rect.y,
            height: rect.height,
            glyph: glyphs.vertical,
            style: style
        )
        verticalLine(x: right, y: rect.y, height: rect.height, glyph: glyphs.vertical, style: style)
        draw(glyphs.topLeft, x: rect.x, y: rect.y, style: style)
        draw(glyphs.topRight, x: right, y: rect.y, style: style)
        draw(glyphs.bottomRight, x: right, y: bottom, style: style)
        draw(glyphs.bottomLeft, x: rect.x, y: bottom, style: style)
    }

    /// Repeats a glyph of one cell along a row.
    package mutating func horizontalLine(
        x: Int,
        y: Int,
        width: Int,
        glyph: SafeText,
        style: Style
    ) {
        forEachCell(of: Rect(x: x, y: y, width: width, height: 1)) { frame, x, y in
            frame.put(glyph.string, width: 1, x: x, y: y, style: style)
        }
    }

    /// Repeats a glyph of one cell down a column.
    package mutating func verticalLine(
        x: Int,
        y: Int,
        height: Int,
        glyph: SafeText,
        style: Style
    ) {
        forEachCell(of: Rect(x: x, y: y, width: 1, height: height)) { frame, x, y in
            frame.put(glyph.string, width: 1, x: x, y: y, style: style)
        }
    }

    /// Calls back for the cells of a rectangle that lie in the frame, row by row.
    private mutating func forEachCell(of rect: Rect, _ body: (inout Frame, Int, Int) -> Void) {
        let columns = max(0, rect.x)..<max(0, rect.x, min(size.width, rect.x + rect.width))
        let rows = max(0, rect.y)..<max(0, rect.y, min(size.height, rect.y + rect.height))
        for y in rows {
            for x in columns { body(&self, x, y) }
        }
    }

    /// Sets one piece, and blanks the other half of any wide character it overwrites.
    ///
    /// Of a wide piece over an edge, the half inside becomes a blank.
    private mutating func put(_ text: String, width: Int, x: Int, y: Int, style: Style) {
        let last = x + width - 1
        if self[x, y].text.isEmpty { self[x - 1, y].text = " " }
        if self[last + 1, y].text.isEmpty { self[last + 1, y].text = " " }
        guard width == 2 else {
            self[x, y] = Cell(text, style)
            return
        }
        let isWhole = x >= 0 && last < size.width
        self[x, y] = Cell(isWhole ? text : " ", style)
        self[last, y] = Cell(isWhole ? "" : " ", style)
    }
}
