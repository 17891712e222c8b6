/// The actions menu: a box beside the row it belongs to.
struct ActionsPlan: Hashable {
    let box: Rect
    /// Whether the box has a border and a title; else the actions alone.
    let isBoxed: Bool
    let title: SafeText
    /// The actions in sight, each on a line of its own.
    private(set) var items: [Item] = []
    /// The line between what passes and what stays; nil when there is none.
    private(set) var ruleY: Int?
    let filterY: Int

    /// One action and its line.
    struct Item: Hashable {
        let action: QuickAction
        let place: Int
        let rect: Rect
    }

    init(_ menu: ActionsMenu, _ model: Model) {
        if let bare = Layout.bare(model) {
            self.init(menu, model.actions(in: menu), in: bare)
        } else {
            self.init(boxed: menu, model)
        }
    }

    private init(boxed menu: ActionsMenu, _ model: Model) {
        let size = model.size
        let layout = Layout(model)
        let actions = model.actions(in: menu)
        let firstLasting = actions.firstIndex { $0.isLasting }
        let hasRule = firstLasting.map { $0 > 0 } ?? false
        isBoxed = true
        let isSpacious = size.height >= Layout.spaciousFrom
        let width = min(size.width, layout.layoutClass.isSplit ? 43 : 37)
        // Two borders, a blank line above, the filter, and in spacious screens one above that.
        let frame = 4 + (isSpacious ? 1 : 0)
        let wanted = frame + max(1, actions.count) + (hasRule ? 1 : 0)
        let height = min(wanted, max(0, size.height - 1))

        let plan = ListPlan(model, layout: layout)
        let line = plan.element(for: .row(menu.row.identifier))
            .map { layout.list.y + $0.rect.y - model.listScroll }
        let y = (line ?? layout.detail.y + 1) + (layout.layoutClass.isSplit ? 1 : -1)
        let x = layout.layoutClass.isSplit ? layout.list.width - 20 : size.width - width - 2
        box = Rect(
            x: max(0, min(x, size.width - width)),
            y: max(0, min(y, size.height - 1 - height)),
            width: width,
            height: height
        )
        title =
            " Actions " + model.appearance.glyphs.dash + " " + menu.row.title.text + " "
        filterY = box.y + height - 2

        let top = box.y + (height > actions.count + 3 ? 2 : 1)
        let room = max(0, filterY - top - (hasRule ? 1 : 0))
        // The selected action is always in sight.
        let first = max(0, min(menu.selected - room + 1, actions.count - room))
        var lineY = top
        for place in first..<min(actions.count, first + room) {
            if hasRule, place == firstLasting, lineY < filterY {
                ruleY = lineY
                lineY += 1
            }
            let rect = Rect(x: box.x + 1, y: lineY, width: max(0, width - 2), height: 1)
            items.append(Item(action: actions[place], place: place, rect: rect))
            lineY += 1
        }
    }
}

extension ActionsPlan {
    /// The actions over the whole screen, and the filter in its last line when it is in use.
    fileprivate init(_ menu: ActionsMenu, _ actions: [QuickAction], in size: Rect) {
        isBoxed = false
        title = ""
        box = size
        let hasFilter = size.height > 2 && !menu.filter.isEmpty
        filterY = hasFilter ? size.height - 1 : size.height
        let room = max(0, filterY)
        let first = max(0, min(menu.selected - room + 1, actions.count - room))
        for place in first..<min(actions.count, first + room) {
            let rect = Rect(x: 0, y: place - first, width: size.width, height: 1)
            items.append(Item(action: actions[place], place: place, rect: rect))
        }
    }
}

extension QuickAction {
    /// Whether it changes what is suggested or stored.
    var isLasting: Bool {
        switch kind {
        case .open, .quickLook, .copyTitle, .copyIdentifier, .searchInApplication, .inspect,
            .custom, .openAddress:
            false
        case .addToSuggestions, .neverSuggest, .remove, .undoRemove, .toggleMouse: true
        }
    }
}
