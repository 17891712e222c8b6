/// The bytes of a segment in memory: what a builder or a merge made, to be written to a file or
/// searched as they are.
///
/// The bytes start at an address divisible by `SegmentFormat.alignment` and never change.
package final class SegmentImage: Sendable {
    /// Immutable after `init`, and freed by nobody but `deinit`: safe to read from any thread.
    private nonisolated(unsafe) let storage: UnsafeMutableRawBufferPointer

    /// Takes over memory that was allocated and completely written by the caller.
    init(owning storage: UnsafeMutableRawBufferPointer) {
        self.storage = storage
    }

    deinit {
        storage.deallocate()
    }

    package var byteCount: Int { storage.count }

    /// Calls `body` with all bytes; the pointer is valid only during the call.
    package func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(storage))
    }

    /// The bytes, for as long as this object lives.
    var unsafeBytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(storage) }
}
