/// The rows that the screen tells something of beside what the search and the library answered last.
///
/// Those two are asked for again whenever the index changes. About these the index is asked, and
/// `rowsGone` takes away what may be shown no more: deleted, expired, or hidden by a lock.
extension Model {
    package var heldRows: Set<RowIdentifier> {
        var rows = waiting.rows.map(\.identifier) + marked + outdatedRows
        if let detail { rows.append(detail.row.identifier) }
        if let delivered { rows.append(delivered.row.identifier) }
        rows += detail?.detail.related.map(\.identifier) ?? []
        rows += self.rows(under: overlay) + self.rows(under: covered)
        return Set(rows)
    }

    /// Rows that are listed though the newest answer, which is held back, lacks them.
    ///
    /// They were removed, match no longer, or were pushed out of the best few.
    var outdatedRows: [RowIdentifier] {
        guard let heldBack, let outcome else { return [] }
        return outcome.rows.map(\.identifier).filter { heldBack.row($0) == nil }
    }

    /// The rows whose texts an overlay shows.
    func rows(under overlay: Overlay?) -> [RowIdentifier] {
        switch overlay {
        // It says what came of the last delivery.
        case .alert: [delivered?.row.identifier].compactMap(\.self)
        case .confirmation(let asked): [asked.row.identifier]
        // Whatever its row, it offers to put back what was removed.
        case .actions(let menu):
            [menu.row.identifier, removed?.identifier].compactMap(\.self)
        case .inspector(let inspector):
            [inspector.row.identifier] + inspector.inspection.others
        case .help, nil: []
        }
    }

    /// What was removed last and can be put back now.
    package var undoable: ResultRow? { isUndoWithheld ? nil : removed }
}
