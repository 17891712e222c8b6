package import SearchModel

/// Makes one segment from records; it cannot be searched.
///
/// Records may come in any order; a row must come once only.
package struct SegmentBuilder: ~Copyable {
    /// - Parameter language: which text of a localized value counts, such as `en`.
    package init(language: String) {
    }

    /// Adds one record.
    package mutating func add(row: Int64, record: Record) {
        preconditionFailure("the engine has not landed yet")
    }

    /// Notes that older segments must no longer show this row. Rows added need no such note.
    package mutating func remove(row: Int64) {
        preconditionFailure("the engine has not landed yet")
    }

    /// How many records were added.
    package var documentCount: Int { 0 }

    /// The segment's bytes.
    package consuming func finish() -> SegmentImage {
        preconditionFailure("the engine has not landed yet")
    }
}
