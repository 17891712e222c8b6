import Foundation

/// What is left of an activity when it is chosen in a search.
extension NSUserActivity {
    /// The key under which an activity of browsing carries an app's own address, such as
    /// `shows://1`; iOS opens it by another call, which Linux has no use for.
    package static let deepLinkKey = "deepLink"

    /// The part of ``userInfo`` that a handler will get when the saved activity is chosen (S121).
    ///
    /// Required keys keep what they name. Without them everything is kept, unless there is a
    /// ``webpageURL``: then nothing is. Values of types that `userInfo` may not hold are lost on
    /// the way (S120).
    package final var userInfoOnArrival: [AnyHashable: Any] {
        var entries = UserInfoValue.entries(of: userInfo ?? [:])
        if let keys = requiredUserInfoKeys {
            entries = entries.filter { entry in
                guard case .text(let name) = entry.key else { return false }
                return keys.contains(name)
            }
        } else if webpageURL != nil {
            entries = [:]
        }
        return UserInfoValue.userInfo(entries)
    }

    /// A new activity, as a handler gets it when this one is chosen in a search.
    ///
    /// It has the same type, the arriving part of ``userInfo``, and neither delegate nor keepers;
    /// it is not current.
    package final func copyOnArrival() -> NSUserActivity {
        let copy = copy(as: activityType)
        copy.userInfo = userInfoOnArrival
        return copy
    }

    /// A new activity of a type, with all that this one carries.
    package final func copy(as type: String) -> NSUserActivity {
        let copy = NSUserActivity(activityType: type)
        copy.title = title
        copy.userInfo = userInfo
        copy.requiredUserInfoKeys = requiredUserInfoKeys
        copy.webpageURL = webpageURL
        copy.referrerURL = referrerURL
        copy.expirationDate = expirationDate
        copy.keywords = keywords
        copy.supportsContinuationStreams = supportsContinuationStreams
        copy.isEligibleForHandoff = isEligibleForHandoff
        copy.isEligibleForSearch = isEligibleForSearch
        copy.isEligibleForPublicIndexing = isEligibleForPublicIndexing
        copy.isEligibleForPrediction = isEligibleForPrediction
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.persistentIdentifier = persistentIdentifier
        copy.targetContentIdentifier = targetContentIdentifier
        copy.contentAttributes = contentAttributes.map { $0.copy() as? NSObject } ?? nil
        return copy
    }
}
