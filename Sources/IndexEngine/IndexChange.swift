package import SearchModel

/// One change of what is searchable.
package enum IndexChange: Sendable {
    /// Adds a record, or replaces the one in this row.
    case upsert(row: Int64, record: Record)
    /// Takes the row's record out; a row that is not there is no error.
    case delete(row: Int64)
}
