/// Nothing was found: say so with the query in it, and offer what may help as real rows.
extension ListPlan {
    mutating func addNoResults(_ model: Model, in list: Rect) {
        guard let outcome = model.outcome else { return }
        let choices = Self.choices(outcome, model)
        let title = Self.title(model)
        let advice: SafeText =
            model.isIndexEmpty
            ? "Nothing is indexed yet."
            : outcome.isWordless
                ? "kind:note, title:x and -word narrow what words find."
                : "Check the spelling or try a new search."
        let gap = form.isSpacious ? 2 : 1
        addMessage([title, advice], above: choices.isEmpty ? 0 : gap + choices.count, in: list)
        if form.hasHeadings { skip(gap) }
        let columns = choices.map(\.columns).max() ?? 0
        for choice in choices {
            guard form.hasHeadings else {
                add(
                    .choice(choice.parts, key: choice.key),
                    target: choice.target,
                    isNumbered: choice.key == nil
                )
                continue
            }
            addCentered(
                .choice(choice.parts, key: choice.key),
                columns: columns,
                target: choice.target,
                isNumbered: choice.key == nil
            )
        }
    }

    /// Nothing is there to search in: say so, and what brings it.
    mutating func addEmptyIndex(in list: Rect) {
        addMessage(
            [
                "Nothing to Search Yet", "What is indexed appears here at once.",
                "limelight index PATH adds files and pages.",
            ],
            above: 0,
            in: list
        )
    }

    /// The magnifier over a few sentences in the middle of the pane, where some lines more follow;
    /// in a small one the first sentence alone.
    private mutating func addMessage(
        _ sentences: [SafeText],
        above following: Int,
        in list: Rect
    ) {
        func add(_ text: SafeText, isHeadline: Bool) {
            addCentered(.message(text, isHeadline: isHeadline), columns: text.width)
        }
        guard form.hasHeadings else {
            for text in sentences.prefix(1) { add(text, isHeadline: true) }
            return
        }
        let lines = 2 + sentences.count + following
        // The eye looks above the middle when there is much room.
        skip(max(0, list.height - lines) / (form.isSpacious ? 3 : 2))
        addCentered(.magnifier, columns: 1)
        skip()
        for (place, text) in sentences.enumerated() { add(text, isHeadline: place == 0) }
    }

    private static func title(_ model: Model) -> SafeText {
        let glyphs = model.appearance.glyphs
        guard model.hasQuery else { return "No Items" }
        if model.outcome?.isWordless == true { return "Type a Word to Search" }
        let text = SafeText(sanitizing: model.query.text)
        return "No Results for " + glyphs.quoteOpen + text + glyphs.quoteClose
    }

    private struct Choice {
        let parts: [ListElement.Part]
        let key: Command?
        let target: Target

        /// The words, a gap, and the key.
        var columns: Int { parts.reduce(0) { $0 + $1.text.width } + 5 + 2 }
    }

    private static func choices(_ outcome: SearchOutcome, _ model: Model) -> [Choice] {
        var choices: [Choice] = []
        for (place, text) in outcome.corrections.prefix(3).enumerated() {
            choices.append(
                Choice(
                    parts: [plain("Did you mean "), offer(" " + text + " "), plain("?")],
                    key: place == 0 ? .complete : nil,
                    target: .correction(text.string)
                )
            )
        }
        if case .application(let identifier) = model.scope {
            let name = model.applicationName(identifier)
            choices.append(
                Choice(
                    parts: [plain("Search in All instead of " + name)],
                    key: .previousScope,
                    target: .widen
                )
            )
        }
        let glyphs = model.appearance.glyphs
        let query = glyphs.quoteOpen + SafeText(sanitizing: model.query.text) + glyphs.quoteClose
        for application in outcome.continuations.prefix(3)
        where model.hasQuery && model.purpose == .open {
            choices.append(
                Choice(
                    parts: [plain("Search in " + application.name + " for " + query)],
                    key: nil,
                    target: .continueIn(application: application.identifier)
                )
            )
        }
        return choices
    }

    private static func plain(_ text: SafeText) -> ListElement.Part {
        ListElement.Part(text: text, isOffer: false)
    }

    private static func offer(_ text: SafeText) -> ListElement.Part {
        ListElement.Part(text: text, isOffer: true)
    }
}
