import Synchronization

/// Passes on that something was written to the store, to the one who follows it, and returns when
/// that one has heard.
///
/// It exists before the one who listens does: the queue of writes is needed to make the follower.
final class ChangeNotice: Sendable {
    /// A closure must not stand in a `Mutex` by itself: each time the lock is taken it is wrapped
    /// twice more, and a call goes through all of that. As a field it is left as it is.
    private struct Listener {
        var hears: (@Sendable () -> Void)?
    }

    private let listener = Mutex(Listener())

    func listen(_ hears: @escaping @Sendable () -> Void) {
        listener.withLock { $0.hears = hears }
    }

    func send() {
        listener.withLock { $0.hears }?()
    }
}
