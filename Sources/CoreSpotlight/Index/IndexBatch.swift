import SearchService
import Synchronization

/// The changes of an open batch, gathered until it ends (S47).
///
///     closed -- begin --> open -- add … add -- end --> closed
///
/// A pure state machine behind a lock: what misuse means is the index's to say.
final class IndexBatch: Sendable {
    private let gathered = Mutex<[WriteRequest.Operation]?>(nil)

    /// Opens the batch; false when it is open already, and it stays as it is.
    func begin() -> Bool {
        gathered.withLock { gathered in
            guard gathered == nil else { return false }
            gathered = []
            return true
        }
    }

    /// Takes changes into the batch; false when none is open.
    func add(_ operations: [WriteRequest.Operation]) -> Bool {
        gathered.withLock { gathered in
            guard gathered != nil else { return false }
            gathered?.append(contentsOf: operations)
            return true
        }
    }

    /// Closes the batch and gives its changes; nil when none was open.
    func end() -> [WriteRequest.Operation]? {
        gathered.withLock { gathered in
            defer { gathered = nil }
            return gathered
        }
    }
}
