public import Foundation
import SearchModel
import SearchService

/// One search of the application's items by a query string, such as `title == "par*"cd`.
///
/// The language is described in <doc:QuerySyntax>. A query runs once (S68), in one of two styles
/// (S69): set handlers and call `start()`, or iterate over `results`, which starts it.
///
///     let query = CSSearchQuery(queryString: #"title == "par*"cd"#, queryContext: context)
///     for try await result in query.results { print(result.item.uniqueIdentifier) }
///
/// It may be cancelled from any thread; everything else is set before it starts. `@unchecked
/// Sendable` for that, so that a cancelled task can cancel its query: what changes while it runs is
/// behind a lock.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    /// Gets found items, each once, in one call after another on a queue of the query's own (S70).
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?

    /// Called once when the query has ended; nil means success (S71).
    open var completionHandler: (((any Error)?) -> Void)?

    /// The file protections to look at; all of them until this is set (S42, S78).
    ///
    /// Until then it reads as the one that Apple's queries default to.
    open var protectionClasses: [FileProtectionType] {
        get { narrowedProtections ?? [.completeUntilFirstUserAuthentication] }
        set { narrowedProtections = newValue }
    }

    let queryString: String
    let context: CSSearchQueryContext
    let progress = QueryProgress()
    /// Where the query looks: a given store, else the task's at its creation.
    var store: SpotlightStore
    private var narrowedProtections: [FileProtectionType]?

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - queryString: the query; whether it is of the language shows when it runs (S79).
    ///   - queryContext: what to hand out; nil for identifiers only.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        self.queryString = queryString
        context = queryContext?.copy() as? CSSearchQueryContext ?? CSSearchQueryContext()
        store = .current
        super.init()
    }

    /// Creates a query, the way before iOS 16.
    ///
    /// - Parameters:
    ///   - queryString: the query.
    ///   - attributes: the attributes that found items come with; nil or empty for none (S74).
    public convenience init(queryString: String, attributes: [String]?) {
        let context = CSSearchQueryContext()
        context.fetchAttributes = attributes ?? []
        self.init(queryString: queryString, queryContext: context)
    }

    /// Creates a query over a given store.
    package convenience init(
        queryString: String,
        queryContext: CSSearchQueryContext?,
        store: SpotlightStore
    ) {
        self.init(queryString: queryString, queryContext: queryContext)
        self.store = store
    }

    /// A query has no meaning without a text.
    @available(*, unavailable, message: "use init(queryString:queryContext:)")
    public override init() {
        preconditionFailure("a query needs a text")
    }

    /// Whether `cancel()` was called.
    open var isCancelled: Bool { progress.isCancelled }

    /// How many items were found so far; updated before each call of the handler (S70).
    open var foundItemCount: Int { progress.itemCount }

    /// Runs the query and calls the handlers.
    ///
    /// Traps when the query was started before (S68).
    open func start() {
        begin()
        let run = Handoff(self)
        DispatchQueue.global(qos: .userInitiated).async {
            let query = run.value
            let error = query.run(into: query.handlerOutput)
            query.completionHandler?(error)
        }
    }

    /// Stops the query; it ends with the error `cancelled` (S72).
    open func cancel() {
        progress.cancel()
    }

    // MARK: What user queries change

    /// Runs what the query is made of, on the calling thread.
    func execute(into output: QueryOutput) throws(ServiceError) {
        let fetched = FetchedAttributes(names: context.fetchAttributes)
        let request = QueryRequest(
            queryString: queryString,
            filterQueries: context.filterQueries,
            application: store.application,
            protections: protections,
            typeAncestors: TypeTree.ancestors
        )
        let progress = progress
        try store.index().query(request, isCancelled: { progress.isCancelled }) { records in
            output.items(records.items.map { CSSearchableItem(record: $0, fetching: fetched) })
        }
    }

    /// The output that goes to the handlers.
    var handlerOutput: QueryOutput {
        QueryOutput(items: { self.foundItemsHandler?($0) }, suggestions: nil)
    }

    /// The file protections to look at; nil for all.
    var protections: Set<ProtectionClass>? {
        narrowedProtections.map { Set($0.map { ProtectionClass($0) }) }
    }

    // MARK: Running

    /// Notes that the query has started.
    func begin() {
        precondition(progress.start(), "This query has already been started")
    }

    /// Runs the query on the calling thread and counts what it finds.
    ///
    /// - Returns: the error it ended with; nil for success.
    func run(into output: QueryOutput) -> CSSearchQueryError? {
        guard !isCancelled else { return ErrorTranslation.cancelled }
        let progress = progress
        let counting = QueryOutput(
            items: { items in
                guard !items.isEmpty, !progress.isCancelled else { return }
                progress.found(itemCount: items.count)
                output.items(items)
            },
            suggestions: output.suggestions.map { deliver in
                { suggestions in
                    guard !progress.isCancelled else { return }
                    progress.suggestionCount = suggestions.count
                    deliver(suggestions)
                }
            }
        )
        do throws(ServiceError) {
            try execute(into: counting)
        } catch {
            return ErrorTranslation.queryError(error)
        }
        return isCancelled ? ErrorTranslation.cancelled : nil
    }

    /// Starts the query as a stream of what a function makes of its output.
    ///
    /// The stream ends with the query's error. When nobody reads it any more, the query is cancelled.
    func stream<Element: Sendable>(
        _ output: @escaping (AsyncThrowingStream<Element, any Error>.Continuation) -> QueryOutput
    ) -> AsyncThrowingStream<Element, any Error> {
        begin()
        let run = Handoff((query: self, output: output))
        return AsyncThrowingStream { continuation in
            let progress = run.value.query.progress
            continuation.onTermination = { reason in
                if case .cancelled = reason { progress.cancel() }
            }
            DispatchQueue.global(qos: .userInitiated).async {
                let error = run.value.query.run(into: run.value.output(continuation))
                continuation.finish(throwing: error)
            }
        }
    }
}
