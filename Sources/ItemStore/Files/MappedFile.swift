import Glibc

/// A file's bytes, mapped for reading as long as this object lives.
///
/// The file must not be cut short meanwhile; segment files never change once they have their name.
/// Removing one leaves its bytes to those who have it mapped.
package final class MappedFile: Sendable {
    /// The whole file, from an address divisible by the size of a page.
    ///
    /// Written by nobody and unmapped only by `deinit`, so any thread may read it.
    package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    init(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(call: "open", code: errno, path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw StoreError(call: "fstat", code: errno, path: path)
        }
        let count = Int(status.st_size)
        guard count > 0 else { throw .damaged(path: path) }
        let start = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0)
        guard start != MAP_FAILED else {
            throw StoreError(call: "mmap", code: errno, path: path)
        }
        bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    /// Takes what was read of some bytes out of the memory of this process; whoever reads them again
    /// gets them from the system's cache.
    package func letGo(of range: Range<Int>) {
        let page = sysconf(Int32(_SC_PAGESIZE))
        let start = range.lowerBound / page * page
        guard let base = bytes.baseAddress, range.upperBound > start else { return }
        // A hint: where it fails, the pages stay a little longer.
        madvise(
            UnsafeMutableRawPointer(mutating: base + start),
            range.upperBound - start,
            MADV_DONTNEED
        )
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}
