import CoreSpotlight
import Foundation
import ItemStore
import SearchService
import Synchronization
import Testing

/// What these tests prove.
///
/// 1. what was journaled and then lost is asked for again (S43, S57, S58)
/// 2. a delegate may supply lost items itself (S61), and has defaults for the rest
/// 3. the handler classes are ready-made delegates (S62)
@Suite struct ReindexTests {
    /// A store in which things go wrong.
    private func store(_ faults: Faults) throws -> SpotlightStore {
        SpotlightStore(
            application: "com.example.tests",
            index: try SpotlightIndex(
                location: .memory,
                faults: faults,
                clock: { Date().timeIntervalSinceReferenceDate }
            )
        )
    }

    @Test func `S43: items that fail after they were journaled are asked for`() async throws {
        let store = try store(Faults(failing: ["lost"]))
        let index = CSSearchableIndex(name: nil, store: store)
        let delegate = Delegate()
        index.indexDelegate = delegate
        try await index.indexSearchableItems([item("kept"), item("lost")])
        #expect(await delegate.firstRequest == .identifiers(["lost"]))
    }

    @Test func `S58: a lost index is asked for whole`() async throws {
        let store = try store(Faults(losesIndex: true))
        let index = CSSearchableIndex(name: nil, store: store)
        let delegate = Delegate()
        index.indexDelegate = delegate
        try await index.indexSearchableItems([item("a")])
        #expect(await delegate.firstRequest == .all)
    }

    @Test func `S61: items a delegate supplies are indexed without a request`() async throws {
        let store = try store(Faults(failing: ["lost", "gone"]))
        let index = CSSearchableIndex(name: nil, store: store)
        let delegate = Delegate(supplying: ["lost"])
        index.indexDelegate = delegate
        try await index.indexSearchableItems([item("lost"), item("gone")])
        #expect(await delegate.firstRequest == .identifiers(["gone"]))
    }

    @Test func `S57, S61: the optional methods have defaults`() async {
        let delegate = Delegate()
        let index = CSSearchableIndex()
        delegate.searchableIndexDidThrottle(index)
        delegate.searchableIndexDidFinishThrottle(index)
        delegate.searchableItemsDidUpdate([])
        #expect(throws: CSIndexError.self) {
            try delegate.data(for: index, itemIdentifier: "a", typeIdentifier: "b")
        }
        #expect(throws: CSIndexError.self) {
            try delegate.fileURL(
                for: index,
                itemIdentifier: "a",
                typeIdentifier: "b",
                inPlace: true
            )
        }
        #expect(
            await delegate.searchableItems(forIdentifiers: ["a"], protectionClass: .complete)
                .isEmpty
        )
    }

    @Test func `S62: an index extension acknowledges and completes its request`() {
        let handler = CSIndexExtensionRequestHandler()
        let acknowledged = Mutex(0)
        handler.searchableIndex(
            CSSearchableIndex(),
            reindexSearchableItemsWithIdentifiers: ["a"]
        ) { acknowledged.withLock { $0 += 1 } }
        let context = NSExtensionContext()
        handler.beginRequest(with: context)
        #expect(acknowledged.withLock { $0 } == 1)
        guard case .completed = context.outcome else {
            Issue.record("the request goes on")
            return
        }
    }

    @Test func `S62: an import extension fills a set for each file`() throws {
        let file = try #require(URL(string: "file:///tmp/notes.txt"))
        let context = NSExtensionContext(inputItems: [file, "not a file"])
        Importer().beginRequest(with: context)
        guard case .completed(let returned) = context.outcome else {
            Issue.record("the request did not complete")
            return
        }
        let sets = returned.compactMap { $0 as? CSSearchableItemAttributeSet }
        #expect(sets.map(\.title) == ["notes.txt"])
        #expect(sets.map(\.contentURL) == [file])
        let failing = NSExtensionContext(inputItems: [URL(filePath: "/")])
        Importer().beginRequest(with: failing)
        guard case .cancelled = failing.outcome else {
            Issue.record("the request was not cancelled")
            return
        }
    }

    @Test func `S139: a description survives coding`() throws {
        let description = try recoded(CSSearchableIndexDescription())
        #expect(description.protectionClass == nil)
    }
}

/// A delegate that keeps its first request.
private final class Delegate: NSObject, CSSearchableIndexDelegate {
    enum Request: Equatable {
        case all
        case identifiers([String])
    }

    private let requests = AsyncStream.makeStream(of: Request.self)
    private let supplied: Set<String>

    init(supplying supplied: Set<String> = []) {
        self.supplied = supplied
    }

    var firstRequest: Request? {
        get async { await requests.stream.first { _ in true } }
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void
    ) {
        requests.continuation.yield(.all)
        acknowledgementHandler()
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        requests.continuation.yield(.identifiers(identifiers))
        acknowledgementHandler()
    }

    func searchableItems(
        forIdentifiers identifiers: [String],
        searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
    ) {
        searchableItemsHandler(identifiers.filter(supplied.contains).map { item($0) })
    }
}

private final class Importer: CSImportExtension {
    override func update(
        _ attributes: CSSearchableItemAttributeSet,
        forFileAt contentURL: URL
    ) throws {
        guard contentURL.path != "/" else { throw CocoaError(.fileReadUnknown) }
        attributes.title = contentURL.lastPathComponent
    }
}
