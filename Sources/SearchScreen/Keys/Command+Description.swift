/// The words of each command, in one place.
extension Command {
    package var description: Description {
        switch self {
        // Search
        case .back: .init("back", "Clear", "clear, then close", .search)
        case .complete: .init("complete", "Complete", "complete, else scope", .search)
        case .previousScope: .init("previousScope", "Scope", "previous scope", .search)
        case .nextScope: .init("nextScope", "Scope", "next scope", .search)
        case .olderSearch: .init("olderSearch", "Older", "older search", .search)
        case .newerSearch: .init("newerSearch", "Newer", "newer search", .search)
        case .searchInApplication:
            .init("searchInApplication", "Search in App", "search in app", .search)
        case .forgetRecentSearch:
            .init("forgetRecentSearch", "Forget", "forget this recent", .search)
        case .forgetRecentSearches:
            .init("forgetRecentSearches", "Forget all", "forget all recents", .search)
        // Results
        case .selectPrevious: .init("selectPrevious", "Previous", "previous", .results)
        case .selectNext: .init("selectNext", "Browse", "next", .results)
        case .previousSection:
            .init("previousSection", "Previous section", "section up", .results)
        case .nextSection: .init("nextSection", "Next section", "section down", .results)
        case .pageUp: .init("pageUp", "Page up", "page up", .results)
        case .pageDown: .init("pageDown", "Page down", "page down", .results)
        case .selectFirst: .init("selectFirst", "First", "first", .results)
        case .selectLast: .init("selectLast", "Last", "last", .results)
        case .openSelection: .init("openSelection", "Open", "open", .results)
        case .openNumber(let number):
            .init("openNumber\(number)", "Open", "open that result", .results)
        case .toggleSection: .init("toggleSection", "More", "show more / less", .results)
        case .toggleMark: .init("toggleMark", "Mark", "mark (--print)", .results)
        case .quickLook: .init("quickLook", "Quick Look", "Quick Look", .results)
        case .showActions: .init("showActions", "Actions", "actions", .results)
        case .showInspector:
            .init("showInspector", "Inspect", "activity inspector", .results)
        case .explain: .init("explain", "Why", "why this row", .results)
        case .toggleRule:
            .init("toggleRule", "Matching", "documented or iOS 17", .results)
        case .copyTitle: .init("copyTitle", "Copy Title", "copy title", .results)
        case .copyIdentifier:
            .init("copyIdentifier", "Copy Identifier", "copy identifier", .results)
        // Editing
        case .lineStart: .init("lineStart", "Start", "line start", .editing)
        case .lineEnd: .init("lineEnd", "End", "line end", .editing)
        case .characterLeft: .init("characterLeft", "Left", "character left", .editing)
        case .characterRight: .init("characterRight", "Right", "character right", .editing)
        case .stepRight:
            .init("stepRight", "Quick Look", "right, or complete", .editing)
        case .wordLeft: .init("wordLeft", "Word left", "word left", .editing)
        case .wordRight: .init("wordRight", "Word right", "word right", .editing)
        case .deleteBackward: .init("deleteBackward", "Delete", "delete left", .editing)
        case .deleteForward: .init("deleteForward", "Delete", "delete right", .editing)
        case .deleteWordLeft:
            .init("deleteWordLeft", "Delete word", "delete word left", .editing)
        case .deleteToSpaceLeft:
            .init("deleteToSpaceLeft", "Delete word", "delete to the space", .editing)
        case .deleteWordRight:
            .init("deleteWordRight", "Delete word", "delete word right", .editing)
        case .deleteToStart: .init("deleteToStart", "Delete", "delete to start", .editing)
        case .deleteToEnd: .init("deleteToEnd", "Delete", "delete to end", .editing)
        case .yank: .init("yank", "Yank", "yank", .editing)
        case .yankOlder: .init("yankOlder", "Yank older", "yank older", .editing)
        case .transpose: .init("transpose", "Transpose", "swap characters", .editing)
        case .transposeWords: .init("transposeWords", "Transpose", "swap words", .editing)
        case .undo: .init("undo", "Undo", "undo", .editing)
        case .redo: .init("redo", "Redo", "redo", .editing)
        case .insertNextKey: .init("insertNextKey", "Insert", "next key is text", .editing)
        // Detail, actions, alert, inspector, help, window
        case .backToList: .init("backToList", "Back", "back to the list", .detail)
        case .scrollUp: .init("scrollUp", "Scroll", "scroll up", .detail)
        case .scrollDown: .init("scrollDown", "Scroll", "scroll down", .detail)
        case .scrollPageUp: .init("scrollPageUp", "Scroll", "page up", .detail)
        case .scrollPageDown: .init("scrollPageDown", "Scroll", "page down", .detail)
        case .toggleWrap: .init("toggleWrap", "Wrap", "wrap", .detail)
        case .runAction: .init("runAction", "Run", "run the action", .actions)
        case .dismiss: .init("dismiss", "Dismiss", "dismiss the alert", .alert)
        case .copyMessage: .init("copyMessage", "Copy message", "copy message", .alert)
        case .switchButton: .init("switchButton", "Other button", "other button", .alert)
        case .pressButton: .init("pressButton", "Press", "press the button", .alert)
        case .confirm: .init("confirm", "Confirm", "confirm", .alert)
        case .toggleJSON: .init("toggleJSON", "JSON", "JSON", .inspector)
        case .replay: .init("replay", "Replay", "deliver again", .inspector)
        case .editAndReplay:
            .init("editAndReplay", "Edit & replay", "edit and deliver", .inspector)
        case .deliverDraft:
            .init("deliverDraft", "Deliver", "deliver the edit", .inspector)
        case .copyInspection: .init("copyInspection", "Copy", "copy the inspector", .inspector)
        case .filterHelp: .init("filterHelp", "Filter keys", "filter keys", .help)
        case .copyConfigurationPath:
            .init("copyConfigurationPath", "Copy config path", "copy config path", .help)
        case .help: .init("help", "Help", "help", .window)
        case .redraw: .init("redraw", "Redraw", "redraw", .window)
        case .suspend: .init("suspend", "Suspend", "suspend", .window)
        case .reload: .init("reload", "Reload", "reload the index", .window)
        case .toggleLinear:
            .init("toggleLinear", "Linear", "linear (speech) mode", .window)
        case .quit: .init("quit", "Quit", "quit (130)", .window)
        }
    }
}
