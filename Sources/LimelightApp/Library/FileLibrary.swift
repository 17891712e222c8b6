import Dispatch
package import Importing
import ItemStore
import SearchModel
package import SearchScreen
package import SearchService
import Synchronization

/// An index of the files a screen was given, kept as they are: when one is saved, what changed in it
/// is indexed anew, and what is gone from it is taken out.
///
/// A file with a mistake changes nothing; the mistake is told, and the rows stay as they were.
package final class FileLibrary: Sendable {
    package let index: SpotlightIndex

    /// What reading once more changed.
    package struct Changes: Hashable, Sendable {
        package var indexed = 0
        package var removed = 0

        package init(indexed: Int = 0, removed: Int = 0) {
            self.indexed = indexed
            self.removed = removed
        }

        /// What was changed, for the hint bar.
        package var words: SafeText {
            guard indexed + removed > 0 else { return "Read again: nothing has changed" }
            return "Read again: " + SafeText(count: indexed) + " new or changed, "
                + SafeText(count: removed) + " gone"
        }
    }

    private let paths: [String]
    private let importer: Importer
    /// Whether standard input was named and is not read yet.
    private let hasStream: Mutex<Bool>
    private let queue = DispatchQueue(label: "limelight.files", qos: .utility)
    private let known = Mutex(Contents())
    private let watch = Mutex<PathWatch?>(nil)

    /// What the files said of each record, as numbers that differ when it differs.
    fileprivate struct Contents: Sendable {
        var records: [Int: Int] = [:]
        /// Records of standard input, which cannot be read twice, and of addresses, which are not
        /// asked again each time that a file is saved.
        var fixed: Set<Int> = []
    }

    /// Reads files into an index of their own.
    ///
    /// - Parameters:
    ///   - paths: what the command line names; standard input is left to `readStream`.
    ///   - importer: reads them.
    /// - Throws: `ImportError` for a mistake in a file, `ServiceError` of the index.
    package init(_ paths: [String], importer: Importer) throws {
        self.paths = paths.filter { $0 != "-" && !PageFetcher.isAddress($0) }
        self.importer = importer
        hasStream = Mutex(paths.contains("-"))
        index = try SpotlightIndex(location: .memory)
        var contents = Contents()
        let filler = IndexFiller(index)
        try importer.read(paths.filter(PageFetcher.isAddress)) { element in
            if let record = element.changed { contents.fixed.insert(record.identifier.hashValue) }
            try filler.add(element)
        }
        try importer.read(self.paths) { element in
            contents.note(element)
            try filler.add(element)
        }
        try filler.finish()
        try index.waitUntilSearchable()
        known.withLock { $0 = contents }
    }

    /// Takes items from standard input as they come, until it ends; blocks the caller as long.
    ///
    /// - Throws: `ImportError` for a mistake; what came before it stays.
    package func readStream() throws {
        let isMine = hasStream.withLock { stream in
            defer { stream = false }
            return stream
        }
        guard isMine else { return }
        let filler = IndexFiller(index)
        let result = Result {
            try importer.read(["-"], pause: filler.flush) { element in
                if let record = element.changed {
                    _ = known.withLock { $0.fixed.insert(record.identifier.hashValue) }
                }
                try filler.add(element)
            }
        }
        try filler.finish()
        try result.get()
        try index.waitUntilSearchable()
    }

    /// Reads the files again when they are saved, and standard input as it comes, until the library
    /// goes.
    ///
    /// - Parameter failed: gets what is wrong with a file, on a thread of the library's.
    package func follow(failed: @escaping @Sendable (any Error) -> Void) {
        DispatchQueue(label: "limelight.stream", qos: .utility).async { [self] in
            do { try readStream() } catch { failed(error) }
        }
        let watch = PathWatch(paths, queue: queue, limited: failed) { [weak self] in
            do { _ = try self?.readAgain() } catch { failed(error) }
        }
        self.watch.withLock { $0 = watch }
    }

    /// Reads the files again, off the caller's thread.
    package func readAgain(_ done: @escaping @Sendable (Result<Changes, any Error>) -> Void) {
        queue.async { done(Result { try self.readAgain() }) }
    }

    /// Reads the files twice.
    ///
    /// First to know what changed, and whether all of it can be read; then to index that. So no
    /// more than one element is in memory, whatever the size of a file.
    private func readAgain() throws -> Changes {
        let before = known.withLock { $0 }
        var contents = Contents()
        try importer.read(paths) { contents.note($0) }

        var changes = Changes()
        let filler = IndexFiller(index)
        try importer.read(paths) { element in
            if let record = element.changed {
                let key = record.identifier.hashValue
                guard before.records[key] != contents.records[key] else { return }
                changes.indexed += 1
            }
            try filler.add(element)
        }
        try filler.finish()
        changes.removed = try removeGone(contents)
        known.withLock { [contents] in $0.records = contents.records }
        return changes
    }

    /// Takes out what no file holds any more.
    private func removeGone(_ contents: Contents) throws -> Int {
        var gone: [String: [RecordIdentifier]] = [:]
        for (application, _) in try index.applicationCounts() {
            try index.forEachRecord(application: application) { stored in
                let key = stored.record.identifier.hashValue
                let isFixed = known.withLock { $0.fixed.contains(key) }
                guard contents.records[key] == nil, !isFixed else { return }
                gone[application, default: []].append(stored.record.identifier)
            }
        }
        for (application, identifiers) in gone {
            let group = DispatchGroup()
            let failure = Mutex<ServiceError?>(nil)
            group.enter()
            index.submit(
                WriteRequest(application: application, operations: [.delete(identifiers)])
            ) { result in
                if case .failure(let error) = result { failure.withLock { $0 = error } }
                group.leave()
            }
            group.wait()
            if let error = failure.withLock({ $0 }) { throw error }
        }
        return gone.values.reduce(0) { $0 + $1.count }
    }
}

extension FileLibrary.Contents {
    /// Takes an element in; several of one record are one content, in their order.
    fileprivate mutating func note(_ element: ImportedElement) {
        guard let record = element.changed else { return }
        let key = record.identifier.hashValue
        var hasher = Hasher()
        hasher.combine(records[key])
        hasher.combine(element.isUpdate)
        var plain = record
        // The bytes of a property list come in any order: what they say counts.
        plain.activity?.userInfo = nil
        hasher.combine(plain)
        if record.activity?.userInfo != nil {
            let fields = RecordWriter.fields(record)
            for field in fields where field.key == "userInfo" {
                hasher.combine(JSONWriter.text(field.value))
            }
        }
        records[key] = hasher.finalize()
    }
}

extension ImportedElement {
    fileprivate var isUpdate: Bool {
        if case .update = self { true } else { false }
    }

    /// The record it puts into the index or changes there.
    fileprivate var changed: Record? {
        switch self {
        case .record(let record), .update(let record): record
        case .app, .ineligibleActivity, .page: nil
        }
    }
}
