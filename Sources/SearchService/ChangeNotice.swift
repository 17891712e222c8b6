import Synchronization

/// Passes on that something was written to the store, to the one who follows it, and returns when
/// that one has heard.
///
/// It exists before the one who listens does: the queue of writes is needed to make the follower.
final class ChangeNotice: Sendable {
    private let listener = Mutex<(@Sendable () -> Void)?>(nil)

    func listen(_ listener: @escaping @Sendable () -> Void) {
        self.listener.withLock { $0 = listener }
    }

    func send() {
        listener.withLock { $0 }?()
    }
}
