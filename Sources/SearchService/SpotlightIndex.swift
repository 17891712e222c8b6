package import IndexEngine
package import ItemStore
package import QueryLanguage
package import SearchModel

/// A store and its index kept in step: the one door for everything above.
///
/// Any thread may call it. Writes take effect in the order they were submitted; a search sees one
/// snapshot, start to end.
package final class SpotlightIndex: Sendable {
    /// A stored record with what the store knows about it.
    package struct StoredRecord: Sendable {
        package let row: Int64
        package let record: Record
        /// When it was last indexed, in seconds since 2001-01-01T00:00:00Z.
        package let indexed: Double
        /// When it expires, in the same seconds.
        package let expires: Double
        /// Whether a search finds it yet; until then it is journaled only.
        package let isSearchable: Bool

        package init(
            row: Int64,
            record: Record,
            indexed: Double,
            expires: Double,
            isSearchable: Bool
        ) {
            self.row = row
            self.record = record
            self.indexed = indexed
            self.expires = expires
            self.isSearchable = isSearchable
        }
    }

    /// Opens the store at a place, making it when it is missing; `StoreLocation.memory` lasts as
    /// long as this object.
    package init(location: StoreLocation) throws(ServiceError) {
        preconditionFailure("the service has not landed yet")
    }

    /// Takes a write to be done after all submitted before it.
    ///
    /// - Parameter completion: called exactly once, on a queue of the service's own, when the
    ///   request is durable in the journal or has failed.
    package func submit(
        _ request: WriteRequest,
        completion: @escaping @Sendable (Result<Void, ServiceError>) -> Void
    ) {
        preconditionFailure("the service has not landed yet")
    }

    /// Searches what is searchable now, on the calling thread.
    package func search(_ request: SearchRequest) throws(ServiceError) -> SearchResults {
        preconditionFailure("the service has not landed yet")
    }

    /// The records of rows, in the order asked; a row that is gone is left out.
    package func records(rows: [Int64]) throws(ServiceError) -> [StoredRecord] {
        preconditionFailure("the service has not landed yet")
    }

    /// The rows of an application's live records that a query string's tree accepts.
    ///
    /// - Parameters:
    ///   - application: whose records; nil for everybody's.
    ///   - isCancelled: asked between blocks of records; true ends the walk early.
    ///   - visit: gets found records in batches, in no promised order.
    package func query(
        _ query: Query,
        application: String?,
        isCancelled: () -> Bool,
        visit: ([StoredRecord]) -> Void
    ) throws(ServiceError) {
        preconditionFailure("the service has not landed yet")
    }

    /// Every stored record in row order, in batches, expired ones left out.
    package func forEachRecord(
        application: String?,
        visit: (StoredRecord) throws -> Void
    ) throws {
        preconditionFailure("the service has not landed yet")
    }

    /// The record with an identifier, if it is stored and has not expired.
    package func record(_ identifier: RecordIdentifier) throws(ServiceError) -> StoredRecord? {
        preconditionFailure("the service has not landed yet")
    }

    /// How many live records each application has, by bundle identifier.
    package func applicationCounts() throws(ServiceError) -> [(application: String, count: Int)] {
        preconditionFailure("the service has not landed yet")
    }

    /// The client state an application last stored for an index; nil before the first.
    package func clientState(
        application: String,
        indexName: String
    ) throws(ServiceError) -> [UInt8]? {
        preconditionFailure("the service has not landed yet")
    }

    /// One element for each change of the store, whoever made it; late readers get the newest only.
    package var changes: AsyncStream<Void> {
        preconditionFailure("the service has not landed yet")
    }
}
