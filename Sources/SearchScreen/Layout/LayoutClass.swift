/// How much room there is, which decides what is drawn at all.
package enum LayoutClass: Hashable, Sendable {
    /// One line: the query or the detail's title.
    case none
    /// No box, no pictures, one line a row.
    case micro
    /// A box around the field; a detail covers the list.
    case compact
    /// List and detail side by side.
    case regular
    /// The same with a wider list.
    case roomy

    package init(_ size: Size) {
        if size.width < 12 || size.height < 3 {
            self = .none
        } else if size.width < 48 || size.height < 12 {
            self = .micro
        } else if size.width < 100 || size.height < 20 {
            self = .compact
        } else {
            self = size.width < 160 ? .regular : .roomy
        }
    }

    /// Whether the detail stands beside the list.
    package var isSplit: Bool {
        switch self {
        case .none, .micro, .compact: false
        case .regular, .roomy: true
        }
    }

    /// Whether the field has a box around it.
    package var isBoxed: Bool {
        switch self {
        case .none, .micro: false
        case .compact, .regular, .roomy: true
        }
    }
}
