import Importing
import SearchScreen

/// What a person who waits for an import sees of it, and how they end it.
package final class ImportWatch {
    package let progress: WorkProgress
    private let interruption = Interruption()

    /// - Parameters:
    ///   - console: where progress is told.
    ///   - paths: what is imported.
    package init(_ console: Console, paths: [String]) {
        progress = WorkProgress(console, total: Importer.byteCount(of: paths))
    }

    /// Says that one more element was read.
    ///
    /// - Throws: `Interruption.Raised` when the person has ended the import.
    package func take() throws {
        interruption.isWaiting(false)
        try interruption.check()
        progress.take()
    }

    /// Says that all that was read is handed over, and more is waited for.
    package func pause() {
        interruption.isWaiting(true)
    }

    /// Says that everything was read, and only the index has work left: it goes on with the next
    /// program where this one is ended.
    package func finishing() {
        progress.finishing("all read; putting the index together")
        interruption.isWaiting(true)
    }
}
