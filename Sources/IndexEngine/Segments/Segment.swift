/// An immutable, searchable part of the index over bytes that somebody else owns.
///
/// Opening reads the header and the names only, so it costs the same at any size; `verify()` reads
/// everything. A search over damaged bytes may give wrong results, but never traps.
package final class Segment: Sendable {
    /// The name the store knows the bytes by; nil for a segment that lives in memory only.
    package let name: String?

    /// Keeps the bytes alive.
    private let owner: any AnyObject & Sendable
    /// Never written, and alive as long as `owner`: safe to read from any thread.
    private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
    private let letGo: @Sendable (Range<Int>) -> Void
    /// Pointers into `bytes`, under the same promise.
    nonisolated(unsafe) let columns: SegmentColumns

    let catalog: Catalog
    /// The application of each group.
    let applicationOfGroup: [Int]

    /// Kept by searches of some groups only.
    let groupMasks = GroupMasks()
    private let knownGroupCounts = GroupCounts()

    /// Opens bytes that stay mapped and unchanged as long as `owner` lives.
    ///
    /// - Parameters:
    ///   - bytes: a whole segment, starting at an address divisible by 64.
    ///   - owner: what keeps the bytes alive; it is held as long as the segment.
    ///   - name: the store's name for them.
    ///   - letGo: told of bytes that were read and are not needed soon.
    /// - Throws: `IndexError` when the bytes are no segment of this version, or their header or
    ///   names are damaged.
    package init(
        bytes: UnsafeRawBufferPointer,
        owner: any AnyObject & Sendable,
        name: String?,
        letGo: @escaping @Sendable (Range<Int>) -> Void = { _ in }
    ) throws(IndexError) {
        let header = try SegmentHeader(bytes)
        columns = SegmentColumns(header, bytes)
        let names = header.bytes(of: .catalog, in: bytes)
        try header.verify(.catalog, in: bytes)
        guard let catalog = Catalog(names), header.isConsistent(with: catalog) else {
            throw .damaged(section: "\(SegmentFormat.Section.catalog)")
        }
        self.name = name
        self.letGo = letGo
        self.owner = owner
        self.bytes = bytes
        self.catalog = catalog
        applicationOfGroup = catalog.groups.map(\.application)
    }

    /// Opens what a builder or a merge made, in memory.
    ///
    /// - Throws: `IndexError`, as for any bytes.
    package convenience init(_ image: SegmentImage) throws(IndexError) {
        try self.init(bytes: image.unsafeBytes, owner: image, name: nil)
    }

    /// What a builder or a merge made; nil for a stored segment.
    var image: SegmentImage? { owner as? SegmentImage }

    /// How many records it was built from, deleted ones included.
    package var documentCount: Int { columns.documentCount }

    /// How many documents each group has, deleted ones included.
    var groupCounts: [Int] {
        knownGroupCounts.counts(columns, groupCount: catalog.groups.count)
    }

    /// How many rows of older segments it says are gone.
    package var removedRowCount: Int { columns.removedRows.count }

    /// How many bytes it has.
    package var byteCount: Int { bytes.count }

    /// How many bytes each part has, in the order of the file, for `stats` and benchmarks.
    package var sectionByteCounts: [(name: String, byteCount: Int)] {
        guard let header = try? SegmentHeader(bytes) else { return [] }
        return SegmentFormat.Section.allCases.map {
            ("\($0)", header.bytes(of: $0, in: bytes).count)
        }
    }

    /// Compares every part with its checksum, and lets go of what was read for it piece by piece, so
    /// that no more than a piece is in memory for that.
    ///
    /// - Throws: `IndexError.damaged` with the first part that differs.
    /// - Complexity: O(bytes): about 0.1 s for a million records.
    package func verify() throws(IndexError) {
        let header = try SegmentHeader(bytes)
        for section in SegmentFormat.Section.allCases {
            try header.verify(section, in: bytes, letGo: letGo)
        }
    }
}
