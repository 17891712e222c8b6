/// The inspector: showing what was delivered, and delivering it again, changed or not.
extension Model {
    mutating func showInspector() -> [Effect] {
        guard case .alert(let alert) = overlay else { return inspect(currentRow) }
        guard let delivered, let inspection = inspection(behind: alert) else {
            return show("Nothing was delivered")
        }
        let inspector = Inspector(
            row: delivered.row,
            inspection: inspection,
            order: delivered.order
        )
        cover(with: .inspector(inspector))
        return []
    }

    /// What an alert came of; nil when nothing was delivered.
    func inspection(behind alert: Alert) -> Inspection? {
        guard let delivered else { return nil }
        let inspection = alert.inspection?.explaining(delivered.row) ?? delivered.inspection
        return inspection.groups.isEmpty ? nil : inspection
    }

    /// Shows what was delivered for a row, or what would be.
    mutating func inspect(_ row: ResultRow?) -> [Effect] {
        guard let row else { return [] }
        if let delivered, delivered.row.identifier == row.identifier {
            overlay = .inspector(
                Inspector(row: row, inspection: delivered.inspection, order: delivered.order)
            )
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
        // One without content says that the row is gone.
        guard !inspection.groups.isEmpty else { return rowsGone([awaited.row.identifier]) }
        waiting.inspection = nil
        overlay = .inspector(
            Inspector(
                row: awaited.row,
                inspection: inspection.explaining(awaited.row),
                order: DeliveryOrder(awaited.row.identifier.subject)
            )
        )
        return []
    }

    /// A replay from the inspector shows its new trace where the old one was.
    mutating func refreshInspector(_ inspection: Inspection, _ order: DeliveryOrder) {
        guard case .inspector(let old) = overlay, old.subject == .activity else { return }
        overlay = .inspector(
            Inspector(row: old.row, inspection: inspection, order: order, form: old.form)
        )
    }

    // MARK: Commands

    mutating func toggleJSON() -> [Effect] {
        guard case .inspector(var inspector) = overlay else { return [] }
        inspector.form = inspector.form == .table ? .json : .table
        inspector.scroll = 0
        overlay = .inspector(inspector)
        return []
    }

    /// Delivers the same again, changes included.
    mutating func replay() -> [Effect] {
        guard case .inspector(let inspector) = overlay, inspector.subject == .activity else {
            return []
        }
        let order = inspector.order
        return deliver(order.again(order.edits), for: inspector.row)
    }

    func copyInspection() -> [Effect] {
        guard case .inspector(let inspector) = overlay else { return [] }
        return [.copy(inspector.words)]
    }

    // MARK: Editing

    /// Lets the person change the activity.
    mutating func editAndReplay() -> [Effect] {
        guard case .inspector(var inspector) = overlay, inspector.subject == .activity else {
            return []
        }
        guard !inspector.inspection.parts.isEmpty else {
            return show("There is no activity to change")
        }
        inspector.draft = ActivityDraft(inspector.inspection)
        inspector.scroll = 0
        overlay = .inspector(inspector)
        return []
    }

    /// Goes to another part of the edited activity.
    mutating func selectDraftLine(_ place: Int) -> [Effect] {
        guard case .inspector(var inspector) = overlay else { return [] }
        inspector.draft?.select(place)
        overlay = .inspector(inspector)
        return []
    }

    /// Delivers the changed activity; the inspector shows the trace of that, when it is over.
    mutating func deliverDraft() -> [Effect] {
        guard case .inspector(let inspector) = overlay, let draft = inspector.draft else {
            return []
        }
        // What is shown has the earlier changes already; the new ones come on top.
        let order = inspector.order.again(inspector.order.edits + draft.edits)
        return deliver(order, for: inspector.row)
    }

    mutating func editsRefused(_ why: SafeText, _ generation: Generation) -> [Effect] {
        guard takeDelivery(generation) != nil else { return [] }
        guard case .inspector(var inspector) = overlay, inspector.draft != nil else {
            return [.stopTimer(.opening)] + show(why)
        }
        inspector.draft?.problem = why
        overlay = .inspector(inspector)
        return [.stopTimer(.opening)]
    }
}

extension Inspection {
    /// With what the search found the row by, among what is said of the item.
    func explaining(_ row: ResultRow) -> Inspection {
        guard let match = row.match, let item = groups.firstIndex(where: { $0.title == "Item" })
        else { return self }
        var explained = self
        explained.groups[item].lines.append(Line(label: "matched", value: match.places))
        return explained
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
