import Dispatch
import Synchronization

/// Calls back when files of the given paths may have changed; nothing is polled.
///
/// Editors save by writing a file anew, or by putting another in its place. So the folders are
/// watched and not the files: what a name in them leads to may change in any way. Folders that are
/// made later are watched too. Several changes at once are told once, a moment after the last.
final class PathWatch: Sendable {
    private let folders: FolderWatches
    /// Dispatch objects may be used from any thread; Dispatch for Linux does not say so in types.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// A save is several steps (write, close, rename); they are over by then.
    private static let settling = DispatchTimeInterval.milliseconds(50)

    /// Watches paths; nil where nothing can be watched, which `limited` tells.
    ///
    /// - Parameters:
    ///   - paths: files and folders.
    ///   - queue: where `changed` and `limited` are called.
    ///   - limited: something is not watched; called at most once.
    ///   - changed: something in the folders changed.
    init?(
        _ paths: [String],
        queue: DispatchQueue,
        limited: @escaping @Sendable (WatchLimit) -> Void,
        changed: @escaping @Sendable () -> Void
    ) {
        let tellLimit: @Sendable (WatchLimit) -> Void = { limit in queue.async { limited(limit) } }
        guard !paths.isEmpty, let folders = FolderWatches(paths, limited: tellLimit) else {
            return nil
        }
        self.folders = folders
        source = DispatchSource.makeReadSource(fileDescriptor: folders.descriptor, queue: queue)
        let pending = PendingCall(queue, after: Self.settling, changed)
        source.setEventHandler {
            if folders.takeEvents() { pending.call() }
        }
        source.setCancelHandler { folders.close() }
        source.activate()
    }

    deinit {
        source.cancel()
    }
}

/// A call that is made once for all who ask within a time.
private final class PendingCall: Sendable {
    private let queue: DispatchQueue
    private let delay: DispatchTimeInterval
    private let body: @Sendable () -> Void
    private let isPending = Mutex(false)

    init(
        _ queue: DispatchQueue,
        after delay: DispatchTimeInterval,
        _ body: @escaping @Sendable () -> Void
    ) {
        self.queue = queue
        self.delay = delay
        self.body = body
    }

    func call() {
        let isFirst = isPending.withLock { isPending in
            defer { isPending = true }
            return !isPending
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + delay) {
            self.isPending.withLock { $0 = false }
            self.body()
        }
    }
}
