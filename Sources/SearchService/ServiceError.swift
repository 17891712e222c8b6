/// Why the service could not do what was asked, by what the caller can do about it.
package enum ServiceError: Error, Hashable, Sendable {
    /// The store cannot be opened, read or written; `reason` names the path and what to do.
    case unavailable(reason: String)
    /// The stored client state is not the expected one (S52).
    case clientStateMismatch
    /// The disk is full, or a limit of the store is reached.
    case full(reason: String)
}
