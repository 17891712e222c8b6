/// Which row: its application, its kind and its own identifier; never a row number.
///
/// The screen only compares it and hands it back, so any text may stand in it.
package struct RowIdentifier: Hashable, Sendable {
    /// The bundle identifier of the row's application.
    package let application: String
    /// `item`, `activity` or `web`.
    package let kind: String
    /// What is unique within the two.
    package let unique: String

    package init(application: String, kind: String, unique: String) {
        self.application = application
        self.kind = kind
        self.unique = unique
    }
}

extension RowIdentifier {
    /// No kind of a record: rows of this one stand for a search that an application goes on with.
    private static let searchKind = "search"

    init(searching text: String, in application: String) {
        self.init(application: application, kind: Self.searchKind, unique: text)
    }

    /// The continued search that the row stands for; nil for a row of the index.
    package var search: DeliveryOrder.Subject? {
        kind == Self.searchKind ? .search(unique, application: application) : nil
    }

    /// What opening the row delivers.
    var subject: DeliveryOrder.Subject { search ?? .row(self) }
}

/// Why a search found a row.
package struct RowMatch: Hashable, Sendable {
    /// For everyone: `title, first word (prefix)`.
    package var words: SafeText
    /// For developers: `title[0..<2] prefix`.
    package var places: SafeText

    package init(words: SafeText, places: SafeText) {
        self.words = words
        self.places = places
    }
}

/// One row of the list: what it says and what can be done with it.
package struct ResultRow: Hashable, Sendable {
    package var identifier: RowIdentifier
    package var title: HighlightedText
    /// One line; when the match was in a keyword, that keyword, so that a row says why it is there.
    package var subtitle: HighlightedText
    /// Two letters that stand for the application where no picture is shown: `TV`.
    package var tile: SafeText
    /// What the row itself offers (custom actions, call, directions, open a link), in its order.
    package var actions: [QuickAction]
    /// Why it was found; nil for a row that no search found.
    package var match: RowMatch?
    /// Whether recent iOS would not show it for this text, as far as its texts decide.
    package var isDroppedByRecentIOS = false

    package init(
        identifier: RowIdentifier,
        title: HighlightedText,
        subtitle: HighlightedText = HighlightedText(""),
        tile: SafeText,
        actions: [QuickAction] = [],
        match: RowMatch? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
        self.tile = tile
        self.actions = actions
        self.match = match
    }
}
