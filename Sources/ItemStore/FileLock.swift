import Glibc

/// A lock between processes, held as long as this object lives; the system drops it with them.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock of a file; nil when somebody else has it.
    init?(_ path: String) throws(StoreError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreError(call: "open", code: errno, path: path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit {
        close(descriptor)
    }
}
