/// What can be done with a row: the actions menu, and the copies.
extension Model {
    /// Opens the menu of a row.
    ///
    /// When the last row was removed there is none left to choose, and yet that can be undone.
    mutating func showActions(_ row: ResultRow?) -> [Effect] {
        guard let row = row ?? undoable else { return [] }
        overlay = .actions(ActionsMenu(row: row))
        return []
    }

    mutating func runSelectedAction() -> [Effect] {
        guard case .actions(let menu) = overlay else { return [] }
        return runAction(at: menu.selected)
    }

    /// Runs the action of the open menu that shows a key; nil when none does.
    mutating func runAction(with key: Key) -> [Effect]? {
        guard case .actions(let menu) = overlay,
            let command = keyMap.command(for: key, in: .search),
            let place = actions(in: menu).firstIndex(where: { $0.command == command })
        else { return nil }
        return runAction(at: place)
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
        case .open: return open(row)
        case .quickLook: return quickLook(row)
        case .copyTitle: return copyTitle(row)
        case .copyIdentifier: return copyIdentifier(row)
        case .searchInApplication: return searchInApplication(row)
        case .inspect: return inspect(row)
        case .custom(let identifier):
            return deliver(DeliveryOrder(.row(row.identifier, action: identifier)), for: row)
        case .openAddress(let address): return [.openAddress(address)]
        case .addToSuggestions:
            return [.change(row.identifier, .addToSuggestions)]
                + show("It is suggested from now on")
        case .neverSuggest:
            return [.change(row.identifier, .neverSuggest)] + show("It is never suggested again")
        case .remove:
            overlay = .confirmation(Confirmation(row: row, change: .remove))
            return []
        case .toggleMouse:
            isMouseReleased.toggle()
            return [.captureMouse(!isMouseReleased)]
                + show(isMouseReleased ? "The mouse selects text now" : "The mouse is taken again")
        case .undoRemove:
            guard let removed = undoable else { return [] }
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
}
