/// Keys: from a key to a command, and from a command to its topic.
extension Model {
    mutating func keyPressed(_ key: Key) -> [Effect] {
        // Held-back rows appear at the next key, before it acts.
        releaseHeldBack()
        let wasWaiting = waiting.command != nil
        waiting.command = nil
        pickedBy = nil
        if insertsNextKey {
            insertsNextKey = false
            return type(key)
        }
        if purpose == .pick, overlay == nil, pickKeys.contains(key) {
            pickedBy = key
            return perform(.openSelection)
        }
        let commands = keyMap.commands(for: key, in: keyPlace)
        guard let command = commands.first else { return runAction(with: key) ?? type(key) }
        // Whoever waits for results and thinks better of it takes the Return back first.
        if wasWaiting, command == .back { return [.stopTimer(.returnWait)] }
        return commands.flatMap { perform($0) }
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
        return insert(text.trimmingLineBreaks)
    }

    mutating func openHelp() -> [Effect] {
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
