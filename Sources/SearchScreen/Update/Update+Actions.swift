/// What can be done with a row: the actions menu, and the copies.
extension Model {
    mutating func showActions(_ row: ResultRow?) -> [Effect] {
        guard let row else { return [] }
        overlay = .actions(ActionsMenu(row: row))
        return []
    }

    /// Runs the action of the menu at a place.
    mutating func runAction(at place: Int) -> [Effect] {
        guard case .actions(let menu) = overlay else { return [] }
        let actions = actions(in: menu)
        guard actions.indices.contains(place) else { return [] }
        overlay = nil
        return run(actions[place].kind, on: menu.row)
    }

    private mutating func run(_ kind: QuickAction.Kind, on row: ResultRow) -> [Effect] {
        switch kind {
        case .open: return open(row, .standard)
        case .quickLook: return quickLook(row)
        case .copyTitle: return copyTitle(row)
        case .copyIdentifier: return copyIdentifier(row)
        case .searchInApplication: return searchInApplication(row)
        case .inspect: return inspect(row)
        case .custom(let identifier): return open(row, .action(identifier))
        case .openAddress(let address): return [.openAddress(address)]
        case .addToSuggestions: return [.change(row.identifier, .addToSuggestions)]
        case .neverSuggest: return [.change(row.identifier, .neverSuggest)]
        case .remove:
            overlay = .confirmation(Confirmation(row: row, change: .remove))
            return []
        case .undoRemove:
            guard let removed else { return [] }
            self.removed = nil
            return [.change(removed.identifier, .undoRemove)]
        }
    }

    func copyTitle(_ row: ResultRow?) -> [Effect] {
        row.map { [.copy($0.title.text.string)] } ?? []
    }

    func copyIdentifier(_ row: ResultRow?) -> [Effect] {
        row.map { [.copy($0.identifier.unique)] } ?? []
    }

    // MARK: Inspector

    mutating func showInspector() -> [Effect] {
        if case .alert(let alert) = overlay {
            guard let delivered else { return [] }
            var inspector = Inspector(
                row: delivered.row,
                inspection: alert.inspection ?? delivered.inspection
            )
            inspector.alert = alert
            overlay = .inspector(inspector)
            return []
        }
        return inspect(currentRow)
    }

    /// Shows what was delivered for a row, or what would be.
    private mutating func inspect(_ row: ResultRow?) -> [Effect] {
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
}
