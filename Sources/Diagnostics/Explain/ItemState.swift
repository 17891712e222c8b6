import IndexEngine
import ItemStore
import QueryLanguage
import SearchModel
import SearchService

/// Why an item's words do not even come into play: its own state (DX-02 to DX-09), then the scope
/// of the search (DX-10).
struct ItemState {
    let index: SpotlightIndex
    let search: UserSearch

    /// The first reason that holds; nil when words decide.
    func obstacle(
        _ stored: SpotlightIndex.StoredRecord,
        now: Double
    ) throws(ServiceError) -> MatchExplanation.Remark? {
        if stored.expires <= now {
            return .init(["DX-04"], "Expired on \(ReadableDate.text(stored.expires)).")
        }
        if !stored.isSearchable {
            let seconds = Int(exactly: max(0, now - stored.indexed).rounded(.down)) ?? 0
            return .init(["DX-03"], "Sent \(seconds) seconds ago, not indexed yet.")
        }
        if let activity = stored.record.activity, !activity.isEligibleForSearch {
            return .init(["DX-07"], "The activity is not eligible for search.")
        }
        if let twin = try twin(of: stored.record, now: now) {
            return .init(["DX-09"], "Shown as the row of item \"\(twin)\", which it is linked to.")
        }
        return outOfScope(stored.record)
    }

    /// The item that stands for an activity as well (S24).
    private func twin(of record: Record, now: Double) throws(ServiceError) -> String? {
        guard let related = record.related else { return nil }
        let item = RecordIdentifier(
            application: record.identifier.application,
            kind: .item,
            unique: related.identifier
        )
        guard let stored = try index.storedRecord(item), stored.expires > now else { return nil }
        return related.identifier
    }

    private func outOfScope(_ record: Record) -> MatchExplanation.Remark? {
        if let application = search.application, application != record.identifier.application {
            return .init(["DX-10"], "Hidden by the scope: only \(application) is searched.")
        }
        let query = search.query
        let kinds = TypedQuery(kinds: query.kinds)
        if !query.kinds.isEmpty, !finds(kinds, record) {
            let tokens = query.kinds.map { "kind:\($0)" }.joined(separator: " ")
            return .init(["DX-10"], "Hidden by the filter \(tokens).")
        }
        for group in query.excluded where finds(TypedQuery(words: group), record) {
            let words = group.map(\.text).joined(separator: " ")
            return .init(["DX-10"], "Hidden by the filter -\(words): it has that word.")
        }
        return nil
    }

    private func finds(_ query: TypedQuery, _ record: Record) -> Bool {
        var finder = MatchFinder(
            query,
            search.profile == .ios17 ? .strict : search.profile,
            language: SpotlightIndex.language
        )
        return finder.matches(record)
    }
}
