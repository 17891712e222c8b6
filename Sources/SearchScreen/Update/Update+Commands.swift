/// What each command does: the one table from a command to the function that does it.
extension Model {
    mutating func perform(_ command: Command) -> [Effect] {
        switch command {
        // Search
        case .back, .backToList, .dismiss: stepBack()
        case .complete: complete()
        case .previousScope: moveScope(by: -1)
        case .nextScope: moveScope(by: 1)
        case .olderSearch: recallSearch(by: 1)
        case .newerSearch: recallSearch(by: -1)
        case .searchInApplication: searchInApplication(currentRow)
        case .forgetRecentSearch: forgetRecentSearch()
        case .forgetRecentSearches: forgetRecentSearches()

        // Results
        case .selectPrevious: move(.previous)
        case .selectNext: move(.next)
        case .previousSection: move(.previousSection)
        case .nextSection: move(.nextSection)
        case .pageUp: move(.pageUp)
        case .pageDown: move(.pageDown)
        case .selectFirst: move(.first)
        case .selectLast: move(.last)
        case .toggleSection: toggleSelectedSection()
        case .toggleMark: toggleMark()
        case .openSelection: whenFresh(command) { $0.openSelection() }
        case .openNumber(let number): whenFresh(command) { $0.openNumber(number) }
        case .quickLook: whenFresh(command) { $0.quickLook($0.currentRow) }
        case .showActions: whenFresh(command) { $0.showActions($0.currentRow) }
        case .showInspector: whenFresh(command) { $0.showInspector() }
        case .explain: whenFresh(command) { $0.explain($0.currentRow) }
        case .toggleRule: toggleRule()
        case .copyTitle: whenFresh(command) { $0.copyTitle($0.currentRow) }
        case .copyIdentifier: whenFresh(command) { $0.copyIdentifier($0.currentRow) }

        // Editing
        case .lineStart: edit { $0.moveToStart() }
        case .lineEnd: edit { $0.moveToEnd() }
        case .characterLeft: edit { $0.move(by: -1) }
        case .characterRight: edit { $0.move(by: 1) }
        case .stepRight: stepRight()
        case .wordLeft: edit { $0.moveWordLeft() }
        case .wordRight: edit { $0.moveWordRight() }
        case .deleteBackward: edit { $0.delete(-1) }
        case .deleteForward: edit { $0.delete(1) }
        case .deleteWordLeft: edit { $0.deleteWordLeft() }
        case .deleteToSpaceLeft: edit { $0.deleteToSpaceLeft() }
        case .deleteWordRight: edit { $0.deleteWordRight() }
        case .deleteToStart: edit { $0.deleteToStart() }
        case .deleteToEnd: edit { $0.deleteToEnd() }
        case .yank: edit { $0.yank() }
        case .yankOlder: edit { $0.yankOlder() }
        case .transpose: edit { $0.transpose() }
        case .transposeWords: edit { $0.transposeWords() }
        case .undo: edit { $0.undo() }
        case .redo: edit { $0.redo() }
        case .insertNextKey: insertNextKey()

        // Panes
        case .scrollUp: scrollPane(by: -1)
        case .scrollDown: scrollPane(by: 1)
        case .scrollPageUp: scrollPane(by: -PaneScroll(self).page)
        case .scrollPageDown: scrollPane(by: PaneScroll(self).page)
        case .toggleWrap: toggleWrap()
        case .runAction: runSelectedAction()
        case .copyMessage: copyMessage()
        case .switchButton: switchButton()
        case .pressButton: pressButton()
        case .confirm: confirm()
        case .toggleJSON: toggleJSON()
        case .replay: replay()
        case .editAndReplay: editAndReplay()
        case .deliverDraft: deliverDraft()
        case .copyInspection: copyInspection()
        case .filterHelp: filterHelp()
        case .copyConfigurationPath: copyConfigurationPath()

        // Window
        case .help: openHelp()
        case .redraw: redraw()
        case .suspend: [.suspend]
        case .reload: [.reload]
        case .toggleLinear: [.toggleLinear]
        case .quit: [.quit(.cancelled)]
        }
    }

    /// Does something with a row, but never with a row of an older query: while the newest results
    /// are on their way, the command waits for them.
    private mutating func whenFresh(
        _ command: Command,
        _ action: (inout Model) -> [Effect]
    ) -> [Effect] {
        guard isStale, overlay == nil, focus == .list else { return action(&self) }
        waiting.command = command
        return [.startTimer(.returnWait, after: Timing.returnWaitsSilently)]
    }
}
