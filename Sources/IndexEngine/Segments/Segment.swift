/// An immutable, searchable part of the index over bytes that somebody else owns.
///
/// Opening reads the header only, so it costs the same at any size; `verify()` reads everything.
/// A search over damaged bytes may give wrong results, but never traps.
package final class Segment: Sendable {
    /// The name the store knows the bytes by; nil for a segment that lives in memory only.
    package let name: String?

    /// Opens bytes that stay mapped and unchanged as long as `owner` lives.
    ///
    /// - Parameters:
    ///   - bytes: a whole segment, starting at an address divisible by 64.
    ///   - owner: what keeps the bytes alive; it is held as long as the segment.
    ///   - name: the store's name for them.
    package init(
        bytes: UnsafeRawBufferPointer,
        owner: any AnyObject & Sendable,
        name: String?
    ) throws(IndexError) {
        preconditionFailure("the engine has not landed yet")
    }

    /// Opens what a builder or a merge made, in memory.
    package convenience init(_ image: SegmentImage) throws(IndexError) {
        try self.init(bytes: image.unsafeBytes, owner: image, name: nil)
    }

    /// How many records it was built from, deleted ones included.
    package var documentCount: Int { preconditionFailure("the engine has not landed yet") }

    /// How many bytes it has.
    package var byteCount: Int { preconditionFailure("the engine has not landed yet") }

    /// Compares every part with its checksum.
    ///
    /// - Complexity: O(bytes): about 0.1 s for a million records.
    package func verify() throws(IndexError) {
        preconditionFailure("the engine has not landed yet")
    }
}
