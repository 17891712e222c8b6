import Foundation
import LimelightApp
import NcursesTerminal
import SearchScreen
import TestSupport
import Testing

// What this file proves:
// 1. settings are read from JSON5, with comments and bare keys; a missing file changes nothing;
// 2. a key does what keys.json5 says, in its place alone, and the help names it first;
// 3. a key taken away does nothing, whatever the places around bind;
// 4. each kind of mistake is one line that names the file, the name and the nearest one known;
// 5. a colour that cannot be read in its theme is refused in a line that says how far it is off;
// 6. the page `Configuration` names every setting, colour, place and command;
// 7. the folder is the XDG base directory rule's.

struct ConfigurationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ text: String) throws -> String {
        let path = folder.path + "/file.json5"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    @Test func `settings are read`() throws {
        let settings = try Settings(
            path: file(
                """
                // what I like
                {
                  theme: 'dark', colors: { accent: "#87afff", selection: 25 },
                  mouse: false, hints: true, escapeDelay: 50, handler: "tutorial",
                  linear: true, reducedMotion: true, profile: "ios17", pictures: 'blocks',
                }
                """
            )
        )
        #expect(settings.theme == .dark)
        #expect(settings.pictures == .blocks)
        #expect(settings.linear == true)
        #expect(settings.reducedMotion == true)
        #expect(settings.rule == .recentIOS)
        #expect(settings.colors[.accent]?.number == 111)
        #expect(settings.colors[.selection]?.number == 25)
        #expect(settings.mouse == false)
        #expect(settings.hints == true)
        #expect(settings.numbers == nil)
        #expect(settings.escapeDelay == 50)
        #expect(settings.handler == "tutorial")
    }

    @Test(arguments: [
        (
            "{ theme: 'light', colors: { accent: '#5f87ff' } }",
            "'colors.accent' has a contrast of 2.6 to 1 on a light background; 4.5 to 1 is needed"
        ),
        (
            "{ theme: 'dark', colors: { muted: '#5f5f5f' } }",
            "'colors.muted' has a contrast of 2.1 to 1 on a dark background; 4.5 to 1 is needed"
        ),
        (
            "{ colors: { error: 196 } }",
            "'colors.error' has a contrast of 4.0 to 1 on black and on white; "
                + "name a theme, dark or light; 4.5 to 1 is needed"
        ),
        (
            "{ theme: 'dark', colors: { selection: 231 } }",
            "'colors.selection' has a contrast of 1.0 to 1 on it for selectionText; "
                + "4.5 to 1 is needed"
        ),
    ])
    func `a colour that cannot be read is refused`(_ text: String, _ words: String) throws {
        let path = try file(text)
        let error = #expect(throws: ConfigurationError.self) { try Settings(path: path) }
        #expect(error?.description == path + ": " + words)
    }

    @Test func `the page of the configuration is complete`() throws {
        let root = Fixtures.folder.deletingLastPathComponent()
        let path = "Sources/CoreSpotlight/CoreSpotlight.docc/Configuration.md"
        let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let names =
            Settings.names + ColorTheme.Part.allCases.map(\.rawValue)
            + ColorTheme.allCases.map { "\"\($0.rawValue)\"" }
            + KeyMap.Place.allCases.map(\.rawValue)
            + SearchScreen.Command.all.map(\.description.name)
        for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
    }

    @Test func `a missing file changes nothing`() throws {
        #expect(try Settings(path: folder.path + "/none").theme == nil)
        #expect(try KeyConfiguration.keyMap(path: folder.path + "/none") == .standard)
    }

    @Test func `a key does what the file says, where it says`() throws {
        let path = try file(
            "{ search: { 'ctrl-x': 'toggleSection' }, detail: { 'ctrl-x': 'backToList' } }"
        )
        let map = try KeyConfiguration.keyMap(path: path)
        let key = Key.control("x")
        #expect(map.command(for: key, in: .search) == .toggleSection)
        #expect(map.command(for: key, in: .emptyQuery) == .toggleSection)
        #expect(map.command(for: key, in: .detail) == .backToList)
        #expect(map.command(for: key, in: .alert) == nil)
        #expect(map.keys(for: .toggleSection, in: .search) == [key, .alt("m")])
    }

