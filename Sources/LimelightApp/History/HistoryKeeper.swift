import Foundation
import SearchScreen

/// The history of this session, kept in its file unless nothing may be kept.
@MainActor
package final class HistoryKeeper {
    package private(set) var history: History
    private let file: HistoryFile?

    /// Makes a keeper.
    ///
    /// - Parameter file: where to keep it; nil keeps nothing beyond the session.
    package init(file: HistoryFile?) {
        let stored = file?.read()
        history = stored ?? History()
        // A file that cannot be understood is somebody's work: it is left as it is.
        self.file = stored == nil ? nil : file
    }

    /// Changes the history and writes it.
    ///
    /// - Returns: false when it could not be written.
    @discardableResult
    package func change(_ edit: (inout History) -> Void) -> Bool {
        edit(&history)
        return file?.write(history) ?? true
    }
}
