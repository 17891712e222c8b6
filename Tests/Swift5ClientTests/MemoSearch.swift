import CoreSpotlight

/// A memo app's search: one query at a time, found by handlers, cancelled by the next.
class MemoSearch {
    private var query: CSSearchQuery?
    private(set) var identifiers: [String] = []

    private func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
    }

    func search(_ text: String, completion: @escaping ([String], Error?) -> Void) {
        query?.cancel()
        let pattern = escape(text)
        let queryString = """
            title == "*\(pattern)*"cd || textContent == "*\(pattern)*"cd \
            || keywords == "\(pattern)*"cdw
            """
        let newQuery = CSSearchQuery(queryString: queryString, attributes: ["title", "keywords"])
        var found: [CSSearchableItem] = []
        newQuery.foundItemsHandler = { items in
            found.append(contentsOf: items)
        }
        newQuery.completionHandler = { [weak self] error in
            let identifiers = found.map { $0.uniqueIdentifier }.sorted()
            self?.identifiers = identifiers
            completion(identifiers, error)
        }
        query = newQuery
        newQuery.start()
    }

    func isCurrent(_ other: CSSearchQuery) -> Bool { query == other }

    /// Hands a person's text on as a query string, as some apps do: most of them end in an error.
    func searchRaw(_ text: String) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            let query = CSSearchQuery(queryString: text, queryContext: nil)
            query.completionHandler = { error in
                if let error = error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: query.foundItemCount)
                }
            }
            query.start()
        }
    }
}
