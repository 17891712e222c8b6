/// Something to do outside of the model, which `update` asks for and the loop does.
package enum Effect: Hashable, Sendable {
    /// Search, and stop any search before; answered by `resultsArrived`.
    case search(SearchOrder)
    /// Stop the running search; no answer is wanted.
    case cancelSearch
    /// Load the detail of a row without delivering an activity; answered by `previewArrived`.
    case preview(RowIdentifier, Generation)
    /// Build an activity and deliver it; answered by `delivered` or `editsRefused`.
    case deliver(DeliveryOrder, Generation)
    /// Give up on the delivery under way; no answer is wanted.
    case cancelDelivery
    /// Describe what opening the row would deliver; answered by `inspected`.
    case inspect(RowIdentifier, Generation)
    /// Tell why a row is found and ranks where it does; answered by `explained`.
    case explain(ExplainOrder, Generation)
    /// Ask which of these rows may not be shown any more; answered by `rowsGone`, if any.
    case findGone(Set<RowIdentifier>)
    /// Open an address (`tel:`, `maps:`, `https:`) with the system; answered by `noticed`.
    case openAddress(String)
    /// Change what is suggested, or the index; answered by `libraryChanged` and `noticed`.
    case change(RowIdentifier, Change)
    /// Put text on the clipboard; answered by `copied`.
    case copy(String)
    /// Keep a query among the recent searches; answered by `libraryChanged`.
    case rememberSearch(String)
    /// Drop one recent search, or all of them (nil); answered by `libraryChanged`.
    case forgetSearch(String?)
    /// Read the index from disk again; answered by `libraryChanged`.
    case reload
    /// Send `timerFired` once, after a delay; a timer that is already running starts over.
    case startTimer(ScreenTimer, after: Duration)
    case stopTimer(ScreenTimer)
    /// Draw every cell again.
    case redraw
    /// Switch between cells and lines (F6).
    case toggleLinear
    /// Leave the mouse to the terminal, or take it again.
    case captureMouse(Bool)
    /// Stop the program until it is continued; answered by `resumed` or `suspendRefused`.
    case suspend
    case quit(Exit)
}

/// What to search for.
package struct SearchOrder: Hashable, Sendable {
    package var generation: Generation
    /// The text as typed, tokens included.
    ///
    /// It holds no word only when the scope is one application: then all of its rows are wanted
    /// (browsing), best first.
    package var text: String
    package var scope: Scope
    package var rule: MatchingRule
    /// How many rows to fetch for each section.
    package var rowsPerSection: Int
    /// The applications whose section is open, and how many rows to fetch for these.
    package var expanded: Set<String>
    package var rowsPerExpandedSection: Int

    package init(
        generation: Generation,
        text: String,
        scope: Scope = .all,
        rule: MatchingRule = .documented,
        rowsPerSection: Int = SearchOrder.collapsedRows,
        expanded: Set<String> = [],
        rowsPerExpandedSection: Int = SearchOrder.expandedRows
    ) {
        self.generation = generation
        self.text = text
        self.scope = scope
        self.rule = rule
        self.rowsPerSection = rowsPerSection
        self.expanded = expanded
        self.rowsPerExpandedSection = rowsPerExpandedSection
    }

    /// The largest cap of a collapsed section, and one more that may be the Top Hit.
    package static let collapsedRows = 4
    /// What the engine returns at most for one search.
    package static let expandedRows = 50
}

/// A change of what is suggested or stored.
package enum Change: Hashable, Sendable {
    case addToSuggestions, neverSuggest, remove, undoRemove
}

/// Whether what was removed can be put back.
package enum Undoing: Hashable, Sendable {
    case possible
    /// Not while the index is locked: it is of a protection that hides it.
    case withheld
    /// The index was emptied since.
    case forgotten
}

/// How the screen ends.
package enum Exit: Hashable, Sendable {
    /// Rows were chosen in a picker (`--print`), in the order they were marked: print them and leave
    /// with 0.
    case chosen([RowIdentifier])
    /// The person left; status 130.
    case cancelled
    /// A signal ended it; status 128 more than the number.
    case signal(Int32)
}

/// The timers of the screen; each runs at most once at a time.
package enum ScreenTimer: Hashable, CaseIterable, Sendable {
    /// `searching…` may be shown.
    case searching
    /// `opening…` may be shown.
    case opening
    /// Return has waited long enough in silence.
    case returnWait
    /// The selection has rested: load its preview.
    case preview
    /// A second click no longer makes a double click.
    case doubleClick
    /// The notice has been read.
    case notice
}
