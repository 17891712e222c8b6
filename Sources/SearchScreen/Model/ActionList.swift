/// The actions of a row, in the order of the menu: opening, the row's own, then everyone's.
struct ActionList {
    /// What can be done with it.
    let ordinary: [QuickAction]
    /// What changes what is suggested or stored; below a line.
    let lasting: [QuickAction]

    init(_ row: ResultRow, _ model: Model) {
        let isRemoved = row.identifier == model.undoable?.identifier
        ordinary = isRemoved ? [] : Self.ordinary(row, model)
        var lasting =
            isRemoved || row.identifier.search != nil ? [] : Self.lasting(model.appearance)
        if let removed = model.undoable {
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

    private static func ordinary(_ row: ResultRow, _ model: Model) -> [QuickAction] {
        let name = model.applicationName(row.identifier.application)
        let inspect = QuickAction(.inspect, label: "Inspect Activity")
        guard row.identifier.search == nil else {
            return [
                QuickAction(.open, label: "Search Again in " + name),
                QuickAction(.copyTitle, label: "Copy Text"), inspect,
            ]
        }
        var actions = [QuickAction(.open, label: "Open")] + row.actions
        actions.append(QuickAction(.quickLook, label: "Quick Look"))
        actions.append(QuickAction(.copyTitle, label: "Copy Title"))
        actions.append(QuickAction(.copyIdentifier, label: "Copy Identifier"))
        if model.hasQuery {
            actions.append(QuickAction(.searchInApplication, label: "Search in " + name))
        }
        return actions + [inspect]
    }

    private static func lasting(_ appearance: Appearance) -> [QuickAction] {
        [
            QuickAction(.addToSuggestions, label: "Add to Suggestions"),
            QuickAction(.neverSuggest, label: "Never Suggest This"),
            QuickAction(.remove, label: "Remove from Index" + appearance.glyphs.ellipsis),
        ]
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
