/// The help: the key table in as many columns as fit, scrolled when it is longer than the box.
struct HelpPlan: Hashable {
    let box: Rect
    private(set) var pane = PanePlan.empty

    init(_ page: HelpPage, _ model: Model) {
        let size = model.size
        let isBoxed = model.layoutClass.isBoxed
        let bottom = Layout(model).hints.isEmpty ? size.height : size.height - 1
        let width = min(size.width, Self.mostColumns)
        let margin = isBoxed ? 3 : 1
        let borders = isBoxed ? 1 : 0
        let room = width - 2 * margin + 1
        let table = HelpTable(model)
        let lines =
            page.filter.map { Self.filtered(table, by: $0.text, width: room) }
            ?? Self.columns(table, model, width: room)

        // The box has the height of all keys, filtered or not, so that it does not jump.
        let all = page.filter == nil ? lines.count : Self.columns(table, model, width: room).count
        let air = isBoxed && bottom >= all + 2 * borders + 1 ? 1 : 0
        let height = min(bottom, all + 2 * borders + air)
        box = Rect(
            x: (size.width - width) / 2,
            y: (bottom - height + 1) / 2,
            width: width,
            height: max(0, height)
        )
        let inner = Rect(
            x: box.x + margin,
            y: box.y + borders + air,
            width: room,
            height: box.height - 2 * borders - air
        )
        pane = PanePlan(rect: inner, lines: lines, scroll: page.scroll)
    }

    /// Wider than three columns need, the eye would lose the line.
    private static let mostColumns = 112

    // MARK: All keys

    private static func columns(_ table: HelpTable, _ model: Model, width: Int) -> [PaneLine] {
        let count = (1...3).last { HelpColumns(table.groups, count: $0).width <= width } ?? 1
        return HelpColumns(table.groups, count: count).lines(width: width)
            + footer(model, width: width)
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
            // A path that is cut could not be copied by hand.
            let values = fact.value.wrapped(to: max(1, width - column))
            for (place, value) in values.enumerated() {
                var line = PaneLine([.init(value, x: column)])
                if place == 0 {
                    line.spans.insert(.init(fact.label, x: 0, role: .dimmed), at: 0)
                }
                lines.append(line)
            }
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
        guard !lines.isEmpty else {
            return [PaneLine([.init("No key or word matches", x: 0, role: .dimmed)])]
        }
        let group = HelpTable.Group(title: "KEYS", lines: lines)
        return HelpColumns([group], count: 1).lines(width: width)
    }
}
