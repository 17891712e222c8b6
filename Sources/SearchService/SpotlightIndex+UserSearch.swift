package import IndexEngine
package import QueryLanguage
import SearchModel
import Synchronization

/// Searches for what a person typed, with the records of the rows that are found.
extension SpotlightIndex {
    /// Searches on the calling thread.
    ///
    /// - Parameters:
    ///   - search: what to find.
    ///   - freshness: how much of what is journaled must be searched.
    ///   - isCancelled: asked between blocks of records that filters look at; true ends them early.
    /// - Returns: the best records with totals and counts.
    /// - Throws: `ServiceError.invalidQuery` for a filter query that is not of the language.
    package func search(
        _ search: UserSearch,
        freshness: Freshness = .acknowledged,
        isCancelled: () -> Bool = { false }
    ) throws(ServiceError) -> FoundRecords {
        let request = request(search)
        guard let filter = search.filter else {
            return try found(try self.search(request, freshness: freshness), request)
        }
        var wide = request
        wide.limit = .max
        wide.bestPerApplication = .max
        try follow(freshness)
        let snapshot = follower.index.snapshot
        let results = snapshot.search(wide)
        let accepted = try rows(
            results.matches.map(\.row),
            passing: filter,
            in: snapshot,
            isCancelled: isCancelled
        )
        return try found(results.keeping(accepted, as: request), request)
    }

    /// What can be found before anything is typed, on the calling thread.
    ///
    /// - Parameters:
    ///   - application: whose records; nil for everybody's.
    ///   - limit: how many to hand out at most; the total is counted all the same.
    ///   - freshness: how much of what is journaled must be looked at.
    /// - Returns: the records that a search may find, best first, without shares of applications.
    /// - Throws: `ServiceError.unavailable` when the store cannot be read.
    package func browse(
        _ application: String? = nil,
        limit: Int,
        freshness: Freshness = .acknowledged
    ) throws(ServiceError) -> FoundRecords {
        try follow(freshness)
        let results = follower.index.snapshot.browse(application, limit: limit)
        let records = try records(rows: results.matches.map(\.row))
        return FoundRecords(
            // An index that is not yet compared with its checksums may name another's row.
            records: records.filter {
                [nil, $0.record.identifier.application].contains(application)
            },
            total: results.total,
            results: results
        )
    }

    /// The records of a search's rows, in the order asked; a row that is gone is left out.
    ///
    /// While the index's files have not been compared with their checksums, a row that does not
    /// hold what was asked for is left out too.
    package func records(
        rows: [Int64],
        of request: SearchRequest
    ) throws(ServiceError) -> [StoredRecord] {
        let found = try records(rows: rows)
        guard !follower.isTrusted else { return found }
        var finder = MatchFinder(
            request.query,
            request.profile,
            language: SpotlightIndex.language
        )
        return found.filter { finder.matches($0.record) }
    }

    /// The search in the engine's terms.
    func request(_ search: UserSearch) -> SearchRequest {
        SearchRequest(
            query: search.query,
            profile: search.profile,
            limit: search.limit,
            bestPerApplication: search.bestPerApplication,
            application: search.application,
            recordKind: search.recordKind,
            engagement: engagement.withLock { $0 }
        )
    }

    /// Reads the records of a search's rows, each once.
    private func found(
        _ results: SearchResults,
        _ request: SearchRequest
    ) throws(ServiceError) -> FoundRecords {
        let rows =
            results.matches.map(\.row)
            + results.applications.flatMap { $0.best.map(\.row) }
        var seen: Set<Int64> = []
        let wanted = rows.filter { seen.insert($0).inserted }
        let byRow = Dictionary(
            uniqueKeysWithValues: try records(rows: wanted, of: request).map { ($0.row, $0) }
        )
        return FoundRecords(
            records: results.matches.compactMap { byRow[$0.row] },
            total: results.total,
            applications: results.applications.map { application in
                FoundRecords.Application(
                    bundleIdentifier: application.bundleIdentifier,
                    count: application.count,
                    best: application.best.compactMap { byRow[$0.row] }
                )
            },
            results: results
        )
    }
}

extension UserSearch {
    /// What narrows the search that the index does not know; nil when nothing does.
    fileprivate var filter: QueryRequest? {
        guard !filterQueries.isEmpty || protections != nil else { return nil }
        return QueryRequest(
            queryString: nil,
            filterQueries: filterQueries,
            application: application,
            protections: protections,
            typeAncestors: typeAncestors
        )
    }

    /// The typed text in words and tokens.
    package var query: TypedQuery {
        switch syntax {
        case .plain: TypedQuery(plain: text)
        case .tokens:
            TypedQuery(tokens: text) { AttributeCatalog.entry(queryKey: $0)?.name.rawValue }
        }
    }
}

extension SearchResults {
    /// The matches of some rows only, counted anew and cut to what a request wants.
    fileprivate func keeping(_ rows: Set<Int64>, as request: SearchRequest) -> SearchResults {
        let kept = matches.filter { rows.contains($0.row) }
        let shares = applications.map { application in
            let best = application.best.filter { rows.contains($0.row) }
            return Application(
                bundleIdentifier: application.bundleIdentifier,
                count: best.count,
                best: Array(best.prefix(request.bestPerApplication))
            )
        }
        return SearchResults(
            matches: Array(kept.prefix(request.limit)),
            total: kept.count,
            applications: shares.filter { $0.count > 0 }
        )
    }
}
