import Glibc

/// A file descriptor that becomes readable when another process has written to the store.
///
/// It watches the folder's times, which `tell` sets anew after each commit, when the commit can be
/// read; SQLite's own writes to its log come before that, and are not watched. Nothing runs and
/// nothing is polled while nobody writes. It is a hint only: what has changed, the database itself
/// says.
package final class StoreWatch: Sendable {
    package let descriptor: Int32
    private let folder: String

    /// Watches a store; nil for one in memory, or where the system has no watch left to give.
    package init?(of location: StoreLocation) {
        guard case .folder(let folder) = location else { return nil }
        self.folder = folder
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        guard watch(for: IN_ATTRIB) else {
            close(descriptor)
            return nil
        }
    }

    deinit {
        close(descriptor)
    }

    /// Tells all who watch a store that something was committed to it.
    package static func tell(_ location: StoreLocation) {
        guard case .folder(let folder) = location else { return }
        utimensat(AT_FDCWD, folder, nil, 0)
    }

    /// Tells of nothing until it is resumed, and forgets what it told.
    package func pause() {
        // A watch that is kept cannot be lost to who takes the system's last one.
        _ = watch(for: IN_DELETE_SELF)
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }

    /// Tells of what is written from now on.
    package func resume() {
        _ = watch(for: IN_ATTRIB)
    }

    private func watch(for events: Int32) -> Bool {
        inotify_add_watch(descriptor, folder, UInt32(events)) >= 0
    }
}
