import IndexEngine
import ItemStore
import QueryLanguage
import SearchModel
import SearchService
import Synchronization

/// Short words for the records and requests of these tests.
let application = "com.example.app"

func item(
    _ identifier: String,
    title: String? = nil,
    domain: String? = nil,
    expires: Expiration = .standard
) -> Record {
    var record = Record(
        identifier: RecordIdentifier(application: application, kind: .item, unique: identifier),
        domain: domain,
        expiration: expires
    )
    if let title { record.attributes[.title] = .text(title) }
    return record
}

func activity(_ identifier: String, related: String? = nil, weakly: String? = nil) -> Record {
    var record = Record(
        identifier: RecordIdentifier(application: application, kind: .activity, unique: identifier),
        activity: ActivityContent(
            activityType: "com.example.view",
            title: identifier,
            persistentIdentifier: identifier
        )
    )
    record.attributes[.title] = .text("activity \(identifier)")
    if let related { record.attributes[.relatedUniqueIdentifier] = .text(related) }
    if let weakly { record.attributes[.weakRelatedUniqueIdentifier] = .text(weakly) }
    return record
}

/// A clock that stands still until it is moved.
final class TestClock: Sendable {
    private let seconds = Mutex<Double>(800_000_000)

    var now: @Sendable () -> Double { { self.seconds.withLock { $0 } } }

    func advance(_ by: Double) {
        seconds.withLock { $0 += by }
    }
}

extension SpotlightIndex {
    /// Submits operations and waits until they are journaled.
    func perform(
        _ operations: WriteRequest.Operation...,
        in indexName: String = "",
        clientState: WriteRequest.ClientState? = nil
    ) async throws {
        let request = WriteRequest(
            application: application,
            indexName: indexName,
            operations: operations,
            clientState: clientState
        )
        try await withCheckedThrowingContinuation { continuation in
            submit(request) { continuation.resume(with: $0) }
        }
    }

    /// The identifiers of all live records, in row order.
    func stored() throws -> [String] {
        var identifiers: [String] = []
        try forEachRecord(application: nil) { identifiers.append($0.record.identifier.unique) }
        return identifiers
    }

    /// The identifiers of what a typed text finds, best first.
    func search(_ text: String, freshness: Freshness = .journaled) throws -> [String] {
        let found = try search(
            SearchRequest(query: TypedQuery(plain: text)),
            freshness: freshness
        )
        return try records(rows: found.matches.map(\.row)).map(\.record.identifier.unique)
    }

    /// How many records a typed text finds in all.
    func total(_ text: String) throws -> Int {
        try search(SearchRequest(query: TypedQuery(plain: text), limit: 1)).total
    }
}
