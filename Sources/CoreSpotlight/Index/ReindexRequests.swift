import Foundation
import SearchModel
import SearchService
import Synchronization

/// What asks an index's delegate to hand items in again when the service has lost them (S43).
///
/// A completion says that a change was journaled; what goes wrong after that is told here. The
/// delegate may supply lost items itself; for the rest it gets one reindex call. Calls come on the
/// index's handler queue, and an acknowledgement needs no action: every loss is told once.
final class ReindexRequests: Sendable {
    private let isListening = Mutex(false)

    /// Begins to listen on behalf of an index; once is enough, however often its delegate changes.
    ///
    /// The index is held weakly, and the store is opened in the background.
    func listen(for index: CSSearchableIndex) {
        let wasListening = isListening.withLock { isListening in
            defer { isListening = true }
            return isListening
        }
        guard !wasListening else { return }
        let store = index.store
        let target = WeakIndex(index)
        index.handlerQueue.async {
            try? store.index().faults.listen { failure in
                target.value?.tellDelegate(failure, application: store.application)
            }
        }
    }
}

/// An index that a listener does not keep alive.
///
/// `@unchecked` because a weak reference is a variable; the runtime makes reading it atomic, and
/// nobody writes it.
private final class WeakIndex: @unchecked Sendable {
    private(set) weak var value: CSSearchableIndex?

    init(_ value: CSSearchableIndex) {
        self.value = value
    }
}

extension CSSearchableIndex {
    /// Passes a loss on, if it is of this application.
    fileprivate func tellDelegate(_ failure: IndexingFailure, application: String) {
        let index = Handoff(self)
        handlerQueue.async {
            switch failure {
            case .indexLost:
                index.value.requestAll()
            case .recordsLost(let records):
                let identifiers = records.compactMap {
                    $0.application == application && $0.kind == .item ? $0.unique : nil
                }
                guard !identifiers.isEmpty else { return }
                index.value.request(identifiers)
            }
        }
    }

    private func requestAll() {
        indexDelegate?.searchableIndex(
            self,
            reindexAllSearchableItemsWithAcknowledgementHandler: {}
        )
    }

    /// Takes what the delegate supplies by itself, and asks it to hand in the others.
    private func request(_ identifiers: [String]) {
        guard let delegate = indexDelegate else { return }
        let job = Handoff((index: self, delegate: delegate))
        let protection = protectionClass.rawValue
        Task {
            let (index, delegate) = job.value
            let supplied = await delegate.searchableItems(
                forIdentifiers: identifiers,
                protectionClass: FileProtectionType(rawValue: protection)
            )
            if !supplied.isEmpty { index.insert(supplied, nil) }
            let known = Set(supplied.map(\.uniqueIdentifier))
            let missing = identifiers.filter { !known.contains($0) }
            guard !missing.isEmpty else { return }
            index.handlerQueue.async {
                job.value.delegate.searchableIndex(
                    job.value.index,
                    reindexSearchableItemsWithIdentifiers: missing,
                    acknowledgementHandler: {}
                )
            }
        }
    }
}
