/// Which keys the hint bar names in each state, and what it says on the right.
enum HintWords {
    /// A key, or none, and what it does.
    struct Hint {
        let key: SafeText
        var words: SafeText
        let command: Command?

        var width: Int { key.width + (key.isEmpty ? 0 : 1) + words.width }
    }

    static func hints(_ model: Model) -> [Hint] {
        if model.waiting.showsOpening { return model.hints([(.back, "Cancel")]) }
        switch model.overlay {
        case .alert(let alert):
            let inspect: [(Command, SafeText?)] =
                model.inspection(behind: alert) == nil
                ? [] : [(.showInspector, "Inspect activity")]
            return model.hints([(.dismiss, nil), (.copyMessage, nil)] + inspect)
        case .confirmation:
            return model.hints([
                (.pressButton, nil), (.switchButton, nil), (.dismiss, "Cancel"),
            ])
        case .actions:
            let filter = Hint(key: "", words: "type to filter", command: nil)
            return model.hints([(.runAction, nil)]) + [filter] + model.hints([(.back, "Close")])
        case .inspector(let inspector) where inspector.draft != nil:
            return model.hints([(.deliverDraft, nil)])
                + [model.pair(.selectPrevious, .selectNext, "Other value", separator: "")]
                + model.hints([(.back, "Back")])
        case .inspector(let inspector):
            let back: SafeText = model.layoutClass.isSplit ? "Close" : "Back"
            return model.hints([(.back, back)])
                + [model.pair(.scrollDown, .scrollUp, "Scroll", separator: "/")]
                + model.hints(
                    inspector.subject == .explanation
                        ? [(.toggleJSON, nil), (.copyInspection, nil)]
                        : [
                            (.toggleJSON, nil), (.replay, nil), (.editAndReplay, nil),
                            (.copyInspection, nil),
                        ]
                )
        case .help(let page):
            let scroll = model.pair(.scrollUp, .scrollDown, "Scroll", separator: "")
            guard page.filter == nil else { return [scroll] + model.hints([(.back, "All keys")]) }
            let hasPath = model.configurationPath != nil
            return model.hints([(.filterHelp, nil)]) + [scroll]
                + model.hints(hasPath ? [(.copyConfigurationPath, nil)] : [])
        case nil: return paneHints(model)
        }
    }

    private static func paneHints(_ model: Model) -> [Hint] {
        let isSplit = model.layoutClass.isSplit
        if model.focus == .detail, let detail = model.detail {
            let open: [(Command, SafeText?)] =
                detail.kind == .preview
                ? [(.openSelection, model.purpose == .pick ? "Choose" : nil)] : []
            let rows = ListPlan(model).choices.filter(\.isRow)
            let next = model.pair(
                .selectNext,
                .selectPrevious,
                "Next/previous result",
                separator: "/"
            )
            return model.hints([(.backToList, isSplit ? "Back to list" : "Back")] + open)
                + (isSplit ? model.hints([(.scrollDown, nil)]) : [])
                + (rows.count > 1 ? [next] : [])
                + model.hints(
                    [(.showActions, nil), (.showInspector, nil)] + (isSplit ? [(.help, nil)] : [])
                )
        }
        if model.showsNoResults {
            let hasCorrection = model.outcome?.corrections.isEmpty == false
            return model.hints(
                [(.back, "Clear")]
                    + (hasCorrection ? [(.complete, "Use suggestion")] : [])
                    + (model.scope == .all ? [] : [(.previousScope, nil)])
                    + [(.explain, nil), (.help, nil)]
            )
        }
        let chosen = choosing(model)
        if model.layoutClass == .micro { return model.hints(chosen + [(.help, nil)]) }
        let isRow = model.selectedRow != nil
        let look: [(Command, SafeText?)] = isSplit && isRow ? [(.stepRight, nil)] : []
        let actions: [(Command, SafeText?)] = isRow ? [(.showActions, nil)] : []
        if model.isHome {
            let browse: [(Command, SafeText?)] = chosen.isEmpty ? [] : [(.selectNext, nil)]
            return model.hints(chosen + look + browse + actions + [(.help, nil)])
        }
        let complete: SafeText = model.completion == nil ? "Scope" : "Complete"
        return model.hints(
            chosen + [(.complete, complete)] + (isSplit ? [(.nextSection, nil)] : []) + look
                + actions + (isRow ? [(.showInspector, nil)] : []) + [(.help, nil)]
                + (isRow ? [(.explain, nil)] : [])
        )
    }

