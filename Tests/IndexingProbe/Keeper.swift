import CoreSpotlight

/// An application's index delegate: it says on standard output what it is asked for, and hands the
/// items in again.
final class Keeper: NSObject, CSSearchableIndexDelegate {
    /// How the application answers.
    enum Style: String {
        /// It hands in again what it is asked for.
        case reindexing
        /// It supplies single items before it is asked to hand them in.
        case supplying
        /// It takes every call and does nothing.
        case idle
    }

    /// One element for each call.
    let calls: AsyncStream<Void>
    private let call: AsyncStream<Void>.Continuation
    private let style: Style
    private let identifiers: [String]

    init(_ style: Style, of identifiers: [String]) {
        self.style = style
        self.identifiers = identifiers
        (calls, call) = AsyncStream.makeStream()
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void
    ) {
        print("reindex all")
        handIn(identifiers, to: searchableIndex, acknowledgementHandler)
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        print("reindex", identifiers.joined(separator: " "))
        handIn(identifiers, to: searchableIndex, acknowledgementHandler)
    }

    func searchableItems(
        forIdentifiers identifiers: [String],
        searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
    ) {
        guard style == .supplying else { return searchableItemsHandler([]) }
        print("supply", identifiers.joined(separator: " "))
        searchableItemsHandler(identifiers.map(Library.item))
    }

    private func handIn(
        _ identifiers: [String],
        to index: CSSearchableIndex,
        _ acknowledge: @escaping () -> Void
    ) {
        defer { call.yield() }
        guard style != .idle else { return acknowledge() }
        index.indexSearchableItems(identifiers.map(Library.item)) { error in
            if error == nil { acknowledge() }
        }
    }
}

/// An index extension's principal class, which answers as the application would (S62).
final class KeeperExtension: CSIndexExtensionRequestHandler {
    private let keeper: Keeper

    init(_ keeper: Keeper) {
        self.keeper = keeper
        super.init()
    }

    override func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void
    ) {
        print("extension")
        keeper.searchableIndex(
            searchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler: acknowledgementHandler
        )
    }

    override func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        print("extension")
        keeper.searchableIndex(
            searchableIndex,
            reindexSearchableItemsWithIdentifiers: identifiers,
            acknowledgementHandler: acknowledgementHandler
        )
    }
}
