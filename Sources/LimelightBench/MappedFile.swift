import Foundation

/// A file mapped for reading, as the service maps segments.
final class MappedFile: Sendable {
    /// Mapped read-only until `deinit`: safe to read from any thread.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    init(path: String) throws {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw BenchError.unreadable(path: path) }
        defer { close(descriptor) }
        let size = Int(lseek(descriptor, 0, SEEK_END))
        guard size > 0,
            let address = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0),
            address != MAP_FAILED
        else { throw BenchError.unreadable(path: path) }
        bytes = UnsafeRawBufferPointer(start: address, count: size)
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}
