/// How the list is drawn in the room there is.
struct ListForm: Hashable {
    /// The lines of an ordinary row: title and subtitle, or one line.
    let rowHeight: Int
    /// The lines of the Top Hit.
    let topHitHeight: Int
    /// Whether sections have a heading and rows a tile.
    let hasHeadings: Bool
    /// Whether blank lines stand between things.
    let isSpacious: Bool
    /// How many rows a collapsed section shows.
    private(set) var cap: Int

    init(size: Size, layoutClass: LayoutClass, isUnicode: Bool) {
        let isBoxed = layoutClass.isBoxed
        hasHeadings = isBoxed
        isSpacious = isBoxed && size.height >= Layout.spaciousFrom
        rowHeight = isBoxed && size.height >= 16 ? 2 : 1
        topHitHeight = rowHeight == 2 && size.height >= 20 && isUnicode ? 3 : rowHeight
        let capByHeight = size.height < 30 ? 1 : size.height < 45 ? 2 : 3
        // Without headings nothing says that there is more, so a little more is shown.
        cap = isBoxed ? capByHeight : max(2, capByHeight)
    }

    /// The same with one row more in each collapsed section.
    var fuller: ListForm {
        var form = self
        form.cap += 1
        return form
    }

    /// How many suggestions and recent searches the empty query shows.
    var suggestionLimit: Int { isSpacious ? 5 : 4 }
    var recentLimit: Int { isSpacious ? 4 : 3 }
    /// More suggested searches than this would be noise.
    var suggestedSearchLimit: Int { 3 }
}
