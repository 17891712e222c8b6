public import Foundation
import SearchModel
import SearchService
public import UniformTypeIdentifiers

/// An application's door into the on-device index: what is handed in here can be searched for.
///
/// Calls on one index take effect in the order they are made, whether or not anyone waits. A
/// completion handler is called exactly once, on a queue of the index's own, when the request is
/// noted durably; that it can be found by then is not promised (S43). After an error nothing of the
/// request was noted; try again.
///
///     try await CSSearchableIndex.default().indexSearchableItems(items)
///
/// Every method exists with a completion handler and as an asynchronous one. The asynchronous one
/// goes through the one with the handler, so a subclass overrides that one to see both.
///
/// - Note: On Linux, `default()` needs no signed application.
open class CSSearchableIndex: NSObject {
    /// The object that is asked to hand items in again (S57).
    open weak var indexDelegate: (any CSSearchableIndexDelegate)? {
        didSet { if indexDelegate != nil { reindexing.listen(for: self) } }
    }

    /// The file protection given at the start.
    ///
    /// - Note: On Linux, it is stored with the items and narrows queries; files are not encrypted.
    public let protectionClass: FileProtectionType

    /// The name; nil for the default index, which has no batches (S39).
    let name: String?
    let batch = IndexBatch()
    let reindexing = ReindexRequests()
    private var ownStore: SpotlightStore?
    /// Where handlers are called: one after another, never on the caller's thread.
    let handlerQueue = DispatchQueue(label: "limelight.index.handlers")

    /// Creates an object for the application's default index, as `default()` gives it.
    public override init() {
        name = nil
        protectionClass = .completeUntilFirstUserAuthentication
        super.init()
    }

    /// Creates an object for the index of a name, with its own client state (S40).
    ///
    /// - Parameter name: any text; an object made later with it reads the same client state.
    public init(name: String) {
        self.name = name
        protectionClass = .completeUntilFirstUserAuthentication
        super.init()
    }

    /// Creates an object for the index of a name whose items have a file protection (S41).
    ///
    /// - Parameters:
    ///   - name: any text; an object made later with it reads the same client state.
    ///   - protectionClass: the file protection; nil for complete until first authentication.
    public init(name: String, protectionClass: FileProtectionType?) {
        self.name = name
        self.protectionClass = protectionClass ?? .completeUntilFirstUserAuthentication
        super.init()
    }

    /// Creates an object over a given store, for whatever application that names.
    package convenience init(name: String?, store: SpotlightStore) {
        if let name {
            self.init(name: name)
        } else {
            self.init()
        }
        ownStore = store
    }

    /// The store in use: a given one, else the task's.
    package var store: SpotlightStore { ownStore ?? .current }

    /// Whether this system has an index: it always has.
    ///
    /// - Returns: true.
    open class func isIndexingAvailable() -> Bool { true }

    // Its state is behind locks, but for the delegate, a weak reference that a program sets once.
    nonisolated(unsafe) private static let shared = CSSearchableIndex()

    /// The application's default index, always the same object (S39).
    ///
    /// Traps when called on a subclass: Apple's one object is of no subclass, and `Self` promises
    /// one. Make an instance instead.
    ///
    /// - Returns: the object.
    open class func `default`() -> Self {
        precondition(
            self == CSSearchableIndex.self,
            "default() gives the one CSSearchableIndex; create an instance of the subclass instead"
        )
        return unsafeDowncast(shared, to: self)
    }

    // MARK: Items

