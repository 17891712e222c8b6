import Glibc

/// Why a store could not do what was asked, by what a person can do about it.
///
/// Cases carry paths and codes, never a record's text.
package enum StoreError: Error, Hashable, Sendable {
    /// Nothing says where the store is to be.
    case noPlace
    /// The file is a database of another program, or no database at all.
    case foreignFile(path: String)
    /// The store was written by a later version of Limelight.
    case newerVersion(path: String, found: Int, known: Int)
    /// The folder belongs to another user of this machine.
    case foreignOwner(path: String)
    /// The system does not let this user read or write here.
    case noPermission(path: String)
    /// What stands there is no folder.
    case noFolder(path: String)
    /// The disk is full, or the database has reached its size limit.
    case full(path: String)
    /// Other processes held the store longer than anyone should wait.
    case busy(path: String)
    /// Bytes that cannot be what was written: a page, a record, a segment.
    case damaged(path: String)
    /// The stored client state is not the one the caller expected (S52).
    case clientStateMismatch
    /// A system call failed; `code` is its errno.
    case system(path: String, call: String, code: Int32)
    /// SQLite failed in a way none of the above describes; `code` is its extended result code.
    case database(path: String, code: Int32)
}

extension StoreError: CustomStringConvertible {
    /// One lower-case line: what is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .noPlace:
            "there is no place for the store: set LIMELIGHT_STORE, or give --store DIR"
        case .foreignFile(let path):
            "cannot open the store at '\(path)': the file is not a Limelight database;"
                + " choose another folder with --store DIR"
        case .newerVersion(let path, let found, let known):
            "cannot open the store at '\(path)': it has version \(found), this program knows"
                + " versions up to \(known); update Limelight, or choose another folder with"
                + " --store DIR"
        case .foreignOwner(let path):
            "cannot open the store at '\(path)': the folder belongs to another user;"
                + " choose another folder with --store DIR"
        case .noPermission(let path):
            "cannot use the store at '\(path)': no permission to read and write there;"
                + " change its mode, or choose another folder with --store DIR"
        case .noFolder(let path):
            "cannot use the store at '\(path)': it is not a folder, or not below one;"
                + " choose another folder with --store DIR"
        case .full(let path):
            "cannot write to the store at '\(path)': the disk is full; free some space and try"
                + " again"
        case .busy(let path):
            "cannot write to the store at '\(path)': another process holds it; try again"
        case .damaged(let path):
            "the store at '\(path)' is damaged; copy what is readable, or start anew with"
                + " `limelight reset`"
        case .clientStateMismatch:
            "the stored client state is not the expected one; read it again and start the batch"
                + " anew"
        case .system(let path, let call, let code):
            "cannot use the store at '\(path)': \(Self.words(call: call, code: code))"
        case .database(let path, let code):
            "cannot use the store at '\(path)': \(Self.words(sqlite: code))"
        }
    }
}
