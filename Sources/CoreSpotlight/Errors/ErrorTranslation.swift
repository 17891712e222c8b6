import Foundation
package import SearchService

/// The one table from the service's errors to Apple's domains and codes.
package enum ErrorTranslation {
    /// The error of a change of the index.
    package static func indexError(_ error: ServiceError) -> CSIndexError {
        switch error {
        case .unavailable(let reason): described(.indexUnavailableError, reason)
        case .clientStateMismatch:
            described(
                .mismatchedClientState,
                "the stored client state is not the expected one"
            )
        case .full(let reason): described(.quotaExceeded, reason)
        case .invalidQuery(let message, _, _): described(.unknownError, message)
        }
    }

    /// The error of a query.
    package static func queryError(_ error: ServiceError) -> CSSearchQueryError {
        switch error {
        case .unavailable(let reason), .full(let reason):
            CSSearchQueryError(.indexUnreachable, userInfo: [NSLocalizedDescriptionKey: reason])
        case .clientStateMismatch:
            CSSearchQueryError(.unknown)
        case .invalidQuery(let message, let advice, let offsetUTF8):
            CSSearchQueryError(
                .invalidQuery,
                userInfo: [
                    NSLocalizedDescriptionKey: message,
                    NSLocalizedRecoverySuggestionErrorKey: advice,
                    CSSearchQueryError.queryErrorOffsetKey: offsetUTF8,
                ]
            )
        }
    }

    /// The error of an item that cannot be stored.
    static func invalidItem(_ reason: String) -> CSIndexError {
        described(.invalidItemError, reason)
    }

    /// The error of a client state that is too long (S48, O12).
    static func invalidClientState(byteCount: Int, limit: Int) -> CSIndexError {
        described(
            .invalidClientStateError,
            "the client state has \(byteCount) bytes, and \(limit) are allowed"
        )
    }

    /// The error of something that is not supported.
    static func unsupported(_ reason: String) -> CSIndexError {
        described(.indexingUnsupported, reason)
    }

    /// The error of a cancelled query (S72).
    static var cancelled: CSSearchQueryError {
        CSSearchQueryError(
            .cancelled,
            userInfo: [NSLocalizedDescriptionKey: "the query was cancelled"]
        )
    }

    private static func described(_ code: CSIndexError.Code, _ text: String) -> CSIndexError {
        CSIndexError(code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
