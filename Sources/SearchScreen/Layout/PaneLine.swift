/// One line of a pane that scrolls: detail, inspector and help are made of these.
struct PaneLine: Hashable {
    /// A stretch of text at a column of the pane.
    struct Span: Hashable {
        let x: Int
        let text: SafeText
        let role: Style.Role
        /// What a click on it does; nil for plain text.
        var touch: Touch?

        init(_ text: SafeText, x: Int, role: Style.Role = .text, touch: Touch? = nil) {
            self.x = x
            self.text = text
            self.role = role
            self.touch = touch
        }

        var columns: Range<Int> { x..<(x + text.width) }
    }

    var spans: [Span]

    init(_ spans: [Span] = []) {
        self.spans = spans
    }

    static let blank = PaneLine()
}

/// A pane's lines and where on the screen they are shown.
struct PanePlan: Hashable {
    /// The cells of the lines, without header and border.
    var rect: Rect
    var lines: [PaneLine]
    /// How many lines are scrolled off above.
    var scroll: Int

    static let empty = PanePlan(rect: .empty, lines: [], scroll: 0)

    /// The span at a place of the screen.
    func span(at point: Point) -> PaneLine.Span? {
        guard rect.contains(point) else { return nil }
        let line = point.y - rect.y + scroll
        guard lines.indices.contains(line) else { return nil }
        return lines[line].spans.first { $0.columns.contains(point.x - rect.x) }
    }
}

/// How far the pane on top can be scrolled.
struct PaneScroll {
    /// How many lines it has.
    let total: Int
    /// How many are in sight.
    let visible: Int

    init(_ model: Model) {
        let layout = Layout(model)
        let plan: PanePlan
        switch model.overlay {
        case .alert(let alert): plan = AlertPlan(alert, model).pane
        case .inspector(let inspector): plan = InspectorPlan(inspector, model, layout).pane
        case .help(let page): plan = HelpPlan(page, model).pane
        case .actions, .confirmation: plan = .empty
        case nil: plan = DetailPlan(model, layout).pane
        }
        total = plan.lines.count
        visible = plan.rect.height
    }

    /// How far a page goes: all that is in sight but one line.
    var page: Int { max(1, visible - 1) }

    /// The largest scroll that still fills the pane.
    var limit: Int { max(0, total - visible) }
}
