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
        case SQLITE_IOERR where code == Self.wrongChecksum || code == Self.damagedFiles:
            self = .damaged(path: path)
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
        case ENOSPC, EDQUOT: self = .full(path: path)
        case ENOTDIR, ELOOP: self = .noFolder(path: path)
        default: self = .system(path: path, call: call, code: code)
        }
    }

    // MARK: In words

    /// What SQLite could not do with a file, for the codes of its family of input and output.
    ///
    /// - Returns: the words; for any other code, the code.
    static func words(sqlite code: Int32) -> String {
        switch code & 0xFF {
        case SQLITE_NOMEM: return "there is no memory left; end other programs, and try again"
        case SQLITE_TOOBIG: return "the value is too large"
        case SQLITE_IOERR: break
        default: return "the database reports error \(code)"
        }
        // The second byte says which call failed: https://sqlite.org/rescode.html
        switch code >> 8 {
        case 1, 2, 17: return "a file there cannot be read; check the disk"
        case 3, 6, 18, 19, 22:
            return "a file there cannot be written; look at \(limit), and at the disk"
        case 4, 5: return "the disk does not confirm what was written; check it"
        case 8, 9, 14, 15, 20: return "its files cannot be locked there; " + localDisk
        case 12: return "there is no memory left; end other programs, and try again"
        case 21, 24: return "its files cannot be put in memory there; " + localDisk
        default: return "the system refuses the use of a file there (error \(code)); check the disk"
        }
    }

    /// What a failed system call means.
    static func words(call: String, code: Int32) -> String {
        switch code {
        case EFBIG:
            "a file there may not grow further; raise \(limit), or choose a folder on another disk with"
                + " --store DIR"
        default:
            "\(call) failed (\(String(cString: strerror(code)))); choose another folder with"
                + " --store DIR"
        }
    }

    private static let limit = "the limit of this session (`ulimit -f`)"

    private static let localDisk = "choose a folder on a local disk with --store DIR"

    /// SQLITE_IOERR_DATA and SQLITE_IOERR_CORRUPTFS, which Swift does not see.
    private static let wrongChecksum = SQLITE_IOERR | 32 << 8
    private static let damagedFiles = SQLITE_IOERR | 33 << 8
}
