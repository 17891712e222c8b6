/// The detail: picture, title, buttons, description, fields and related rows, line by line.
struct DetailPlan: Hashable {
    /// The header above the lines; its height depends on the room.
    private(set) var header = Rect.empty
    private(set) var pane = PanePlan.empty
    /// The picture's place in the pane's lines; empty where there is no room for one.
    private(set) var picture = Rect.empty

    private var lines: [PaneLine] = []
    private let width: Int
    private let margin: Int
    private let glyphs: Glyphs
    private let isSpacious: Bool

    init(_ model: Model, _ layout: Layout) {
        let rect = layout.detail
        let isSplit = layout.layoutClass.isSplit
        let isBoxed = layout.layoutClass.isBoxed
        width = rect.width
        margin = isBoxed ? 3 : 1
        glyphs = model.appearance.glyphs
        isSpacious = isSplit && rect.height >= Layout.spaciousFrom
        guard let detail = model.detail, !rect.isEmpty else { return }
        let headerHeight =
            isBoxed ? (isSplit && detail.kind == .preview ? 1 : 2) : 1
        header = Rect(x: rect.x, y: rect.y, width: rect.width, height: headerHeight)

        if isBoxed { lines.append(.blank) }
        addTop(detail, model, isSplit: isSplit, hasPicture: isBoxed && rect.height >= 16)
        addBody(detail)
        addFields(detail)
        addRelated(detail)
        let top = rect.y + headerHeight
        pane = PanePlan(
            rect: Rect(
                x: rect.x,
                y: top,
                width: rect.width,
                height: rect.y + rect.height - top
            ),
            lines: lines,
            scroll: detail.scroll
        )
    }

    // MARK: Parts

    /// The picture, and beside it the title, the summary and the buttons.
    private mutating func addTop(
        _ pane: DetailPane,
        _ model: Model,
        isSplit: Bool,
        hasPicture: Bool
    ) {
        let size = !hasPicture ? (0, 0) : isSplit && width >= 60 ? (23, 7) : (16, 5)
        let first = lines.count
        let gap = isSplit ? 3 : 4
        let x = margin + (hasPicture ? size.0 + gap : 0)
        let room = max(1, width - x - margin)
        if hasPicture { picture = Rect(x: margin, y: first, width: size.0, height: size.1) }
        lines += pane.detail.title.wrapped(to: room, limit: 2).map {
            PaneLine([.init($0, x: x, role: .headline)])
        }
        for line in pane.detail.summary {
            lines.append(PaneLine([.init(cut(line, room), x: x, role: .subtitle)]))
        }
        lines.append(.blank)
        lines += buttonLines(pane.row, model, x: x, room: room)
        while lines.count < first + size.1 { lines.append(.blank) }
        let tile = Self.tile(pane.row.tile, size, isUnicode: model.appearance.isUnicode)
        for (line, text) in tile.enumerated() {
            lines[first + line].spans.insert(.init(text, x: margin, role: .tile), at: 0)
        }
        lines.append(.blank)
        if margin > 1 { lines.append(.blank) }
    }

    /// The letters in a frame, where no picture is.
    private static func tile(
        _ letters: SafeText,
        _ size: (Int, Int),
        isUnicode: Bool
    ) -> [SafeText] {
        guard size.1 > 2 else { return [] }
        let inner = size.0 - 2
        let shown = letters.prefix(columns: 2)
        let left = SafeText(repeating: " ", count: (inner - shown.width) / 2)
        let right = SafeText(repeating: " ", count: inner - shown.width - left.width)
        return (0..<size.1).map { line in
            let isFirst = line == 0
            let isLast = line == size.1 - 1
            let middle =
                isFirst || isLast
                ? SafeText(
                    repeating: isUnicode ? (isFirst ? "▀" : "▄") : "-",
                    count: inner
                )
                : line == size.1 / 2
                    ? left + shown + right : SafeText(repeating: " ", count: inner)
            guard isUnicode else {
                let edge: SafeText = isFirst || isLast ? "+" : "|"
                return edge + middle + edge
            }
            let start: SafeText = isFirst ? "▛" : isLast ? "▙" : "▌"
            let end: SafeText = isFirst ? "▜" : isLast ? "▟" : "▐"
            return start + middle + end
        }
    }