    /// Puts items into the index, each in place of a stored one of the same identifier (S7, S8).
    ///
    /// The items are read before this returns.
    ///
    /// - Parameters:
    ///   - items: the items; `isUpdate` says for each whether it replaces or is merged.
    ///   - completionHandler: called once; an error means that nothing was noted.
    open func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        insert(items, completionHandler)
    }

    /// Deletes items by identifier; one that is not stored is no error (S44).
    ///
    /// - Parameters:
    ///   - identifiers: unique identifiers of this application's items.
    ///   - completionHandler: called once; an error means that nothing was noted.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let application = store.application
        let records = identifiers.map {
            RecordIdentifier(application: application, kind: .item, unique: $0)
        }
        perform([.delete(records)], completionHandler)
    }

    /// Deletes all items and activities in domains and in what is below them (S45).
    ///
    /// - Parameters:
    ///   - domainIdentifiers: dotted paths, compared exactly; `a.b` takes `a.b.c` and spares
    ///     `a.bc`. An empty one deletes nothing (O14).
    ///   - completionHandler: called once; an error means that nothing was noted.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        perform([.deleteDomains(domainIdentifiers)], completionHandler)
    }

    /// Deletes every item of this index and its client state (S46).
    ///
    /// Items handed to another index of the application stay (O3).
    ///
    /// - Parameter completionHandler: called once; an error means that nothing was noted.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        perform([.deleteAllItems], completionHandler)
    }

    // MARK: Batches

    /// Starts a batch: changes are gathered until an end call, then made all or none (S47).
    ///
    /// Traps when a batch is open already, or on the default index, as Apple's raises (S50).
    open func beginBatch() {
        precondition(name != nil, "Batching is not supported by the default index; use init(name:)")
        precondition(batch.begin(), "There is already an open batch")
    }

    /// Ends the batch, makes its changes and stores the client state with them.
    ///
    /// Traps when no batch is open (S50).
    ///
    /// - Parameters:
    ///   - clientState: up to 250 bytes of the application's own (S48); more is an error, and the
    ///     batch is dropped.
    ///   - completionHandler: called once; an error means that nothing was noted.
    open func endBatch(
        withClientState clientState: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        end(expected: nil, new: clientState, completionHandler)
    }

    /// Ends the batch if the stored client state is the expected one (S52).
    ///
    /// Otherwise nothing is changed, the error is `mismatchedClientState`, and the batch is closed
    /// all the same. Traps when no batch is open.
    ///
    /// - Parameters:
    ///   - expectedClientState: what must be stored now; nil does not check.
    ///   - newClientState: what is stored with the changes; up to 250 bytes.
    ///   - completionHandler: called once; an error means that nothing was noted.
    open func endIndexBatch(
        expectedClientState: Data?,
        newClientState: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        end(expected: expectedClientState, new: newClientState, completionHandler)
    }

    /// Reads the client state of the last batch that ended well (S51).
    ///
    /// - Parameter completionHandler: called once, with the state, nil when there is none yet, or
    ///   an error.
    open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
        readClientState(completionHandler)
    }

    // MARK: Contents

    /// Fetches an item's content in a type it announced (S55).
    ///
    /// The index delegate is asked first, for items of this application; then the stored attributes
    /// are: HTML, text, thumbnail, and the file at `contentURL`.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: the application that owns the item.
    ///   - itemIdentifier: the item's unique identifier.
    ///   - contentType: the type of the content wanted.
    ///   - completionHandler: called once, with the content or an error.
    open func fetchData(
        forBundleIdentifier bundleIdentifier: String,
        itemIdentifier: String,
        contentType: UTType,
        completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        fetchContent(bundleIdentifier, itemIdentifier, contentType, completionHandler)
    }

    // MARK: Asynchronous forms

    /// Puts items into the index; see `indexSearchableItems(_:completionHandler:)`.
    ///
    /// - Parameter items: the items.
    /// - Throws: `CSIndexError` when nothing was noted.
    open nonisolated(nonsending) func indexSearchableItems(
        _ items: [CSSearchableItem]
    ) async throws {
        try await completed { indexSearchableItems(items, completionHandler: $0) }
    }

    /// Deletes items by identifier.
    ///
    /// - Parameter identifiers: unique identifiers of this application's items.
    /// - Throws: `CSIndexError` when nothing was noted.
    open nonisolated(nonsending) func deleteSearchableItems(
        withIdentifiers identifiers: [String]
    ) async throws {
        try await completed {
            deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0)
        }
    }

    /// Deletes all items and activities in domains and in what is below them (S45).
    ///
    /// - Parameter domainIdentifiers: dotted paths, compared exactly.
    /// - Throws: `CSIndexError` when nothing was noted.
    open nonisolated(nonsending) func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String]
    ) async throws {
        try await completed {
            deleteSearchableItems(
                withDomainIdentifiers: domainIdentifiers,
                completionHandler: $0
            )
        }
    }

    /// Deletes every item of this index and its client state (S46).
    ///
    /// - Throws: `CSIndexError` when nothing was noted.
    open nonisolated(nonsending) func deleteAllSearchableItems() async throws {
        try await completed { deleteAllSearchableItems(completionHandler: $0) }
    }

    /// Ends the batch, makes its changes and stores the client state with them.
    ///
    /// - Parameter clientState: up to 250 bytes of the application's own.
    /// - Throws: `CSIndexError` when nothing was noted.
    open nonisolated(nonsending) func endBatch(withClientState clientState: Data) async throws {
        try await completed { endBatch(withClientState: clientState, completionHandler: $0) }
    }

    /// Ends the batch if the stored client state is the expected one (S52).
    ///
    /// - Parameters:
    ///   - expectedClientState: what must be stored now; nil does not check.
    ///   - newClientState: what is stored with the changes.
    /// - Throws: `CSIndexError` when nothing was noted.
    open nonisolated(nonsending) func endIndexBatch(
        expectedClientState: Data?,
        newClientState: Data
    ) async throws {
        try await completed {
            endIndexBatch(
                expectedClientState: expectedClientState,
                newClientState: newClientState,
                completionHandler: $0
            )
        }
    }

    /// Reads the client state of the last batch that ended well (S51).
    ///
    /// - Returns: the state; empty when there is none yet (O13).
    /// - Throws: `CSIndexError` when the store cannot be read.
    open nonisolated(nonsending) func fetchLastClientState() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            fetchLastClientState { state, error in
                continuation.resume(with: error.map(Result.failure) ?? .success(state ?? Data()))
            }
        }
    }

    /// Fetches an item's content in a type it announced (S55).
    ///
    /// - Parameters:
    ///   - bundleIdentifier: the application that owns the item.
    ///   - itemIdentifier: the item's unique identifier.
    ///   - contentType: the type of the content wanted.
    /// - Returns: the content.
    /// - Throws: `CSIndexError` when nobody can supply it.
    open nonisolated(nonsending) func fetchData(
        forBundleIdentifier bundleIdentifier: String,
        itemIdentifier: String,
        contentType: UTType
    ) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            fetchData(
                forBundleIdentifier: bundleIdentifier,
                itemIdentifier: itemIdentifier,
                contentType: contentType
            ) { data, error in
                continuation.resume(with: error.map(Result.failure) ?? .success(data ?? Data()))
            }
        }
    }
}
