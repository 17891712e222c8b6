/// How a key is spelled in `keys.json5`: `alt-k`, `ctrl-o`, `shift-tab`, `f4`, `?`.
extension Key {
    /// The key with a name; nil when the name is no key.
    ///
    /// Modifiers come first, joined by `-`: `ctrl`, `alt`, `shift`. Names are read in any case; a
    /// single character is itself, in the case it is written.
    package init?(name: String) {
        var rest = name[...]
        var modifiers: Modifiers = []
        while let dash = rest.dropFirst().firstIndex(of: "-"),
            let modifier = Key.modifierNames[rest[..<dash].lowercased()],
            rest.index(after: dash) < rest.endIndex
        {
            modifiers.insert(modifier)
            rest = rest[rest.index(after: dash)...]
        }
        guard let code = Key.code(named: rest) else { return nil }
        self.init(code, modifiers)
    }

    /// The name that `init(name:)` reads back.
    package var name: String {
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("ctrl") }
        if modifiers.contains(.alt) { parts.append("alt") }
        if modifiers.contains(.shift) { parts.append("shift") }
        return (parts + [codeName]).joined(separator: "-")
    }

    /// Every name but those of single characters, for advice on a misspelt one.
    package static var names: [String] {
        codeNames.keys.sorted() + (1...24).map { "f\($0)" }
    }

    private static let modifierNames: [String: Modifiers] = [
        "ctrl": .control, "control": .control, "alt": .alt, "option": .alt, "shift": .shift,
    ]

    private static let codeNames: [String: Code] = [
        "enter": .enter, "return": .enter, "esc": .escape, "escape": .escape, "tab": .tab,
        "backspace": .backspace, "delete": .delete, "insert": .insert, "up": .up, "down": .down,
        "left": .left, "right": .right, "home": .home, "end": .end, "pageup": .pageUp,
        "pagedown": .pageDown, "space": .character(" "),
    ]

    private static func code(named name: Substring) -> Code? {
        if name.count == 1 { return name.first.map(Code.character) }
        let lower = name.lowercased()
        if let code = codeNames[lower] { return code }
        guard lower.hasPrefix("f"), let number = Int(lower.dropFirst()), 1...24 ~= number else {
            return nil
        }
        return .function(number)
    }

    private var codeName: String {
        switch code {
        case .character(" "): "space"
        case .character(let character): String(character)
        case .enter: "enter"
        case .escape: "esc"
        case .tab: "tab"
        case .backspace: "backspace"
        case .delete: "delete"
        case .insert: "insert"
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .home: "home"
        case .end: "end"
        case .pageUp: "pageup"
        case .pageDown: "pagedown"
        case .function(let number): "f\(number)"
        }
    }
}
