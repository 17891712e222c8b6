public import Foundation

/// What a user query hands out: how many results, ranked or not, how many suggestions (S102).
open class CSUserQueryContext: CSSearchQueryContext {
    /// Whether found items are ranked, so that `compare(byRank:)` orders them; true at the start.
    open var enableRankedResults = true

    /// Whether matching by meaning is turned off; false at the start (S103).
    ///
    /// - Note: On Linux, nothing matches by meaning, so it is kept and copied only.
    open var disableSemanticSearch = false

    /// How many items are found at most; 0, as at the start, for all.
    open var maxResultCount = 0

    /// How many of the items are ranked at most, 100 at the start; never more than are found.
    open var maxRankedResultCount = 100

    /// How many suggestions are made at most; 0, as at the start, for none.
    open var maxSuggestionCount = 0

    /// The suggestion the person chose; its text is searched for in place of the typed one (S110).
    let currentSuggestion: CSSuggestion?

    /// Creates a context of the starting values.
    public override init() {
        currentSuggestion = nil
        super.init()
    }

    /// Creates a context for going on with a suggestion.
    ///
    /// - Parameter currentSuggestion: the chosen one, or nil.
    public init(currentSuggestion: CSSuggestion?) {
        self.currentSuggestion = currentSuggestion
        super.init()
    }

    // MARK: Copying and coding

    /// A context of the same values.
    ///
    /// - Parameter zone: not used.
    /// - Returns: a `CSUserQueryContext`.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSUserQueryContext(currentSuggestion: currentSuggestion)
        copy.take(self)
        copy.enableRankedResults = enableRankedResults
        copy.disableSemanticSearch = disableSemanticSearch
        copy.maxResultCount = maxResultCount
        copy.maxRankedResultCount = maxRankedResultCount
        copy.maxSuggestionCount = maxSuggestionCount
        return copy
    }

    /// Writes all values.
    ///
    /// - Parameter coder: the archiver to write to.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let stored = Archive(
            enableRankedResults: enableRankedResults,
            disableSemanticSearch: disableSemanticSearch,
            maxResultCount: maxResultCount,
            maxRankedResultCount: maxRankedResultCount,
            maxSuggestionCount: maxSuggestionCount
        )
        coder.encode(stored, key: Archive.key)
        coder.encode(currentSuggestion, forKey: Archive.suggestionKey)
    }

    /// Reads what `encode(with:)` wrote.
    ///
    /// - Parameter coder: the archive to read from.
    public required init?(coder: NSCoder) {
        guard let stored = coder.decode(Archive.self, key: Archive.key) else { return nil }
        currentSuggestion = coder.decodeObject(
            of: CSSuggestion.self,
            forKey: Archive.suggestionKey
        )
        enableRankedResults = stored.enableRankedResults
        disableSemanticSearch = stored.disableSemanticSearch
        maxResultCount = stored.maxResultCount
        maxRankedResultCount = stored.maxRankedResultCount
        maxSuggestionCount = stored.maxSuggestionCount
        super.init(coder: coder)
    }

    /// What an archive holds of a context, besides what every context has.
    private struct Archive: Codable {
        static let key = "userContext"
        static let suggestionKey = "currentSuggestion"

        let enableRankedResults: Bool
        let disableSemanticSearch: Bool
        let maxResultCount: Int
        let maxRankedResultCount: Int
        let maxSuggestionCount: Int
    }
}
