/// Where each part of the screen stands; views draw by it and the mouse is judged by it.
///
///     regular, 120x40                      compact, 80x24          micro, 40x10
///     ┌──────────────────────────┐         ┌──────────────┐        ┌─────────┐
///     │          field           │         │    field     │        │  field  │
///     ├──────────────────────────┤         ├──────────────┤        │  list   │
///     │ scopes                   │         │ scopes       │        │         │
///     │ list       │ detail      │         │ list, or the │        │  hints  │
///     │            │             │         │ detail over  │        └─────────┘
///     │ hints                    │         │ all but hints│
///     └──────────────────────────┘         └──────────────┘
package struct Layout: Hashable, Sendable {
    package let layoutClass: LayoutClass
    /// The field with its box.
    package private(set) var field = Rect.empty
    package private(set) var scopeBar = Rect.empty
    package private(set) var list = Rect.empty
    /// The column of the line between list and detail.
    package private(set) var hairline = Rect.empty
    package private(set) var detail = Rect.empty
    package private(set) var hints = Rect.empty

    package init(_ model: Model) {
        self.init(model, isDetailPushed: model.isDetailPushed)
    }

    /// Where the list and its neighbours stand when a detail that covers them goes.
    init(under model: Model) {
        self.init(model, isDetailPushed: false)
    }

    private init(_ model: Model, isDetailPushed: Bool) {
        let size = model.size
        layoutClass = LayoutClass(size)
        let hasHints =
            model.appearance.showsHints && layoutClass != .none
            && (layoutClass != .micro || size.height >= Self.microHintsFrom)
        let bottom = max(0, size.height - (hasHints ? 1 : 0))
        if hasHints { hints = Rect(x: 0, y: bottom, width: size.width, height: 1) }

        if isDetailPushed {
            detail = Rect(x: 0, y: 0, width: size.width, height: bottom)
            return
        }
        let isSpacious = size.height >= Self.spaciousFrom
        let margin = layoutClass.isBoxed && isSpacious ? 1 : 0
        field = Rect(x: 0, y: margin, width: size.width, height: layoutClass.isBoxed ? 3 : 1)
        var top = field.y + field.height
        if layoutClass.isBoxed, model.showsScopeBar || isSpacious {
            scopeBar = Rect(x: 0, y: top, width: size.width, height: 1)
            top += 1
        }
        guard layoutClass != .none else { return }
        let height = bottom - top
        list = Rect(x: 0, y: top, width: size.width, height: height)
        let isBlank = model.showsNoResults || (model.isHome && model.isIndexEmpty)
        guard layoutClass.isSplit, !isBlank || model.needsDetailPane else { return }
        list.width = layoutClass == .roomy ? 56 : min(50, size.width * 42 / 100)
        hairline = Rect(x: list.width, y: top, width: 1, height: height)
        detail = Rect(
            x: list.width + 1,
            y: top,
            width: size.width - list.width - 1,
            height: height
        )
    }

    /// What alerts and menus fill, with no box, where there is too little room for one; else nil.
    static func bare(_ model: Model) -> Rect? {
        let size = model.size
        guard size.width < 16 || size.height < 7 else { return nil }
        let hints = Layout(model).hints
        return Rect(x: 0, y: 0, width: size.width, height: size.height - hints.height)
    }

    /// Lower than this, the last line of a micro screen is better spent on a row.
    private static let microHintsFrom = 8
    /// From this height there is room for blank lines between things.
    static let spaciousFrom = 30
}

extension Rect {
    package static let empty = Rect(x: 0, y: 0, width: 0, height: 0)

    package var isEmpty: Bool { width == 0 || height == 0 }
}
