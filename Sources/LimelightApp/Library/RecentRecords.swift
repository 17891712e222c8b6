import Foundation
import SearchModel
import SearchScreen
import SearchService

/// What to suggest to a person who has opened little yet: what was used, edited or added last.
///
/// The records that were indexed last are looked at, and the best of each application in the index's
/// own order. The newest of each application come first, then the second of each: those with a date
/// before those without.
struct RecentRecords {
    /// A record, and what happened to it last, when its application tells.
    struct Found {
        let record: Record
        let event: Event?
    }

    /// What an application says happened to a record.
    struct Event: Comparable {
        let verb: String
        let date: Date

        static func < (one: Event, other: Event) -> Bool { one.date < other.date }
    }

    /// Enough to hold what was written last of several applications.
    private static let looked = 64
    private static let bestOfEach = 3

    /// The records to suggest at an instant, best first.
    static func find(
        in index: SpotlightIndex,
        at now: Date,
        limit: Int,
        isWanted: (RecordIdentifier) -> Bool
    ) throws(ServiceError) -> [Found] {
        guard limit > 0 else { return [] }
        var records = try index.newestRecords(limit: looked)
        let largest = try index.searchableCounts(freshness: .searchable)
            .sorted { $0.count > $1.count }
        for (application, _) in largest.prefix(limit) {
            records += try index.browse(application, limit: bestOfEach, freshness: .searchable)
                .records
        }
        var seen: Set<RecordIdentifier> = []
        let found = records.map(\.record)
            .filter { isWanted($0.identifier) && seen.insert($0.identifier).inserted }
            .map { Found(record: $0, event: event(of: $0, before: now)) }
        // Sorting keeps the order of equals: without dates, what was indexed last comes first.
        let dated = found.filter { $0.event != nil }.sorted { one, other in
            one.event.map { event in other.event.map { $0 < event } ?? true } ?? false
        }
        return interleaved(dated + found.filter { $0.event == nil }, limit: limit)
    }

    /// The first of each application, then the second, so that none fills the list alone.
    private static func interleaved(_ found: [Found], limit: Int) -> [Found] {
        var taken: [String: Int] = [:]
        let ranked = found.enumerated().map { place, one in
            let application = one.record.identifier.application
            defer { taken[application, default: 0] += 1 }
            return (round: taken[application, default: 0], place: place, found: one)
        }
        return ranked.sorted { ($0.round, $0.place) < ($1.round, $1.place) }
            .prefix(limit).map(\.found)
    }

    /// The newest event that an attribute tells; what lies in the future has not happened.
    private static func event(of record: Record, before now: Date) -> Event? {
        events.compactMap { name, verb in
            guard let seconds = record.attributes[AttributeName(rawValue: name)]?.number else {
                return nil
            }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return date <= now ? Event(verb: verb, date: date) : nil
        }
        .max()
    }

    private static let events = [
        ("lastUsedDate", "used"), ("contentModificationDate", "edited"),
        ("contentCreationDate", "new"), ("addedDate", "added"),
        ("downloadedDate", "downloaded"),
    ]
}
