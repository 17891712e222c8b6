import CoreSpotlight

/// A garden app's indexer: an actor around an index of its own.
actor GardenIndexer {
    struct Plant: Sendable {
        let id: UUID
        var name: String
        var bed: String
        var planted: Date
    }

    private let index: CSSearchableIndex
    private var indexed: Set<UUID> = []

    init(name: String = "garden") {
        index = CSSearchableIndex(name: name, protectionClass: .complete)
    }

    private static func item(for plant: Plant) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = plant.name
        attributes.contentDescription = "In bed \(plant.bed)"
        attributes.keywords = [plant.bed, "garden"]
        attributes.startDate = plant.planted
        attributes.userOwned = 1
        attributes.rankingHint = 20
        let item = CSSearchableItem(
            uniqueIdentifier: plant.id.uuidString,
            domainIdentifier: "garden.\(plant.bed)",
            attributeSet: attributes
        )
        item.expirationDate = .distantFuture
        item.isUpdate = false
        return item
    }

    func save(_ plants: [Plant]) async throws {
        guard CSSearchableIndex.isIndexingAvailable(), !plants.isEmpty else { return }
        try await index.indexSearchableItems(plants.map(Self.item))
        indexed.formUnion(plants.map(\.id))
    }

    func remove(_ ids: [UUID]) async throws {
        try await index.deleteSearchableItems(withIdentifiers: ids.map(\.uuidString))
        indexed.subtract(ids)
    }

    func clear(bed: String) async throws {
        try await index.deleteSearchableItems(withDomainIdentifiers: ["garden.\(bed)"])
    }

    /// Replaces everything in one batch, unless the state says that it is there already.
    func synchronize(_ plants: [Plant], state: String) async throws -> Bool {
        let last = try? await index.fetchLastClientState()
        guard last != Data(state.utf8) else { return false }
        index.beginBatch()
        index.deleteSearchableItems(
            withIdentifiers: indexed.map(\.uuidString),
            completionHandler: nil
        )
        index.indexSearchableItems(plants.map(Self.item), completionHandler: nil)
        try await index.endBatch(withClientState: Data(state.utf8))
        indexed = Set(plants.map(\.id))
        return true
    }
}
