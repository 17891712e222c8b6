public import Foundation

/// The names of 2015, so that the compiler leads code of that time to today's.
extension NSUserActivity {
    /// Renamed.
    @available(*, unavailable, renamed: "isEligibleForHandoff")
    public var eligibleForHandoff: Bool {
        get { isEligibleForHandoff }
        set { isEligibleForHandoff = newValue }
    }

    /// Renamed.
    @available(*, unavailable, renamed: "isEligibleForSearch")
    public var eligibleForSearch: Bool {
        get { isEligibleForSearch }
        set { isEligibleForSearch = newValue }
    }

    /// Renamed.
    @available(*, unavailable, renamed: "isEligibleForPublicIndexing")
    public var eligibleForPublicIndexing: Bool {
        get { isEligibleForPublicIndexing }
        set { isEligibleForPublicIndexing = newValue }
    }

    /// Renamed.
    @available(*, unavailable, renamed: "addUserInfoEntries(from:)")
    public func addUserInfoEntriesFromDictionary(_ otherDictionary: [AnyHashable: Any]) {
        addUserInfoEntries(from: otherDictionary)
    }

    /// Renamed.
    @available(*, unavailable, renamed: "getContinuationStreams(completionHandler:)")
    public func getContinuationStreamsWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        getContinuationStreams(completionHandler: completionHandler)
    }
}

extension NSUserActivityDelegate {
    /// Renamed.
    @available(*, unavailable, renamed: "userActivity(_:didReceive:outputStream:)")
    public func userActivity(
        _ userActivity: NSUserActivity,
        didReceiveInputStream inputStream: InputStream,
        outputStream: OutputStream
    ) {
        self.userActivity(userActivity, didReceive: inputStream, outputStream: outputStream)
    }
}
