/// The help's lines: which commands share one, and the few that are no key.
///
/// Keys and words come from the key map and the commands, so the help cannot disagree with them.
struct HelpTable {
    /// One line: keys, and what they do.
    struct Line: Hashable {
        let keys: SafeText
        let words: SafeText
    }

    /// A heading and its lines.
    struct Group: Hashable {
        let title: SafeText
        let lines: [Line]
    }

    let groups: [Group]

    init(_ model: Model) {
        let hasMouse = model.appearance.hasMouse
        groups = Self.entries.compactMap { title, entries in
            guard hasMouse || title != "MOUSE" else { return nil }
            let lines = entries.compactMap { $0.line(model) }
            return lines.isEmpty ? nil : Group(title: title, lines: lines)
        }
    }

    /// The commands the help names.
    static var commands: [Command] {
        entries.flatMap { $0.1.flatMap(\.commands) }
    }

    private enum Entry {
        /// One or two commands, pressed in a place.
        case keys([Command], in: KeyMap.Place, SafeText?)
        case words(SafeText, SafeText)
        /// The first key of a command, where it does something more.
        case first(Command, SafeText, SafeText)

        var commands: [Command] {
            switch self {
            case .keys(let commands, _, _): commands
            case .words, .first: []
            }
        }

        func line(_ model: Model) -> Line? {
            switch self {
            case .words(let keys, let words): return Line(keys: keys, words: words)
            case .first(let command, let place, let words):
                let key = model.keyLabel(command, in: .search)
                return key.isEmpty ? nil : Line(keys: key + place, words: words)
            case .keys(let commands, let place, let words):
                let keys = HelpTable.keys(commands, in: place, model)
                guard !keys.isEmpty, let first = commands.first else { return nil }
                // Marks mean something only where rows are picked, and a path where there is one.
                if first == .toggleMark, model.purpose != .pick { return nil }
                if first == .copyConfigurationPath, model.configurationPath == nil { return nil }
                return Line(keys: keys, words: words ?? first.description.help)
            }
        }
    }

    private static func one(_ command: Command, in place: KeyMap.Place = .search) -> Entry {
        .keys([command], in: place, nil)
    }

    private static let entries: [(SafeText, [Entry])] = [
        (
            "SEARCH",
            [
                .words("type", "search as you type"),
                one(.complete), one(.back), one(.previousScope), one(.nextScope),
                .keys([.olderSearch, .newerSearch], in: .search, "older / newer search"),
                .first(.selectPrevious, " on row 1", "recent searches"),
                one(.searchInApplication),
                .keys(
                    [.forgetRecentSearch, .forgetRecentSearches],
                    in: .emptyQuery,
                    "forget recent / all"
                ),
                .words("paste", "one line, never runs"),
            ]
        ),
        (
            "RESULTS",
            [
                .keys([.selectPrevious, .selectNext], in: .search, "previous / next"),
                .keys([.previousSection, .nextSection], in: .search, "section up / down"),
                .keys([.pageUp, .pageDown], in: .search, "page"),
                .keys([.selectFirst, .selectLast], in: .search, "first / last"),
                .keys((1...9).map { .openNumber($0) }, in: .search, nil),
                one(.toggleSection), one(.toggleMark), one(.openSelection), one(.quickLook),
                one(.showActions),
                one(.showInspector), one(.explain), one(.toggleRule),
                .keys([.copyTitle, .copyIdentifier], in: .search, "copy title / ID"),
            ]
        ),
        (
            "EDITING",
            [
                .keys([.lineStart, .lineEnd], in: .search, "line start / end"),
                .keys([.characterLeft, .characterRight], in: .search, "char left / right"),
                one(.stepRight),
                .keys([.wordLeft, .wordRight], in: .search, "word left / right"),
                .keys([.deleteBackward, .deleteForward], in: .search, "delete left / right"),
                .keys([.deleteWordLeft, .deleteWordRight], in: .search, "delete word"),
                one(.deleteToSpaceLeft),
                one(.deleteToStart), one(.deleteToEnd),
                .keys([.yank, .yankOlder], in: .search, "yank / an older one"),
                .keys([.transpose, .transposeWords], in: .search, "swap chars / words"),
                .keys([.undo, .redo], in: .search, "undo / redo"),
                one(.insertNextKey),
            ]
        ),
        (
            "ACTIONS, ALERT, INSPECTOR",
            [
                one(.runAction, in: .actions),
                one(.dismiss, in: .alert), one(.copyMessage, in: .alert),
                one(.switchButton, in: .confirmation), one(.pressButton, in: .confirmation),
                one(.confirm, in: .confirmation),
                .keys([.scrollDown, .scrollUp], in: .inspector, "scroll inspector"),
                one(.toggleJSON, in: .inspector), one(.replay, in: .inspector),
                one(.editAndReplay, in: .inspector), one(.deliverDraft, in: .draft),
                one(.copyInspection, in: .inspector),
            ]
        ),
        (
            "DETAIL",
            [
                one(.backToList, in: .detail),
                .keys([.scrollUp, .scrollDown], in: .detail, "scroll"),
                .keys([.scrollPageUp, .scrollPageDown], in: .detail, "page"),
                one(.toggleWrap, in: .detail),
            ]
        ),
        (
            "WINDOW",
            [
                one(.help), one(.filterHelp, in: .help), one(.copyConfigurationPath, in: .help),
                one(.redraw), one(.suspend), one(.quit), one(.reload), one(.toggleLinear),
            ]
        ),
        (
            "MOUSE",
            [
                .words("click", "select   twice: open"),
                .words("wheel", "scroll under pointer"),
                .words("right", "actions"),
                .words("shift+drag", "terminal selection"),
            ]
        ),
        (
            "QUERY",
            [
                .words("a b", "both words"),
                .words("-word", "exclude"),
                .words("kind:note", "scope token"),
                .words("title:x", "one field"),
            ]
        ),
    ]

    // MARK: Keys

    /// More cells than this would leave too few for the words.
    private static let keyColumns = 11

    /// At most two keys for each command: `↑ ↓  ⌃P ⌃N` for a pair, `⌥K or F4` for one.
    private static func keys(
        _ commands: [Command],
        in place: KeyMap.Place,
        _ model: Model
    ) -> SafeText {
        let keys = commands.map { command in
            model.keyMap.keys(for: command, in: place).prefix(2)
                .map { KeyLabel.text($0, model.appearance) }
        }
        if commands.count > 2 {
            guard let first = keys.first?.first, let last = keys.last?.first else { return "" }
            return first + (model.appearance.isUnicode ? "…" : "..") + last
        }
        guard commands.count == 2 else {
            return (keys.first ?? []).joined(separator: " or ")
        }
        let rounds = (0..<2).map { round in
            keys.compactMap { round < $0.count ? $0[round] : nil }.joined(separator: " ")
        }
        let both = rounds[0] + "  " + rounds[1]
        return rounds[1].isEmpty || both.width > keyColumns ? rounds[0] : both
    }
}