    private func buttonLines(
        _ row: ResultRow,
        _ model: Model,
        x: Int,
        room: Int
    ) -> [PaneLine] {
        let name = model.applicationName(row.identifier.application)
        let isSearch = row.identifier.search != nil
        var buttons: [(SafeText, Touch)] =
            isSearch
            ? [("( Search Again )", .command(.openSelection))]
            : [("( Open )", .command(.openSelection)), ("( Copy ID )", .command(.copyIdentifier))]
        if model.hasQuery, !isSearch {
            buttons.append(("( Search in " + name + " )", .command(.searchInApplication)))
        }
        var result = [PaneLine()]
        var used = 0
        for (label, touch) in buttons {
            let label = cut(label, room)
            if used > 0, used + 2 + label.width > room {
                result.append(PaneLine())
                used = 0
            }
            let start = used == 0 ? 0 : used + 2
            result[result.count - 1].spans.append(
                .init(label, x: x + start, role: .accent, touch: touch)
            )
            used = start + label.width
        }
        return result
    }

    private mutating func addBody(_ pane: DetailPane) {
        guard !pane.detail.body.isEmpty else { return }
        addHeading("Description")
        let room = width - 2 * margin
        let text =
            pane.wraps
            ? pane.detail.body.wrapped(to: room)
            : pane.detail.body.lines.map { cut($0, room) }
        lines += text.map { PaneLine([.init($0, x: margin)]) }
        addGap()
    }

    private mutating func addFields(_ pane: DetailPane) {
        let fields = pane.fields
        guard !fields.isEmpty else { return }
        addHeading("Details")
        // The names take what they need, a third of the pane at most where that is more than 18.
        let longest = (fields.map(\.label.width).max() ?? 0) + 2
        let most = max(min(18, (width - 2 * margin) / 2), (width - 2 * margin) / 3)
        let column = max(6, min(max(18, longest), most))
        let room = max(1, width - 2 * margin - column)
        for field in fields {
            let values = pane.wraps ? field.value.wrapped(to: room) : [cut(field.value, room)]
            for (place, value) in values.enumerated() {
                var line = PaneLine()
                if place == 0 {
                    let label = cut(field.label, column - 1)
                    line.spans.append(.init(label, x: margin, role: .dimmed))
                }
                line.spans.append(.init(value, x: margin + column))
                lines.append(line)
            }
        }
        addGap()
    }

    /// Blank lines between two parts.
    private mutating func addGap() {
        lines += Array(repeating: .blank, count: isSpacious ? 2 : 1)
    }

    private mutating func addRelated(_ pane: DetailPane) {
        guard !pane.detail.related.isEmpty else { return }
        addHeading("See also")
        let room = width - 2 * margin
        var line = PaneLine()
        var used = 0
        for row in pane.detail.related {
            let title = cut(row.title.text, room)
            if used > 0, used + 6 + title.width > room {
                lines.append(line)
                line = PaneLine()
                used = 0
            }
            let start = used == 0 ? 0 : used + 6
            line.spans.append(.init(title, x: margin + start, role: .accent, touch: .related(row)))
            used = start + title.width
        }
        lines.append(line)
    }

    private mutating func addHeading(_ title: SafeText) {
        lines.append(PaneLine([.init(title, x: margin, role: .heading)]))
        guard margin > 1 else { return }
        let rule = SafeText(repeating: glyphs.dashed, count: width - 2 * margin)
        lines.append(PaneLine([.init(rule, x: margin, role: .border)]))
    }

    private func cut(_ text: SafeText, _ columns: Int) -> SafeText {
        text.truncated(to: max(0, columns), mark: glyphs.ellipsis)
    }
}
