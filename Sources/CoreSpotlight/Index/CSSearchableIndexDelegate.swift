public import Foundation

/// What an application answers when the index lost something, or wants content (S57).
///
/// The two reindex methods are required; the others have defaults that stand for "not implemented".
/// They are called on a queue of the index's own.
///
/// Handlers may be called on any thread, hence `@Sendable`; a method that is written without it
/// fulfils the protocol as well.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// The index was lost: forget the local state and hand everything in again (S58).
    ///
    /// - Parameters:
    ///   - searchableIndex: the index to hand the items to (S59).
    ///   - acknowledgementHandler: to be called when the state is saved; until then the request may
    ///     be made again. With batches and a client state it may be called at once.
    @preconcurrency
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping @Sendable () -> Void
    )

    /// Items that were journaled could not be indexed: hand them in again (S43).
    ///
    /// - Parameters:
    ///   - searchableIndex: the index to hand the items to (S59).
    ///   - identifiers: the items' unique identifiers.
    ///   - acknowledgementHandler: to be called when the items are handed in.
    @preconcurrency
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping @Sendable () -> Void
    )

    /// Indexing is slowed down to spare the battery (S60).
    ///
    /// - Parameter searchableIndex: the index that is slowed down.
    /// - Note: On Linux, nothing slows indexing down, so this is not called.
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

    /// Indexing runs at full speed again (S60).
    ///
    /// - Parameter searchableIndex: the index that was slowed down.
    /// - Note: On Linux, nothing slows indexing down, so this is not called.
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)

    /// Supplies an item's content in a type it announced (S61).
    ///
    /// - Parameters:
    ///   - searchableIndex: the index that holds the item.
    ///   - itemIdentifier: the item's unique identifier.
    ///   - typeIdentifier: one of the item's `providerDataTypeIdentifiers`.
    /// - Returns: the content.
    /// - Throws: any error; the default always throws `indexingUnsupported`.
    func data(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String
    ) throws -> Data

    /// Supplies a file with an item's content in a type it announced (S61).
    ///
    /// - Parameters:
    ///   - searchableIndex: the index that holds the item.
    ///   - itemIdentifier: the item's unique identifier.
    ///   - typeIdentifier: one of the item's announced file types.
    ///   - inPlace: whether the file is read where it lies.
    /// - Returns: the file's address.
    /// - Throws: any error; the default always throws `indexingUnsupported`.
    func fileURL(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String,
        inPlace: Bool
    ) throws -> URL

    /// Supplies items by identifier, before a reindex is asked for.
    ///
    /// - Parameters:
    ///   - identifiers: the items' unique identifiers.
    ///   - searchableItemsHandler: to be called once with the items that exist.
    @preconcurrency
    func searchableItems(
        forIdentifiers identifiers: [String],
        searchableItemsHandler: @escaping @Sendable ([CSSearchableItem]) -> Void
    )

    /// Supplies items by identifier, the asynchronous form.
    ///
    /// - Parameter identifiers: the items' unique identifiers.
    /// - Returns: the items that exist.
    func searchableItems(forIdentifiers identifiers: [String]) async -> [CSSearchableItem]

    /// Supplies items of a file protection by identifier.
    ///
    /// - Parameters:
    ///   - identifiers: the items' unique identifiers.
    ///   - protectionClass: the file protection of their index.
    ///   - searchableItemsHandler: to be called once with the items that exist.
    @preconcurrency
    func searchableItems(
        forIdentifiers identifiers: [String],
        protectionClass: FileProtectionType,
        searchableItemsHandler: @escaping @Sendable ([CSSearchableItem]) -> Void
    )

    /// Supplies items of a file protection by identifier, the asynchronous form.
    ///
    /// - Parameters:
    ///   - identifiers: the items' unique identifiers.
    ///   - protectionClass: the file protection of their index.
    /// - Returns: the items that exist.
    func searchableItems(
        forIdentifiers identifiers: [String],
        protectionClass: FileProtectionType
    ) async -> [CSSearchableItem]

    /// Items were summarized or prioritized, as their options asked (S15).
    ///
    /// - Parameter items: the items.
    /// - Note: On Linux, nothing summarizes or prioritizes, so this is not called.
    func searchableItemsDidUpdate(_ items: [CSSearchableItem])
}

