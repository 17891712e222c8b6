import Testing

@testable import SearchScreen

// Proves of keys, hints and help:
//  1. Every command has a name of its own, words, a line in the help, and a key.
//  2. Every key does something where it is bound: pressing it changes the model or asks for
//     something.
//  3. A changed key is the one that works, and the one that help and hints show.
//  4. Keys that terminals send for others are never bound.
//  5. Keys are written as the settings say.

struct KeyMapTests {
    @Test func `every command has a name of its own`() {
        let names = Command.all.map(\.description.name)
        #expect(Set(names).count == names.count)
        for command in Command.all {
            #expect(Command(name: command.description.name) == command)
            #expect(!command.description.label.isEmpty)
            #expect(!command.description.help.isEmpty)
        }
    }

    @Test func `every command is in the help, and has a key somewhere`() {
        let helped = Set(HelpTable.commands)
        for command in Command.all {
            #expect(helped.contains(command), "\(command)")
            let keys = KeyMap.Place.allCases.flatMap { KeyMap.standard.keys(for: command, in: $0) }
            // The next scope is what Tab does when there is nothing to complete.
            #expect(!keys.isEmpty || command == .nextScope, "\(command)")
        }
    }

    @Test(arguments: KeyMap.Place.allCases)
    func `every key does something where it is bound`(_ place: KeyMap.Place) {
        for binding in KeyMap.standard.bindings(of: place) {
            let models = Self.models(place)
            let isLive = models.contains { model in
                var pressed = model
                let effects = update(&pressed, .key(binding.key))
                return !effects.isEmpty || pressed != model
            }
            #expect(isLive, "\(binding.key) → \(binding.command) in \(place)")
        }
    }

    @Test func `a changed key works and is shown`() {
        var map = KeyMap.standard
        map.unbind(.showActions, in: .search)
        map.bind([.control("x")], to: .showActions, in: .search)
        var model = Sample.typed()
        model.keyMap = map
        #expect(ScreenView.frame(model).text.contains("⌃X Actions"))
        model.press(.control("x"))
        #expect(model.keyPlace == .actions)
        model = Sample.typed()
        model.keyMap = map
        #expect(model.press(.alt("k")) == [])
        _ = update(&model, .resized(Sample.large))
        model.press(Key(.function(1)))
        #expect(ScreenView.frame(model).text.contains("⌃X"))
        #expect(!ScreenView.frame(model).text.contains("⌥K or F4"))
    }

    @Test func `a key bound twice in a place does the later thing`() {
        var map = KeyMap.standard
        map.bind([.alt("k")], to: .copyTitle, in: .search)
        #expect(map.command(for: .alt("k"), in: .search) == .copyTitle)
        #expect(map.keys(for: .showActions, in: .search) == [Key(.function(4))])
    }

    @Test(arguments: [
        Key.control("h"), .control("i"), .control("m"), .control("j"), .control("["), .alt("["),
        .alt("O"), .control("s"), .control("q"), .control("\\"), .control("@"), .control(" "),
    ])
    func `a key that terminals need is not bound`(_ key: Key) {
        for place in KeyMap.Place.allCases {
            #expect(KeyMap.standard.command(for: key, in: place) == nil)
        }
    }

    @Test(arguments: [
        (Key.alt("k"), "⌥K", "Alt-K", "M-k"), (.control("o"), "⌃O", "⌃O", "C-o"),
        (Key(.enter), "⏎", "⏎", "Enter"), (Key(.tab, .shift), "⇧⇥", "⇧⇥", "S-Tab"),
        (Key(.function(11)), "F11", "F11", "F11"), (Key(.character("?")), "?", "?", "?"),
        (Key(.character("j")), "j", "j", "j"), (Key(.escape), "⎋", "⎋", "Esc"),
        (.alt("<"), "⌥<", "Alt-<", "M-<"), (Key(.character(" ")), "Space", "Space", "Space"),
    ])
    func `a key is written as the settings say`(
        _ key: Key,
        _ symbols: String,
        _ words: String,
        _ plain: String
    ) {
        #expect(KeyLabel.text(key, Appearance()).string == symbols)
        #expect(KeyLabel.text(key, Appearance(keyNames: .words)).string == words)
        #expect(KeyLabel.text(key, Appearance(isUnicode: false)).string == plain)
    }

    @Test(arguments: [Appearance.KeyNames.symbols, .words], [Sample.small, Sample.large])
    func `the help cuts nothing, and ends with where the settings are`(
        _ names: Appearance.KeyNames,
        _ size: Size
    ) {
        var model = Self.help([])
        model.size = size
        model.appearance.keyNames = names
        model.appearance.hasMouse = true
        let plan = HelpPlan(HelpPage(), model)
        for line in plan.pane.lines {
            for span in line.spans {
                #expect(span.columns.upperBound <= plan.pane.rect.width)
                #expect(!span.text.string.hasSuffix("…"), "\(span.text.string)")
            }
        }
        if size == Sample.large { #expect(plan.pane.lines.count <= plan.pane.rect.height) }
        for _ in 0..<plan.pane.lines.count { model.press(Key(.down)) }
        #expect(ScreenView.frame(model).text.contains("Configuration   ~/.config/limelight"))
        #expect(model.press("c") == [.copy("~/.config/limelight")])
    }

    @Test func `the help says nothing of a mouse that is not there`() {
        var model = Self.help([])
        model.size = Sample.large
        model.appearance.hasMouse = false
        #expect(!ScreenView.frame(model).text.contains("MOUSE"))
    }

    @Test func `both bytes of Backspace delete, and neither opens the help`() {
        for byte: UInt8 in [0x08, 0x7F] {
            var decoder = KeyDecoder()
            guard case .event(.key(let key))? = decoder.decode([byte]).first else {
                Issue.record("\(byte) is no key")
                continue
            }
            var model = Sample.typed()
            model.press(key)
            #expect(model.query.text == "i")
            model.press(key)
            model.press(key)
            #expect(model.isHome)
            #expect(model.overlay == nil)
        }
    }

    @Test func `where keys and words have no room side by side, the help stacks them`() {
        var model = Sample.typed(Size(width: 20, height: 6))
        model.press(Key(.function(1)))
        #expect(
            ScreenView.frame(model).rows.prefix(5).map { $0.dropLast() } == [
                " SEARCH            ", " type              ", "   search as you   ",
                "   type            ", " ⇥                 ",
            ]
        )
    }

