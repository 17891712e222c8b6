/// Everything a key can do: the one list that the key map, the hint bar and the help are made from.
package enum Command: Hashable, Sendable {
    // Search
    case back, complete, previousScope, nextScope, olderSearch, newerSearch, searchInApplication
    case forgetRecentSearch, forgetRecentSearches

    // Results
    case selectPrevious, selectNext, previousSection, nextSection, pageUp, pageDown
    case selectFirst, selectLast, openSelection
    /// Open the row with a number, from 1 to 9.
    case openNumber(Int)
    case toggleSection, toggleMark, quickLook, showActions, showInspector, explain, toggleRule
    case copyTitle, copyIdentifier

    // Editing
    case lineStart, lineEnd, characterLeft, characterRight, stepRight, wordLeft, wordRight
    case deleteBackward, deleteForward, deleteWordLeft, deleteToSpaceLeft, deleteWordRight
    case deleteToStart, deleteToEnd, yank, yankOlder, transpose, transposeWords, undo, redo
    case insertNextKey

    // Detail
    case backToList, scrollUp, scrollDown, scrollPageUp, scrollPageDown, toggleWrap

    // Alert and confirmation
    case dismiss, copyMessage, switchButton, confirm, pressButton

    // Inspector
    case toggleJSON, replay, editAndReplay, deliverDraft, copyInspection

    // Actions menu
    case runAction

    // Help
    case filterHelp, copyConfigurationPath

    // Window
    case help, redraw, suspend, reload, toggleLinear, quit
}

extension Command {
    /// The part of the help a command is listed in.
    package enum Group: String, CaseIterable, Sendable {
        case search = "SEARCH"
        case results = "RESULTS"
        case editing = "EDITING"
        case detail = "DETAIL"
        case actions = "ACTIONS"
        case alert = "ALERT"
        case inspector = "INSPECTOR"
        case help = "HELP"
        case window = "WINDOW"
    }

    /// What the hint bar and the help say of a command, and its name in `keys.json5`.
    package struct Description: Sendable {
        /// The name in `keys.json5`.
        package let name: String
        /// One or two words for the hint bar.
        package let label: SafeText
        /// A short phrase for the help.
        package let help: SafeText
        package let group: Group

        init(_ name: String, _ label: SafeText, _ help: SafeText, _ group: Group) {
            self.name = name
            self.label = label
            self.help = help
            self.group = group
        }
    }

    /// All commands, in the order of the help.
    package static let all: [Command] =
        [
            .complete, .back, .previousScope, .nextScope, .olderSearch, .newerSearch,
            .searchInApplication, .forgetRecentSearch, .forgetRecentSearches,
            .selectPrevious, .selectNext, .previousSection, .nextSection, .pageUp, .pageDown,
            .selectFirst, .selectLast,
        ] + (1...9).map { .openNumber($0) }
        + [
            .toggleSection, .toggleMark, .openSelection, .quickLook, .showActions, .showInspector,
            .explain, .toggleRule, .copyTitle, .copyIdentifier,
            .lineStart, .lineEnd, .characterLeft, .characterRight, .stepRight, .wordLeft,
            .wordRight, .deleteBackward, .deleteForward, .deleteWordLeft, .deleteToSpaceLeft,
            .deleteWordRight, .deleteToStart, .deleteToEnd, .yank, .yankOlder, .transpose,
            .transposeWords, .undo, .redo, .insertNextKey,
            .backToList, .scrollUp, .scrollDown, .scrollPageUp, .scrollPageDown, .toggleWrap,
            .runAction,
            .dismiss, .copyMessage, .switchButton, .pressButton, .confirm,
            .toggleJSON, .replay, .editAndReplay, .deliverDraft, .copyInspection,
            .filterHelp, .copyConfigurationPath,
            .help, .redraw, .suspend, .reload, .toggleLinear, .quit,
        ]

    /// The command with a name, as `keys.json5` spells it.
    package init?(name: String) {
        guard let command = Command.all.first(where: { $0.description.name == name }) else {
            return nil
        }
        self = command
    }
}
