/// The inspector: names on the left, values in a column, or the JSON, or the activity being edited.
struct InspectorPlan: Hashable {
    private(set) var header = Rect.empty
    private(set) var pane = PanePlan.empty
    /// Where the value that takes typing is written; nil when nothing is edited.
    private(set) var field: FieldPlan?

    init(_ inspector: Inspector, _ model: Model, _ layout: Layout) {
        let rect = layout.detail
        guard !rect.isEmpty else { return }
        let isBoxed = layout.layoutClass.isBoxed
        let isSplit = layout.layoutClass.isSplit
        header = Rect(x: rect.x, y: rect.y, width: rect.width, height: isBoxed ? 2 : 1)
        let margin = isBoxed ? (isSplit ? 3 : 2) : 1
        let mark = model.appearance.glyphs.ellipsis
        let top = rect.y + header.height
        let inner = Rect(
            x: rect.x,
            y: top,
            width: rect.width,
            height: rect.y + rect.height - top
        )
        if let draft = inspector.draft {
            let plan = DraftPlan(draft, in: inner, margin: margin, model.appearance.glyphs)
            (pane, field) = (plan.pane, plan.field)
            return
        }
        var lines = isSplit ? [PaneLine.blank] : []
        switch inspector.form {
        case .table:
            lines += Self.table(
                inspector.inspection,
                width: rect.width,
                margin: margin,
                mark: mark
            )
        case .json:
            let room = rect.width - 2 * margin
            lines += inspector.inspection.json.lines.flatMap { $0.wrapped(to: room) }
                .map { PaneLine([.init($0, x: margin)]) }
        }
        pane = PanePlan(rect: inner, lines: lines, scroll: inspector.scroll)
    }

    private static func table(
        _ inspection: Inspection,
        width: Int,
        margin: Int,
        mark: SafeText
    ) -> [PaneLine] {
        let common = column(
            of: inspection.groups.filter { !$0.isProse }.flatMap(\.lines),
            width: width,
            margin: margin
        )
        var lines: [PaneLine] = []
        for group in inspection.groups {
            let column =
                group.isProse ? column(of: group.lines, width: width, margin: margin) : common
            let room = max(1, width - margin - column - 1)
            if !lines.isEmpty { lines.append(.blank) }
            lines.append(PaneLine([.init(group.title, x: margin, role: .heading)]))
            for line in group.lines {
                let indent = 2 * (line.depth + 1)
                let label = line.label.truncated(to: max(1, column - indent - 1), mark: mark)
                let values = line.value.wrapped(to: room)
                for (place, value) in values.enumerated() {
                    var drawn = PaneLine([.init(value, x: margin + column)])
                    if place == 0 {
                        drawn.spans.insert(.init(label, x: margin + indent, role: .dimmed), at: 0)
                    }
                    lines.append(drawn)
                }
            }
        }
        return lines
    }

    /// Where values start: where the longest name ends, but they keep half of the pane, or enough.
    private static func column(of lines: [Inspection.Line], width: Int, margin: Int) -> Int {
        let longest = lines.map { 2 * ($0.depth + 1) + $0.label.width }.max() ?? 0
        let enough = 34
        return max(1, min(longest + 2, max(width / 2, width - enough) - margin))
    }
}
