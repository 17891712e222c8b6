import QueryLanguage
import SearchModel

/// A request made ready for segments: what does not depend on any of them.
struct QueryPlan {
    /// Sums of so many tiers fit in `SumOfTiers`; a query has no more words (`QueryLimits`).
    static let wordLimit = 64

    let words: [TypedQuery.Word]
    /// A record goes when it holds every word of one of the groups.
    let excluded: [[TypedQuery.Word]]
    let kinds: [String]
    let profile: MatchProfile
    let table: ValueTable
    let application: String?
    let recordKind: RecordKind?
    let limit: Int
    let bestPerApplication: Int

    /// nil when nothing can be found.
    init?(_ request: SearchRequest) {
        let query = request.query
        guard !query.isEmpty else { return nil }
        words = Self.usable(query.words)
        excluded = query.excluded.map(Self.usable).filter { !$0.isEmpty }
        kinds = query.kinds
        profile = request.profile
        guard profile.accepts(letterCount: query.letterCount) else { return nil }
        table = ValueTable.of(profile)
        application = request.application
        recordKind = request.recordKind
        limit = max(0, request.limit)
        bestPerApplication = max(0, request.bestPerApplication)
    }

    /// All of an application, or of every one: no word decides, so the static order does.
    init(browsing application: String?, limit: Int) {
        words = []
        excluded = []
        kinds = []
        profile = .documented
        table = ValueTable.of(profile)
        self.application = application
        recordKind = nil
        self.limit = max(0, limit)
        bestPerApplication = 0
    }

    private static func usable(_ words: [TypedQuery.Word]) -> [TypedQuery.Word] {
        words.filter { !$0.folded.isEmpty }.prefix(wordLimit).map { $0 }
    }
}
