/// The whole index at one moment: immutable segments, oldest first, and which of their documents
/// are gone.
package struct Snapshot: Sendable {
    let views: [SegmentView]
    private let applications: ApplicationNumbers
    private let scratches: ScratchPool

    /// The newest journal entry it holds.
    package let watermark: Int64

    init(_ views: [SegmentView], watermark: Int64, scratches: ScratchPool) {
        self.views = views
        self.watermark = watermark
        self.scratches = scratches
        applications = ApplicationNumbers(views)
    }

    /// Its segments, oldest first: stored ones, then those in memory.
    package var segments: [Segment] { views.map(\.segment) }

    /// How many records can be found.
    package var recordCount: Int { views.reduce(0) { $0 + $1.livingCount } }

    /// Finds what a request asks for; the same as comparing every record with it would.
    ///
    /// Nothing is found for an empty query.
    package func search(_ request: SearchRequest) -> SearchResults {
        var work = SearchWork()
        return search(request, &work)
    }

    /// The same, adding to `work` what it took.
    package func search(_ request: SearchRequest, _ work: inout SearchWork) -> SearchResults {
        guard let plan = QueryPlan(request) else { return SearchResults() }
        return search(plan, request.engagement, &work)
    }

    /// The records of an application, or of all, in the static order: the first `limit` of them, and
    /// how many there are.
    package func browse(_ application: String?, limit: Int) -> SearchResults {
        var work = SearchWork()
        return search(QueryPlan(browsing: application, limit: limit), Engagement(), &work)
    }

    private func search(
        _ plan: QueryPlan,
        _ engagement: Engagement,
        _ work: inout SearchWork
    ) -> SearchResults {
        var found: [(segment: Int, hits: SegmentHits)] = []
        for (index, view) in views.enumerated() where view.livingCount > 0 {
            let (hits, effort) = scratches.with(documentCount: view.segment.documentCount) {
                var search = SegmentSearch(view, plan, $0)
                search.run()
                search.lift(engagement)
                return (search.hits, search.work)
            }
            found.append((index, hits))
            work += effort
        }
        let merge = ResultMerge(views, applications, plan)
        return merge.results(found)
    }

    /// The parts of a row's score, for `explain`; nil when the row does not match.
    package func explain(row: Int64, _ request: SearchRequest) -> Explanation? {
        guard let plan = QueryPlan(request) else { return nil }
        for view in views.reversed() {
            guard let document = view.segment.columns.document(row: row),
                !view.dead.contains(document)
            else { continue }
            return scratches.with(documentCount: view.segment.documentCount) {
                SegmentSearch(view, plan, $0).explain(document, row: row, request.engagement)
            }
        }
        return nil
    }
}
