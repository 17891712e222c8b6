import CoreSpotlight
import Observation

/// What a concert app awaits of an index, on the main actor.
@MainActor protocol ConcertIndexing: AnyObject {
    func indexSearchableItems(_ items: [CSSearchableItem]) async throws
    func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws
    func deleteAllSearchableItems() async throws
}

extension CSSearchableIndex: ConcertIndexing {}

/// A concert app's model, which screens observe.
@MainActor @Observable final class ConcertStore {
    struct Concert: Identifiable, Hashable {
        let id: String
        var artist: String
        var venue: String
        var date: Date
    }

    private(set) var concerts: [Concert] = []
    private(set) var lastError: String?
    @ObservationIgnored private let index: any ConcertIndexing

    init(index: any ConcertIndexing = CSSearchableIndex.default()) {
        self.index = index
    }

    func add(_ concert: Concert) async {
        concerts.append(concert)
        do {
            try await index.indexSearchableItems([searchableItem(concert)])
        } catch let error as CSIndexError where error.code == .quotaExceeded {
            lastError = "full"
        } catch {
            lastError = error.localizedDescription
        }
    }

    func remove(id: Concert.ID) {
        concerts.removeAll { $0.id == id }
        Task { try? await index.deleteSearchableItems(withIdentifiers: [id]) }
    }

    func reset() async {
        concerts = []
        try? await index.deleteAllSearchableItems()
    }

    private func searchableItem(_ concert: Concert) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: UTType.calendarEvent)
        attributes.title = "\(concert.artist) at \(concert.venue)"
        attributes.artist = concert.artist
        attributes.namedLocation = concert.venue
        attributes.startDate = concert.date
        attributes.endDate = concert.date.addingTimeInterval(2 * 60 * 60)
        attributes.importantDates = [concert.date]
        attributes.allDay = false
        return CSSearchableItem(
            uniqueIdentifier: concert.id,
            domainIdentifier: nil,
            attributeSet: attributes
        )
    }
}

/// An index of no effect, for previews and tests.
@MainActor final class SilentIndex: ConcertIndexing {
    private(set) var titles: [String?] = []
    var error: (any Error)?

    func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        if let error { throw error }
        titles += items.map(\.attributeSet.title)
    }

    func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

    func deleteAllSearchableItems() async throws { titles = [] }
}
