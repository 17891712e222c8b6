public import Foundation
package import SearchModel
package import SearchService

/// One search for what a person typed: ranked items, and suggestions for going on (S101).
///
/// The text is no query string: every word of it must begin a word of the item. Make a new query
/// for each text and cancel the former one (S112). Limelight's own screen searches through this
/// class.
///
///     let query = CSUserQuery(userQueryString: "wir", userQueryContext: context)
///     for try await response in query.responses { … }
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    /// What the person does with a result; the raw values are Apple's (S108).
    public enum UserInteractionKind: Int, Sendable {
        /// It was opened.
        case select = 0
        /// It was looked at.
        case focus = 1

        /// The same as `select`.
        public static var `default`: UserInteractionKind { .select }
    }

    /// Whose records a query looks at.
    package enum Scope: Hashable, Sendable {
        /// Those of the store's application, as Apple's queries do.
        case own
        /// Those of every application, as the search screen does.
        case all
        /// Those of one application.
        case application(String)
    }

    /// Gets the whole list of suggestions each time it changes (S104).
    ///
    /// Without a handler no suggestion is made.
    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?

    private let userContext: CSUserQueryContext
    private var scope: Scope = .own
    private var profile: MatchProfile = .documented
    private var syntax: UserSearch.Syntax = .plain

    /// Creates a search for a text.
    ///
    /// - Parameters:
    ///   - userQueryString: the text; nil is an empty one, which finds nothing.
    ///   - userQueryContext: what to hand out; nil for the starting values.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        userContext = userQueryContext?.copy() as? CSUserQueryContext ?? CSUserQueryContext()
        super.init(queryString: userQueryString ?? "", queryContext: userContext)
    }

    /// Creates a search over a given store.
    ///
    /// - Parameters:
    ///   - userQueryString: the text.
    ///   - userQueryContext: what to hand out.
    ///   - store: where to look.
    ///   - scope: whose records to look at.
    ///   - profile: the rule of matching.
    ///   - syntax: whether the text has the tokens of the search field.
    package convenience init(
        userQueryString: String?,
        userQueryContext: CSUserQueryContext?,
        store: SpotlightStore,
        scope: Scope = .own,
        profile: MatchProfile = .documented,
        syntax: UserSearch.Syntax = .plain
    ) {
        self.init(userQueryString: userQueryString, userQueryContext: userQueryContext)
        self.store = store
        self.scope = scope
        self.profile = profile
        self.syntax = syntax
    }

    /// How many suggestions the newest list has.
    open var foundSuggestionCount: Int { progress.suggestionCount }

    /// Runs the search and calls the handlers.
    ///
    /// Traps when the query was started before (S68).
    open override func start() {
        super.start()
    }

    /// Stops the search; it ends with the error `cancelled` (S72).
    open override func cancel() {
        super.cancel()
    }

    /// Opens the index ahead of the first search, in the background (S107).
    open class func prepare() {
        let store = SpotlightStore.current
        DispatchQueue.global(qos: .userInitiated).async { _ = try? store.index() }
    }

    /// Opens the index for some file protections; there is one index for all.
    ///
    /// - Parameter protectionClasses: the file protections that will be searched.
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {
        prepare()
    }

    // MARK: Running

    /// What is searched for: the chosen suggestion, else the typed text.
    private var text: String {
        guard let chosen = userContext.currentSuggestion?.text, !chosen.isEmpty else {
            return queryString
        }
        return chosen
    }

    override var handlerOutput: QueryOutput {
        QueryOutput(
            items: { self.foundItemsHandler?($0) },
            suggestions: foundSuggestionsHandler
        )
    }

    override func execute(into output: QueryOutput) throws(ServiceError) {
        let index = try store.index()
        if let deliver = output.suggestions, userContext.maxSuggestionCount > 0 {
            let progress = progress
            let suggestions = try index.suggestions(
                search(.item, limit: userContext.maxSuggestionCount),
                isCancelled: { progress.isCancelled }
            )
            deliver(suggestions.enumerated().map { CSSuggestion($1, rank: $0) })
        }
        try deliverItems(of: index, into: output)
    }

    /// Delivers the ranked items, then the others in batches.
    private func deliverItems(
        of index: SpotlightIndex,
        into output: QueryOutput
    ) throws(ServiceError) {
        let most = userContext.maxResultCount > 0 ? userContext.maxResultCount : Int.max
        let ranked = min(max(userContext.maxRankedResultCount, 0), most)
        let isRanked = userContext.enableRankedResults
        let progress = progress
        let first = try index.search(search(.item, limit: ranked)) { progress.isCancelled }
        output.items(items(first.records, firstRank: isRanked ? 0 : nil))
        let wanted = min(first.total, most)
        guard wanted > ranked, !isCancelled else { return }
        // Something may have been indexed meanwhile; nothing is handed out twice.
        let delivered = Set(first.records.map(\.row))
        let rest = try index.search(search(.item, limit: wanted)) { progress.isCancelled }
            .records.filter { !delivered.contains($0.row) }
        output.items(items(Array(rest.prefix(wanted - delivered.count)), firstRank: nil))
    }

    /// The search for records of a kind, or of every kind.
    private func search(_ kind: RecordKind?, limit: Int) -> UserSearch {
        UserSearch(
            text: text,
            syntax: syntax,
            profile: profile,
            limit: limit,
            application: application,
            recordKind: kind,
            filterQueries: context.filterQueries,
            protections: protections,
            typeAncestors: TypeTree.ancestors
        )
    }

    private var application: String? {
        switch scope {
        case .own: store.application
        case .all: nil
        case .application(let name): name
        }
    }

    private func items(
        _ records: [SpotlightIndex.StoredRecord],
        firstRank: Int?
    ) -> [CSSearchableItem] {
        let names = context.fetchAttributes
        let fetched = names.isEmpty ? FetchedAttributes.all : FetchedAttributes(names: names)
        return records.enumerated().map { place, stored in
            let item = CSSearchableItem(record: stored.record, fetching: fetched)
            item.rank = firstRank.map { $0 + place }
            return item
        }
    }

    /// Runs the search on the calling thread and gives the items, ranked ones first.
    ///
    /// Traps when the query was started before (S68).
    package func findItems() throws(ServiceError) -> [CSSearchableItem] {
        begin()
        var found: [CSSearchableItem] = []
        try execute(into: QueryOutput(items: { found += $0 }, suggestions: nil))
        return found
    }

    /// Runs the search on the calling thread and gives what the service found, totals and counts
    /// included: the search screen's way in.
    ///
    /// Traps when the query was started before (S68).
    ///
    /// - Parameters:
    ///   - bestPerApplication: how many best records of each application are wanted.
    ///   - freshness: how much of what is journaled must be searched; the screen never waits.
    /// - Returns: the best records, at most `maxRankedResultCount`.
    /// - Throws: `ServiceError` when the store cannot be read or a filter query is not of the
    ///   language.
    package func findRecords(
        bestPerApplication: Int,
        freshness: Freshness = .acknowledged
    ) throws(ServiceError) -> FoundRecords {
        begin()
        var search = search(nil, limit: max(userContext.maxRankedResultCount, 0))
        search.bestPerApplication = bestPerApplication
        let found = try store.index().search(search, freshness: freshness)
        progress.found(itemCount: found.records.count)
        return found
    }
}
