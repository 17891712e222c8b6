@preconcurrency import CoreSpotlight

/// A photo app's index delegate in today's Swift: it answers from tasks, with `@Sendable` handlers.
final class PhotoKeeper: NSObject, CSSearchableIndexDelegate, Sendable {
    private let library: PhotoLibrary

    init(library: PhotoLibrary) {
        self.library = library
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping @Sendable () -> Void
    ) {
        let library = library
        Task {
            try? await searchableIndex.indexSearchableItems(await library.allItems())
            acknowledgementHandler()
        }
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping @Sendable () -> Void
    ) {
        let library = library
        Task { @MainActor in
            try? await searchableIndex.indexSearchableItems(await library.items(identifiers))
            acknowledgementHandler()
        }
    }

    func searchableItems(forIdentifiers identifiers: [String]) async -> [CSSearchableItem] {
        await library.items(identifiers)
    }

    func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}
}

/// The photos, behind an actor.
actor PhotoLibrary {
    private var captions: [String: String]
    private(set) var requests = 0

    init(captions: [String: String]) {
        self.captions = captions
    }

    func allItems() -> [CSSearchableItem] {
        requests += 1
        return captions.map(Self.item)
    }

    func items(_ identifiers: [String]) -> [CSSearchableItem] {
        requests += 1
        return identifiers.compactMap { id in captions[id].map { Self.item(id, $0) } }
    }

    private static func item(_ id: String, _ caption: String) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .jpeg)
        attributes.title = caption
        attributes.pixelWidth = 4_032
        attributes.pixelHeight = 3_024
        attributes.thumbnailURL = URL(filePath: "/photos/\(id).jpg")
        attributes.contentURL = attributes.thumbnailURL
        return CSSearchableItem(
            uniqueIdentifier: id,
            domainIdentifier: "photos",
            attributeSet: attributes
        )
    }
}

/// The same answers in an index extension.
final class PhotoExtension: CSIndexExtensionRequestHandler {
    override func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping @Sendable () -> Void
    ) {
        Task { @MainActor in acknowledgementHandler() }
    }

    override func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        searchableIndex.indexSearchableItems([]) { _ in acknowledgementHandler() }
    }
}
