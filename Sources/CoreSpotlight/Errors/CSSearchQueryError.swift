public import Foundation

/// The domain of query errors (S54).
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query ended without success (S54).
///
/// An `invalidQuery` says where and what to write instead: its description is for people, and the
/// user info has the place under `queryErrorOffsetKey` and the advice under
/// `NSLocalizedRecoverySuggestionErrorKey`.
public struct CSSearchQueryError: CustomNSError, Hashable {
    /// What went wrong; the raw values are Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// Something else.
        case unknown = -2000
        /// The store cannot be opened or read.
        case indexUnreachable = -2001
        /// The query string is not of the language.
        case invalidQuery = -2002
        /// The query was cancelled.
        case cancelled = -2003
    }

    /// The key of the place of an error in the query string, in UTF-8 bytes from its start.
    ///
    /// - Note: On Linux only; Apple's errors name no place.
    public static let queryErrorOffsetKey = "LimelightQueryErrorOffsetUTF8"

    private let error: NSError

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: what went wrong.
    ///   - userInfo: more about it, under Foundation's keys.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        error = NSError(domain: CSSearchQueryErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// What went wrong.
    public var code: Code { Code(rawValue: error.code) ?? .unknown }

    /// More about it, under Foundation's keys.
    public var userInfo: [String: Any] { error.userInfo }

    /// The number of the code.
    public var errorCode: Int { error.code }

    /// More about it, as Foundation asks for it.
    public var errorUserInfo: [String: Any] { error.userInfo }

    /// The description out of the user info.
    public var localizedDescription: String { error.localizedDescription }

    /// The domain of all these errors.
    public static var errorDomain: String { CSSearchQueryErrorDomain }
}

/// The codes under the error's own name, so that `catch CSSearchQueryError.cancelled` reads well.
extension CSSearchQueryError {
    /// Something else.
    public static var unknown: Code { .unknown }
    /// The store cannot be opened or read.
    public static var indexUnreachable: Code { .indexUnreachable }
    /// The query string is not of the language.
    public static var invalidQuery: Code { .invalidQuery }
    /// The query was cancelled.
    public static var cancelled: Code { .cancelled }
}

extension CSSearchQueryError.Code {
    /// Whether an error is of this code, in whichever form it comes.
    ///
    /// - Parameters:
    ///   - code: the code of a `catch` clause.
    ///   - error: the error that was thrown.
    /// - Returns: whether domain and code agree.
    public static func ~= (code: CSSearchQueryError.Code, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CSSearchQueryErrorDomain && error.code == code.rawValue
    }
}
