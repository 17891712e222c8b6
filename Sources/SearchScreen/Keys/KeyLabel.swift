/// How a key is written in hints, in the help and in menus.
package enum KeyLabel {
    /// `⌥K`, `Alt-K` or, in ASCII, `M-k`.
    package static func text(_ key: Key, _ appearance: Appearance) -> SafeText {
        guard appearance.isUnicode else { return asciiModifiers(key) + name(key, isUnicode: false) }
        return modifiers(key, appearance.keyNames) + name(key, isUnicode: true)
    }

    private static func modifiers(_ key: Key, _ names: Appearance.KeyNames) -> SafeText {
        var text: SafeText = ""
        if key.modifiers.contains(.control) { text += "⌃" }
        if key.modifiers.contains(.alt) { text += names == .symbols ? "⌥" : "Alt-" }
        if key.modifiers.contains(.shift) { text += "⇧" }
        return text
    }

    private static func asciiModifiers(_ key: Key) -> SafeText {
        var text: SafeText = ""
        if key.modifiers.contains(.control) { text += "C-" }
        if key.modifiers.contains(.alt) { text += "M-" }
        if key.modifiers.contains(.shift) { text += "S-" }
        return text
    }

    private static func name(_ key: Key, isUnicode: Bool) -> SafeText {
        switch key.code {
        case .character(" "): "Space"
        case .character(let character):
            // With a modifier the Mac writes capitals; ASCII follows Emacs.
            SafeText(
                sanitizing: key.modifiers.isEmpty || !isUnicode
                    ? String(character) : character.uppercased()
            )
        case .enter: isUnicode ? "⏎" : "Enter"
        case .escape: isUnicode ? "⎋" : "Esc"
        case .tab: isUnicode ? "⇥" : "Tab"
        case .backspace: isUnicode ? "⌫" : "Backspace"
        case .delete: isUnicode ? "⌦" : "Del"
        case .insert: "Ins"
        case .up: isUnicode ? "↑" : "Up"
        case .down: isUnicode ? "↓" : "Down"
        case .left: isUnicode ? "←" : "Left"
        case .right: isUnicode ? "→" : "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F" + SafeText(count: number)
        }
    }
}

extension Model {
    /// The key to name for a command where the keys are now; empty when no key does it.
    package func keyLabel(_ command: Command, in place: KeyMap.Place? = nil) -> SafeText {
        let place = place ?? keyPlace
        // On the empty field more keys do some things (`?`), but those to learn work everywhere.
        let general = place == .emptyQuery ? keyMap.keys(for: command, in: .search).first : nil
        guard let key = general ?? keyMap.keys(for: command, in: place).first else { return "" }
        return KeyLabel.text(key, appearance)
    }
}
