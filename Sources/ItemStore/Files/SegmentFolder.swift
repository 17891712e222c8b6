import Glibc

/// The folder of segment files beside the database.
///
/// A file is written under a temporary name, synced, renamed, and the folder synced; only then may
/// the table of segments name it. So a named file is whole, and a file without a name is waste.
package struct SegmentFolder: Sendable {
    private let path: String
    private let store: String

    /// The folder of a store; nil for one in memory, whose index needs no files.
    package init?(of location: StoreLocation) {
        guard case .folder(let folder) = location else { return nil }
        path = folder + "/segments"
        store = folder
    }

    /// Writes a new file.
    ///
    /// - Returns: its entry, for the table of segments.
    package func write(
        _ bytes: UnsafeRawBufferPointer,
        recordCount: Int,
        watermark: Int64
    ) throws(StoreError) -> SegmentTable.Entry {
        try make()
        let name = "\(watermark)-\(String(UInt64.random(in: .min ... .max), radix: 36)).segment"
        let temporary = path + "/." + name
        do throws(StoreError) {
            try writeFile(bytes, temporary)
            guard rename(temporary, path + "/" + name) == 0 else {
                throw StoreError(call: "rename", code: errno, path: path)
            }
            try syncFolder()
        } catch {
            unlink(temporary)
            throw error
        }
        return SegmentTable.Entry(
            name: name,
            byteCount: bytes.count,
            recordCount: recordCount,
            watermark: watermark
        )
    }

    /// Maps a live segment's file for reading.
    ///
    /// - Throws: `StoreError.damaged` when it has another length than the table says,
    ///   `StoreError.system` when it is not there.
    package func map(_ entry: SegmentTable.Entry) throws(StoreError) -> MappedFile {
        let file = try MappedFile(path + "/" + entry.name)
        guard file.bytes.count == entry.byteCount else {
            throw .damaged(path: path + "/" + entry.name)
        }
        return file
    }

    /// Removes every file that is not named, temporary ones of a killed process too.
    package func removeFiles(except live: Set<String>) {
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasSuffix(".segment"), !live.contains(name) else { continue }
            unlink(path + "/" + name)
        }
    }

    /// The right to build segments for everybody, if no other process holds it.
    package func lock() throws(StoreError) -> FileLock? {
        try FileLock(store)
    }

    /// Removes a file that nobody names.
    package func remove(_ name: String) {
        unlink(path + "/" + name)
    }

    private func make() throws(StoreError) {
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw StoreError(call: "mkdir", code: errno, path: path)
        }
    }

    private func syncFolder() throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(call: "open", code: errno, path: path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw StoreError(call: "fsync", code: errno, path: path)
        }
    }

    private func writeFile(
        _ bytes: UnsafeRawBufferPointer,
        _ file: String
    ) throws(StoreError) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreError(call: "open", code: errno, path: path) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(
                descriptor,
                UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                rest.count
            )
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StoreError(call: "write", code: errno, path: path) }
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0 else {
            throw StoreError(call: "fsync", code: errno, path: path)
        }
    }
}
