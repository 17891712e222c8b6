import IndexEngine
import SearchModel
import SearchService

/// A search over a few records in an index of its own, to try a change without making it.
struct Trial {
    private let index: Index

    /// Makes an index of records by their rows.
    init(_ records: [(row: Int64, record: Record)]) {
        index = Index(language: SpotlightIndex.language)
        let changes = records.map { IndexChange.upsert(row: $0.row, record: $0.record) }
        index.apply(changes, watermark: 1)
    }

    /// Whether a search finds a record.
    static func finds(_ record: Record, _ search: UserSearch) -> Bool {
        !Trial([(row: 1, record: record)]).rows(search).isEmpty
    }

    /// The rows a search finds, best first.
    func rows(_ search: UserSearch, engagement: Engagement = Engagement()) -> [Int64] {
        let request = SearchRequest(
            query: search.query,
            profile: search.profile,
            limit: .max,
            bestPerApplication: 0,
            application: search.application,
            engagement: engagement
        )
        return index.snapshot.search(request).matches.map(\.row)
    }
}
