import CoreSpotlight

/// A note app's indexer: batches on an index of its own, and a client state that says how far it
/// came.
class NotebookIndexer: NSObject, CSSearchableIndexDelegate {
    struct State: Codable, Equatable {
        var revision: Int
    }

    var notes: [String: String] = [:]
    private(set) var log: [String] = []
    private let index: CSSearchableIndex

    init(index: CSSearchableIndex = CSSearchableIndex(name: "notebook")) {
        self.index = index
        super.init()
        index.indexDelegate = self
    }

    private func makeItem(_ id: String, _ text: String) -> CSSearchableItem {
        let attributeSet = CSSearchableItemAttributeSet(contentType: UTType.plainText)
        attributeSet.title = String(text.prefix(while: { $0 != "\n" }))
        attributeSet.textContent = text
        attributeSet.domainIdentifier = "notebook.all"
        return CSSearchableItem(
            uniqueIdentifier: id,
            domainIdentifier: attributeSet.domainIdentifier,
            attributeSet: attributeSet
        )
    }

    /// Hands the notes in, unless the index has this revision already.
    func synchronize(revision: Int, completion: @escaping (Result<Bool, Error>) -> Void) {
        index.fetchLastClientState { data, error in
            if let error = error { return completion(.failure(error)) }
            let last = data.flatMap { try? JSONDecoder().decode(State.self, from: $0) }
            guard last != State(revision: revision) else { return completion(.success(false)) }
            let items = self.notes.map { self.makeItem($0.key, $0.value) }
            self.index.beginBatch()
            self.index.indexSearchableItems(items, completionHandler: nil)
            self.index.deleteSearchableItems(withIdentifiers: ["draft"], completionHandler: nil)
            let state = (try? JSONEncoder().encode(State(revision: revision))) ?? Data()
            self.index.endBatch(withClientState: state) { error in
                completion(error.map { .failure($0) } ?? .success(true))
            }
        }
    }

    // MARK: - CSSearchableIndexDelegate

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void
    ) {
        log.append("all")
        searchableIndex.indexSearchableItems(notes.map { makeItem($0.key, $0.value) }) { _ in
            acknowledgementHandler()
        }
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        log.append(identifiers.joined(separator: ","))
        let items = identifiers.compactMap { id in notes[id].map { makeItem(id, $0) } }
        searchableIndex.indexSearchableItems(items) { error in
            if let error = error { NSLog("%@", error.localizedDescription) }
            acknowledgementHandler()
        }
    }

    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) { log.append("slow") }

    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {
        log.append("fast")
    }

    func data(
        for searchableIndex: CSSearchableIndex,
        itemIdentifier: String,
        typeIdentifier: String
    ) throws -> Data {
        Data((notes[itemIdentifier] ?? "").utf8)
    }
}
