import SearchModel

/// The values of a record under the keys of query strings.
struct RecordReader {
    /// One value, as a comparison sees it.
    enum Value: Hashable, Sendable {
        case text(String)
        /// A number, a flag as 0 or 1, or a date in seconds since 2001-01-01T00:00:00Z.
        case number(Double)
        /// Bytes: there is a value, and nothing to compare.
        case opaque
    }

    private let record: Record
    private let language: String
    private let typeAncestors: @Sendable (String) -> [String]

    init(
        _ record: Record,
        language: String,
        typeAncestors: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        self.record = record
        self.language = language
        self.typeAncestors = typeAncestors
    }

    /// All values under a key, in order; none for a key the record does not have.
    func values(_ key: String) -> [Value] {
        if key == "*" || key == "**" { return anyValues }
        let custom = record.customAttributes.filter { $0.name.rawValue == key && $0.isSearchable }
        var values = custom.flatMap { self.values(of: $0.value) }
        switch key {
        case "uniqueIdentifier", "kMDItemExternalID", "_kMDItemExternalID":
            return values + [.text(record.identifier.unique)]
        case "bundleIdentifier", "kMDItemBundleID", "_kMDItemBundleID":
            return values + [.text(record.identifier.application)]
        default: break
        }
        guard let name = AttributeCatalog.entry(queryKey: key)?.name else { return values }
        values += record.attributes[name].map(self.values(of:)) ?? []
        switch name {
        case .domainIdentifier: values += record.domain.map { [.text($0)] } ?? []
        case .identifier: values.append(.text(record.identifier.unique))
        case .contentTypeTree:
            values += record.attributes[.contentType].map(self.values(of:)) ?? []
            return withAncestors(values)
        default: break
        }
        return values
    }

    /// Types with all that stand above them; a type is its own ancestor (S96).
    private func withAncestors(_ types: [Value]) -> [Value] {
        types.flatMap { type in
            guard case .text(let identifier) = type else { return [type] }
            return [type] + typeAncestors(identifier).map { .text($0) }
        }
    }

    /// Every searchable text, and every number and date: what `**` stands for (S92).
    private var anyValues: [Value] {
        let texts = record.searchableTexts(language: language).map { Value.text($0.text) }
        let all = record.attributes.values + record.customAttributes.map(\.value)
        return texts
            + all.flatMap { values(of: $0) }.filter { value in
                if case .number = value { true } else { false }
            }
    }

    private func values(of value: AttributeValue) -> [Value] {
        switch value {
        case .cleared: []
        case .text, .texts, .localizedText, .url, .persons, .headers:
            value.texts(language: language).map { .text($0) }
        case .integer, .real, .flag, .date: value.number.map { [.number($0)] } ?? []
        case .dates(let dates): dates.map { .number($0) }
        case .data, .propertyList: [.opaque]
        }
    }

    /// The attributes that the value of a key is made of; nil for all of them.
    static func attributes(_ key: String) -> Set<AttributeName>? {
        if key == "*" || key == "**" { return nil }
        guard let name = AttributeCatalog.entry(queryKey: key)?.name else { return [] }
        return name == .contentTypeTree ? [name, .contentType] : [name]
    }

    /// Whether a key names something every record could have, or one of these custom keys.
    static func isKnown(_ key: String, customKeys: Set<String>) -> Bool {
        special.contains(key) || AttributeCatalog.entry(queryKey: key) != nil
            || customKeys.contains(key)
    }

    private static let special: Set = [
        "*", "**", "uniqueIdentifier", "kMDItemExternalID", "_kMDItemExternalID",
        "bundleIdentifier", "kMDItemBundleID", "_kMDItemBundleID",
    ]
}
