/// The search field: magnifier, text, completion, and a status at the right end.
enum SearchFieldView {
    static func draw(_ model: Model, _ layout: Layout, in frame: inout Frame) {
        let field = layout.field
        let glyphs = model.appearance.glyphs
        let isBoxed = layout.layoutClass.isBoxed
        if isBoxed { frame.box(field, glyphs: glyphs, style: Style(.border)) }
        let plan = FieldPlan(model, layout)
        if layout.layoutClass == .none {
            drawPlain(model, in: &frame)
            return
        }
        frame.draw(
            prompt(model),
            x: field.x + (isBoxed ? 2 : 0),
            y: plan.y,
            style: Style(.accent)
        )
        if model.query.isEmpty {
            let place = placeholder(model).truncated(to: plan.width, mark: glyphs.ellipsis)
            frame.draw(place, x: plan.x, y: plan.y, style: Style(.dimmed))
        } else {
            drawText(model.query, plan, model, in: &frame)
            drawCompletion(model, plan, in: &frame)
        }
        let right = field.x + field.width - (isBoxed ? 2 : 0)
        frame.draw(
            plan.status,
            x: right - plan.status.width,
            y: plan.y,
            style: Style(.dimmed)
        )
        frame.cursor = Point(x: plan.x + plan.cursorColumn, y: plan.y)
    }

    /// Draws the part of a field's text that is in sight, with its marks.
    static func drawText(
        _ field: QueryField,
        _ plan: FieldPlan,
        _ model: Model,
        on ground: Style.Ground = .plain,
        in frame: inout Frame
    ) {
        let glyphs = model.appearance.glyphs
        var x = plan.x
        if plan.isCutLeft {
            x += frame.draw(glyphs.back, x: x, y: plan.y, style: Style(.dimmed, on: ground))
        }
        let tokens = field.tokenPlaces
        for place in plan.shown {
            let text = SafeText(sanitizing: String(field.state.characters[place]))
            let role: Style.Role = tokens.contains(place) ? .accent : .text
            x += frame.draw(text, x: x, y: plan.y, style: Style(role, on: ground))
        }
        if plan.isCutRight {
            let last = plan.x + plan.width - 1
            frame.draw(glyphs.forward, x: last, y: plan.y, style: Style(.dimmed, on: ground))
        }
    }

    private static func drawCompletion(
        _ model: Model,
        _ plan: FieldPlan,
        in frame: inout Frame
    ) {
        guard let completion = model.completion else { return }
        let glyphs = model.appearance.glyphs
        // Where nothing tells typed and offered apart by colour, a bar does.
        let bar: SafeText = model.appearance.isMono && model.appearance.isUnicode ? "▏" : ""
        let words = bar + completion.tail + " " + glyphs.dash + " " + completion.application
        let room = plan.width - plan.shownWidth
        frame.draw(
            words.truncated(to: max(0, room), mark: glyphs.ellipsis),
            x: plan.x + plan.shownWidth,
            y: plan.y,
            style: Style(.completion)
        )
    }

    /// The smallest screens show the query and nothing else.
    private static func drawPlain(_ model: Model, in frame: inout Frame) {
        let plan = FieldPlan(model.query, x: 0, y: 0, width: model.size.width)
        drawText(model.query, plan, model, in: &frame)
        frame.cursor = Point(x: plan.cursorColumn, y: 0)
    }

    private static func prompt(_ model: Model) -> SafeText {
        let isPlainMicro = model.layoutClass == .micro && !model.appearance.isUnicode
        return isPlainMicro ? ">" : model.appearance.glyphs.magnifier
    }

    /// What can be searched: `Search TV Shows, Contacts, Notes, Mail`.
    private static func placeholder(_ model: Model) -> SafeText {
        if case .application(let identifier) = model.scope {
            return "Search " + model.applicationName(identifier)
        }
        let names = model.library.applications.prefix(4).map(\.name)
        return names.isEmpty ? "Search" : "Search " + names.joined(separator: ", ")
    }
}

extension QueryField {
    /// The places of characters that belong to tokens such as `kind:note`, drawn as chips.
    fileprivate var tokenPlaces: Set<Int> {
        let characters = state.characters
        var places: Set<Int> = []
        var start = 0
        while start < characters.count {
            let end = characters[start...].firstIndex { $0.isWhitespace } ?? characters.count
            let word = characters[start..<end]
            if let colon = word.firstIndex(of: ":"), colon > start, colon < end - 1,
                word[start..<colon].allSatisfy({ $0.isLetter })
            {
                places.formUnion(start..<end)
            }
            start = end + 1
        }
        return places
    }
}
