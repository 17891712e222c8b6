package import IndexEngine
package import ItemStore
import QueryLanguage
import SearchModel
import Synchronization

/// A store and its index kept in step: the one door for everything above.
///
/// Any thread may call it. Writes take effect in the order they were submitted; a search sees one
/// snapshot, start to end.
package final class SpotlightIndex: Sendable {
    let database: Database
    let clock: @Sendable () -> Double
    let writes: WriteQueue
    let reader: Mutex<StoreReader>
    let broadcast: ChangeBroadcast

    /// Opens the store at a place, making it when it is missing; `StoreLocation.memory` lasts as
    /// long as this object.
    package convenience init(location: StoreLocation) throws(ServiceError) {
        try self.init(location: location, clock: WallClock.now)
    }

    /// Opens a store that takes the time of day from a clock.
    ///
    /// - Parameter clock: gives seconds since 2001-01-01T00:00:00Z.
    package init(
        location: StoreLocation,
        clock: @escaping @Sendable () -> Double
    ) throws(ServiceError) {
        do {
            let broadcast = ChangeBroadcast()
            database = try Database(location: location)
            writes = try WriteQueue(database, clock: clock) { broadcast.send() }
            reader = Mutex(try StoreReader(database))
            self.broadcast = broadcast
            self.clock = clock
        } catch {
            throw ServiceError(error)
        }
    }

    /// Takes a write to be done after all submitted before it.
    ///
    /// - Parameter completion: called exactly once, on a queue of the service's own, when the
    ///   request is durable in the journal or has failed.
    package func submit(
        _ request: WriteRequest,
        completion: @escaping @Sendable (Result<Void, ServiceError>) -> Void
    ) {
        writes.submit(request, completion)
    }

    /// Searches what is searchable now, on the calling thread.
    package func search(_ request: SearchRequest) throws(ServiceError) -> SearchResults {
        var words: [String] = []
        for word in request.query.words {
            words.append(String(decoding: word.folded, as: UTF8.self))
        }
        var walk = try walk(request.application)
        var matches: [(String, SearchResults.Match)] = []
        while let block = try next(&walk) {
            for stored in block {
                let found = stored.record.searchableTexts(language: "en")
                    .flatMap { $0.text.lowercased().split { !$0.isLetter && !$0.isNumber } }
                guard !words.isEmpty,
                    words.allSatisfy({ word in found.contains { $0.hasPrefix(word) } })
                else { continue }
                let score = Score(isLoose: false, tierSum: 0)
                matches.append(
                    (
                        stored.record.identifier.application,
                        .init(row: stored.row, application: 0, score: score)
                    )
                )
            }
        }
        let names = matches.reduce(into: [String]()) { if !$0.contains($1.0) { $0.append($1.0) } }
        let all = matches.map { match in
            SearchResults.Match(
                row: match.1.row,
                application: names.firstIndex(of: match.0) ?? 0,
                score: match.1.score
            )
        }
        return SearchResults(
            matches: Array(all.prefix(request.limit)),
            total: all.count,
            applications: names.enumerated().map { place, name in
                let own = all.filter { $0.application == place }
                return .init(
                    bundleIdentifier: name,
                    count: own.count,
                    best: Array(own.prefix(request.bestPerApplication))
                )
            }
        )
    }

    /// One element for each change of the store, whoever made it; late readers get the newest only.
    package var changes: AsyncStream<Void> { broadcast.stream() }
}
