/// The screen as lines instead of cells, for screen readers, braille and dumb terminals.
///
/// Nothing is redrawn: each change is said once, in whole words, below what was said before. What
/// can be chosen has a number; `Message.lineEntered` takes the answer.
package enum LinearView {
    /// What stands before the line a person types.
    package static let prompt: SafeText = "search> "

    /// What to say of the model now.
    ///
    /// - Parameter model: what the screen knows.
    /// - Returns: sentences, one a line, then what can be answered.
    package static func lines(_ model: Model) -> [SafeText] {
        if model.waiting.showsOpening, let awaited = model.waiting.delivery {
            return ["Opening " + awaited.row.title.text + ".", "cancel: Return"]
        }
        switch model.overlay {
        case .alert(let alert):
            return [alert.title + ". " + alert.message.spoken, "dismiss: Return"]
        case .confirmation(let asked):
            return [
                "Remove " + asked.row.title.text + " from the index?", "yes: y   no: Return",
            ]
        case .actions(let menu):
            let actions = model.actions(in: menu).enumerated().map { place, action in
                number(place) + action.label
            }
            return ["Actions for " + menu.row.title.text + "."] + actions
                + ["run: number   back: b"]
        case .inspector(let inspector):
            return inspector.inspection.groups.flatMap { group in
                [group.title + "."] + group.lines.map { $0.label + ": " + $0.value }
            } + ["back: b"]
        case .help: return help
        case nil: break
        }
        if model.focus == .detail, let pane = model.detail { return lines(of: pane) }
        if model.waiting.showsSearching { return ["Searching."] }
        if let failure = model.searchFailure { return [failure] }
        return listLines(model)
    }

    /// What a row says when it is selected.
    ///
    /// Such as `1 of 27. Into the Wild. Documentary, 9:00 PM. Top Hit.`
    package static func announcement(_ model: Model) -> SafeText? {
        let plan = ListPlan(model)
        guard let row = model.selectedRow, let place = plan.place(of: model.selection.target) else {
            return nil
        }
        let total = model.outcome?.total ?? plan.choices.count
        let isTopHit = model.outcome?.topHit?.identifier == row.identifier
        return model.count(place + 1) + " of " + model.count(total) + ". " + row.title.text + ". "
            + row.subtitle.text.spoken + (isTopHit ? ". Top Hit." : ".")
    }

    // MARK: Parts

    /// How many numbered lines are said at once.
    package static let pageLength = 9

    private static func listLines(_ model: Model) -> [SafeText] {
        let choices = ListPlan(model).choices
        let first = min(model.linearStart, max(0, choices.count - 1))
        let page = choices.enumerated().dropFirst(first).prefix(pageLength)
        let isMore = first + pageLength < choices.count
        let answers: SafeText =
            choices.isEmpty
            ? "help: ?   quit: q"
            : (isMore ? "more: m   " : "") + "open: number   actions: a   quit: q"
        return summary(model) + page.map { number($0.offset) + words(of: $0.element, model) }
            + [answers]
    }

    private static func summary(_ model: Model) -> [SafeText] {
        if model.isHome {
            let total = model.library.total
            return [model.count(total) + (total == 1 ? " item." : " items.")]
        }
        guard let outcome = model.outcome else { return [] }
        if outcome.isWordless { return ["Type a word to search."] }
        if model.showsNoResults {
            return ["No results for " + SafeText(sanitizing: model.query.text) + "."]
        }
        let count = model.count(outcome.total) + (outcome.total == 1 ? " result." : " results.")
        guard let hit = outcome.topHit else { return [count] }
        let name = model.applicationName(hit.identifier.application)
        return [
            count + " Top Hit: " + hit.title.text + ". " + name + ". " + hit.subtitle.text.spoken
                + "."
        ]
    }

    private static func words(of element: ListElement, _ model: Model) -> SafeText {
        switch element.content {
        case .row(let row, _):
            return row.title.text + ", " + model.applicationName(row.identifier.application)
        case .recentSearch(let text): return "Recent search: " + text
        case .suggestedSearch(let text): return "Suggested search: " + text
        case .application(let application, _):
            return "Browse " + application.name + ", " + model.count(application.count)
        case .choice(let parts, _): return parts.map(\.text).joined()
        case .heading(let text, _), .message(let text, _), .sectionEnd(let text, _): return text
        case .magnifier: return ""
        }
    }

    private static func lines(of pane: DetailPane) -> [SafeText] {
        let verb: SafeText = pane.kind == .opened ? "Opened " : "Preview of "
        let head = ([pane.detail.title] + pane.detail.summary).map { $0 + "." }
        return [verb + head.joined(separator: " ")]
            + pane.detail.body.lines.filter { !$0.isEmpty && !pane.detail.summary.contains($0) }
            + pane.fields.map { $0.label + ": " + $0.value.spoken }
            + ["back: b   actions: a   quit: q"]
    }

    private static let help: [SafeText] = [
        "Type words to search. Answer with a number to open a line.",
        "m: more. a: actions. i: inspector. w: why. b: back. q: quit.",
        "s: the screen with cells.",
        "To search for one of these letters, type a space before it.",
        "back: b",
    ]

    private static func number(_ place: Int) -> SafeText {
        SafeText(sanitizing: String(place + 1)) + " "
    }
}

extension SafeText {
    /// As a voice should read it: the dots between parts are pauses.
    fileprivate var spoken: SafeText {
        SafeText(
            sanitizing: string.split(separator: " · ").joined(separator: ", ")
                .split(separator: "\n").joined(separator: " ")
        )
    }
}