    @Test func `a key may do several things, in order`() throws {
        let map = try KeyConfiguration.keyMap(
            path: file("{ search: { f9: ['selectLast', 'selectPrevious'], 'alt-m': ['help'] } }")
        )
        #expect(
            map.commands(for: Key(.function(9)), in: .search) == [.selectLast, .selectPrevious]
        )
        // Hints and help name keys that do one thing.
        #expect(!map.keys(for: .selectLast, in: .search).contains(Key(.function(9))))
        #expect(map.command(for: .alt("m"), in: .search) == .help)
    }

    @Test func `a key taken away does nothing`() throws {
        let map = try KeyConfiguration.keyMap(path: file("{ search: { 'ctrl-c': null } }"))
        #expect(map.command(for: .control("c"), in: .search) == nil)
        #expect(map.command(for: .control("c"), in: .detail) == nil)
        #expect(map.command(for: .control("c"), in: .alert) == .quit)
    }

    @Test(arguments: [
        ("{ theme: 'blue' }", "'theme' must be one of auto, dark, light, high-contrast"),
        ("{ them: 'dark' }", "'them' means nothing here; did you mean 'theme'?"),
        ("{ pictures: 'sixel' }", "'pictures' must be one of auto, blocks, none"),
        ("{ mouse: 1 }", "'mouse' must be true or false"),
        ("{ escapeDelay: -1 }", "'escapeDelay' must be milliseconds from 0 to 10000"),
        ("{ colors: { acent: 30 } }", "'colors.acent' means nothing here; did you mean 'accent'?"),
        ("{ colors: { accent: 3 } }", "'colors.accent' must be a number from 16 to 255"),
        ("{ theme: ", "this is not JSON5"),
        ("[]", "the file must be an object"),
        ("", "this is not JSON5"),
    ])
    func `a mistake in the settings is one clear line`(_ text: String, _ words: String) throws {
        let path = try file(text)
        let error = #expect(throws: ConfigurationError.self) { try Settings(path: path) }
        let line = error?.description ?? ""
        #expect(line.hasPrefix(path + ": " + words), "\(line)")
        #expect(!line.contains("\n"))
    }

    @Test(arguments: [
        ("{ serch: {} }", "'serch' means nothing here; did you mean 'search'?"),
        ("{ search: [] }", "'search' must be an object of keys"),
        ("{ search: { 'hyper-k': 'quit' } }", "'search.hyper-k' must be named as a key is"),
        ("{ search: { 'alt-k': 'quitt' } }", "'search.alt-k: quitt' means nothing here; did you"),
        (
            "{ search: { 'alt-k': 3 } }",
            "'search.alt-k' must be the name of a command, a list of such, or null"
        ),
        ("{ search: { 'alt-k': [] } }", "'search.alt-k' must be at least one command, or null"),
        (
            "{ search: { 'alt-k': ['help', 3] } }",
            "'search.alt-k' must be the name of a command, a list of such, or null"
        ),
    ])
    func `a mistake in the keys is one clear line`(_ text: String, _ words: String) throws {
        let path = try file(text)
        let error = #expect(throws: ConfigurationError.self) {
            try KeyConfiguration.keyMap(path: path)
        }
        #expect(error?.description.hasPrefix(path + ": " + words) == true, "\(error as Any)")
    }

    @Test(
        arguments: [
            (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c/limelight"),
            (["XDG_CONFIG_HOME": "c", "HOME": "/h"], "/h/.config/limelight"),
            (["HOME": "/h"], "/h/.config/limelight"),
            (["HOME": ""], nil),
        ] as [([String: String], String?)]
    )
    func `the folder is where the XDG rule says`(_ environment: [String: String], _ path: String?) {
        #expect(ConfigurationFolder(environment: environment)?.path == path)
    }
}
