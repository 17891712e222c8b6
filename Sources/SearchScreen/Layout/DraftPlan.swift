/// The inspector while its activity is edited: one part a line, the selected one in a field.
struct DraftPlan: Hashable {
    let pane: PanePlan
    /// Where the selected value is written; nil when its line has no room.
    let field: FieldPlan?

    init(_ draft: ActivityDraft, in rect: Rect, margin: Int, _ glyphs: Glyphs) {
        let longest = draft.lines.map { Self.indent($0.part) + $0.part.label.width }.max() ?? 0
        // Values start where the longest name ends, but keep half of the pane, or enough of it.
        let most = max(rect.width / 2, rect.width - Self.enoughForValues) - margin
        let column = margin + max(1, min(longest + 2, most))
        let room = max(1, rect.width - column - margin)
        var lines = [PaneLine([.init("NSUserActivity", x: margin, role: .heading)])]
        var selectedLine = 0
        for (place, line) in draft.lines.enumerated() {
            if line.part.isEntry, place == 0 || !draft.lines[place - 1].part.isEntry {
                lines.append(PaneLine([.init("userInfo", x: margin + 2, role: .dimmed)]))
            }
            let isSelected = place == draft.selected
            if isSelected { selectedLine = lines.count }
            lines.append(
                Self.line(line, place, isSelected, column: column, room: room, margin, glyphs)
            )
        }
        lines.append(.blank)
        let advice: SafeText = "An empty value is left out."
        for text in advice.wrapped(to: max(1, rect.width - 2 * margin)) {
            lines.append(PaneLine([.init(text, x: margin, role: .dimmed)]))
        }
        let problem = draft.problem?.wrapped(to: max(1, rect.width - 2 * margin)) ?? []
        lines += problem.map { PaneLine([.init($0, x: margin, role: .error)]) }

        // The selected line is always in sight, and what is wrong too if there is room for both.
        let last = problem.isEmpty ? selectedLine : lines.count - 1
        let scroll = min(max(0, last - rect.height + 1), selectedLine)
        pane = PanePlan(rect: rect, lines: lines, scroll: scroll)
        let y = rect.y + selectedLine - scroll
        let isInSight = rect.contains(Point(x: rect.x, y: y)) && column < rect.width
        field =
            isInSight
            ? FieldPlan(draft.field, x: rect.x + column, y: y, width: room) : nil
    }

    private static let enoughForValues = 36

    private static func line(
        _ line: ActivityDraft.Line,
        _ place: Int,
        _ isSelected: Bool,
        column: Int,
        room: Int,
        _ margin: Int,
        _ glyphs: Glyphs
    ) -> PaneLine {
        let indent = margin + indent(line.part)
        let label = line.part.label.truncated(
            to: max(1, column - indent - 1),
            mark: glyphs.ellipsis
        )
        var drawn = PaneLine([.init(label, x: indent, role: .dimmed, touch: .draft(place))])
        if isSelected {
            drawn.spans.append(.init(glyphs.selection, x: indent - 1, role: .accent))
        }
        if line.field.isEmpty {
            let hint: SafeText = line.part == .newEntries ? "\"key\": value" : "left out"
            drawn.spans.append(.init(hint, x: column, role: .completion, touch: .draft(place)))
        } else if !isSelected {
            let value = SafeText(sanitizing: line.field.text)
                .truncated(to: room, mark: glyphs.ellipsis)
            drawn.spans.append(.init(value, x: column, touch: .draft(place)))
        }
        return drawn
    }

    private static func indent(_ part: ActivityEdit.Part) -> Int {
        part.isEntry ? 4 : 2
    }
}
