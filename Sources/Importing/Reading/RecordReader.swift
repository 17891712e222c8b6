import SearchModel
import UserActivities

/// Reads one item or activity object into a record.
///
/// The keys are Apple's property names. What `list --json` adds to a stored row is accepted too,
/// so that a store can be written to a file and read again.
struct RecordReader {
    /// Whose records these are when the object does not say it itself.
    let application: String
    /// Whether the object may name another application: NDJSON lines may, fixtures may not.
    let takesOtherApplications: Bool

    /// What `list --json` adds; the store decides about the last three anew.
    private static let rowKeys = [
        "kind", "bundleIdentifier", "index", "indexed", "expires", "state",
    ]

    private static let itemKeys =
        [
            "uniqueIdentifier", "domainIdentifier", "expirationDate", "isUpdate", "attributes",
            "customAttributes",
        ] + rowKeys

    private static let activityKeys =
        [
            "activityType", "title", "userInfo", "requiredUserInfoKeys", "webpageURL",
            "referrerURL", "keywords", "contentAttributeSet", "expirationDate",
            "persistentIdentifier", "targetContentIdentifier", "isEligibleForSearch",
            "isEligibleForHandoff", "isEligibleForPublicIndexing", "isEligibleForPrediction",
            "uniqueIdentifier", "domainIdentifier", "customAttributes",
        ] + rowKeys

    /// A line of NDJSON: an activity if it has an `activityType`, else an item.
    func element(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> ImportedElement {
        value["activityType"] == nil
            ? try item(value, at: path) : try activity(value, at: path)
    }

    func item(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> ImportedElement {
        let object = try ObjectReader(value, at: path, keys: Self.itemKeys)
        let unique = try object.requiredText("uniqueIdentifier", advice: .stableIdentifier)
        var record = try stored(object, kind: .item, unique: unique)
        record.domain = try object.text("domainIdentifier")
        record.attributes = try attributes(object, "attributes")
        return try object.flag("isUpdate") == true
            ? .update(record) : .record(record.withoutCleared)
    }

    func activity(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> ImportedElement {
        let object = try ObjectReader(value, at: path, keys: Self.activityKeys)
        var content = ActivityContent(activityType: try object.requiredText("activityType"))
        content.title = try object.text("title")
        content.requiredUserInfoKeys = try object.texts("requiredUserInfoKeys")
        content.webpageURL = try object.webURL("webpageURL")
        content.referrerURL = try object.webURL("referrerURL")
        content.persistentIdentifier = try object.text("persistentIdentifier")
        content.targetContentIdentifier = try object.text("targetContentIdentifier")
        content.isEligibleForSearch = try object.flag("isEligibleForSearch") ?? false
        content.isEligibleForHandoff = try object.flag("isEligibleForHandoff") ?? true
        content.isEligibleForPublicIndexing =
            try object.flag("isEligibleForPublicIndexing") ?? false
        content.isEligibleForPrediction = try object.flag("isEligibleForPrediction") ?? false
        content.userInfo = try userInfo(object, content)

        var attributes = try attributes(object, "contentAttributeSet")
        try addTitle(content.title, to: &attributes, of: object, content.isEligibleForSearch)
        addKeywords(try object.texts("keywords") ?? [], to: &attributes)
        let unique = try object.text("uniqueIdentifier") ?? Self.identifier(of: content)
        var record = try stored(object, kind: .activity, unique: unique)
        record.attributes = attributes
        record.domain = try object.text("domainIdentifier") ?? domain(of: attributes)
        record.activity = content
        return content.isEligibleForSearch
            ? .record(record.withoutCleared) : .ineligibleActivity(title: content.title)
    }
}

extension RecordReader {
    /// A record with what items and activities have in common.
    private func stored(
        _ object: ObjectReader,
        kind: RecordKind,
        unique: String
    ) throws(ImportError) -> Record {
        if let word = try object.text("kind"), RecordKind(rawValue: word) != kind {
            throw ImportError(.unknownWord(choices: [kind.rawValue]), at: object.path.key("kind"))
        }
        let bundle = try object.text("bundleIdentifier") ?? application
        guard takesOtherApplications || bundle == application else {
            throw ImportError(.foreignApplication, at: object.path.key("bundleIdentifier"))
        }
        var record = Record(
            identifier: RecordIdentifier(application: bundle, kind: kind, unique: unique),
            indexName: try object.text("index") ?? ""
        )
        record.expiration = try object.date("expirationDate").map { .at($0) } ?? .standard
        let custom = try object.list("customAttributes")
        record.customAttributes = try AttributeReader.list(
            .list(custom),
            at: object.path.key("customAttributes"),
            of: CustomAttributeReader.attribute
        )
        return record
    }

    private func attributes(
        _ object: ObjectReader,
        _ key: String
    ) throws(ImportError) -> [AttributeName: AttributeValue] {
        guard let value = object.value(key) else { return [:] }
        return try AttributeReader.attributes(value, at: object.path.key(key))
    }

    /// S121: the required keys are kept; without any, everything, or nothing when there is a
    /// web page to go to.
    private func userInfo(
        _ object: ObjectReader,
        _ content: ActivityContent
    ) throws(ImportError) -> [UInt8]? {
        guard let value = object.value("userInfo") else { return nil }
        var entries = try UserInfoReader.entries(value, at: object.path.key("userInfo"))
        if let required = content.requiredUserInfoKeys {
            let names = Set(required.map { UserInfoValue.text($0) })
            entries = entries.filter { names.contains($0.key) }
        } else if content.webpageURL != nil {
            entries = [:]
        }
        guard !entries.isEmpty,
            let data = try? UserInfoArchive.data(from: UserInfoValue.userInfo(entries))
        else { return nil }
        return [UInt8](data)
    }

    /// S119: the activity's title is shown in results, and search needs one.
    private func addTitle(
        _ title: String?,
        to attributes: inout [AttributeName: AttributeValue],
        of object: ObjectReader,
        _ isEligible: Bool
    ) throws(ImportError) {
        if let title, attributes[.title] == nil { attributes[.title] = .text(title) }
        guard !isEligible || attributes[.title] != nil || attributes[.displayName] != nil else {
            throw ImportError(.missing("title", advice: .titleForSearch), at: object.path)
        }
    }

    /// The activity's keywords after those of its attribute set, none twice.
    private func addKeywords(
        _ keywords: [String],
        to attributes: inout [AttributeName: AttributeValue]
    ) {
        var all: [String] = []
        if case .texts(let texts) = attributes[.keywords] { all = texts }
        all += keywords.filter { !all.contains($0) }
        if !all.isEmpty { attributes[.keywords] = .texts(all) }
    }

    private func domain(of attributes: [AttributeName: AttributeValue]) -> String? {
        guard case .text(let domain) = attributes[.domainIdentifier] else { return nil }
        return domain
    }

    /// What tells one activity from the next when it is indexed again.
    private static func identifier(of content: ActivityContent) -> String {
        content.persistentIdentifier
            ?? content.webpageURL
            ?? "\(content.activityType)/\(content.title ?? "")"
    }
}
