public import Foundation

/// The principal class of an extension that keeps the index when its application is not running
/// (S62).
///
/// Subclass it and override the two reindex methods. Here they acknowledge at once.
///
/// - Note: On Linux, no system starts extensions; an instance is a ready-made index delegate.
open class CSIndexExtensionRequestHandler: NSObject, NSExtensionRequestHandling,
    CSSearchableIndexDelegate
{
    /// Creates a handler.
    public override init() {
        super.init()
    }

    /// Has everything handed in again to the default index, and ends the request after that.
    ///
    /// - Parameter context: the request.
    open func beginRequest(with context: NSExtensionContext) {
        let request = Handoff(context)
        searchableIndex(.default()) {
            request.value.completeRequest(returningItems: nil)
        }
    }

    /// Acknowledges; to be overridden.
    ///
    /// - Parameters:
    ///   - searchableIndex: the index to hand the items to.
    ///   - acknowledgementHandler: to be called when the state is saved.
    @preconcurrency
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping @Sendable () -> Void
    ) {
        acknowledgementHandler()
    }

    /// Acknowledges; to be overridden.
    ///
    /// - Parameters:
    ///   - searchableIndex: the index to hand the items to.
    ///   - identifiers: the items' unique identifiers.
    ///   - acknowledgementHandler: to be called when the items are handed in.
    @preconcurrency
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping @Sendable () -> Void
    ) {
        acknowledgementHandler()
    }
}
