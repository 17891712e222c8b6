import Glibc

/// The folder of a store: its files' names, and who may see them.
enum StoreFolder {
    /// Only this user enters the folder and reads its files.
    private static let folderMode: mode_t = 0o700
    private static let fileMode: mode_t = 0o600

    static func databasePath(in folder: String) -> String {
        folder + "/limelight.sqlite"
    }

    /// Makes the folder and the database file when they are missing, and refuses a folder of
    /// another user.
    static func prepare(_ folder: String) throws(StoreError) {
        try makeFolders(folder)
        var status = stat()
        guard stat(folder, &status) == 0 else {
            throw StoreError(call: "stat", code: errno, path: folder)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw .noFolder(path: folder)
        }
        guard status.st_uid == geteuid() else { throw .foreignOwner(path: folder) }
        // A folder that somebody made for us is ours now; one with other things in it stays as it
        // is, and the modes of the files alone keep others out.
        if isEmpty(folder) { chmod(folder, status.st_mode & folderMode) }
        // SQLite gives its log and shared memory files the mode of the database's.
        try makeFile(databasePath(in: folder))
    }

    private static func isEmpty(_ path: String) -> Bool {
        guard let folder = opendir(path) else { return false }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // Every folder holds itself and the one above.
        return count <= 2
    }

    /// Makes each missing folder of a path; the last one is ours alone.
    private static func makeFolders(_ path: String) throws(StoreError) {
        guard mkdir(path, folderMode) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw StoreError(call: "mkdir", code: errno, path: path)
        }
        try makeFolders(String(path[..<slash]))
        guard mkdir(path, folderMode) == 0 || errno == EEXIST else {
            throw StoreError(call: "mkdir", code: errno, path: path)
        }
    }

    /// Makes a missing file, and keeps others out of one that is there; one of another user is
    /// refused.
    ///
    /// A file that is there must not be opened: closing it again would drop the locks SQLite holds
    /// on it in this process: https://sqlite.org/howtocorrupt.html
    private static func makeFile(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, fileMode)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            throw StoreError(call: "open", code: errno, path: path)
        } else {
            var status = stat()
            guard stat(path, &status) == 0 else {
                throw StoreError(call: "stat", code: errno, path: path)
            }
            guard status.st_uid == geteuid() else { throw .foreignOwner(path: path) }
            if status.st_mode & 0o077 != 0 { chmod(path, fileMode) }
        }
    }
}
