import Glibc

/// A lock between processes on a folder, held as long as this object lives; the system drops it
/// with them.
///
/// It is the folder's own, not a file's in it: a file can be deleted under the one who holds it.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock of a folder; nil when somebody else has it.
    init?(_ path: String) throws(StoreError) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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
