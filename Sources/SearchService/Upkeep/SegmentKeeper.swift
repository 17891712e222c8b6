import IndexEngine
import ItemStore
import Synchronization

/// Segments as they were opened, and what of the store they hold.
struct OpenedSegments: Sendable {
    var segments: [Segment] = []
    /// The newest journal entry they hold.
    var watermark: Int64 = 0
    /// Whether they hold all of it; if not, the rows must be read anew.
    var isWhole = true
}

/// Which of the live segments a new one replaces.
enum SegmentPlace: Sendable {
    /// All of them, whichever they are: it was built from the rows.
    case everything
    /// Those it was merged from; `others`, and no more, stay live beside it.
    case merged(Set<String>, others: Set<String>)
}

/// Stores segments as files, and opens them.
///
/// One process at a time builds for all, the one that holds the lock; the others keep what they
/// build in memory.
final class SegmentKeeper: Sendable {
    let sizes: IndexSizes
    private let folder: SegmentFolder?
    private let writes: WriteQueue
    private let lock = Mutex<FileLock?>(nil)

    init(_ database: Database, _ writes: WriteQueue, sizes: IndexSizes) {
        self.sizes = sizes
        folder = SegmentFolder(of: database.location)
        self.writes = writes
    }

    /// Opens the live segments.
    ///
    /// A store without any is small enough to be read, or must be built; a missing or damaged file
    /// leaves what changed after it, until the rows have been read anew.
    func open(_ reader: borrowing StoreReader) throws(StoreError) -> OpenedSegments {
        let entries = try reader.segments.entries()
        guard let folder, let watermark = entries.last?.watermark else {
            let limit = sizes.rebuild
            let isSmall = try reader.records.changeCount(after: 0, limit: limit + 1) <= limit
            return isSmall
                ? OpenedSegments()
                : OpenedSegments(watermark: try reader.journal.newest(), isWhole: false)
        }
        var segments: [Segment] = []
        for entry in entries {
            guard let segment = SegmentKeeper.segment(entry, folder) else {
                // A file that was erased meanwhile is no longer named.
                guard try reader.segments.entries() == entries else { return try open(reader) }
                return OpenedSegments(watermark: watermark, isWhole: false)
            }
            segments.append(segment)
        }
        return OpenedSegments(segments: segments, watermark: watermark)
    }

    /// Stores a segment's bytes and opens them from there, so that all processes share the pages;
    /// where there is no folder, or the lock is another's, the segment lives in memory.
    ///
    /// - Parameters:
    ///   - image: the bytes.
    ///   - recordCount: how many records they hold.
    ///   - watermark: the newest journal entry they hold, if they hold no stored segment's records.
    ///   - place: which of the live segments it replaces.
    /// - Returns: the segment; nil when another process has stored others meanwhile, so that the
    ///   live segments must be opened again.
    /// - Throws: `StoreError` when the file cannot be written.
    func keep(
        _ image: SegmentImage,
        recordCount: Int,
        watermark: Int64,
        in place: SegmentPlace
    ) throws(StoreError) -> Segment? {
        if let folder, try holdsLock(folder) {
            let entry = try image.withUnsafeBytes { bytes throws(StoreError) in
                try folder.write(bytes, recordCount: recordCount, watermark: watermark)
            }
            if let segment = SegmentKeeper.segment(entry, folder) {
                let published = try writes.perform { writer throws(StoreError) in
                    try writer.publish(entry, in: place)
                }
                guard let before = published else {
                    folder.remove(entry.name)
                    return nil
                }
                // Files that were live until now stay for those who are about to open them.
                folder.removeFiles(except: before.union([entry.name]))
                return segment
            }
        }
        do {
            return try Segment(image)
        } catch {
            throw .damaged(path: "memory")
        }
    }

    /// Removes the files of all segments; their names must have gone before.
    func removeFiles() {
        folder?.removeFiles(except: [])
    }

    /// Removes the files that no live segment has, for the process that holds the lock.
    ///
    /// Whoever was about to open one looks at the names again.
    func removeUnnamedFiles() throws(StoreError) {
        guard holdsLock() else { return }
        folder?.removeFiles(except: try liveNames())
    }

    /// The files that are searched by who opens the store now.
    func liveNames() throws(StoreError) -> Set<String> {
        let live = try writes.look { writer throws(StoreError) in try writer.segments.entries() }
        return Set(live.map(\.name))
    }

    /// Whether segments are files at all.
    var storesFiles: Bool { folder != nil }

    /// Whether this process builds the segments of the store, which it tries to.
    func holdsLock() -> Bool {
        guard let folder else { return false }
        return (try? holdsLock(folder)) ?? false
    }

    /// Whether this process has the lock, without trying for it.
    var holdsLockAlready: Bool { lock.withLock { $0 != nil } }

    private func holdsLock(_ folder: SegmentFolder) throws(StoreError) -> Bool {
        try lock.withLock { lock throws(StoreError) in
            if lock == nil { lock = try folder.lock() }
            return lock != nil
        }
    }

    /// A live segment, or nil when its file is missing or not what was written.
    private static func segment(_ entry: SegmentTable.Entry, _ folder: SegmentFolder) -> Segment? {
        guard let file = try? folder.map(entry) else { return nil }
        return try? Segment(bytes: file.bytes, owner: file, name: entry.name) {
            file.letGo(of: $0)
        }
    }
}
