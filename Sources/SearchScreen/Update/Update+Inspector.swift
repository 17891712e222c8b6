/// The inspector: showing what was delivered, and delivering it again.
extension Model {
    mutating func showInspector() -> [Effect] {
        guard case .alert(let alert) = overlay else { return inspect(currentRow) }
        guard let delivered else { return [] }
        var inspector = Inspector(
            row: delivered.row,
            inspection: alert.inspection ?? delivered.inspection
        )
        inspector.alert = alert
        overlay = .inspector(inspector)
        return []
    }

    /// Shows what was delivered for a row, or what would be.
    mutating func inspect(_ row: ResultRow?) -> [Effect] {
        guard let row else { return [] }
        if let delivered, delivered.row.identifier == row.identifier {
            overlay = .inspector(Inspector(row: row, inspection: delivered.inspection))
            return []
        }
        let generation = nextGeneration()
        waiting.inspection = Waiting.Awaited(generation: generation, row: row)
        return [.inspect(row.identifier, generation)]
    }

    mutating func inspected(_ inspection: Inspection, _ generation: Generation) -> [Effect] {
        guard let awaited = waiting.inspection, isNewest(generation, of: awaited.generation) else {
            return []
        }
        waiting.inspection = nil
        overlay = .inspector(Inspector(row: awaited.row, inspection: inspection))
        return []
    }

    // MARK: Commands

    mutating func toggleJSON() -> [Effect] {
        guard case .inspector(var inspector) = overlay else { return [] }
        inspector.form = inspector.form == .table ? .json : .table
        inspector.scroll = 0
        overlay = .inspector(inspector)
        return []
    }

    mutating func replay() -> [Effect] {
        guard case .inspector(let inspector) = overlay else { return [] }
        return open(inspector.row, .replay)
    }

    mutating func editAndReplay() -> [Effect] {
        guard case .inspector(let inspector) = overlay else { return [] }
        let generation = nextGeneration()
        waiting.delivery = Waiting.Awaited(generation: generation, row: inspector.row)
        return [.editAndReplay(inspector.row.identifier, generation)]
    }

    func copyInspection() -> [Effect] {
        guard case .inspector(let inspector) = overlay else { return [] }
        return [.copy(inspector.words)]
    }
}

extension Inspector {
    /// What is shown, as plain text, for the clipboard.
    package var words: String {
        switch form {
        case .json: return inspection.json.string
        case .table:
            return inspection.groups.map { group in
                let lines = group.lines.map { line in
                    String(repeating: "  ", count: line.depth + 1) + line.label.string + ": "
                        + line.value.string
                }
                return ([group.title.string] + lines).joined(separator: "\n")
            }
            .joined(separator: "\n\n")
        }
    }
}
