import CoreSpotlight
import Foundation
import SearchModel
import UserActivities

/// Reads an activity object: it becomes an `NSUserActivity`, and that becomes the record it would
/// become in a program. So a fixture and a program cannot disagree. A page that `list --json` wrote
/// is read the same way.
extension RecordReader {
    private static let activityKeys =
        [
            "activityType", "title", "userInfo", "requiredUserInfoKeys", "webpageURL",
            "referrerURL", "keywords", "contentAttributeSet", "expirationDate",
            "persistentIdentifier", "targetContentIdentifier", "isEligibleForSearch",
            "isEligibleForHandoff", "isEligibleForPublicIndexing", "isEligibleForPrediction",
            "uniqueIdentifier", "domainIdentifier", "customAttributes",
        ] + rowKeys

    func activity(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> ImportedElement {
        let object = try ObjectReader(value, at: path, keys: Self.activityKeys)
        let activity = NSUserActivity(activityType: try object.requiredText("activityType"))
        try read(object, into: activity)
        let isPage = try object.text("kind") == RecordKind.web.rawValue
        var content = try stored(object, kind: isPage ? .web : .activity, unique: "")
        content.attributes = try attributes(object, "contentAttributeSet")
        activity.contentAttributeSet = CSSearchableItem(record: content).attributeSet
        guard activity.isEligibleForSearch else {
            return .ineligibleActivity(title: activity.title)
        }
        guard var record = activity.record(application: content.identifier.application) else {
            throw ImportError(.missing("title", advice: .titleForSearch), at: path)
        }
        if let unique = try object.text("uniqueIdentifier") { record.identifier.unique = unique }
        record.domain = try object.text("domainIdentifier") ?? record.domain
        record.indexName = content.indexName
        record.identifier.kind = content.identifier.kind
        return .record(record)
    }

    /// Sets what the object tells; the values are checked, so that no setter can trap.
    private func read(
        _ object: ObjectReader,
        into activity: NSUserActivity
    ) throws(ImportError) {
        activity.title = try object.text("title")
        activity.keywords = Set(try object.texts("keywords") ?? [])
        activity.requiredUserInfoKeys = try object.texts("requiredUserInfoKeys").map(Set.init)
        activity.webpageURL = try object.webURL("webpageURL")
        activity.referrerURL = try object.webURL("referrerURL")
        activity.persistentIdentifier = try object.text("persistentIdentifier")
        activity.targetContentIdentifier = try object.text("targetContentIdentifier")
        activity.expirationDate = try object.date("expirationDate")
            .map(Date.init(timeIntervalSinceReferenceDate:))
        // Apple's defaults where the object is silent (S114).
        activity.isEligibleForSearch = try object.flag("isEligibleForSearch") ?? false
        activity.isEligibleForHandoff = try object.flag("isEligibleForHandoff") ?? true
        activity.isEligibleForPublicIndexing =
            try object.flag("isEligibleForPublicIndexing") ?? false
        activity.isEligibleForPrediction = try object.flag("isEligibleForPrediction") ?? false
        guard let value = object.value("userInfo") else { return }
        let entries = try UserInfoReader.entries(value, at: object.path.key("userInfo"))
        activity.userInfo = UserInfoValue.userInfo(entries)
    }
}
