import CoreSpotlight
import IndexEngine
import QueryLanguage
package import SearchModel
package import SearchScreen
package import SearchService

/// Answers what the screen asks of an index: the rows of each section, counts, the Top Hit.
///
/// It searches through `CSUserQuery`, so that what the screen shows is what Apple's API gives.
package struct ScreenSearch: Sendable {
    let index: SpotlightIndex
    let names: ApplicationNames
    let clock: any Clock<Duration>

    package init(
        _ index: SpotlightIndex,
        names: ApplicationNames,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.index = index
        self.names = names
        self.clock = clock
    }

    /// The answer to an order, on the calling thread; nil when it was cancelled meanwhile.
    package func message(for order: SearchOrder, isCancelled: () -> Bool) -> Message? {
        let elapsed = clock.stopwatch()
        do {
            guard var outcome = try outcome(order, isCancelled), !isCancelled() else { return nil }
            outcome.elapsed = Self.words(elapsed())
            return .resultsArrived(outcome, order.generation)
        } catch {
            return .searchFailed(ErrorWords.line(error), order.generation)
        }
    }

    private func outcome(
        _ order: SearchOrder,
        _ isCancelled: () -> Bool
    ) throws(ServiceError) -> SearchOutcome? {
        let query = TypedQuery(onScreen: order.text)
        guard !query.isEmpty else { return try browse(order) }
        let scope = order.scope.application
        let everywhere = try search(
            order,
            // The best row of each decides the order of the scopes, whichever is chosen.
            rowsPerSection: scope == nil ? order.rowsPerSection : 1
        )
        guard !isCancelled() else { return nil }
        let scoped =
            scope == nil
            ? everywhere
            : try search(order, in: scope, rowsPerSection: order.rowsPerSection)
        var rows = RowConversion(
            MatchFinder(query, order.rule.profile, language: PreferredLanguage.current),
            names
        )
        if order.rule == .documented { rows.markDropped(query) }

        var sections: [ResultSection] = []
        for application in scoped.applications {
            guard !isCancelled() else { return nil }
            sections.append(
                ResultSection(
                    application: described(application.bundleIdentifier, application.count),
                    rows: try records(of: application, order).map { rows.row($0) }
                )
            )
        }
        return SearchOutcome(
            total: scoped.total,
            topHit: topHit(scoped, &rows),
            sections: sections,
            scopes: everywhere.applications.map { described($0.bundleIdentifier, $0.count) },
            suggestedSearches: suggestedSearches(order, scoped, besides: sections),
            corrections: scoped.total == 0 ? try corrections(order) : [],
            continuations: scoped.total == 0 ? try continuations(order) : []
        )
    }

    /// The search of everything or of one application.
    ///
    /// The two best matches decide the Top Hit, a few more give suggestions.
    private func search(
        _ order: SearchOrder,
        in application: String? = nil,
        limit: Int = 12,
        rowsPerSection: Int
    ) throws(ServiceError) -> FoundRecords {
        let context = CSUserQueryContext()
        context.maxRankedResultCount = limit
        let query = CSUserQuery(
            userQueryString: order.text,
            userQueryContext: context,
            store: SpotlightStore(application: BundleIdentifier.ofProcess, index: index),
            scope: application.map { .application($0) } ?? .all,
            profile: order.rule.profile,
            syntax: .tokens
        )
        return try query.findRecords(
            bestPerApplication: rowsPerSection,
            freshness: .searchable
        )
    }

    /// The best few records of an application, or more when its section is open.
    private func records(
        of application: FoundRecords.Application,
        _ order: SearchOrder
    ) throws(ServiceError) -> [Record] {
        guard order.expanded.contains(application.bundleIdentifier),
            application.count > application.best.count
        else { return application.best.map(\.record) }
        let found = try search(
            order,
            in: application.bundleIdentifier,
            limit: order.rowsPerExpandedSection,
            rowsPerSection: 0
        )
        return found.records.map(\.record)
    }

    /// The best row, when it beats the second clearly or its title begins with what was typed.
    private func topHit(_ found: FoundRecords, _ rows: inout RowConversion) -> ResultRow? {
        let matches = found.results.matches
        guard let best = matches.first, let record = found.records.first?.record else {
            return nil
        }
        let isAlone = matches.count == 1
        let beatsSecond = !isAlone && best.score < matches[1].score
        let row = rows.row(record)
        let startsTitle = rows.startsTitle(record)
        return isAlone || beatsSecond || startsTitle ? row : nil
    }

    /// Texts to go on with: titles that match as well and are not among the rows.
    private func suggestedSearches(
        _ order: SearchOrder,
        _ found: FoundRecords,
        besides sections: [ResultSection]
    ) -> [SafeText] {
        var shown = Set(sections.flatMap(\.rows).map { $0.title.text.string.lowercased() })
        shown.insert(order.text.lowercased())
        let search = UserSearch(
            text: order.text,
            syntax: .tokens,
            profile: order.rule.profile,
            limit: found.records.count
        )
        return SpotlightIndex.suggestions(search, among: found.records)
            .map { SafeText(sanitizing: $0.text) }
            .filter { shown.insert($0.string.lowercased()).inserted }
    }

    private func described(_ bundleIdentifier: String, _ count: Int) -> Application {
        Application(
            identifier: bundleIdentifier,
            name: SafeText(sanitizing: names.name(bundleIdentifier)),
            count: count
        )
    }

    /// Other spellings of what was typed that find something.
    private func corrections(_ order: SearchOrder) throws(ServiceError) -> [SafeText] {
        let search = UserSearch(
            text: order.text,
            syntax: .tokens,
            profile: order.rule.profile,
            limit: 3,
            application: order.scope.application
        )
        return try index.corrections(search, freshness: .searchable)
            .map { SafeText(sanitizing: $0) }
    }

    /// The applications that would take the query over, when nothing was found: the one of the
    /// scope, else the largest few.
    private func continuations(_ order: SearchOrder) throws(ServiceError) -> [Application] {
        let most = 3
        let counts = try index.searchableCounts(freshness: .searchable)
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
    private func browse(_ order: SearchOrder) throws(ServiceError) -> SearchOutcome {
        guard let application = order.scope.application else {
            var nothing = SearchOutcome()
            nothing.isWordless = true
            return nothing
        }
        let found = try index.browse(
            application,
            limit: order.rowsPerExpandedSection,
            freshness: .searchable
        )
        var rows = RowConversion(nil, names)
        let section = ResultSection(
            application: described(application, found.total),
            rows: found.records.map { rows.row($0.record) }
        )
        return SearchOutcome(
            total: found.total,
            sections: found.total == 0 ? [] : [section],
            scopes: [section.application]
        )
    }
}

extension TypedQuery {
    /// The query of a text in the field: its tokens name attributes as a query string does.
    init(onScreen text: String) {
        self.init(tokens: text) { AttributeCatalog.entry(queryKey: $0)?.name.rawValue }
    }
}

extension MatchingRule {
    /// The profile of the engine.
    package var profile: MatchProfile {
        switch self {
        case .documented: .documented
        case .recentIOS: .ios17
        }
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
