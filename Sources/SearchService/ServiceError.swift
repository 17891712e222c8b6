import ItemStore

/// Why the service could not do what was asked, by what the caller can do about it.
package enum ServiceError: Error, Hashable, Sendable {
    /// The store cannot be opened, read or written; `reason` names the path and what to do.
    case unavailable(reason: String)
    /// The stored client state is not the expected one (S52).
    case clientStateMismatch
    /// The disk is full, or a limit of the store is reached.
    case full(reason: String)
    /// A query string is not of the language: what is wrong, what to write instead, and where, in
    /// UTF-8 bytes from the start of the string.
    case invalidQuery(message: String, advice: String, offsetUTF8: Int)

    /// What a failure of the store means to a caller.
    init(_ error: StoreError) {
        switch error {
        case .clientStateMismatch: self = .clientStateMismatch
        case .full: self = .full(reason: error.description)
        case .noPlace, .noFolder, .foreignFile, .newerVersion, .foreignOwner, .noPermission, .busy,
            .damaged,
            .system, .database:
            self = .unavailable(reason: error.description)
        }
    }
}
