import CoreSpotlight
package import IndexEngine
import QueryLanguage
import SearchModel
package import SearchScreen
package import SearchService

/// Answers what the screen asks of an index: the rows of each section, counts, the Top Hit.
package struct ScreenSearch: Sendable {
    let index: SpotlightIndex
    let names: ApplicationNames
    let engagement: Engagement
    let clock: ContinuousClock

    package init(
        _ index: SpotlightIndex,
        names: ApplicationNames,
        engagement: Engagement = Engagement(),
        clock: ContinuousClock = ContinuousClock()
    ) {
        self.index = index
        self.names = names
        self.engagement = engagement
        self.clock = clock
    }

    /// The answer to an order, on the calling thread; nil when it was cancelled meanwhile.
    package func message(for order: SearchOrder, isCancelled: () -> Bool) -> Message? {
        let start = clock.now
        do {
            guard var outcome = try outcome(order, isCancelled), !isCancelled() else { return nil }
            outcome.elapsed = Self.words(start.duration(to: clock.now))
            return .resultsArrived(outcome, order.generation)
        } catch {
            return .searchFailed(SafeText(sanitizing: error.words), order.generation)
        }
    }

    private func outcome(
        _ order: SearchOrder,
        _ isCancelled: () -> Bool
    ) throws(ServiceError) -> SearchOutcome? {
        let query = TypedQuery(tokens: order.text) {
            AttributeCatalog.entry(queryKey: $0)?.name.rawValue
        }
        guard !query.isEmpty else { return try browse(order, isCancelled) }
        let everywhere = try search(query, order, order.scope.application == nil)
        guard !isCancelled() else { return nil }
        let scoped =
            order.scope.application == nil
            ? everywhere : try search(query, order, true, in: order.scope.application)
        var rows = RowConversion(
            MatchFinder(query, .documented, language: PreferredLanguage.current),
            names
        )

        var sections: [ResultSection] = []
        for application in scoped.applications {
            guard !isCancelled() else { return nil }
            let matches = try matches(of: application, query, order)
            sections.append(
                ResultSection(
                    application: described(application.bundleIdentifier, application.count),
                    rows: try records(matches).map { rows.row($0) }
                )
            )
        }
        return SearchOutcome(
            total: scoped.total,
            topHit: try topHit(scoped, query, &rows),
            sections: sections,
            scopes: everywhere.applications.map { described($0.bundleIdentifier, $0.count) },
            continuations: scoped.total == 0 ? try continuations(order) : []
        )
    }

    private func search(
        _ query: TypedQuery,
        _ order: SearchOrder,
        _ wantsRows: Bool,
        in application: String? = nil
    ) throws(ServiceError) -> SearchResults {
        try index.search(
            SearchRequest(
                query: query,
                limit: 2,
                bestPerApplication: wantsRows ? order.rowsPerSection : 0,
                application: application,
                engagement: engagement
            )
        )
    }

    /// The best few matches of an application, or more when its section is open.
    private func matches(
        of application: SearchResults.Application,
        _ query: TypedQuery,
        _ order: SearchOrder
    ) throws(ServiceError) -> [SearchResults.Match] {
        guard order.expanded.contains(application.bundleIdentifier),
            application.count > application.best.count
        else { return application.best }
        let request = SearchRequest(
            query: query,
            limit: order.rowsPerExpandedSection,
            bestPerApplication: 0,
            application: application.bundleIdentifier,
            engagement: engagement
        )
        return try index.search(request).matches
    }

    private func records(_ matches: [SearchResults.Match]) throws(ServiceError) -> [Record] {
        try index.records(rows: matches.map(\.row)).map(\.record)
    }

    /// The best row, when it beats the second clearly or its title begins with what was typed.
    private func topHit(
        _ results: SearchResults,
        _ query: TypedQuery,
        _ rows: inout RowConversion
    ) throws(ServiceError) -> ResultRow? {
        guard let best = results.matches.first, let record = try records([best]).first else {
            return nil
        }
        let isAlone = results.matches.count == 1
        let beatsSecond = !isAlone && best.score < results.matches[1].score
        let row = rows.row(record)
        let startsTitle = rows.startsTitle(record)
        return isAlone || beatsSecond || startsTitle ? row : nil
    }

    private func described(_ bundleIdentifier: String, _ count: Int) -> Application {
        Application(
            identifier: bundleIdentifier,
            name: SafeText(sanitizing: names.name(bundleIdentifier)),
            count: count
        )
    }

    /// The applications that would take the query over, when nothing was found: the one of the
    /// scope, else the largest few.
    private func continuations(_ order: SearchOrder) throws(ServiceError) -> [Application] {
        let most = 3
        let counts = try index.applicationCounts()
            .filter { order.scope.application == nil || $0.application == order.scope.application }
            .sorted { $0.count > $1.count }
        return counts.prefix(most).map { described($0.application, $0.count) }
    }

    private static func words(_ duration: Duration) -> SafeText {
        let milliseconds = Int(duration / .milliseconds(1))
        return milliseconds == 0 ? "under 1 ms" : SafeText(count: milliseconds) + " ms"
    }
}

// MARK: - Browsing

extension ScreenSearch {
    /// All rows of the scope's application, best first in the static order of ranking.
    private func browse(
        _ order: SearchOrder,
        _ isCancelled: () -> Bool
    ) throws(ServiceError) -> SearchOutcome? {
        guard let application = order.scope.application else { return SearchOutcome() }
        var best = BestRecords(limit: order.rowsPerExpandedSection)
        do {
            try index.forEachRecord(application: application) { stored in
                guard !isCancelled() else { throw CancellationError() }
                best.add(stored.record)
            }
        } catch let error as ServiceError {
            throw error
        } catch {
            return nil
        }
        var rows = RowConversion(nil, names)
        let section = ResultSection(
            application: described(application, best.count),
            rows: best.records.map { rows.row($0) }
        )
        return SearchOutcome(
            total: best.count,
            sections: best.count == 0 ? [] : [section],
            scopes: [section.application]
        )
    }
}

/// The best records of a walk, by ranking hint, last use and title.
private struct BestRecords {
    private(set) var count = 0
    private(set) var records: [Record] = []
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ record: Record) {
        count += 1
        if records.count == limit, let last = records.last, !Self.precedes(record, last) { return }
        let place = records.firstIndex { Self.precedes(record, $0) } ?? records.count
        records.insert(record, at: place)
        if records.count > limit { records.removeLast() }
    }

    private static func precedes(_ lhs: Record, _ rhs: Record) -> Bool {
        for name in [AttributeName.rankingHint, .lastUsedDate] {
            let left = lhs.attributes[name]?.number ?? 0
            let right = rhs.attributes[name]?.number ?? 0
            if left != right { return left > right }
        }
        return (lhs.shownTitle ?? "") < (rhs.shownTitle ?? "")
    }
}

extension Scope {
    /// The one application of the scope; nil for all.
    var application: String? {
        switch self {
        case .all: nil
        case .application(let identifier): identifier
        }
    }
}
