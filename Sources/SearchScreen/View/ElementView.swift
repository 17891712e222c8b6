/// One element of the list, drawn line by line so that it can be cut by the list's edges.
struct ElementView {
    let element: ListElement
    let plan: ListPlan
    let model: Model
    let list: Rect

    var glyphs: Glyphs { model.appearance.glyphs }
    var isSelected: Bool { element.target != nil && element.target == model.selection.target }
    var isHovered: Bool { element.target != nil && element.target == model.hovered }
    /// The first cell of the element on the screen.
    var x: Int { list.x + element.rect.x }
    /// The cell after its last.
    var end: Int { x + element.rect.width }

    var ground: Style.Ground {
        guard isSelected else { return .plain }
        return model.focus == .list && model.isTerminalFocused ? .selected : .selectedInactive
    }

    func style(_ role: Style.Role, isUnderlined: Bool = false) -> Style {
        Style(role, on: ground, isUnderlined: isUnderlined)
    }

    func drawLine(_ line: Int, y: Int, in frame: inout Frame) {
        if isSelected { drawSelection(line, y: y, in: &frame) }
        switch element.content {
        case .row(let row, let isTopHit):
            RowView(row: row, isTopHit: isTopHit, element: self).drawLine(line, y: y, in: &frame)
        case .heading(let title, let trailing):
            drawHeading(title, trailing, y: y, in: &frame)
        case .recentSearch(let text):
            drawMarked(glyphs.recent, text, y: y, in: &frame)
        case .suggestedSearch(let text):
            drawMarked(glyphs.magnifier, text, y: y, in: &frame)
        case .application(let application, let isAlone):
            drawApplication(application, isAlone: isAlone, y: y, in: &frame)
        case .choice(let parts, let key): drawChoice(parts, key, y: y, in: &frame)
        case .sectionEnd(let text, let isSearch):
            drawMarked(isSearch ? glyphs.magnifier : "", text, y: y, in: &frame)
        case .message(let text, let isHeadline):
            draw(text, at: x, to: end, y: y, isHeadline ? .headline : .dimmed, in: &frame)
        case .magnifier: draw(glyphs.magnifier, at: x, to: end, y: y, .dimmed, in: &frame)
        }
    }

    // MARK: Parts

    /// The ground of the selection and its mark: colour is never the only sign.
    private func drawSelection(_ line: Int, y: Int, in frame: inout Frame) {
        var start = x
        if case .choice = element.content, plan.form.hasHeadings { start = max(list.x, x - 2) }
        frame.fill(Rect(x: start, y: y, width: end - start, height: 1), style: style(.text))
        let isMark = model.appearance.isMono || !model.appearance.isUnicode
        // A sign is read once; the bar runs along all lines of the row.
        guard line == 0 || !isMark else { return }
        let mark: SafeText = isMark ? ">" : glyphs.selection
        frame.draw(mark, x: start, y: y, style: style(.accent))
    }

    private func drawHeading(
        _ title: SafeText,
        _ trailing: ListElement.Trailing?,
        y: Int,
        in frame: inout Frame
    ) {
        let words = trailing.map(ListElement.words) ?? ""
        let wordsX = end - 2 - words.width + 1
        let titleEnd = words.isEmpty ? end - 1 : wordsX - 1
        draw(title, at: x + 2, to: titleEnd, y: y, .heading, in: &frame)
        if wordsX > x + 2 { draw(words, at: wordsX, to: end, y: y, .accent, in: &frame) }
    }

    /// A glyph and a text, as recent and suggested searches have.
    private func drawMarked(
        _ glyph: SafeText,
        _ text: SafeText,
        y: Int,
        in frame: inout Frame
    ) {
        let isAlone = element.rect.width == plan.width
        let start = plan.form.hasHeadings ? x + (isAlone ? 3 : 1) : x + 1
        let gap = model.appearance.isUnicode && plan.form.hasHeadings ? 3 : 2
        draw(glyph, at: start, to: end, y: y, .dimmed, in: &frame)
        draw(text, at: start + gap, to: end, y: y, .text, in: &frame)
    }

    private func drawApplication(
        _ application: Application,
        isAlone: Bool,
        y: Int,
        in frame: inout Frame
    ) {
        let count = model.count(application.count)
        guard isAlone else {
            let words = application.name + " " + count
            draw(words, at: x + 1, to: end, y: y, .text, in: &frame)
            return
        }
        let start = x + (plan.form.hasHeadings ? 3 : 1)
        let applications = model.library.applications
        let names = applications.map(\.name.width).max() ?? 0
        let counts = applications.map { model.count($0.count).width }.max() ?? 0
        let countEnd = min(end - 1, start + names + 5 + counts)
        let countX = countEnd - count.width
        draw(application.name, at: start, to: countX - 1, y: y, .text, in: &frame)
        draw(count, at: max(start, countX), to: end, y: y, .dimmed, in: &frame)
    }

    private func drawChoice(
        _ parts: [ListElement.Part],
        _ key: Command?,
        y: Int,
        in frame: inout Frame
    ) {
        let command = key ?? element.number.map { .openNumber($0) }
        let label = command.map { model.keyLabel($0, in: .search) } ?? ""
        let labelX = end - label.width
        var next = plan.form.hasHeadings ? x : x + 1
        for part in parts where next < labelX - 1 {
            let role: Style.Role = part.isOffer ? .accent : .text
            next += draw(part.text, at: next, to: labelX - 1, y: y, role, in: &frame)
        }
        if labelX > x { draw(label, at: labelX, to: end, y: y, .hintKey, in: &frame) }
    }

    /// Draws a text cut to the cells between two columns.
    @discardableResult
    func draw(
        _ text: SafeText,
        at start: Int,
        to end: Int,
        y: Int,
        _ role: Style.Role,
        in frame: inout Frame
    ) -> Int {
        let cut = text.truncated(to: max(0, end - start), mark: glyphs.ellipsis)
        return frame.draw(cut, x: start, y: y, style: style(role))
    }
}
