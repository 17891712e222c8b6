import Glibc

/// The bytes of a file, up to a limit.
package enum FileBytes {
    /// Opens a regular file for reading; the caller closes it.
    ///
    /// It is opened without waiting and judged when open: a FIFO, a device or a folder of that name
    /// is never read, nor can one take the file's place between the two.
    static func open(_ path: String) throws(ImportError) -> Int32 {
        let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else {
            throw ImportError(.unreadable(reason: systemReason(errno)), file: path)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw ImportError(.notRegular, file: path)
        }
        return descriptor
    }

    /// Refuses what is no regular file and is opened by others, such as SQLite.
    static func requireRegular(_ path: String) throws(ImportError) {
        var status = stat()
        guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
            throw ImportError(.unreadable(reason: systemReason(errno)), file: path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ImportError(.notRegular, file: path)
        }
    }

    /// How many bytes a file has; nil when it is not there.
    static func count(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// All bytes of a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: how many it may have.
    /// - Returns: the bytes.
    /// - Throws: ``ImportError`` when it cannot be read, or has more.
    package static func read(_ path: String, limit: Int) throws(ImportError) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        do throws(ImportError) {
            return try read(descriptor, limit: limit)
        } catch {
            throw error.located(in: path)
        }
    }

    static func read(_ descriptor: Int32, limit: Int) throws(ImportError) -> [UInt8] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 262_144)
        while true {
            let count = block.withUnsafeMutableBytes { readAgain(descriptor, $0) }
            guard count >= 0 else { throw ImportError(.unreadable(reason: systemReason(errno))) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: block.prefix(count))
            guard bytes.count <= limit else {
                throw ImportError(.fileTooLarge(megabytes: limit / 1_048_576))
            }
        }
    }
}
