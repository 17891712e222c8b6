import IndexEngine
import ItemStore
import QueryLanguage
import SearchModel

/// Searches by query string.
///
///     query ──► what words it asks for ──► the index ──► rows that may fulfil it
///                                                          │  (every row, when it asks for none)
///                                                          ▼
///     what is found ◄── the query, held against each ◄── their records
///
/// So a text is looked for among the records that hold its words, and numbers, dates, addresses
/// and types among all of them.
extension SpotlightIndex {
    /// Runs a query string over the records that searches find.
    ///
    /// - Parameters:
    ///   - request: the query and whose records it looks at.
    ///   - freshness: how much of what is journaled must be searched.
    ///   - isCancelled: asked between blocks of records; true ends the run early.
    ///   - progress: told after each block how far the run has come.
    ///   - visit: gets found records in batches, each once, in the order they were stored.
    /// - Throws: `ServiceError.invalidQuery` for a text that is not of the language.
    /// - Complexity: O(records that hold the words the query asks for), or O(records).
    package func query(
        _ request: QueryRequest,
        freshness: Freshness = .acknowledged,
        isCancelled: () -> Bool = { false },
        progress: (QueryStep) -> Void = { _ in },
        visit: ([StoredRecord]) -> Void
    ) throws(ServiceError) {
        let tests = try RecordTests(request, start: clock())
        try follow(freshness)
        // Before the walk begins: what it reads is never older than what the index says.
        let snapshot = follower.index.snapshot
        let rows = tests.words.map {
            snapshot.rows($0, application: request.application, isCancelled: isCancelled)
        }
        try forEachFound(tests, rows, snapshot, isCancelled, progress) { found in
            visit(found.map { StoredRecord($0, watermark: snapshot.watermark) })
        }
    }

    /// Of some rows that a search has found, those whose records pass what the index does not know.
    func rows(
        _ found: [Int64],
        passing request: QueryRequest,
        in snapshot: Snapshot,
        isCancelled: () -> Bool
    ) throws(ServiceError) -> Set<Int64> {
        let tests = try RecordTests(request, start: clock())
        var rows = Set(found)
        if let words = tests.words {
            rows.formIntersection(
                snapshot.rows(
                    words,
                    application: request.application,
                    isCancelled: isCancelled
                )
            )
        }
        var passing: Set<Int64> = []
        try forEachFound(tests, rows.sorted(), snapshot, isCancelled, { _ in }) { block in
            for stored in block { passing.insert(stored.row) }
        }
        return passing.intersection(found)
    }

    /// Holds the tests against the records of some rows, or of all that the snapshot has.
    private func forEachFound(
        _ tests: RecordTests,
        _ rows: [Int64]?,
        _ snapshot: Snapshot,
        _ isCancelled: () -> Bool,
        _ progress: (QueryStep) -> Void,
        _ visit: ([StoredRow]) -> Void
    ) throws(ServiceError) {
        do {
            var walk = try RecordWalk(database, application: tests.application, now: clock())
            walk.keep(tests.attributes)
            if let rows { try walk.narrow(to: rows, changedAfter: snapshot.watermark) }
            let total = try walk.total()
            var looked = 0
            while !isCancelled(), let block = try walk.next() {
                let found = block.filter { tests.pass($0.record) && snapshot.holds(row: $0.row) }
                if !found.isEmpty { visit(try walk.whole(found)) }
                looked = min(looked + RecordWalk.blockSize, total)
                progress(QueryStep(looked: looked, total: total))
            }
        } catch {
            throw ServiceError(error)
        }
    }
}

/// What a query request asks of every record, bound to the moment it started.
private struct RecordTests {
    let application: String?
    /// What words a record must have at the least; nil when the queries ask for none.
    let words: WordCondition?
    /// The attributes the queries look at; nil for all.
    let attributes: Set<AttributeName>?
    private let predicates: [RecordPredicate]
    private let protections: Set<ProtectionClass>?

    init(_ request: QueryRequest, start: Double) throws(ServiceError) {
        var queries: [Query] = []
        for text in (request.queryString.map { [$0] } ?? []) + request.filterQueries {
            queries.append(try Self.parse(text))
        }
        predicates = queries.map {
            RecordPredicate(
                $0,
                start: start,
                language: SpotlightIndex.language,
                typeAncestors: request.typeAncestors
            )
        }
        words = WordCondition(.and(queries))
        attributes = RecordPredicate.attributes(of: queries)
        protections = request.protections
        application = request.application
    }

    func pass(_ record: Record) -> Bool {
        protections?.contains(record.protection) ?? true
            && predicates.allSatisfy { $0.matches(record) }
    }

    private static func parse(_ text: String) throws(ServiceError) -> Query {
        do {
            return try Query(parsing: text)
        } catch {
            throw .invalidQuery(
                message: error.description,
                advice: error.advice,
                offsetUTF8: error.column - 1
            )
        }
    }
}
