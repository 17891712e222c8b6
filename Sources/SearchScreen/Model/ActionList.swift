/// The actions of a row, in the order of the menu: opening, the row's own, then everyone's.
struct ActionList {
    /// What can be done with it.
    let ordinary: [QuickAction]
    /// What changes what is suggested or stored; below a line.
    let lasting: [QuickAction]

    init(_ row: ResultRow, _ model: Model) {
        let name = model.applicationName(row.identifier.application)
        var ordinary = [QuickAction(.open, label: "Open")] + row.actions
        ordinary.append(QuickAction(.quickLook, label: "Quick Look"))
        ordinary.append(QuickAction(.copyTitle, label: "Copy Title"))
        ordinary.append(QuickAction(.copyIdentifier, label: "Copy Identifier"))
        if model.hasQuery {
            ordinary.append(QuickAction(.searchInApplication, label: "Search in " + name))
        }
        ordinary.append(QuickAction(.inspect, label: "Inspect Activity"))
        self.ordinary = ordinary

        let ellipsis = model.appearance.glyphs.ellipsis
        var lasting = [
            QuickAction(.addToSuggestions, label: "Add to Suggestions"),
            QuickAction(.neverSuggest, label: "Never Suggest This"),
            QuickAction(.remove, label: "Remove from Index" + ellipsis),
        ]
        if let removed = model.removed {
            lasting.append(
                QuickAction(.undoRemove, label: "Undo Remove of " + removed.title.text)
            )
        }
        if model.appearance.hasMouse {
            let label: SafeText = model.isMouseReleased ? "Take the Mouse" : "Release Mouse"
            lasting.append(QuickAction(.toggleMouse, label: label))
        }
        self.lasting = lasting
    }
}

extension Model {
    /// The actions that pass the menu's filter.
    func actions(in menu: ActionsMenu) -> [QuickAction] {
        let list = ActionList(menu.row, self)
        return (list.ordinary + list.lasting).filter { $0.matches(menu.filter.text) }
    }
}

extension QuickAction {
    /// Whether each typed word begins a word of the label.
    fileprivate func matches(_ filter: String) -> Bool {
        let words = label.string.lowercased().split { !$0.isLetter && !$0.isNumber }
        return filter.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { typed in
            words.contains { $0.hasPrefix(typed) }
        }
    }

    /// The command that does the same from the list, whose key the menu shows.
    var command: Command? {
        switch kind {
        case .open: .openSelection
        case .quickLook: .stepRight
        case .copyTitle: .copyTitle
        case .copyIdentifier: .copyIdentifier
        case .searchInApplication: .searchInApplication
        case .inspect: .showInspector
        case .custom, .openAddress, .addToSuggestions, .neverSuggest, .remove, .undoRemove,
            .toggleMouse:
            nil
        }
    }
}
