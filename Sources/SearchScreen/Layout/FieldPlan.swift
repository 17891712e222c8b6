/// The part of the query that is in sight, and where its cursor stands.
///
/// A query longer than the field scrolls sideways; `‹` and `›` say that there is more.
package struct FieldPlan: Hashable, Sendable {
    /// The first cell of the text.
    package let x: Int
    package let y: Int
    /// The cells there are for text, cursor and completion.
    package let width: Int
    /// The first character in sight, and the one after the last.
    package let shown: Range<Int>
    /// The cells the shown text takes, the left mark included.
    package let shownWidth: Int
    /// The column of the cursor from `x`.
    package let cursorColumn: Int
    package let isCutLeft: Bool
    package let isCutRight: Bool
    /// What stands at the right end of the field.
    package let status: SafeText

    package init(_ model: Model, _ layout: Layout) {
        let field = layout.field
        let isBoxed = layout.layoutClass.isBoxed
        let margin = isBoxed ? 2 : 0
        let y = field.y + (isBoxed ? 1 : 0)
        let glyphWidth = model.appearance.glyphs.magnifier.width
        let x = field.x + margin + glyphWidth + (isBoxed ? 2 : 1)
        let room = max(1, field.x + field.width - margin - x)
        let words = FieldPlan.status(model)
        // The text comes first: a status that would leave it too little room goes.
        let status = room - words.width - 2 >= 8 ? words : ""
        let width = max(1, status.isEmpty ? room : room - status.width - 1)
        self.init(scrolling: model.query, x: x, y: y, width: width, status: status)
    }

    /// A field of its own, such as a menu's filter.
    package init(_ field: QueryField, x: Int, y: Int, width: Int) {
        self.init(scrolling: field, x: x, y: y, width: max(1, width), status: "")
    }

    private init(scrolling field: QueryField, x: Int, y: Int, width: Int, status: SafeText) {
        let characters = field.state.characters
        let widths = characters.map { SafeText(sanitizing: String($0)).width }
        let cursor = field.cursor
        var start = 0
        var before = widths[..<cursor].reduce(0, +)
        // The cursor's own cell must be in sight, and a mark before the cut text.
        while start < cursor, before + (start > 0 ? 1 : 0) > width - 1 {
            before -= widths[start]
            start += 1
        }
        let markWidth = start > 0 ? 1 : 0
        var end = cursor
        var used = markWidth + before
        while end < characters.count {
            let isLast = end == characters.count - 1
            guard used + widths[end] + (isLast ? 0 : 1) <= width else { break }
            used += widths[end]
            end += 1
        }
        self.x = x
        self.y = y
        self.width = width
        self.status = status
        shown = start..<end
        shownWidth = used
        cursorColumn = min(markWidth + before, width - 1)
        isCutLeft = start > 0
        isCutRight = end < characters.count
    }

    /// The place in characters of a column from `x`, for a click.
    package func place(at column: Int, in field: QueryField) -> Int {
        var used = isCutLeft ? 1 : 0
        for place in shown {
            let width = SafeText(sanitizing: String(field.state.characters[place])).width
            if column < used + width { return place }
            used += width
        }
        return shown.upperBound
    }

    private static func status(_ model: Model) -> SafeText {
        let glyphs = model.appearance.glyphs
        let isBoxed = model.layoutClass.isBoxed
        if model.waiting.showsOpening { return "opening" + glyphs.ellipsis }
        if model.waiting.showsSearching { return "searching" + glyphs.ellipsis }
        if model.isHome { return isBoxed ? "All " + glyphs.menu : "" }
        if model.searchFailure != nil { return "no results" }
        guard let outcome = model.outcome, !outcome.isWordless else { return "" }
        let heldBackCount = model.heldBackCount
        // Rows that only change places are not new.
        if heldBackCount > 0 { return "+" + model.count(heldBackCount) + " new" }
        let count = model.count(outcome.total)
        let rule: SafeText = model.rule == .recentIOS ? "iOS 17 · " : ""
        guard isBoxed else {
            if case .application(let identifier) = model.scope {
                return rule + model.applicationName(identifier) + " " + count
            }
            return rule + count
        }
        return rule + count + (outcome.total == 1 ? " result" : " results")
    }
}

extension Model {
    /// A count as the screen writes it: `1 658`, in ASCII `1658`.
    package func count(_ number: Int) -> SafeText {
        appearance.isUnicode
            ? SafeText(count: number) : SafeText(sanitizing: String(number))
    }
}