/// What "not implemented" means for each optional method.
extension CSSearchableIndexDelegate {
    /// Does nothing.
    ///
    /// - Parameter searchableIndex: the index that is slowed down.
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

    /// Does nothing.
    ///
    /// - Parameter searchableIndex: the index that was slowed down.
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}

    /// Supplies nothing.
    ///
    /// - Parameters:
    ///   - searchableIndex: the index that holds the item.
    ///   - itemIdentifier: the item's unique identifier.
    ///   - typeIdentifier: the type asked for.
    /// - Returns: never.
    /// - Throws: `CSIndexError.indexingUnsupported`.
    public func data(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String
    ) throws -> Data {
        throw ErrorTranslation.unsupported("the delegate supplies no data")
    }

    /// Supplies nothing.
    ///
    /// - Parameters:
    ///   - searchableIndex: the index that holds the item.
    ///   - itemIdentifier: the item's unique identifier.
    ///   - typeIdentifier: the type asked for.
    ///   - inPlace: whether the file would be read where it lies.
    /// - Returns: never.
    /// - Throws: `CSIndexError.indexingUnsupported`.
    public func fileURL(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String,
        inPlace: Bool
    ) throws -> URL {
        throw ErrorTranslation.unsupported("the delegate supplies no files")
    }

    /// Supplies no items.
    ///
    /// - Parameters:
    ///   - identifiers: the items' unique identifiers.
    ///   - searchableItemsHandler: called at once with no items.
    @preconcurrency
    public func searchableItems(
        forIdentifiers identifiers: [String],
        searchableItemsHandler: @escaping @Sendable ([CSSearchableItem]) -> Void
    ) {
        searchableItemsHandler([])
    }

    /// Supplies what the form with a handler does.
    ///
    /// - Parameter identifiers: the items' unique identifiers.
    /// - Returns: the items that exist.
    public func searchableItems(
        forIdentifiers identifiers: [String]
    ) async -> [CSSearchableItem] {
        await withCheckedContinuation { continuation in
            searchableItems(forIdentifiers: identifiers) {
                continuation.resume(returning: Handoff($0))
            }
        }.value
    }

    /// Supplies what the form without a protection class does.
    ///
    /// - Parameters:
    ///   - identifiers: the items' unique identifiers.
    ///   - protectionClass: the file protection of their index.
    ///   - searchableItemsHandler: called once with the items that exist.
    @preconcurrency
    public func searchableItems(
        forIdentifiers identifiers: [String],
        protectionClass: FileProtectionType,
        searchableItemsHandler: @escaping @Sendable ([CSSearchableItem]) -> Void
    ) {
        // The asynchronous form leads on to the one with a handler, so that whichever of the four
        // a delegate has is reached.
        let delegate = Handoff(self as any CSSearchableIndexDelegate)
        Task {
            let items = await delegate.value.searchableItems(forIdentifiers: identifiers)
            searchableItemsHandler(items)
        }
    }

    /// Supplies what the form with a handler does.
    ///
    /// - Parameters:
    ///   - identifiers: the items' unique identifiers.
    ///   - protectionClass: the file protection of their index.
    /// - Returns: the items that exist.
    public func searchableItems(
        forIdentifiers identifiers: [String],
        protectionClass: FileProtectionType
    ) async -> [CSSearchableItem] {
        await withCheckedContinuation { continuation in
            searchableItems(forIdentifiers: identifiers, protectionClass: protectionClass) {
                continuation.resume(returning: Handoff($0))
            }
        }.value
    }

    /// Does nothing.
    ///
    /// - Parameter items: the items.
    public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}
}
