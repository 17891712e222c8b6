package import SearchModel

/// Searches as Core Spotlight states them: by query string, and by what a person typed.
extension SpotlightIndex {
    /// Runs a query string over the live records.
    ///
    /// - Parameters:
    ///   - request: the query and whose records it looks at.
    ///   - isCancelled: asked between blocks of records; true ends the run early.
    ///   - visit: gets found records in batches, each once, in no promised order.
    /// - Throws: `ServiceError.invalidQuery` for a text that is not of the language.
    package func query(
        _ request: QueryRequest,
        isCancelled: () -> Bool,
        visit: ([StoredRecord]) -> Void
    ) throws(ServiceError) {
        preconditionFailure("query strings have not landed yet")
    }

    /// Texts a search could go on with, best first, at most `search.limit` of them.
    package func suggestions(
        _ search: UserSearch
    ) throws(ServiceError) -> [SearchSuggestion] {
        preconditionFailure("suggestions have not landed yet")
    }

    /// Notes that a person chose a record, so that it ranks higher from now on.
    package func noteEngagement(with identifier: RecordIdentifier) throws(ServiceError) {
        preconditionFailure("engagement has not landed yet")
    }
}
