/// Keys: from a key to a command, and from a command to its topic.
extension Model {
    mutating func keyPressed(_ key: Key) -> [Effect] {
        // Held-back rows appear at the next key, before it acts.
        releaseHeldBack()
        let wasWaiting = waiting.command != nil
        waiting.command = nil
        if insertsNextKey {
            insertsNextKey = false
            return type(key)
        }
        guard let command = keyMap.command(for: key, in: keyPlace) else { return type(key) }
        // Whoever waits for results and thinks better of it takes the Return back first.
        if wasWaiting, command == .back { return [.stopTimer(.returnWait)] }
        return perform(command)
    }

    /// Puts a printable key into the field that takes typing now.
    private mutating func type(_ key: Key) -> [Effect] {
        guard case .character(let character) = key.code,
            key.modifiers.subtracting(.shift).isEmpty
        else { return [] }
        return insert(String(character))
    }

    mutating func pasted(_ text: String) -> [Effect] {
        releaseHeldBack()
        waiting.command = nil
        return insert(SafeText(sanitizing: text.trimmingLineBreaks).string)
    }

    /// Does what a command says, where the keys are now.
    mutating func perform(_ command: Command) -> [Effect] {
        switch command {
        case .back, .backToList, .dismiss: stepBack()
        case .complete, .previousScope, .nextScope, .olderSearch, .newerSearch,
            .searchInApplication, .forgetRecentSearch:
            performSearch(command)
        case .selectPrevious, .selectNext, .previousSection, .nextSection, .pageUp, .pageDown,
            .selectFirst, .selectLast, .toggleSection:
            performMove(command)
        case .openSelection, .openNumber, .quickLook, .showActions, .showInspector, .copyTitle,
            .copyIdentifier:
            performOnRow(command)
        case .lineStart, .lineEnd, .characterLeft, .characterRight, .stepRight, .wordLeft,
            .wordRight, .deleteBackward, .deleteForward, .deleteWordLeft, .deleteToSpaceLeft,
            .deleteWordRight, .deleteToStart, .deleteToEnd, .yank, .yankOlder, .transpose,
            .transposeWords, .undo, .redo, .insertNextKey:
            performEdit(command)
        case .scrollUp, .scrollDown, .scrollPageUp, .scrollPageDown, .toggleWrap:
            performScroll(command)
        case .copyMessage, .switchButton, .confirm, .pressButton, .toggleJSON, .replay,
            .editAndReplay, .copyInspection, .runAction, .filterHelp, .copyConfigurationPath:
            performInOverlay(command)
        case .help: openHelp()
        case .redraw: [.redraw]
        case .suspend: [.suspend]
        case .reload: [.reload]
        case .toggleLinear: [.toggleLinear]
        case .quit: [.quit(.cancelled)]
        }
    }

    private mutating func openHelp() -> [Effect] {
        overlay = .help(HelpPage())
        return []
    }
}

extension String {
    /// Without the line breaks and blanks at its ends, which copying often brings along.
    fileprivate var trimmingLineBreaks: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        while text.first?.isNewline == true { text.removeFirst() }
        return String(text)
    }
}
