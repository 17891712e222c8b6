/// One thing in the list: what it is, where it stands, and what choosing it chooses.
struct ListElement: Hashable {
    /// What is drawn.
    enum Content: Hashable {
        case heading(SafeText, Trailing?)
        case row(ResultRow, isTopHit: Bool)
        case recentSearch(SafeText)
        case suggestedSearch(SafeText)
        /// An application and its count; on a line of its own the count stands in a column.
        case application(Application, isAlone: Bool)
        /// A line of the no-results page; `key` opens it.
        case choice([Part], key: Command?)
        /// A line at the end of an open section.
        case sectionEnd(SafeText, isSearch: Bool)
        /// Words in the middle of the pane: what is the matter, or what may help.
        case message(SafeText, isHeadline: Bool)
        case magnifier
    }

    /// What stands at the right end of a heading.
    enum Trailing: Hashable {
        case showMore(application: String, count: Int)
        case showLess(application: String)
        case clearRecentSearches
    }

    /// A stretch of a choice; what can be taken over stands out.
    struct Part: Hashable {
        let text: SafeText
        let isOffer: Bool
    }

    let content: Content
    /// The place in the list, whose first line is 0 and does not scroll.
    var rect: Rect
    let target: Target?
    /// The digit that opens it with Alt, 1 to 9.
    let number: Int?

    /// Whether the arrow keys stop at it; at a heading only the way up by sections does.
    var isChoice: Bool {
        if case .heading = content { return false }
        return target != nil
    }

    var isRow: Bool {
        if case .row = content { true } else { false }
    }

    /// What is written at the right end of a heading.
    static func words(_ trailing: Trailing) -> SafeText {
        switch trailing {
        case .showMore(_, let count): "Show More (" + SafeText(count: count) + ")"
        case .showLess: "Show Less"
        case .clearRecentSearches: "Clear"
        }
    }
}
