import Synchronization

/// Passes on that something was written to the store, to the one who follows it, and returns when
/// that one has heard.
///
/// It exists before the one who listens does: the queue of writes is needed to make the follower.
final class ChangeNotice: Sendable {
    /// The listener as a field, which is left as it is.
    ///
    /// A closure that stands in a `Mutex` by itself is wrapped twice more each time the lock is
    /// taken, and a call goes through all of that.
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
