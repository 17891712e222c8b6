package import IndexEngine
import ItemStore
package import SearchModel
import Synchronization

/// What an explanation asks beyond a search: why a row has its score, and what is known of a row
/// that no search finds.
extension SpotlightIndex {
    /// The score of a stored row in a search, taken apart; nil when the search does not find it.
    ///
    /// Filter queries and protections of the search are not looked at.
    package func score(
        of row: Int64,
        in search: UserSearch,
        freshness: Freshness = .acknowledged
    ) throws(ServiceError) -> Explanation? {
        try follow(freshness)
        return follower.index.snapshot.explain(row: row, request(search))
    }

    /// The rows a search finds, best first, without their records.
    package func matches(
        of search: UserSearch,
        freshness: Freshness = .acknowledged
    ) throws(ServiceError) -> SearchResults {
        try self.search(request(search), freshness: freshness)
    }

    /// The record with an identifier, even if it has expired and is only not purged yet.
    package func storedRecord(
        _ identifier: RecordIdentifier
    ) throws(ServiceError) -> StoredRecord? {
        try reading { reader throws(StoreError) in
            try reader.records.stored(identifier).map { StoredRecord($0, watermark: watermark) }
        }
    }

    /// Why a stored record is shown nowhere, whatever is typed.
    package enum Concealment: Sendable {
        /// The store is locked, and the record is of a protection that a lock hides.
        case lock
        /// It is a page, and an item or activity of the same address stands for it.
        case otherForm
    }

    /// What hides a stored record; nil for one that a search may find, or that is not stored.
    package func concealment(
        of identifier: RecordIdentifier
    ) throws(ServiceError) -> Concealment? {
        let now = clock()
        return try reading { reader throws(StoreError) in
            guard let stored = try reader.records.stored(identifier), stored.expires > now else {
                return nil
            }
            guard try reader.isShown(stored, now: now) else { return .lock }
            guard identifier.kind == .web else { return nil }
            return try reader.isFound(stored, now: now) ? nil : .otherForm
        }
    }

    /// How often a person has chosen a row.
    package func engagementCount(of row: Int64) throws(ServiceError) -> Int {
        try reading { reader throws(StoreError) in try reader.engagement.count(of: row) }
    }

    /// The activities that are linked to an item and so share its row, by identifier.
    package func activities(
        linkedTo item: RecordIdentifier
    ) throws(ServiceError) -> [String] {
        try reading { reader throws(StoreError) in
            guard let number = try reader.applications.number(of: item.application) else {
                return []
            }
            return try reader.records.activities(naming: item.unique, application: number)
        }
    }

    /// What earlier choices give rows now.
    package var currentEngagement: Engagement { engagement.withLock { $0 } }

    /// The instant by which records expire, in seconds since 2001-01-01T00:00:00Z.
    package var now: Double { clock() }
}
