public import Foundation

/// The domain of index errors (S54).
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why a change of the index was not taken (S54).
///
///     do { try await index.indexSearchableItems(items) }
///     catch CSIndexError.quotaExceeded { … }
public struct CSIndexError: CustomNSError, Hashable {
    /// What went wrong; the raw values are Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// Something else.
        case unknownError = -1
        /// The store cannot be opened, read or written.
        case indexUnavailableError = -1000
        /// An item cannot be stored, such as one with an empty identifier.
        case invalidItemError = -1001
        /// A client state is longer than 250 bytes.
        case invalidClientStateError = -1002
        /// Kept for Apple's list; there is no service to lose the connection to.
        case remoteConnectionError = -1003
        /// The disk is full, or a limit of the store is reached.
        case quotaExceeded = -1004
        /// What was asked for is not supported.
        case indexingUnsupported = -1005
        /// The stored client state is not the expected one.
        case mismatchedClientState = -1006
    }

    private let error: NSError

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: what went wrong.
    ///   - userInfo: more about it, under Foundation's keys.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        error = NSError(domain: CSIndexErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// What went wrong.
    public var code: Code { Code(rawValue: error.code) ?? .unknownError }

    /// More about it, under Foundation's keys.
    public var userInfo: [String: Any] { error.userInfo }

    /// The number of the code.
    public var errorCode: Int { error.code }

    /// More about it, as Foundation asks for it.
    public var errorUserInfo: [String: Any] { error.userInfo }

    /// The description out of the user info.
    public var localizedDescription: String { error.localizedDescription }

    /// The domain of all these errors.
    public static var errorDomain: String { CSIndexErrorDomain }
}

/// The codes under the error's own name, so that `catch CSIndexError.quotaExceeded` reads well.
extension CSIndexError {
    /// Something else.
    public static var unknownError: Code { .unknownError }
    /// The store cannot be opened, read or written.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// An item cannot be stored.
    public static var invalidItemError: Code { .invalidItemError }
    /// A client state is longer than 250 bytes.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// Kept for Apple's list.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// The disk is full, or a limit of the store is reached.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// What was asked for is not supported.
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// The stored client state is not the expected one.
    public static var mismatchedClientState: Code { .mismatchedClientState }
}

extension CSIndexError.Code {
    /// Whether an error is of this code, in whichever form it comes.
    ///
    /// - Parameters:
    ///   - code: the code of a `catch` clause.
    ///   - error: the error that was thrown.
    /// - Returns: whether domain and code agree.
    public static func ~= (code: CSIndexError.Code, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CSIndexErrorDomain && error.code == code.rawValue
    }
}
