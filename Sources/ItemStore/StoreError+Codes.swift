import CSQLite
import Glibc

/// The one table from the codes of SQLite and of the system to a `StoreError`.
extension StoreError {
    /// What an extended result code of SQLite means for the store at a path.
    init(sqlite code: Int32, path: String) {
        // The low byte of an extended code is the primary one: https://sqlite.org/rescode.html
        switch code & 0xFF {
        case SQLITE_NOTADB: self = .foreignFile(path: path)
        case SQLITE_CORRUPT: self = .damaged(path: path)
        case SQLITE_FULL: self = .full(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN, SQLITE_AUTH:
            self = .noPermission(path: path)
        default: self = .database(path: path, code: code)
        }
    }

    /// What a failed system call means; `code` is its errno.
    init(call: String, code: Int32, path: String) {
        switch code {
        case EACCES, EPERM, EROFS: self = .noPermission(path: path)
        case ENOSPC, EDQUOT, EFBIG: self = .full(path: path)
        case ENOTDIR, ELOOP: self = .noFolder(path: path)
        default: self = .system(path: path, call: call, code: code)
        }
    }
}
