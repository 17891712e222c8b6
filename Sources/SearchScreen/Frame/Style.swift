/// What a piece of text is, and what it stands on; colours belong to the terminal.
package struct Style: Hashable, Sendable {
    /// What the text is.
    package enum Role: UInt8, CaseIterable, Sendable {
        case text, title, subtitle, heading, dimmed, matched, completion, border, accent, tile,
            hint, hintKey, error
        /// What a pane, an alert or a menu is about: one stands out on each.
        case headline
    }

    /// What it stands on.
    package enum Ground: UInt8, CaseIterable, Sendable {
        case plain
        /// The selected row, list focused.
        case selected
        /// The selected row while another pane or program has the focus.
        case selectedInactive
        /// Behind an alert or a menu: dim and dead.
        case behind
        /// Inside an alert, menu or help box.
        case raised
    }

    package var role: Role
    package var ground: Ground
    package var isUnderlined: Bool
    /// A picture's own colours, before those of the role.
    package var ink: Ink?

    package init(_ role: Role, on ground: Ground = .plain, isUnderlined: Bool = false) {
        self.role = role
        self.ground = ground
        self.isUnderlined = isUnderlined
    }
}
