/// The way back, layer by layer, and the commands of alert, menu, inspector and help.
extension Model {
    /// Esc: closes the topmost layer; with none left it clears the query, and then it leaves.
    mutating func stepBack() -> [Effect] {
        switch overlay {
        case .inspector(let inspector): overlay = inspector.alert.map(Overlay.alert)
        case .help(var page) where page.filter != nil:
            page.filter = nil
            page.scroll = 0
            overlay = .help(page)
        case .alert, .confirmation, .actions, .help: overlay = nil
        case nil:
            if focus == .detail, detail != nil { return leaveDetail() }
            if !query.isEmpty || scope != .all { return clear() }
            return [.quit(.cancelled)]
        }
        return []
    }

    /// Goes back to the list, where everything is as it was.
    private mutating func leaveDetail() -> [Effect] {
        focus = .list
        if !layoutClass.isSplit { detail = nil }
        return []
    }

    private mutating func clear() -> [Effect] {
        scope = .all
        query.replace(with: "")
        recall = nil
        return queryEdited()
    }

    mutating func performInOverlay(_ command: Command) -> [Effect] {
        switch (overlay, command) {
        case (.alert(let alert), .copyMessage): return [.copy(alert.words)]
        case (.confirmation(var asked), .switchButton):
            asked.isConfirmFocused.toggle()
            overlay = .confirmation(asked)
            return []
        case (.confirmation(let asked), .pressButton):
            return asked.isConfirmFocused ? confirm(asked) : stepBack()
        case (.confirmation(let asked), .confirm): return confirm(asked)
        case (.actions(let menu), .runAction): return runAction(at: menu.selected)
        case (.inspector(let inspector), _): return perform(command, in: inspector)
        case (.help(var page), .filterHelp):
            page.filter = QueryField()
            page.scroll = 0
            overlay = .help(page)
            return []
        case (.help, .copyConfigurationPath):
            let path = appearance.facts.first { $0.label == "Configuration" }
            return path.map { [.copy($0.value.string)] } ?? []
        default: return []
        }
    }

    /// Does what the confirmation asked about.
    mutating func confirm(_ asked: Confirmation) -> [Effect] {
        overlay = nil
        if asked.change == .remove { removed = asked.row }
        return [.change(asked.row.identifier, asked.change)]
    }

    private mutating func perform(_ command: Command, in shown: Inspector) -> [Effect] {
        var inspector = shown
        switch command {
        case .toggleJSON:
            inspector.form = inspector.form == .table ? .json : .table
            inspector.scroll = 0
            overlay = .inspector(inspector)
            return []
        case .replay: return open(inspector.row, .replay)
        case .editAndReplay:
            let generation = nextGeneration()
            waiting.delivery = Waiting.Awaited(generation: generation, row: inspector.row)
            return [.editAndReplay(inspector.row.identifier, generation)]
        case .copyInspection: return [.copy(inspector.words)]
        default: return []
        }
    }

    // MARK: Scrolling

    mutating func performScroll(_ command: Command) -> [Effect] {
        let page = max(1, PaneScroll(self).visible - 1)
        switch command {
        case .scrollUp: scrollPane(by: -1)
        case .scrollDown: scrollPane(by: 1)
        case .scrollPageUp: scrollPane(by: -page)
        case .scrollPageDown: scrollPane(by: page)
        case .toggleWrap:
            detail?.wraps.toggle()
            clampPaneScroll()
        default: break
        }
        return []
    }

    /// Scrolls what lies on top: the overlay, else the detail.
    mutating func scrollPane(by lines: Int) {
        switch overlay {
        case .alert(var alert):
            alert.scroll += lines
            overlay = .alert(alert)
        case .inspector(var inspector):
            inspector.scroll += lines
            overlay = .inspector(inspector)
        case .help(var page):
            page.scroll += lines
            overlay = .help(page)
        case .actions, .confirmation: break
        case nil: detail?.scroll += lines
        }
        clampPaneScroll()
    }

    /// Keeps every scroll within what there is to show.
    mutating func clampPaneScroll() {
        let limit = PaneScroll(self).limit
        switch overlay {
        case .alert(var alert):
            alert.scroll = max(0, min(alert.scroll, limit))
            overlay = .alert(alert)
        case .inspector(var inspector):
            inspector.scroll = max(0, min(inspector.scroll, limit))
            overlay = .inspector(inspector)
        case .help(var page):
            page.scroll = max(0, min(page.scroll, limit))
            overlay = .help(page)
        case .actions, .confirmation: break
        case nil:
            if let scroll = detail?.scroll { detail?.scroll = max(0, min(scroll, limit)) }
        }
    }
}

extension Alert {
    /// The whole alert as plain text, for the clipboard.
    package var words: String { title.string + "\n" + message.string }
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
