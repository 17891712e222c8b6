import Glibc

/// A file descriptor that becomes readable when another process may have written to the store.
///
/// It watches the folder for writes to SQLite's log; nothing runs and nothing is polled while
/// nobody writes, and of many writes it tells the first. It is a hint only: what has changed, the
/// database itself says.
package final class StoreWatch: Sendable {
    package let descriptor: Int32
    private let folder: String

    /// Watches a store; nil for one in memory, or where the system has no watch left to give.
    package init?(of location: StoreLocation) {
        guard case .folder(let folder) = location else { return nil }
        self.folder = folder
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        guard arm() else {
            close(descriptor)
            return nil
        }
    }

    deinit {
        close(descriptor)
    }

    /// Waits for the next write, and tells only that one; what was told before is forgotten.
    ///
    /// - Returns: false where the system has no watch left to give.
    package func arm() -> Bool {
        drain()
        return inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY) | IN_ONESHOT.magnitude) >= 0
    }

    /// Takes what has been reported, so that the descriptor is not readable any more.
    package func drain() {
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }
}
