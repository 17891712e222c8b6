// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's names of 2015 are what this file is about.

/// Now `CSIndexError.Code`.
@available(*, unavailable, renamed: "CSIndexError.Code")
public typealias CSIndexErrorCode = CSIndexError.Code

/// The codes' names of 2015; the compiler leads from them to today's.
extension CSIndexError.Code {
    /// Now `unknownError`.
    @available(*, unavailable, renamed: "unknownError")
    public static var UnknownError: CSIndexError.Code { .unknownError }

    /// Now `indexUnavailableError`.
    @available(*, unavailable, renamed: "indexUnavailableError")
    public static var IndexUnavailableError: CSIndexError.Code { .indexUnavailableError }

    /// Now `invalidItemError`.
    @available(*, unavailable, renamed: "invalidItemError")
    public static var InvalidItemError: CSIndexError.Code { .invalidItemError }

    /// Now `invalidClientStateError`.
    @available(*, unavailable, renamed: "invalidClientStateError")
    public static var InvalidClientStateError: CSIndexError.Code { .invalidClientStateError }

    /// Now `remoteConnectionError`.
    @available(*, unavailable, renamed: "remoteConnectionError")
    public static var RemoteConnectionError: CSIndexError.Code { .remoteConnectionError }

    /// Now `quotaExceeded`.
    @available(*, unavailable, renamed: "quotaExceeded")
    public static var QuotaExceeded: CSIndexError.Code { .quotaExceeded }

    /// Now `indexingUnsupported`.
    @available(*, unavailable, renamed: "indexingUnsupported")
    public static var IndexingUnsupported: CSIndexError.Code { .indexingUnsupported }
}
