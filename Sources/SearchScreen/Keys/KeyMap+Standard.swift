/// The keys as they are shipped.
///
/// Command on the Mac is Alt here, because Command never reaches a program; the Alt keys that
/// readline owns (B F D T Backspace) edit. Never bound: ⌃H (Backspace), ⌃I (Tab), ⌃M (Return), ⌃J,
/// ⌃[ (Esc), ⌥[ (CSI), ⌥O (SS3), ⌃S ⌃Q (flow), ⌃\ (quit), ⌃@ (input methods).
extension KeyMap {
    package static let standard: KeyMap = {
        var map = KeyMap()
        map.bindGlobal()
        map.bindEditing()
        map.bindSearch()
        map.bindDetail()
        map.bindOverlays()
        return map
    }()

    private mutating func bindGlobal() {
        bind([.control("c")], to: .quit, in: .global)
        bind([.control("l")], to: .redraw, in: .global)
        bind([.control("z")], to: .suspend, in: .global)
        bind([Key(.function(6))], to: .toggleLinear, in: .global)
    }

    private mutating func bindEditing() {
        let keys: [(Command, [Key])] = [
            (.lineStart, [.control("a"), Key(.home)]),
            (.lineEnd, [.control("e"), Key(.end)]),
            (.characterLeft, [.control("b"), Key(.left)]),
            (.characterRight, [.control("f")]),
            (.wordLeft, [.alt("b"), Key(.left, .control), Key(.left, .alt)]),
            (.wordRight, [.alt("f"), Key(.right, .control), Key(.right, .alt)]),
            (.deleteBackward, [Key(.backspace), Key(.backspace, .shift)]),
            (.deleteForward, [Key(.delete), .control("d")]),
            (.deleteWordLeft, [Key(.backspace, .alt), Key(.backspace, .control)]),
            (.deleteToSpaceLeft, [.control("w")]),
            (.deleteWordRight, [.alt("d"), Key(.delete, .control), Key(.delete, .alt)]),
            (.deleteToStart, [.control("u")]),
            (.deleteToEnd, [.control("k")]),
            (.yank, [.control("y")]),
            (.yankOlder, [.alt("y")]),
            (.transpose, [.control("t")]),
            (.transposeWords, [.alt("t")]),
            (.undo, [.control("_")]),
            (.redo, [.alt("_")]),
            (.insertNextKey, [.control("v")]),
        ]
        for (command, keys) in keys { bind(keys, to: command, in: .editing) }
        bind([Key(.right)], to: .characterRight, in: .editing)
    }

    private mutating func bindSearch() {
        let keys: [(Command, [Key])] = [
            (.openSelection, [Key(.enter)]),
            (.complete, [Key(.tab)]),
            (.previousScope, [Key(.tab, .shift)]),
            (.back, [Key(.escape), .control("g")]),
            (.searchInApplication, [Key(.enter, .alt)]),
            (.selectPrevious, [Key(.up), .control("p")]),
            (.selectNext, [Key(.down), .control("n")]),
            (.previousSection, [Key(.up, .alt), Key(.up, .control)]),
            (.nextSection, [Key(.down, .alt), Key(.down, .control)]),
            (.pageUp, [Key(.pageUp)]),
            (.pageDown, [Key(.pageDown)]),
            (.selectFirst, [.alt("<"), Key(.home, .control)]),
            (.selectLast, [.alt(">"), Key(.end, .control)]),
            (.stepRight, [Key(.right)]),
            (.quickLook, [Key(.function(2))]),
            (.showActions, [.alt("k"), Key(.function(4))]),
            (.showInspector, [.control("o")]),
            (.explain, [.alt("e"), Key(.function(3))]),
            (.toggleRule, [.alt("r"), Key(.function(7))]),
            (.toggleSection, [.alt("m")]),
            (.toggleMark, [.alt("s")]),
            (.olderSearch, [.alt("p")]),
            (.newerSearch, [.alt("n")]),
            (.copyTitle, [.alt("c")]),
            (.copyIdentifier, [.alt("i")]),
            (.scrollUp, [Key(.up, .shift)]),
            (.scrollDown, [Key(.down, .shift)]),
            (.toggleWrap, [.alt("w")]),
            (.help, [Key(.function(1))]),
            (.reload, [Key(.function(5))]),
        ]
        for (command, keys) in keys { bind(keys, to: command, in: .search) }
        for number in 1...9 {
            bind([.alt(Character(String(number)))], to: .openNumber(number), in: .search)
        }
        bind([Key(.character("?"))], to: .help, in: .emptyQuery)
        bind([Key(.delete)], to: .forgetRecentSearch, in: .emptyQuery)
        bind([Key(.delete, .shift)], to: .forgetRecentSearches, in: .emptyQuery)
    }

