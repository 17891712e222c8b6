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

    /// Changes the history as its file has it now, and writes it: what another screen added stays,
    /// and what somebody erased does not come back.
    ///
    /// - Returns: false when it could not be written, or its file cannot be understood any more.
    @discardableResult
    package func change(_ edit: (inout History) -> Void) -> Bool {
        let stored = file?.read()
        if let stored { history = stored }
        edit(&history)
        guard let file else { return true }
        return stored != nil && file.write(history)
    }
}
