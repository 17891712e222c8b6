import Foundation
package import SearchModel
package import UserActivities

/// Activities as records of the store, and back as they arrive when a row is chosen.
extension NSUserActivity {
    /// The activity as the store keeps it; nil when it has no title to show (S119).
    ///
    /// Search looks at the content attribute set, the title and the keywords. What is handed over
    /// later is the part of `userInfo` that the required keys name (S121).
    ///
    /// - Parameter application: the bundle identifier of its owner.
    /// - Returns: a record of kind `activity`.
    package func record(application: String) -> Record? {
        var attributes = contentAttributeSet?.attributes ?? AttributeStorage()
        let title = title ?? attributes.text("title")
        guard let title, !title.isEmpty else { return nil }
        attributes.setText(title, "title")
        if !keywords.isEmpty {
            let own = attributes.texts("keywords") ?? []
            attributes.setTexts(own + keywords.subtracting(own).sorted(), "keywords")
        }
        return Record(
            identifier: RecordIdentifier(
                application: application,
                kind: .activity,
                unique: savedIdentifier(attributes: attributes, title: title)
            ),
            domain: attributes.text("domainIdentifier"),
            expiration: expirationDate.map { .at($0.timeIntervalSinceReferenceDate) } ?? .standard,
            attributes: attributes.values,
            customAttributes: attributes.customAttributes,
            activity: content(title: title)
        ).withoutCleared
    }

    /// What tells saved activities apart: the persistent identifier, else the type with the page,
    /// the related item, the target or the title, whichever comes first.
    ///
    /// So an activity that becomes current again replaces what it saved before.
    private func savedIdentifier(attributes: AttributeStorage, title: String) -> String {
        if let persistentIdentifier { return persistentIdentifier }
        let subject =
            webpageURL?.absoluteString ?? attributes.text("relatedUniqueIdentifier")
            ?? targetContentIdentifier ?? title
        return activityType + "/" + subject
    }

    private func content(title: String) -> ActivityContent {
        let userInfo = userInfoOnArrival
        let bytes = userInfo.isEmpty ? nil : try? UserInfoArchive.data(from: userInfo)
        return ActivityContent(
            activityType: activityType,
            title: title,
            userInfo: bytes.map { [UInt8]($0) },
            requiredUserInfoKeys: requiredUserInfoKeys?.sorted(),
            webpageURL: webpageURL?.absoluteString,
            referrerURL: referrerURL?.absoluteString,
            persistentIdentifier: persistentIdentifier,
            targetContentIdentifier: targetContentIdentifier,
            isEligibleForSearch: isEligibleForSearch,
            isEligibleForHandoff: isEligibleForHandoff,
            isEligibleForPublicIndexing: isEligibleForPublicIndexing,
            isEligibleForPrediction: isEligibleForPrediction
        )
    }

    /// Creates the activity a stored one is handed over as (S66); nil for a record of an item.
    ///
    /// A `userInfo` that cannot be read is left out.
    package static func arriving(_ record: Record) -> NSUserActivity? {
        guard let content = record.activity else { return nil }
        let activity = NSUserActivity(activityType: content.activityType)
        activity.title = content.title
        if let bytes = content.userInfo,
            let userInfo = try? UserInfoArchive.userInfo(from: Data(bytes))
        {
            activity.userInfo = userInfo
        }
        activity.requiredUserInfoKeys = content.requiredUserInfoKeys.map(Set.init)
        if let page = content.webpageURL.flatMap(URL.init(string:)), canBeWebpage(page) {
            activity.webpageURL = page
        }
        activity.referrerURL = content.referrerURL.flatMap(URL.init(string:))
        activity.persistentIdentifier = content.persistentIdentifier
        activity.targetContentIdentifier = content.targetContentIdentifier
        activity.isEligibleForSearch = content.isEligibleForSearch
        activity.isEligibleForHandoff = content.isEligibleForHandoff
        activity.isEligibleForPublicIndexing = content.isEligibleForPublicIndexing
        activity.isEligibleForPrediction = content.isEligibleForPrediction
        return activity
    }
}
