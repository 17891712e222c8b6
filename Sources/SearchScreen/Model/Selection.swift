/// Something in the list that can be chosen, named by what it is and never by where it stands.
package enum Target: Hashable, Sendable {
    case row(RowIdentifier)
    case recentSearch(String)
    /// An application in the browse line of the empty query.
    case application(String)
    case suggestedSearch(String)
    /// A spelling that has results.
    case correction(String)
    /// Search everything instead of one application.
    case widen
    /// Hand the query to an application: search in it.
    case continueIn(application: String)
    /// Close the section of an application, from its end.
    case section(application: String)
    /// The heading of a section that can show more or less: it does.
    case heading(application: String)
}

/// What is chosen in the list, and whether a person chose it.
package struct Selection: Hashable, Sendable {
    /// What is chosen; nil when the list is empty.
    package var target: Target?
    /// Whether a person moved it; until then it is the first row of every new result.
    package var isHeld: Bool

    package init(target: Target? = nil, isHeld: Bool = false) {
        self.target = target
        self.isHeld = isHeld
    }
}
