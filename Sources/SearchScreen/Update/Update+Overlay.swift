/// The way back, layer by layer, and the commands of alert, menu, inspector and help.
extension Model {
    /// Esc: closes the topmost layer; with none left it clears the query, and then it leaves.
    mutating func stepBack() -> [Effect] {
        switch overlay {
        case .inspector(var inspector) where inspector.draft != nil && waiting.delivery == nil:
            inspector.draft = nil
            overlay = .inspector(inspector)
        case .help(var page) where page.filter != nil:
            page.filter = nil
            page.scroll = 0
            overlay = .help(page)
        case .alert, .confirmation, .actions, .help: uncover()
        case .inspector, nil:
            // Whoever waits for a handler and thinks better of it takes the opening back first.
            if waiting.delivery != nil { return giveUpDelivery() + show("Opening was cancelled") }
            if overlay != nil {
                uncover()
                return []
            }
            if focus == .detail, detail != nil { return leaveDetail() }
            if !query.isEmpty || scope != .all { return clear() }
            return [.quit(.cancelled)]
        }
        return []
    }

    /// Lays something over the inspector, or the inspector over an alert; closing it brings that
    /// back.
    mutating func cover(with new: Overlay) {
        switch overlay {
        case .alert, .inspector: covered = overlay
        case .confirmation, .actions, .help, nil: covered = nil
        }
        overlay = new
    }

    /// Closes the overlay on top.
    private mutating func uncover() {
        overlay = covered
        covered = nil
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

    func copyMessage() -> [Effect] {
        guard case .alert(let alert) = overlay else { return [] }
        return [.copy(alert.words)]
    }

    // MARK: Confirmation

    mutating func switchButton() -> [Effect] {
        guard case .confirmation(var asked) = overlay else { return [] }
        asked.isConfirmFocused.toggle()
        overlay = .confirmation(asked)
        return []
    }

    mutating func pressButton() -> [Effect] {
        guard case .confirmation(let asked) = overlay else { return [] }
        return asked.isConfirmFocused ? confirm() : stepBack()
    }

    /// Does what the confirmation asked about.
    mutating func confirm() -> [Effect] {
        guard case .confirmation(let asked) = overlay else { return [] }
        overlay = nil
        if asked.change == .remove {
            removed = asked.row
            isUndoWithheld = false
        }
        return [.change(asked.row.identifier, asked.change)]
    }

    // MARK: Help

    mutating func filterHelp() -> [Effect] {
        guard case .help(var page) = overlay else { return [] }
        page.filter = QueryField()
        page.scroll = 0
        overlay = .help(page)
        return []
    }

    func copyConfigurationPath() -> [Effect] {
        configurationPath.map { [.copy($0.string)] } ?? []
    }

    // MARK: Scrolling

    mutating func toggleWrap() -> [Effect] {
        detail?.wraps.toggle()
        clampPaneScroll()
        return []
    }

    /// Scrolls what lies on top: the overlay, else the detail.
    mutating func scrollPane(by lines: Int) -> [Effect] {
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
        return []
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
