import Diagnostics
import ItemStore
import SearchModel
import SearchService

/// A small index in memory and what a test asks of it.
struct Library {
    static let application = "org.example.library"

    let index: SpotlightIndex

    init(_ index: SpotlightIndex) {
        self.index = index
    }

    /// Makes an index of records, written in one operation.
    init(_ records: [Record], clock: @escaping @Sendable () -> Double = { 0 }) async throws {
        index = try SpotlightIndex(location: .memory, clock: clock)
        if !records.isEmpty { try await write(.insert(records)) }
    }

    func write(_ operation: WriteRequest.Operation) async throws {
        let request = WriteRequest(application: Self.application, operations: [operation])
        try await withCheckedThrowingContinuation { continuation in
            index.submit(request) { continuation.resume(with: $0) }
        }
    }

    /// The explanation of an item.
    func explain(
        _ text: String,
        _ unique: String,
        kind: RecordKind = .item,
        profile: MatchProfile = .documented,
        syntax: UserSearch.Syntax = .plain,
        scope: String? = nil,
        leftOut: [LeftOutElement] = [],
        hint: Int? = nil
    ) throws -> MatchExplanation {
        let search = UserSearch(text: text, syntax: syntax, profile: profile, application: scope)
        return try Explainer(
            index,
            search,
            freshness: .journaled,
            leftOut: leftOut,
            hint: hint
        )
        .explain(
            RecordIdentifier(application: Self.application, kind: kind, unique: unique)
        )
    }
}

extension Record {
    /// An item of the library.
    init(
        item unique: String,
        domain: String? = nil,
        expiration: Expiration = .standard,
        _ attributes: [AttributeName: AttributeValue]
    ) {
        self.init(
            identifier: RecordIdentifier(
                application: Library.application,
                kind: .item,
                unique: unique
            ),
            domain: domain,
            expiration: expiration,
            attributes: attributes
        )
    }
}
