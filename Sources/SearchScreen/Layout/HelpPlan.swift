/// The help: the key table in as many columns as fit, scrolled when it is longer than the box.
struct HelpPlan: Hashable {
    let box: Rect
    private(set) var pane = PanePlan.empty

    init(_ page: HelpPage, _ model: Model) {
        let size = model.size
        let isBoxed = model.layoutClass.isBoxed
        let isSpacious = size.height >= Layout.spaciousFrom
        let bottom = Layout(model).hints.isEmpty ? size.height : size.height - 1
        let width = size.width >= 112 ? 104 : size.width
        let height = isSpacious ? min(bottom, 35) : bottom
        box = Rect(
            x: (size.width - width) / 2,
            y: (bottom - height + 1) / 2,
            width: width,
            height: max(0, height)
        )
        let margin = isBoxed ? (width >= 112 ? 4 : 3) : 1
        let air = isBoxed && height >= 10 ? 1 : 0
        let borders = isBoxed ? 1 : 0
        let inner = Rect(
            x: box.x + margin,
            y: box.y + borders + air,
            width: width - 2 * margin + 1,
            height: box.height - 2 * borders - air
        )
        let table = HelpTable(model)
        let lines =
            page.filter.map { Self.filtered(table, by: $0.text, width: inner.width) }
            ?? Self.columns(table, model, width: inner.width, count: width / 34)
        pane = PanePlan(rect: inner, lines: lines, scroll: page.scroll)
    }

    // MARK: All keys

    private static func columns(
        _ table: HelpTable,
        _ model: Model,
        width: Int,
        count: Int
    ) -> [PaneLine] {
        let count = max(1, min(3, count))
        let total = table.groups.reduce(0) { $0 + $1.lines.count + 2 }
        let share = (total + count - 1) / count
        var columns: [[HelpTable.Group]] = [[]]
        var used = 0
        for group in table.groups {
            let height = group.lines.count + 2
            // A group goes where more than half of it still fits.
            if used + height / 2 > share, columns.count < count {
                columns.append([])
                used = 0
            }
            columns[columns.count - 1].append(group)
            used += height
        }
        let columnWidth = width / count
        var lines: [PaneLine] = []
        for (place, groups) in columns.enumerated() {
            let start = place * columnWidth
            let drawn = Self.lines(of: groups, x: start, width: columnWidth - 1)
            while lines.count < drawn.count { lines.append(.blank) }
            for (line, spans) in drawn.enumerated() { lines[line].spans += spans }
        }
        return lines + footer(model, width: width)
    }

    private static func lines(
        of groups: [HelpTable.Group],
        x: Int,
        width: Int
    ) -> [[PaneLine.Span]] {
        let longest = groups.flatMap(\.lines).map(\.keys.width).max() ?? 0
        let keyWidth = min(longest, max(1, width * 45 / 100))
        var lines: [[PaneLine.Span]] = []
        for group in groups {
            if !lines.isEmpty { lines.append([]) }
            lines.append([.init(group.title.truncated(to: width), x: x, role: .heading)])
            for line in group.lines {
                let keys = line.keys.truncated(to: keyWidth)
                let words = line.words.truncated(to: max(0, width - keyWidth - 2))
                lines.append([
                    .init(keys, x: x, role: .hintKey), .init(words, x: x + keyWidth + 2),
                ])
            }
        }
        return lines
    }

    private static func footer(_ model: Model, width: Int) -> [PaneLine] {
        let alt = KeyLabel.text(Key(.character("k"), .alt), model.appearance)
        let note: SafeText =
            "Every key can be changed in keys.json5. " + alt + " is Alt with K, or Esc then K."
        var lines: [PaneLine] = [.blank]
        lines += note.wrapped(to: max(1, width)).map { PaneLine([.init($0, x: 0)]) }
        guard !model.appearance.facts.isEmpty else { return lines }
        lines.append(.blank)
        let column = (model.appearance.facts.map(\.label.width).max() ?? 0) + 3
        for fact in model.appearance.facts {
            let value = fact.value.truncated(to: max(0, width - column))
            lines.append(
                PaneLine([.init(fact.label, x: 0, role: .dimmed), .init(value, x: column)])
            )
        }
        return lines
    }

    // MARK: Filtered

    /// The lines whose keys or words hold the filter, whatever the case.
    private static func filtered(
        _ table: HelpTable,
        by filter: String,
        width: Int
    ) -> [PaneLine] {
        let wanted = filter.lowercased()
        let lines = table.groups.flatMap(\.lines).filter { line in
            wanted.isEmpty || line.keys.string.lowercased().contains(wanted)
                || line.words.string.lowercased().contains(wanted)
        }
        let group = HelpTable.Group(title: "KEYS", lines: lines)
        return Self.lines(of: [group], x: 0, width: width).map { PaneLine($0) }
    }
}
