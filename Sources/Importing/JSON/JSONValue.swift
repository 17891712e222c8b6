/// A JSON value, its objects in the order of the text.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case list([JSONValue])
    case object([Field])

    /// One key of an object, and what it holds.
    package struct Field: Hashable, Sendable {
        package let key: String
        package let value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }
}

extension JSONValue {
    /// What kind of value this is, in the words of an error.
    package var kind: String {
        switch self {
        case .null: "null"
        case .flag: "true or false"
        case .integer, .real: "a number"
        case .text: "a text"
        case .list(let values): values.isEmpty ? "an empty list" : "a list"
        case .object(let fields): fields.isEmpty ? "an empty object" : "an object"
        }
    }

    /// Whether the value holds values.
    var isNested: Bool {
        switch self {
        case .list, .object: true
        case .null, .flag, .integer, .real, .text: false
        }
    }

    /// The value under a key; nil when this is no object or has no such key.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let fields) = self else { return nil }
        return fields.first { $0.key == key }?.value
    }

    /// The only field of an object of one key, as in `{"$date": …}`; nil for any other value.
    package var onlyField: Field? {
        guard case .object(let fields) = self, fields.count == 1 else { return nil }
        return fields.first
    }
}