    @Test func `a filter that finds no key says so`() {
        var model = Sample.typed()
        model.press(Key(.function(1)))
        model.press("/zzz")
        #expect(ScreenView.frame(model).text.contains("No key or word matches"))
    }

    @Test func `the filter of the help finds keys and words`() {
        var model = Sample.typed()
        model.press(Key(.function(1)))
        model.press("/wrap")
        let text = ScreenView.frame(model).text
        #expect(text.contains("⌥W"))
        #expect(!text.contains("undo"))
        model.press(Key(.escape))
        #expect(model.keyPlace == .help)
        model.press(Key(.escape))
        #expect(model.overlay == nil)
    }

    // MARK: Tools

    /// Models in which the keys of a place are pressed: something is selected, typed, killed,
    /// undone and scrolled in at least one of them.
    private static func models(_ place: KeyMap.Place) -> [Model] {
        switch place {
        case .global, .editing, .search: [typed(), walked(), edited(), undone(), besideList()]
        case .emptyQuery: [Sample.home(), recentSelected()]
        case .detail: [longDetail(), scrolled(longDetail())]
        case .alert: [longAlert(), scrolled(longAlert())]
        case .confirmation: [asked()]
        case .actions: [pressed(typed(), [.alt("k")]), pressed(typed(), [.alt("k"), Key(.down)])]
        case .inspector:
            [
                pressed(Sample.opened(Sample.tiny), [.control("o")]),
                scrolled(pressed(Sample.opened(Sample.tiny), [.control("o")])),
            ]
        case .draft: drafts()
        case .help: [help([]), scrolled(help([]))]
        case .helpFilter:
            [help([Key(.character("/"))]), scrolled(help([Key(.character("/"))]))]
        }
    }

    /// An edited activity: in its first entry, cursor in the middle, and with something to undo.
    private static func drafts() -> [Model] {
        let first = pressed(Sample.opened(), [.control("o"), Key(.character("e"))])
        let edited = pressed(
            first,
            [.control("w"), .control("w"), .control("y"), Key(.left), Key(.left), Key(.up)]
        )
        let undone = pressed(first, [.control("b"), .control("k"), .control("_")])
        return [first, pressed(first, [.control("k"), .control("a")]), edited, undone]
            + [pressed(first, [.control("w"), .control("a"), .control("k"), .control("y")])]
    }

    private static func typed() -> Model { Sample.typed(Size(width: 120, height: 20)) }

    private static func walked() -> Model {
        pressed(typed(), [Key(.down), Key(.down), Key(.pageDown), .alt("p")])
    }

    /// Cursor in the middle, two killed texts, a scope chosen.
    private static func edited() -> Model {
        var model = typed()
        model.query = QueryField(text: "one two three four")
        for _ in 0..<2 {
            model.query.deleteWordLeft()
            model.query.move(by: -1)
        }
        model.query.yank()
        model.query.undo()
        model.query.yank()
        return model
    }

    private static func undone() -> Model {
        var model = edited()
        model.query.undo()
        model.query.move(by: -3)
        return pressed(model, [Key(.function(2))])
    }

    /// A long preview beside the list, scrolled a little.
    private static func besideList() -> Model {
        var model = typed()
        model.preview(longDetail().detail?.detail ?? Sample.detail)
        return scrolled(model)
    }

    private static func recentSelected() -> Model {
        pressed(Sample.home(), Array(repeating: Key(.down), count: 4))
    }

    private static func longDetail() -> Model {
        var model = Sample.opened()
        model.detail?.detail.body = SafeText(
            repeating: "many words that are wrapped ",
            count: 200
        )
        return model
    }

    private static func longAlert() -> Model {
        var model = Sample.failed()
        model.overlay = .alert(
            Alert(title: "Error", message: SafeText(repeating: "x\n", count: 40))
        )
        return model
    }

    private static func asked() -> Model {
        pressed(
            typed(),
            [.alt("k")] + "remove".map { Key(.character($0)) } + [Key(.enter)]
        )
    }

    private static func help(_ keys: [Key]) -> Model {
        var model = Sample.typed()
        model.appearance.facts = [.init(label: "Configuration", value: "~/.config/limelight")]
        return pressed(model, [Key(.function(1))] + keys)
    }

    private static func scrolled(_ model: Model) -> Model {
        var model = model
        _ = model.scrollPane(by: 3)
        return model
    }

    private static func pressed(_ model: Model, _ keys: [Key]) -> Model {
        var model = model
        for key in keys { model.press(key) }
        return model
    }
}
