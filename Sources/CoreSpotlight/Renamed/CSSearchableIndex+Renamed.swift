public import Foundation

/// The index's names of 2015; the compiler leads from them to today's.
extension CSSearchableIndex {
    /// Now `default()`.
    ///
    /// - Returns: the default index.
    @available(*, unavailable, renamed: "default()")
    public class func defaultSearchableIndex() -> CSSearchableIndex { `default`() }

    /// Now `beginBatch()`.
    @available(*, unavailable, renamed: "beginBatch()")
    public func beginIndexBatch() { beginBatch() }

    /// Now `endBatch(withClientState:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - clientState: the state to store.
    ///   - completionHandler: called once.
    @available(*, unavailable, renamed: "endBatch(withClientState:completionHandler:)")
    public func endIndexBatchWithClientState(
        _ clientState: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        endBatch(withClientState: clientState, completionHandler: completionHandler)
    }

    /// Now `fetchLastClientState(completionHandler:)`.
    ///
    /// - Parameter completionHandler: called once.
    @available(*, unavailable, renamed: "fetchLastClientState(completionHandler:)")
    public func fetchLastClientStateWithCompletionHandler(
        _ completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        fetchLastClientState(completionHandler: completionHandler)
    }

    /// Now `deleteSearchableItems(withIdentifiers:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - identifiers: the items' identifiers.
    ///   - completionHandler: called once.
    @available(
        *,
        unavailable,
        renamed: "deleteSearchableItems(withIdentifiers:completionHandler:)"
    )
    public func deleteSearchableItemsWithIdentifiers(
        _ identifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        deleteSearchableItems(withIdentifiers: identifiers, completionHandler: completionHandler)
    }

    /// Now `deleteSearchableItems(withDomainIdentifiers:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - domainIdentifiers: the domains.
    ///   - completionHandler: called once.
    @available(
        *,
        unavailable,
        renamed: "deleteSearchableItems(withDomainIdentifiers:completionHandler:)"
    )
    public func deleteSearchableItemsWithDomainIdentifiers(
        _ domainIdentifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        deleteSearchableItems(
            withDomainIdentifiers: domainIdentifiers,
            completionHandler: completionHandler
        )
    }

    /// Now `deleteAllSearchableItems(completionHandler:)`.
    ///
    /// - Parameter completionHandler: called once.
    @available(*, unavailable, renamed: "deleteAllSearchableItems(completionHandler:)")
    public func deleteAllSearchableItemsWithCompletionHandler(
        _ completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        deleteAllSearchableItems(completionHandler: completionHandler)
    }
}
