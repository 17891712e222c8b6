import Glibc

/// The bytes of a file, up to a limit.
package enum FileBytes {
    /// Opens a file for reading; the caller closes it.
    static func open(_ path: String) throws(ImportError) -> Int32 {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ImportError(.unreadable(reason: systemReason(errno)), file: path)
        }
        return descriptor
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
