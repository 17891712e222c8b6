import CoreSpotlight
import Foundation
import ItemStore
import SearchModel
import SearchService
import Synchronization

/// A store in memory for one test, and what a test does with it.
struct TestStore {
    let spotlight: SpotlightStore

    /// A new and empty store.
    init(application: String = "com.example.tests", clock: TestClock? = nil) throws {
        let index =
            if let clock {
                try SpotlightIndex(location: .memory) { clock.now }
            } else {
                try SpotlightIndex(location: .memory)
            }
        spotlight = SpotlightStore(application: application, index: index)
    }

    /// An index object over the store; the default one without a name.
    func index(_ name: String? = nil) -> CSSearchableIndex {
        CSSearchableIndex(name: name, store: spotlight)
    }

    /// Runs code whose `CSSearchableIndex.default()` and activities use this store.
    func asProcessStore<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        try await SpotlightStore.$current.withValue(spotlight, operation: body)
    }

    /// The identifiers of what is stored, in order.
    var identifiers: [String] {
        get throws {
            var found: [String] = []
            try spotlight.index().forEachRecord(application: nil) {
                found.append($0.record.identifier.unique)
            }
            return found.sorted()
        }
    }
}

/// A clock that a test sets: seconds since 2001-01-01T00:00:00Z.
final class TestClock: Sendable {
    private let instant = Mutex(800_000_000.0)

    var now: Double { instant.withLock { $0 } }

    func advance(bySeconds seconds: Double) {
        instant.withLock { $0 += seconds }
    }
}

/// An item with a title.
func item(
    _ identifier: String?,
    title: String? = nil,
    domain: String? = nil
) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title ?? identifier
    return CSSearchableItem(
        uniqueIdentifier: identifier,
        domainIdentifier: domain,
        attributeSet: attributes
    )
}
