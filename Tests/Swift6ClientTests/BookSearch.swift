@preconcurrency import CoreSpotlight
import Foundation

/// A library app's search: what is typed goes to a user query, and a cancelled task cancels it.
struct BookSearch: Sendable {
    struct Hit: Identifiable, Hashable, Sendable {
        let id: String
        let title: String
        let isExact: Bool
    }

    private static let prepareOnce: Void = CSUserQuery.prepare()

    init() {
        _ = Self.prepareOnce
    }

    private static func context(limit: Int, shelf: String?) -> CSUserQueryContext {
        let context = CSUserQueryContext()
        context.fetchAttributes = ["title", "displayName", "contentDescription", "authorNames"]
        context.enableRankedResults = true
        context.maxResultCount = limit
        context.maxRankedResultCount = limit
        context.maxSuggestionCount = 5
        context.keyboardLanguage = "en"
        context.disableSemanticSearch = true
        if let shelf { context.filterQueries = ["domainIdentifier == \"books.\(shelf)\""] }
        return context
    }

    func hits(for text: String, limit: Int = 20, shelf: String? = nil) async throws -> [Hit] {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return [] }
        let query = CSUserQuery(
            userQueryString: trimmed,
            userQueryContext: Self.context(limit: limit, shelf: shelf)
        )
        return try await withTaskCancellationHandler {
            var items: [CSUserQuery.Item] = []
            for try await response in query.responses {
                try Task.checkCancellation()
                switch response {
                case .item(let item): items.append(item)
                case .suggestion: continue
                @unknown default: continue
                }
            }
            return items.sorted().map { item in
                let title = item.item.attributeSet.title ?? item.item.uniqueIdentifier
                return Hit(id: item.id, title: title, isExact: title == trimmed)
            }
        } onCancel: {
            query.cancel()
        }
    }

    func completions(for text: String) async throws -> [String] {
        let query = CSUserQuery(
            userQueryString: text,
            userQueryContext: Self.context(limit: 1, shelf: nil)
        )
        var found: [CSUserQuery.Suggestion] = []
        for try await suggestion in query.suggestions { found.append(suggestion) }
        if let first = found.first {
            query.userEngaged(first, visibleSuggestions: found, interaction: .select)
        }
        return found.map { String($0.suggestion.localizedAttributedSuggestion.characters) }
    }

    /// How many books a query string finds; nil for one that is not of the language.
    func count(where queryString: String) async -> Int? {
        let context = CSSearchQueryContext()
        context.fetchAttributes = []
        let query = CSSearchQuery(queryString: queryString, queryContext: context)
        defer { query.cancel() }
        do {
            var count = 0
            for try await result in query.results where !result.id.isEmpty { count += 1 }
            return count
        } catch let error as CSSearchQueryError where error.code == .invalidQuery {
            return nil
        } catch {
            return 0
        }
    }
}
