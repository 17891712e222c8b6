import SearchModel

/// Reads an item's `customAttributes`: values under keys of the developer's own, with the key's
/// settings (S31, S32).
enum CustomAttributeReader {
    static func attribute(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> CustomAttribute {
        let object = try ObjectReader(
            value,
            at: path,
            keys: [
                "name", "searchable", "searchableByDefault", "unique", "multiValued", "value",
            ]
        )
        let name = try object.requiredText("name")
        guard isKey(name) else { throw ImportError(.notACustomKey, at: path.key("name")) }
        let content = object.value("value")
        return CustomAttribute(
            name: AttributeName(rawValue: name),
            isSearchable: try object.flag("searchable") ?? true,
            isSearchableByDefault: try object.flag("searchableByDefault") ?? false,
            isUnique: try object.flag("unique") ?? false,
            isMultiValued: try object.flag("multiValued") ?? false,
            value: try content.map { content throws(ImportError) in
                try self.value(content, at: path.key("value"))
            } ?? .cleared
        )
    }

    /// S31: ASCII, `_` the only punctuation, `kMD` reserved.
    private static func isKey(_ name: String) -> Bool {
        !name.hasPrefix("kMD")
            && name.unicodeScalars.allSatisfy { scalar in
                scalar == "_"
                    || (scalar.isASCII && (scalar.properties.isAlphabetic || isDigit(scalar)))
            }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    private static func value(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> AttributeValue {
        switch value {
        case .null: return .cleared
        case .text(let text): return .text(text)
        case .integer, .real, .flag: return try AttributeReader.number(value, at: path)
        case .list: return try list(value, at: path)
        case .object: break
        }
        switch value.onlyField?.key {
        case "$date": return .date(try Scalars.date(value, at: path))
        case "$data": return .data(try Scalars.data(value, at: path))
        case "$url": return .url(try Scalars.urlText(value, at: path))
        default: return .persons([try AttributeReader.person(value, at: path)])
        }
    }

    /// A list of texts, of dates or of persons.
    private static func list(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> AttributeValue {
        guard case .list(let values) = value, let first = values.first else { return .texts([]) }
        guard case .object = first else { return .texts(try Scalars.texts(value, at: path)) }
        return first.onlyField?.key == "$date"
            ? .dates(try AttributeReader.list(value, at: path, of: Scalars.date))
            : .persons(try AttributeReader.list(value, at: path, of: AttributeReader.person))
    }
}
