/// One row: tile, title, subtitle, and at the right end the key that opens it.
struct RowView {
    let row: ResultRow
    let isTopHit: Bool
    let element: ElementView

    private var model: Model { element.model }
    private var form: ListForm { element.plan.form }
    /// The number of lines this row has.
    private var height: Int { element.element.rect.height }
    private var isLarge: Bool { height == 3 }

    func drawLine(_ line: Int, y: Int, in frame: inout Frame) {
        guard form.hasHeadings else {
            drawMicro(y: y, in: &frame)
            return
        }
        drawTile(line, y: y, in: &frame)
        if line == 0, isMarked {
            let x = element.x + 1
            element.draw(element.glyphs.marked, at: x, to: x + 1, y: y, .accent, in: &frame)
        }
        let start = element.x + (height == 1 ? 6 : isLarge ? 11 : 8)
        let end = element.end - 2
        switch line {
        case 0:
            let accessoryX = drawAccessory(endingAt: end + 1, y: y, in: &frame)
            let used = drawMatched(row.title, .title, at: start, to: accessoryX - 1, y, &frame)
            guard height == 1 else { return }
            drawMatched(
                row.subtitle,
                .subtitle,
                at: start + used + 2,
                to: accessoryX - 1,
                y,
                &frame
            )
        case 1: drawMatched(row.subtitle, .subtitle, at: start, to: end, y, &frame)
        default:
            let name = model.applicationName(row.identifier.application)
            element.draw(name, at: start, to: end, y: y, .dimmed, in: &frame)
        }
    }

    // MARK: Parts

    private func drawTile(_ line: Int, y: Int, in frame: inout Frame) {
        if let order = PictureOrder.tile(of: row.identifier, lines: height),
            let picture = model.shownPicture(order)
        {
            drawPicture(picture, line, y: y, in: &frame)
            return
        }
        let letters = row.tile.prefix(columns: 2)
        let pad = SafeText(repeating: " ", count: 2 - letters.width)
        let two = letters + pad
        let x = element.x + 2
        let isUnicode = model.appearance.isUnicode
        if height == 1 {
            element.draw(two, at: x, to: x + 2, y: y, .tile, in: &frame)
        } else if !isUnicode {
            guard line == 0 else { return }
            element.draw("[" + two + "]", at: x, to: x + 4, y: y, .tile, in: &frame)
        } else {
            let lines: [SafeText] =
                isLarge ? ["▛▀▀▀▀▀▜", "▌  " + two + " ▐", "▙▄▄▄▄▄▟"] : ["▛▀▀▜", "▙" + two + "▟"]
            guard lines.indices.contains(line) else { return }
            element.draw(lines[line], at: x, to: x + 7, y: y, .tile, in: &frame)
        }
    }

    private func drawPicture(_ picture: Picture, _ line: Int, y: Int, in frame: inout Frame) {
        PictureView.drawLine(
            line,
            of: picture,
            x: element.x + 2,
            to: element.end,
            y: y,
            on: element.ground,
            in: &frame
        )
    }

    /// Draws the key that opens the row, and the mark of the row that is open.
    ///
    /// - Returns: the first column of what was drawn.
    private func drawAccessory(endingAt end: Int, y: Int, in frame: inout Frame) -> Int {
        var label: SafeText = ""
        if isTopHit, element.isSelected {
            label = model.keyLabel(.openSelection, in: .search)
        } else if model.appearance.showsNumbers, let number = element.element.number {
            label = model.keyLabel(.openNumber(number), in: .search)
        }
        if isOpened { label = element.glyphs.opened + (label.isEmpty ? "" : " ") + label }
        if row.isDroppedByRecentIOS {
            label = element.glyphs.no + "17" + (label.isEmpty ? "" : " ") + label
        }
        let x = end - label.width
        guard x > element.x + 12 else { return end }
        element.draw(label, at: x, to: end, y: y, .dimmed, in: &frame)
        return label.isEmpty ? end : x
    }

    private var isOpened: Bool {
        model.detail?.kind == .opened && model.detail?.row.identifier == row.identifier
    }

    private var isMarked: Bool { model.marked.contains(row.identifier) }

    @discardableResult
    private func drawMatched(
        _ text: HighlightedText,
        _ role: Style.Role,
        at start: Int,
        to end: Int,
        _ y: Int,
        _ frame: inout Frame
    ) -> Int {
        let cut = text.truncated(to: max(0, end - start), mark: element.glyphs.ellipsis)
        let isUnderlined = element.isHovered && role == .title
        return frame.draw(
            cut,
            x: start,
            y: y,
            style: element.style(role, isUnderlined: isUnderlined),
            matched: element.style(.matched, isUnderlined: isUnderlined)
        )
    }

    /// One line without a tile: the title, and the application's first word if there is room.
    private func drawMicro(y: Int, in frame: inout Frame) {
        let isNarrow = element.list.width < 30
        var end = element.end
        if isNarrow {
            end -= 2
        } else {
            var label = model.applicationName(row.identifier.application).firstWord
            if isOpened { label = element.glyphs.opened + " " + label }
            if isMarked { label = element.glyphs.marked + " " + label }
            label = label.truncated(to: element.list.width / 3, mark: element.glyphs.ellipsis)
            let x = end - label.width
            element.draw(label, at: x, to: end, y: y, .dimmed, in: &frame)
            end = x - 1
        }
        drawMatched(row.title, .title, at: element.x + 1, to: end, y, &frame)
    }
}

extension SafeText {
    /// What stands before the first space.
    fileprivate var firstWord: SafeText {
        SafeText(sanitizing: String(string.prefix { $0 != " " }))
    }
}