    private mutating func bindDetail() {
        bind([Key(.escape), Key(.left), .control("g")], to: .backToList, in: .detail)
        bind([Key(.up, .shift), Key(.up)], to: .scrollUp, in: .detail)
        bind([Key(.down, .shift), Key(.down)], to: .scrollDown, in: .detail)
        // In a list it completes or looks closer; here it would edit a field that may be out of sight.
        unbind(Key(.right), in: .detail)
        bind([Key(.pageUp)], to: .scrollPageUp, in: .detail)
        bind([Key(.pageDown)], to: .scrollPageDown, in: .detail)
    }

    private mutating func bindOverlays() {
        let space = Key(.character(" "))
        let leave = [Key(.escape), .control("g")]
        bind([Key(.enter), space, Key(.character("d"))] + leave, to: .dismiss, in: .alert)
        bind([.alt("c")], to: .copyMessage, in: .alert)
        bind([.control("o")], to: .showInspector, in: .alert)
        bind([Key(.up)], to: .scrollUp, in: .alert)
        bind([Key(.down)], to: .scrollDown, in: .alert)

        let sideways = [Key(.tab), Key(.left), Key(.right), Key(.tab, .shift)]
        bind([Key(.enter), space], to: .pressButton, in: .confirmation)
        bind(sideways, to: .switchButton, in: .confirmation)
        bind([Key(.character("y"))], to: .confirm, in: .confirmation)
        bind(leave + [Key(.character("n"))], to: .dismiss, in: .confirmation)

        bind([Key(.enter)], to: .runAction, in: .actions)
        bind([Key(.up), .control("p")], to: .selectPrevious, in: .actions)
        bind([Key(.down), .control("n")], to: .selectNext, in: .actions)
        bind(leave + [.alt("k"), Key(.function(4))], to: .back, in: .actions)

        let open = [Key.control("o"), .alt("e"), Key(.function(3))]
        bind(leave + open, to: .back, in: .inspector)
        bind([Key(.character("j")), Key(.down)], to: .scrollDown, in: .inspector)
        bind([Key(.character("k")), Key(.up)], to: .scrollUp, in: .inspector)
        bind([Key(.pageDown), space], to: .scrollPageDown, in: .inspector)
        bind([Key(.pageUp)], to: .scrollPageUp, in: .inspector)
        bind([Key(.character("J"))], to: .toggleJSON, in: .inspector)
        bind([Key(.character("r"))], to: .replay, in: .inspector)
        bind([Key(.character("e"))], to: .editAndReplay, in: .inspector)
        bind([.alt("c")], to: .copyInspection, in: .inspector)

        bind([Key(.enter)], to: .deliverDraft, in: .draft)
        bind([Key(.up), .control("p"), Key(.tab, .shift)], to: .selectPrevious, in: .draft)
        bind([Key(.down), .control("n"), Key(.tab)], to: .selectNext, in: .draft)
        bind(leave, to: .back, in: .draft)

        for place in [Place.help, .helpFilter] {
            bind(leave + [Key(.function(1))], to: .back, in: place)
            bind([Key(.up), .control("p")], to: .scrollUp, in: place)
            bind([Key(.down), .control("n")], to: .scrollDown, in: place)
            bind([Key(.pageUp)], to: .scrollPageUp, in: place)
            bind([Key(.pageDown)], to: .scrollPageDown, in: place)
        }
        bind([Key(.character("/"))], to: .filterHelp, in: .help)
        bind([Key(.character("c"))], to: .copyConfigurationPath, in: .help)
    }
}

extension Key {
    /// A character with Control held.
    package static func control(_ character: Character) -> Key {
        Key(.character(character), .control)
    }

    /// A character with Alt held.
    package static func alt(_ character: Character) -> Key {
        Key(.character(character), .alt)
    }
}
