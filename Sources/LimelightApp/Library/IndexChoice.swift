import CoreSpotlight
package import Diagnostics
package import Importing
import ItemStore
package import SearchModel
package import SearchService

/// Which index a command works on: the store, or the given files alone.
package enum IndexChoice {
    /// The store that `--store` or the environment names.
    package static func store(
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> SpotlightIndex {
        // An unset variable in a script must not lead to somebody's real store.
        if invocation.value(.store)?.isEmpty == true {
            throw CommandError.badValue(.store, expected: "a folder")
        }
        let location = try StoreLocation.resolve(
            argument: invocation.value(.store),
            environment: context.environment
        )
        return try ProcessIndex.shared(
            location: location,
            faults: Faults(parsing: context.environment["LIMELIGHT_FAULT"] ?? "")
        )
    }

    /// The same store when all that is in it can be found; who waits for long is told how far it is.
    package static func searchableStore(
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> SpotlightIndex {
        let index = try store(invocation, context)
        let watch = RebuildWatch(index, context.console)
        defer { watch.end() }
        try index.waitUntilSearchable()
        return index
    }

    /// An index of the files' content that lasts as long as the command; without files the store.
    package static func files(
        _ paths: [String],
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> SpotlightIndex {
        try filesAndLeftOut(paths, invocation, context).index
    }

    /// The same, with what the files hold and the index does not keep.
    package static func filesAndLeftOut(
        _ paths: [String],
        _ invocation: Invocation,
        _ context: ProgramContext
    ) throws -> (index: SpotlightIndex, leftOut: [LeftOutElement]) {
        guard !paths.isEmpty else { return (try searchableStore(invocation, context), []) }
        let index = try SpotlightIndex(location: .memory)
        let summary = try fill(index, from: paths, by: importer(invocation, context))
        try index.waitUntilSearchable()
        return (index, summary.leftOutElements)
    }

    /// What reads the files that a command names.
    ///
    /// - Parameters:
    ///   - invocation: may allow local hosts.
    ///   - context: tells whose items those are that do not say it.
    ///   - owner: the bundle identifier of these instead, and of pages; nil leaves it to the files.
    /// - Returns: an importer.
    package static func importer(
        _ invocation: Invocation,
        _ context: ProgramContext,
        owner: String? = nil
    ) -> Importer {
        Importer(
            application: owner ?? context.bundleIdentifier,
            pageApplication: owner ?? context.givenBundleIdentifier,
            reach: invocation.has(.allowLocal) ? .everything : .publicOnly
        )
    }

    /// Reads files into an index.
    ///
    /// - Parameters:
    ///   - index: the index.
    ///   - paths: files, folders, addresses, `-`.
    ///   - importer: reads them.
    ///   - protection: the file protection of all records; nil for the default one.
    ///   - watch: is told how far it is, and may end it; nil where nobody waits.
    /// - Returns: what went in.
    /// - Throws: the first mistake; what was read before it is stored.
    package static func fill(
        _ index: SpotlightIndex,
        from paths: [String],
        by importer: Importer,
        protection: ProtectionClass? = nil,
        watch: ImportWatch? = nil
    ) throws -> IndexFiller.Summary {
        try fill(index, protection: protection) { filler in
            try importer.read(
                paths,
                pause: {
                    try filler.flush()
                    watch?.pause()
                },
                advance: { watch?.progress.advance(by: $0) },
                visit: { element in
                    try watch?.take()
                    try filler.add(element)
                }
            )
        }
    }

    /// Has an index filled; what was read before a mistake is kept.
    package static func fill(
        _ index: SpotlightIndex,
        protection: ProtectionClass? = nil,
        by read: (IndexFiller) throws -> Void
    ) throws -> IndexFiller.Summary {
        let filler = IndexFiller(index, protection: protection)
        do {
            try read(filler)
        } catch {
            // What was read before the mistake is kept: a stream cannot be read again.
            try filler.finish()
            throw error
        }
        try filler.finish()
        return filler.summary
    }
}
