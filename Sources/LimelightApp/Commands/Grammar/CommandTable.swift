import NcursesTerminal

/// Every command with its arguments, options and help: the one list that the command line, the
/// help and the completions are made from.
package enum CommandTable {
    /// The options every command takes.
    static let common: [OptionDescription] = [
        OptionDescription(.store, "DIR", "keep the index in this folder"),
        OptionDescription(.help, letter: "h", "print this help"),
        OptionDescription(.version, letter: "V", "print the version"),
    ]

    /// All commands, the screen first.
    package static let commands: [CommandDescription] = [
        screen, search, explain, lint, index, list, delete, open, stats, reset, lock, unlock,
        snapshot, play, completions, man, doctor,
    ]

    private static let screen = CommandDescription(
        .screen,
        arguments: "[PATH…]",
        "the Spotlight screen, over the index or over these files alone",
        [
            OptionDescription(.query, "TEXT", "begin with this text in the field"),
            OptionDescription(.print, "print the chosen row's identifier and leave"),
            OptionDescription(.printZero, "the same, each ending in a zero byte"),
            OptionDescription(.json, "print it as JSON"),
            OptionDescription(.printQuery, "print the typed text before it"),
            OptionDescription(.expect, "KEYS", "let these keys choose too, and print which did"),
            OptionDescription(.selectOne, "print the only result without a screen"),
            OptionDescription(.exitZero, "leave with 1 when there is no result"),
            profile,
            handler,
            OptionDescription(.linear, "lines instead of a screen, for speech and braille"),
            theme,
            OptionDescription(.ascii, "draw with ASCII alone"),
            OptionDescription(.noColor, "draw without colours"),
            OptionDescription(.noMouse, "leave the mouse to the terminal"),
            OptionDescription(.noHints, "leave the last line without hints"),
            OptionDescription(.noHistory, "neither read nor keep a history"),
            allowLocal,
        ]
    )

    private static let search = CommandDescription(
        .search,
        arguments: "QUERY [PATH…]",
        "the same search, printed",
        [
            profile,
            OptionDescription(.strict, "without the loose matches"),
            OptionDescription(.limit, "N", "print at most N results (default 50)"),
            OptionDescription(.raw, "QUERY is a query string: title == \"in*\"c"),
            json,
            allowLocal,
        ]
    )

    private static let explain = CommandDescription(
        .explain,
        arguments: "QUERY [ID] [PATH…]",
        "why an item is or is not found, and why it ranks there",
        [
            profile,
            OptionDescription(.strict, "without the loose matches"),
            OptionDescription(.id, "ID", "the item, where a file has the same name"),
            OptionDescription(.bundle, "ID", "only this application's"),
            OptionDescription(.hint, "N", "try this rankingHint, from 0 to 100, on a copy"),
            OptionDescription(.limit, "N", "without an ID explain the best N rows (default 3)"),
            json,
            allowLocal,
        ]
    )

    private static let lint = CommandDescription(
        .lint,
        arguments: "[PATH…]",
        "advice on files, or on the index and what was done to it",
        [
            OptionDescription(.query, "STRING", "lint this query string; may be given again"),
            OptionDescription(
                .format,
                "NAME",
                "text (the default), json or sarif",
                choices: ["text", "json", "sarif"]
            ),
            json,
            OptionDescription(.config, "FILE", "levels of rules, and limits, in JSON5"),
            OptionDescription(
                .failOn,
                "LEVEL",
                "leave with 1 from here on: error, warning (the default), info or never",
                choices: ["error", "warning", "info", "never"]
            ),
            OptionDescription(.explain, "RULE", "print what is known of a rule, such as IT-13"),
        ]
    )

    private static let index = CommandDescription(
        .index,
        arguments: "PATH… | --sqlite DB --query SELECT",
        "add items, activities and pages to the index",
        [
            OptionDescription(.sqlite, "DB", "the rows of a SQLite database instead of files"),
            OptionDescription(
                .query,
                "SELECT",
                "its rows: columns named as attributes, one as uniqueIdentifier"
            ),
            OptionDescription(.bundle, "ID", "whose items those are that do not say it"),
            OptionDescription(
                .protection,
                "CLASS",
                "how all of it is protected: complete hides it while the index is locked"
            ),
            allowLocal,
        ]
    )

    private static let snapshot = CommandDescription(
        .snapshot,
        arguments: "[PATH…]",
        "the screen after some keys, as a picture",
        [
            OptionDescription(.keys, "KEYS", "press these first, such as 'gam<Down><Return>'"),
            OptionDescription(.size, "COLUMNSxROWS", "how large the screen is (default 80x24)"),
            OptionDescription(
                .format,
                "NAME",
                "text (the default), ansi or svg",
                choices: FramePainting.Format.allCases.map(\.rawValue)
            ),
            OptionDescription(
                .check,
                "FILE",
                "compare with this picture; leave with 1 if they differ"
            ),
            profile, handler, theme,
            OptionDescription(.ascii, "draw with ASCII alone"),
            OptionDescription(.noColor, "draw without colours"),
            OptionDescription(.noHints, "leave the last line without hints"),
            allowLocal,
        ]
    )

    private static let play = CommandDescription(
        .play,
        arguments: "SCRIPT [PATH…]",
        "replay the keys of a script as a person presses them",
        [
            OptionDescription(.record, "FILE", "write an asciicast instead of playing"),
            OptionDescription(.size, "COLUMNSxROWS", "how large the recorded screen is"),
            handler, theme,
            OptionDescription(.ascii, "draw with ASCII alone"),
            OptionDescription(.noColor, "draw without colours"),
            allowLocal,
        ]
    )

    private static let completions = CommandDescription(
        .completions,
        arguments: "SHELL",
        "the completions of bash, zsh, fish or nu",
        []
    )

    private static let man = CommandDescription(.man, arguments: "", "the manual page", [])

    private static let list = CommandDescription(
        .list,
        arguments: "",
        "every stored row",
        [
            OptionDescription(.bundle, "ID", "only this application's"),
            OptionDescription(.journal, "what was done to the index instead"),
            json,
        ]
    )

    private static let delete = CommandDescription(
        .delete,
        arguments: "--id ID… | --domain D… | --all",
        "take items out of the index",
        [
            OptionDescription(.id, "ID", "the item with this identifier; more may follow"),
            OptionDescription(
                .domain,
                "D",
                "all items of this domain and below it; more may follow"
            ),
            OptionDescription(.all, "every item and activity"),
            OptionDescription(.bundle, "ID", "only this application's"),
        ]
    )

    private static let open = CommandDescription(
        .open,
        arguments: "ID | --search TEXT",
        "deliver the item's activity without a screen; print every step",
        [
            handler,
            OptionDescription(.warm, "to a running program (the default)"),
            OptionDescription(.cold, "as a program is started with it"),
            OptionDescription(.app, "to the app delegate (the default)"),
            OptionDescription(.scene, "to the scene delegate"),
            OptionDescription(.late, "MS", "as if the handler were set so many milliseconds late"),
            OptionDescription(.unknown, "deliver an ID that no row has, as a stale result does"),
            OptionDescription(.search, "TEXT", "deliver Search in App for this text instead"),
            OptionDescription(.bundle, "ID", "the item of this application"),
            json,
        ]
    )

    private static let stats = CommandDescription(
        .stats,
        arguments: "",
        "what the index holds",
        [json]
    )

    private static let reset = CommandDescription(
        .reset,
        arguments: "",
        "empty the index",
        [OptionDescription(.history, "forget what was searched and opened, and keep the index")]
    )

    private static let lock = CommandDescription(
        .lock,
        arguments: "",
        "hide what is protected, as on a locked device",
        []
    )

    private static let unlock = CommandDescription(
        .unlock,
        arguments: "",
        "show it again",
        []
    )

    private static let profile = OptionDescription(
        .profile,
        "NAME",
        "the matching rule: documented (the default) or ios17",
        choices: ["documented", "ios17"]
    )

    private static let doctor = CommandDescription(
        .doctor,
        arguments: "",
        "what this terminal can do, and what the screen makes of it",
        [json]
    )

    private static let json = OptionDescription(.json, "one JSON object a line")

    private static let allowLocal = OptionDescription(
        .allowLocal,
        "fetch pages from this machine and its networks too"
    )

    private static let theme = OptionDescription(
        .theme,
        "NAME",
        "auto (the default), dark, light or high-contrast",
        choices: ColorTheme.allCases.map(\.rawValue)
    )

    private static let handler = OptionDescription(
        .handler,
        "NAME",
        "who restores: generic (the default), tutorial, or a command"
    )

    /// The description of a command.
    package static func description(_ command: Command) -> CommandDescription {
        switch command {
        case .screen: screen
        case .search: search
        case .explain: explain
        case .lint: lint
        case .index: index
        case .list: list
        case .delete: delete
        case .open: open
        case .stats: stats
        case .reset: reset
        case .lock: lock
        case .unlock: unlock
        case .snapshot: snapshot
        case .play: play
        case .completions: completions
        case .man: man
        case .doctor: doctor
        }
    }
}

