/// Everything the screen knows; `update` alone changes it, and views draw nothing else.
package struct Model: Hashable, Sendable {
    /// What choosing a row means.
    package enum Purpose: Hashable, Sendable {
        /// Deliver its activity and show the detail.
        case open
        /// Leave and print it (`--print`).
        case pick
    }

    package var size: Size
    package var appearance: Appearance
    package var keyMap: KeyMap
    package var purpose: Purpose

    package var query = QueryField()
    package var scope = Scope.all
    package var rule = MatchingRule.documented
    package var library = Library()
    /// How much of the index is built that is being built anew; nil while none is.
    package var rebuildPercent: Int?

    /// What the newest answered search found; nil on the empty query and before the first answer.
    package var outcome: SearchOutcome?
    /// Results that would push the selected row away; shown at the next key.
    package var heldBack: SearchOutcome?
    /// Why `outcome` could not be had; nil when the last search went well.
    package var searchFailure: SafeText?
    /// The applications whose section is open.
    package var expanded: Set<String> = []
    /// How many rows are fetched for an open section; a page more each time its end is reached.
    package var expandedRows = SearchOrder.expandedRows
    /// The rows marked in a picker, in the order of marking; Return takes them all.
    package var marked: [RowIdentifier] = []
    /// The keys that choose in a picker, beside Return, and the one that did.
    package var pickKeys: Set<Key> = []
    package var pickedBy: Key?

    package var selection = Selection()
    /// The thumbnails that have arrived.
    package var pictures = PictureShelf()
    /// How many lines of the list are scrolled off above.
    package var listScroll = 0
    package var detail: DetailPane?
    package var focus = Focus.list
    package var overlay: Overlay?
    /// The overlay under the one on top, which comes back when that is closed.
    package var covered: Overlay?
    package var notice: Notice?
    /// What a demonstration says about itself, in place of the hints.
    package var caption: SafeText?

    /// The questions that are not answered yet.
    package var waiting = Waiting()
    /// The row that was delivered last, and what was delivered for it.
    package var delivered: Delivered?
    /// The row that was removed last, while that can be undone.
    package var removed: ResultRow?
    /// Whether a lock hides what was removed, so that it can be undone only when that is over.
    package var isUndoWithheld = false
    /// The recent search the field shows, counted from the newest, and what was typed before it.
    package var recall: Recall?
    package var isTerminalFocused = true
    /// Whether the mouse was left to the terminal.
    package var isMouseReleased = false
    /// The cell of the last press, while a second one would make it a double click.
    package var lastPress: Point?
    /// What the pointer is over, to underline it.
    package var hovered: Target?
    /// The first numbered line that linear mode says.
    package var linearStart = 0
    /// Whether the next key is inserted as it is (⌃V).
    package var insertsNextKey = false

    package init(
        size: Size,
        appearance: Appearance = Appearance(),
        keyMap: KeyMap = .standard,
        purpose: Purpose = .open,
        rule: MatchingRule = .documented
    ) {
        self.size = size
        self.appearance = appearance
        self.keyMap = keyMap
        self.purpose = purpose
        self.rule = rule
    }

    /// A row, how it was delivered, and what its activity carried.
    package struct Delivered: Hashable, Sendable {
        package var row: ResultRow
        package var order: DeliveryOrder
        package var inspection: Inspection
    }

    /// A walk through the recent searches.
    package struct Recall: Hashable, Sendable {
        package var place: Int
        package var draft: String
    }
}
