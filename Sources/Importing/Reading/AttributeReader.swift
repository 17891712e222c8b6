import SearchModel

/// Reads attributes: keys are Apple's property names, values have the kind of the catalogue.
///
/// `null` is a value here: it clears the attribute when the item is an update (S8).
enum AttributeReader {
    private static let names = AttributeCatalog.entries.map(\.name.rawValue)

    /// The attributes of an `attributes` or `contentAttributeSet` object.
    static func attributes(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> [AttributeName: AttributeValue] {
        guard case .object(let fields) = value else {
            throw Scalars.wrong("an object", value, path)
        }
        var attributes: [AttributeName: AttributeValue] = [:]
        for field in fields {
            let name = AttributeName(rawValue: field.key)
            guard let entry = AttributeCatalog.entry(name) else {
                throw ImportError(.unknownKey(field.key, known: names), at: path)
            }
            attributes[name] =
                field.value == .null
                ? .cleared : try self.value(field.value, entry.kind, at: path.key(field.key))
        }
        return attributes
    }

    /// A value of the kind the catalogue says.
    static func value(
        _ value: JSONValue,
        _ kind: AttributeCatalog.Kind,
        at path: JSONPath
    ) throws(ImportError) -> AttributeValue {
        switch kind {
        case .text: return try text(value, at: path)
        case .contentType: return .text(try Scalars.text(value, at: path))
        case .texts: return .texts(try Scalars.texts(value, at: path))
        case .number: return try number(value, at: path)
        case .date: return .date(try Scalars.date(value, at: path))
        case .dates: return .dates(try list(value, at: path, of: Scalars.date))
        case .url: return .url(try Scalars.urlText(value, at: path))
        case .data: return .data(try Scalars.data(value, at: path))
        case .persons: return .persons(try list(value, at: path, of: person))
        case .headers: return .headers(try headers(value, at: path))
        }
    }

    /// A text, or `{"$localized": {"en": …, "de": …}}`.
    private static func text(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> AttributeValue {
        guard let field = value.onlyField, field.key == "$localized" else {
            return .text(try Scalars.text(value, at: path))
        }
        let place = path.key(field.key)
        guard case .object(let entries) = field.value, !entries.isEmpty else {
            throw Scalars.wrong("an object of language codes and texts", field.value, place)
        }
        var table: [String: String] = [:]
        for entry in entries {
            table[entry.key] = try Scalars.text(entry.value, at: place.key(entry.key))
        }
        return .localizedText(table)
    }

    static func number(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> AttributeValue
    {
        switch value {
        case .integer(let number): return .integer(number)
        case .real(let number): return .real(number)
        case .flag(let flag): return .flag(flag)
        case .null, .text, .list, .object: throw Scalars.wrong("a number", value, path)
        }
    }

    static func person(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> PersonValue {
        let object = try ObjectReader(
            value,
            at: path,
            keys: ["displayName", "handles", "handleIdentifier", "contactIdentifier"]
        )
        return PersonValue(
            displayName: try object.text("displayName"),
            handles: try object.texts("handles") ?? [],
            handleIdentifier: try object.text("handleIdentifier") ?? "emailAddresses",
            contactIdentifier: try object.text("contactIdentifier")
        )
    }

    /// Header name to its values; one value need not be a list.
    private static func headers(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> [String: [String]] {
        guard case .object(let fields) = value else {
            throw Scalars.wrong("an object of header names and values", value, path)
        }
        var headers: [String: [String]] = [:]
        for field in fields {
            if case .text(let text) = field.value {
                headers[field.key] = [text]
            } else {
                headers[field.key] = try Scalars.texts(field.value, at: path.key(field.key))
            }
        }
        return headers
    }

    static func list<Element>(
        _ value: JSONValue,
        at path: JSONPath,
        of reader: (JSONValue, JSONPath) throws(ImportError) -> Element
    ) throws(ImportError) -> [Element] {
        guard case .list(let values) = value else { throw Scalars.wrong("a list", value, path) }
        var elements: [Element] = []
        for (place, value) in values.enumerated() {
            elements.append(try reader(value, path.element(place)))
        }
        return elements
    }
}
