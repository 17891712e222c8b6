/// One thing that can be done with a row, as the actions menu lists it.
package struct QuickAction: Hashable, Sendable {
    /// What it does.
    package enum Kind: Hashable, Sendable {
        case open
        case quickLook
        case copyTitle
        case copyIdentifier
        case searchInApplication
        case inspect
        /// An action the row declares itself, by its `CSActionIdentifier`.
        case custom(identifier: String)
        /// Call a number, show directions or open a link: all of them open an address.
        case openAddress(String)
        case addToSuggestions
        case neverSuggest
        case remove
        case undoRemove
        /// Leave the mouse to the terminal, so that it selects text, or take it again.
        case toggleMouse
    }

    package var kind: Kind
    package var label: SafeText

    package init(_ kind: Kind, label: SafeText) {
        self.kind = kind
        self.label = label
    }
}
