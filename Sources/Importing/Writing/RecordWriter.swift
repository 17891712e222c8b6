package import SearchModel
import UserActivities

/// Writes a record as the item or activity object of a fixture: what `RecordReader` reads.
package enum RecordWriter {
    /// The object's fields; an activity's when the record has something to hand over.
    package static func fields(_ record: Record) -> [JSONValue.Field] {
        var fields: [JSONValue.Field] = []
        add("uniqueIdentifier", .text(record.identifier.unique), to: &fields)
        add("domainIdentifier", record.domain.map { .text($0) }, to: &fields)
        if let content = record.activity { fields += self.fields(content) }
        if case .at(let instant) = record.expiration {
            add("expirationDate", .text(Instant.text(instant)), to: &fields)
        }
        let attributes = record.attributes.sorted { $0.key < $1.key }
        let values = attributes.map { JSONValue.Field($0.key.rawValue, value($0.value, $0.key)) }
        add(
            record.activity == nil ? "attributes" : "contentAttributeSet",
            .object(values),
            to: &fields
        )
        if !record.customAttributes.isEmpty {
            add("customAttributes", .list(record.customAttributes.map(object)), to: &fields)
        }
        return fields
    }

    private static func add(
        _ key: String,
        _ value: JSONValue?,
        to fields: inout [JSONValue.Field]
    ) {
        if let value { fields.append(JSONValue.Field(key, value)) }
    }

    private static func fields(_ content: ActivityContent) -> [JSONValue.Field] {
        var fields: [JSONValue.Field] = []
        add("activityType", .text(content.activityType), to: &fields)
        add("title", content.title.map { .text($0) }, to: &fields)
        add("userInfo", content.userInfo.flatMap(UserInfoWriter.object), to: &fields)
        add(
            "requiredUserInfoKeys",
            content.requiredUserInfoKeys.map { .list($0.map { .text($0) }) },
            to: &fields
        )
        add("webpageURL", content.webpageURL.map { .text($0) }, to: &fields)
        add("referrerURL", content.referrerURL.map { .text($0) }, to: &fields)
        add("persistentIdentifier", content.persistentIdentifier.map { .text($0) }, to: &fields)
        add(
            "targetContentIdentifier",
            content.targetContentIdentifier.map { .text($0) },
            to: &fields
        )
        add("isEligibleForSearch", .flag(content.isEligibleForSearch), to: &fields)
        add("isEligibleForHandoff", .flag(content.isEligibleForHandoff), to: &fields)
        add("isEligibleForPublicIndexing", .flag(content.isEligibleForPublicIndexing), to: &fields)
        add("isEligibleForPrediction", .flag(content.isEligibleForPrediction), to: &fields)
        return fields
    }

    private static func object(_ custom: CustomAttribute) -> JSONValue {
        .object([
            JSONValue.Field("name", .text(custom.name.rawValue)),
            JSONValue.Field("searchable", .flag(custom.isSearchable)),
            JSONValue.Field("searchableByDefault", .flag(custom.isSearchableByDefault)),
            JSONValue.Field("unique", .flag(custom.isUnique)),
            JSONValue.Field("multiValued", .flag(custom.isMultiValued)),
            JSONValue.Field("value", marked(custom.value)),
        ])
    }

    /// An attribute's value: plain text where the catalogue says how to read it.
    private static func value(_ value: AttributeValue, _ name: AttributeName) -> JSONValue {
        let isKnown = AttributeCatalog.entry(name) != nil
        return switch value {
        case .date(let seconds) where isKnown: .text(Instant.text(seconds))
        case .dates(let list) where isKnown: .list(list.map { .text(Instant.text($0)) })
        case .url(let text) where isKnown: .text(text)
        case .data(let bytes) where isKnown: .text(UserInfoWriter.base64(bytes))
        case .cleared, .text, .texts, .localizedText, .integer, .real, .flag, .date, .dates, .url,
            .data, .persons, .headers, .propertyList:
            marked(value)
        }
    }

    /// A value that says itself what it is.
    private static func marked(_ value: AttributeValue) -> JSONValue {
        switch value {
        case .cleared: .null
        case .text(let text): .text(text)
        case .texts(let texts): .list(texts.map { .text($0) })
        case .localizedText(let table):
            .object([JSONValue.Field("$localized", object(table.mapValues { .text($0) }))])
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .flag(let flag): .flag(flag)
        case .date(let seconds): mark("$date", Instant.text(seconds))
        case .dates(let list): .list(list.map { mark("$date", Instant.text($0)) })
        case .url(let text): mark("$url", text)
        case .data(let bytes): mark("$data", UserInfoWriter.base64(bytes))
        case .persons(let persons): .list(persons.map(object))
        case .headers(let table): object(table.mapValues { .list($0.map { .text($0) }) })
        case .propertyList(let bytes): mark("$data", UserInfoWriter.base64(bytes))
        }
    }

    private static func mark(_ mark: String, _ text: String) -> JSONValue {
        .object([JSONValue.Field(mark, .text(text))])
    }

    private static func object(_ table: [String: JSONValue]) -> JSONValue {
        .object(table.sorted { $0.key < $1.key }.map { JSONValue.Field($0.key, $0.value) })
    }

    private static func object(_ person: PersonValue) -> JSONValue {
        var fields: [JSONValue.Field] = []
        add("displayName", person.displayName.map { .text($0) }, to: &fields)
        add("handles", .list(person.handles.map { .text($0) }), to: &fields)
        add("handleIdentifier", .text(person.handleIdentifier), to: &fields)
        add("contactIdentifier", person.contactIdentifier.map { .text($0) }, to: &fields)
        return .object(fields)
    }
}
