import SearchModel

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
    static let rowKeys = [
        "kind", "bundleIdentifier", "index", "indexed", "expires", "state",
    ]

    private static let itemKeys =
        [
            "uniqueIdentifier", "domainIdentifier", "expirationDate", "isUpdate", "attributes",
            "customAttributes",
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

}

extension RecordReader {
    /// A record with what items and activities have in common.
    func stored(
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

    func attributes(
        _ object: ObjectReader,
        _ key: String
    ) throws(ImportError) -> [AttributeName: AttributeValue] {
        guard let value = object.value(key) else { return [:] }
        return try AttributeReader.attributes(value, at: object.path.key(key))
    }
}
