import Glibc

/// A file descriptor that becomes readable when another process may have written to the store.
///
/// It watches the folder for writes to SQLite's log; nothing runs and nothing is polled while
/// nobody writes. It is a hint only: what has changed, the database itself says.
package final class StoreWatch: Sendable {
    package let descriptor: Int32

    /// Watches a store; nil for one in memory, or where the system has no watch left to give.
    package init?(of location: StoreLocation) {
        guard case .folder(let folder) = location else { return nil }
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        guard inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY)) >= 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit {
        close(descriptor)
    }

    /// Takes what has been reported, so that the descriptor waits for the next write.
    package func drain() {
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }
}