/// A command; the raw value is the word that names it.
package enum Command: String, CaseIterable, Sendable {
    /// The command without a word.
    case screen = ""
    case search, explain, lint, index, list, delete, open, stats, reset, lock, unlock
    case snapshot, play, completions, man, doctor
}

/// One command: what it does and what it takes.
package struct CommandDescription: Sendable {
    package let command: Command
    /// Its operands, as the help shows them.
    package let arguments: String
    package let summary: String
    /// Its own options.
    package let own: [OptionDescription]
    /// Its own options, then the common ones.
    package var options: [OptionDescription] { own + CommandTable.common }

    init(
        _ command: Command,
        arguments: String,
        _ summary: String,
        _ options: [OptionDescription]
    ) {
        self.command = command
        self.arguments = arguments
        self.summary = summary
        own = options
    }
}

/// One option of a command.
package struct OptionDescription: Sendable {
    package let option: Option
    /// The letter that stands for it after one dash.
    package let letter: Character?
    /// What its value is called; nil when it takes none.
    package let value: String?
    package let help: String
    /// The words its value must be one of; empty for any.
    package let choices: [String]

    init(_ option: Option, letter: Character? = nil, _ help: String) {
        self.option = option
        self.letter = letter
        value = nil
        choices = []
        self.help = help
    }

    init(_ option: Option, _ value: String, _ help: String, choices: [String] = []) {
        self.option = option
        letter = nil
        self.value = value
        self.help = help
        self.choices = choices
    }
}
