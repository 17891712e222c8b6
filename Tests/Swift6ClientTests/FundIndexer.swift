import CoreSpotlight
import Foundation

// The SDK says of neither that it may cross threads; both are used that way. An application of
// another package writes `@retroactive` as well.
extension CSSearchableIndex: @unchecked Sendable {}
extension CSSearchableItem: @unchecked Sendable {}

/// What a finance app calls of an index: handlers that may run anywhere.
protocol FundIndexing: Sendable {
    func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (@Sendable ((any Error)?) -> Void)?
    )
    func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)?
    )
}

extension CSSearchableIndex: FundIndexing {}

/// A finance app's indexer, shared by all.
final class FundIndexer: Sendable {
    static let shared = FundIndexer()
    static let named = CSSearchableIndex(name: "funds")

    private let index: any FundIndexing

    init(index: any FundIndexing = CSSearchableIndex.default()) {
        self.index = index
    }

    func index(_ names: [String], done: @escaping @Sendable (Bool) -> Void) {
        let items = names.map { name in
            let attributes = CSSearchableItemAttributeSet(contentType: .content)
            attributes.title = "\(name) fund"
            attributes.keywords = [name.lowercased()]
            return CSSearchableItem(
                uniqueIdentifier: "fund/\(name)",
                domainIdentifier: "funds",
                attributeSet: attributes
            )
        }
        index.indexSearchableItems(items) { error in
            done(error == nil)
        }
    }

    func clear() {
        index.deleteSearchableItems(withDomainIdentifiers: ["funds"], completionHandler: nil)
    }
}
