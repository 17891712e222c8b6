import CoreSpotlight
import Foundation

/// Part 2 of the tutorial: all shows at once through Core Spotlight, and out again by their domain.
extension Show {
    static let domain = "tv-shows"

    /// The show as Core Spotlight takes it.
    var item: CSSearchableItem {
        let item = CSSearchableItem(
            uniqueIdentifier: name,
            domainIdentifier: Show.domain,
            attributeSet: attributes
        )
        item.expirationDate = .distantFuture
        return item
    }

    static func indexAll() async throws {
        try await CSSearchableIndex.default().indexSearchableItems(all.map(\.item))
    }

    static func deleteAll() async throws {
        try await CSSearchableIndex.default()
            .deleteSearchableItems(withDomainIdentifiers: [domain])
    }
}
