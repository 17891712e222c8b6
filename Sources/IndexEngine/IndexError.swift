/// Why bytes cannot be used as a segment; each case is answered by rebuilding from the store.
package enum IndexError: Error, Hashable, Sendable {
    /// The bytes do not begin as a segment does, or are too short to.
    case notASegment
    /// The bytes were written in another version of the format.
    case unsupportedVersion(Int)
    /// A part of the segment does not have the bytes it was written with.
    case damaged(section: String)
}