    /// What Return does with what is selected, and what else is for that alone.
    private static func choosing(_ model: Model) -> [(Command, SafeText?)] {
        switch model.selection.target {
        case .row where model.purpose == .pick:
            [(.openSelection, "Choose"), (.toggleMark, nil)]
        case .row, .application: [(.openSelection, nil)]
        case .recentSearch: [(.openSelection, "Search"), (.forgetRecentSearch, nil)]
        case .suggestedSearch, .correction, .widen, .continueIn: [(.openSelection, "Search")]
        case .section(let application), .heading(let application):
            [(.openSelection, model.expanded.contains(application) ? "Show Less" : "Show More")]
        case nil: []
        }
    }

    // MARK: The right end

    static func right(_ model: Model) -> SafeText {
        let isUnicode = model.appearance.isUnicode
        if model.waiting.showsOpening, let awaited = model.waiting.delivery {
            return "opening " + awaited.row.title.text + model.appearance.glyphs.ellipsis
        }
        switch model.overlay {
        case .alert, .confirmation, .actions: return ""
        case .inspector(let inspector) where inspector.draft != nil: return "values are JSON"
        case .inspector:
            let total = PaneScroll(model).total
            return model.count(total) + (total == 1 ? " line" : " lines")
        case .help:
            let terminal = model.appearance.facts.first { $0.label == "Terminal" }
            guard model.layoutClass == .compact, model.size.width >= 80, let terminal else {
                return model.appearance.version
            }
            return model.appearance.version + (isUnicode ? " · " : ", ") + terminal.value
        case nil: break
        }
        if model.layoutClass == .micro { return place(model, separator: "/") }
        if model.focus == .detail, model.detail != nil { return place(model, separator: " of ") }
        if model.isHome { return libraryWords(model) }
        guard let outcome = model.outcome else { return "" }
        let counts = model.count(outcome.total) + " of " + model.count(model.library.total)
        let state = rebuildWords(model) ?? outcome.elapsed
        guard !state.isEmpty else { return counts }
        return counts + (isUnicode ? " · " : ", ") + state
    }

    /// That rows may be missing still, and for how long.
    private static func rebuildWords(_ model: Model) -> SafeText? {
        model.rebuildPercent.map { "building the index, " + SafeText(count: $0) + "%" }
    }

    private static func libraryWords(_ model: Model) -> SafeText {
        let library = model.library
        let noun: SafeText = library.total == 1 ? " item" : " items"
        let counts = model.count(library.total) + noun
        let state = rebuildWords(model) ?? library.state
        guard !state.isEmpty else { return counts }
        return counts + (model.appearance.isUnicode ? " · " : ", ") + state
    }

    /// `1 of 27`: the place of the selection among the rows, and how many match in all.
    private static func place(_ model: Model, separator: SafeText) -> SafeText {
        let plan = ListPlan(model)
        let total = model.outcome?.total ?? plan.choices.count
        guard !model.showsNoResults else { return model.count(total) }
        guard let place = plan.place(of: model.selection.target) else {
            return model.count(total)
        }
        return model.count(place + 1) + separator + model.count(total)
    }
}

extension Model {
    /// The hints of commands that have a key here, with their own words or the command's.
    fileprivate func hints(_ list: [(Command, SafeText?)]) -> [HintWords.Hint] {
        list.compactMap { command, words in
            let key = keyLabel(command)
            guard !key.isEmpty else { return nil }
            return HintWords.Hint(
                key: key,
                words: words ?? command.description.label,
                command: command
            )
        }
    }

    /// One hint for two commands: `⌃N/⌃P Next/previous result`.
    fileprivate func pair(
        _ first: Command,
        _ second: Command,
        _ words: SafeText,
        separator: SafeText
    ) -> HintWords.Hint {
        let key = [first, second].map { keyLabel($0) }.joined(separator: separator)
        return HintWords.Hint(key: key, words: words, command: first)
    }
}
