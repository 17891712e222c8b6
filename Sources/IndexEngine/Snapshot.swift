/// The whole index at one moment: immutable segments, oldest first, and which of their documents
/// are gone.
package struct Snapshot: Sendable {
    /// Its segments, oldest first: stored ones, then those in memory.
    package var segments: [Segment] {
        preconditionFailure("the engine has not landed yet")
    }

    /// The newest journal entry it holds.
    package let watermark: Int64

    /// How many records can be found.
    package var recordCount: Int {
        preconditionFailure("the engine has not landed yet")
    }

    /// Finds what a request asks for; the same as comparing every record with it would.
    ///
    /// Nothing is found for an empty query.
    package func search(_ request: SearchRequest) -> SearchResults {
        preconditionFailure("the engine has not landed yet")
    }

    /// The parts of a row's score, for `explain`; nil when the row does not match.
    package func explain(row: Int64, _ request: SearchRequest) -> Explanation? {
        preconditionFailure("the engine has not landed yet")
    }
}
