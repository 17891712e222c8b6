/// Which pane the movement keys go to; printable keys always go to the field.
package enum Focus: Hashable, Sendable {
    case list, detail
}

/// What lies over the panes and takes every key.
package enum Overlay: Hashable, Sendable {
    case alert(Alert)
    case confirmation(Confirmation)
    case actions(ActionsMenu)
    case inspector(Inspector)
    case help(HelpPage)
}

/// A destructive action that asks before it is done.
package struct Confirmation: Hashable, Sendable {
    package var row: ResultRow
    package var change: Change
    /// Whether Return would do it; at first Return would not.
    package var isConfirmFocused = false

    package init(row: ResultRow, change: Change) {
        self.row = row
        self.change = change
    }
}

/// The actions of one row, filtered by typing.
package struct ActionsMenu: Hashable, Sendable {
    package var row: ResultRow
    package var filter: QueryField
    /// The place of the selected action among those that pass the filter.
    package var selected: Int

    package init(row: ResultRow, filter: QueryField = QueryField(), selected: Int = 0) {
        self.row = row
        self.filter = filter
        self.selected = selected
    }
}

/// The help, scrolled and perhaps filtered.
package struct HelpPage: Hashable, Sendable {
    /// The filter, once `/` was pressed.
    package var filter: QueryField?
    package var scroll: Int

    package init(filter: QueryField? = nil, scroll: Int = 0) {
        self.filter = filter
        self.scroll = scroll
    }
}
