import Testing

@testable import SearchScreen

// Proves of the names in keys.json5:
//  1. Each name is one key, whatever the case of its words.
//  2. Every bound key has a name that reads back as the same key.
//  3. What is no key is refused.

struct KeyNameTests {
    @Test(arguments: [
        ("alt-k", Key.alt("k")), ("Ctrl-O", .control("O")), ("ctrl-o", .control("o")),
        ("shift-tab", Key(.tab, .shift)), ("f4", Key(.function(4))), ("F12", Key(.function(12))),
        ("?", Key(.character("?"))), ("-", Key(.character("-"))), ("ctrl--", .control("-")),
        ("alt-enter", Key(.enter, .alt)), ("space", Key(.character(" "))),
        ("ctrl-alt-up", Key(.up, [.control, .alt])), ("PageDown", Key(.pageDown)),
        ("é", Key(.character("é"))),
    ])
    func `a name is one key`(_ name: String, _ key: Key) {
        #expect(Key(name: name) == key)
    }

    @Test func `every bound key reads back`() {
        for place in KeyMap.Place.allCases {
            for binding in KeyMap.standard.bindings(of: place) {
                #expect(Key(name: binding.key.name) == binding.key)
            }
        }
    }

    @Test(arguments: ["", "alt-", "hyper-k", "f0", "f25", "fx", "enterr", "ctrl", "alt-kk"])
    func `what is no key is refused`(_ name: String) {
        #expect(Key(name: name) == nil)
    }
}
