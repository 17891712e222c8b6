/// Everything the list holds, from top to bottom, also what is scrolled out of sight.
///
/// It is made from the model alone. Views draw it, the mouse is judged by it, and the selection
/// moves along it, so that the three cannot disagree.
struct ListPlan: Hashable {
    private(set) var elements: [ListElement] = []
    /// The lines it takes.
    private(set) var height = 0
    let form: ListForm
    let width: Int

    private var lastNumber = 0

    init(_ model: Model) {
        self.init(model, layout: Layout(under: model))
    }

    init(_ model: Model, layout: Layout) {
        let form = ListForm(
            size: model.size,
            layoutClass: layout.layoutClass,
            isUnicode: model.appearance.isUnicode
        )
        self.init(model, layout: layout, form)
        guard !model.isHome, !model.showsNoResults else { return }
        // A row behind "Show More" above lines that are empty would be hidden for nothing.
        while self.form.cap < SearchOrder.collapsedRows, height < layout.list.height {
            let fuller = ListPlan(model, layout: layout, self.form.fuller)
            guard height < fuller.height, fuller.height <= layout.list.height else { return }
            self = fuller
        }
    }

    private init(_ model: Model, layout: Layout, _ form: ListForm) {
        self.form = form
        width = layout.list.width
        if model.showsNoResults {
            addNoResults(model, in: layout.list)
        } else if model.isHome, model.isIndexEmpty {
            addEmptyIndex(in: layout.list)
        } else if model.isHome {
            addHome(model.library)
        } else if let outcome = model.outcome {
            addResults(outcome, model)
        }
    }

    // MARK: Asking

    /// The elements that can be chosen, in the order of the arrow keys.
    var choices: [ListElement] { elements.filter(\.isChoice) }

    /// Where a target stands among the choices.
    func place(of target: Target?) -> Int? {
        guard let target else { return nil }
        return choices.firstIndex { $0.target == target }
    }

    /// The place among the choices below a heading that is chosen.
    func place(below heading: Target?) -> Int? {
        guard let heading = element(for: heading), !heading.isChoice else { return nil }
        return choices.firstIndex { $0.rect.y > heading.rect.y }
    }

    func element(for target: Target?) -> ListElement? {
        guard let target else { return nil }
        return elements.first { $0.target == target }
    }

    /// What stands at a place of the list.
    func element(at point: Point) -> ListElement? {
        elements.first { $0.rect.contains(point) }
    }

    /// The heading right above an element; nil when something else, or nothing, stands there.
    func heading(above element: ListElement) -> ListElement? {
        guard let place = elements.firstIndex(of: element), place > 0,
            case .heading = elements[place - 1].content
        else { return nil }
        return elements[place - 1]
    }

    /// The element that a line cuts in two: it begins above the line and ends below it.
    func element(cutAt line: Int) -> ListElement? {
        elements.first { $0.rect.y < line && line < $0.rect.y + $0.rect.height }
    }

    /// How far it can be scrolled in a pane of a height, so that no element is cut at the top.
    func lastScroll(in paneHeight: Int) -> Int {
        let last = max(0, height - paneHeight)
        guard let cut = element(cutAt: last) else { return last }
        return cut.rect.y + cut.rect.height
    }

    /// The sections by their first choice: Top Hit, each application, suggested searches.
    var sectionStarts: [Int] {
        var starts: [Int] = []
        var place = 0
        var isAfterHeading = true
        for element in elements {
            if case .heading = element.content { isAfterHeading = true }
            guard element.isChoice else { continue }
            if isAfterHeading { starts.append(place) }
            isAfterHeading = false
            place += 1
        }
        return starts
    }

    // MARK: Building

    /// Adds something below all that is there, over the whole width.
    mutating func add(
        _ content: ListElement.Content,
        height lines: Int = 1,
        target: Target? = nil,
        isNumbered: Bool = false
    ) {
        let rect = Rect(x: 0, y: height, width: width, height: lines)
        append(content, rect: rect, target: target, isNumbered: isNumbered)
        height += lines
    }

    /// Adds blank lines.
    mutating func skip(_ lines: Int = 1) {
        height += lines
    }

    /// Adds short things side by side, and goes on below when a line is full.
    mutating func addChips(
        _ chips: [(content: ListElement.Content, width: Int, target: Target)],
        gap: Int
    ) {
        let start = 2
        var x = start
        for chip in chips {
            // One cell before the text is left for the mark of the selection.
            if x > start, x + 1 + chip.width > width {
                x = start
                height += 1
            }
            let rect = Rect(
                x: x,
                y: height,
                width: min(chip.width + 1, max(1, width - x)),
                height: 1
            )
            append(chip.content, rect: rect, target: chip.target, isNumbered: false)
            x += chip.width + gap
        }
        if !chips.isEmpty { height += 1 }
    }

    /// Adds something of a given width in the middle.
    mutating func addCentered(
        _ content: ListElement.Content,
        columns: Int,
        target: Target? = nil,
        isNumbered: Bool = false
    ) {
        let columns = min(columns, width)
        let rect = Rect(x: (width - columns) / 2, y: height, width: columns, height: 1)
        append(content, rect: rect, target: target, isNumbered: isNumbered)
        height += 1
    }

    private mutating func append(
        _ content: ListElement.Content,
        rect: Rect,
        target: Target?,
        isNumbered: Bool
    ) {
        var number: Int?
        if isNumbered, lastNumber < 9 {
            lastNumber += 1
            number = lastNumber
        }
        elements.append(
            ListElement(content: content, rect: rect, target: target, number: number)
        )
    }
}
