import Foundation

/// One JSON object read by the keys it may have.
///
/// Every key is checked when the object is opened, so that a misspelt one cannot pass for an
/// absent one. A key that holds `null` reads as absent, except in attributes.
struct ObjectReader {
    let path: JSONPath
    private let fields: [String: JSONValue]

    /// Opens an object whose keys must be among the known ones.
    init(_ value: JSONValue, at path: JSONPath, keys: [String]) throws(ImportError) {
        guard case .object(let fields) = value else {
            throw ImportError(.wrongKind(expected: "an object", found: value.kind), at: path)
        }
        for field in fields where !keys.contains(field.key) {
            throw ImportError(.unknownKey(field.key, known: keys), at: path)
        }
        self.path = path
        self.fields = Dictionary(fields.map { ($0.key, $0.value) }) { first, _ in first }
    }

    /// The value under a key; nil when the key is absent or holds `null`.
    func value(_ key: String) -> JSONValue? {
        fields[key].flatMap { $0 == .null ? nil : $0 }
    }

    /// What a key holds, read by one of the readers below; nil when there is nothing.
    private func read<Value>(
        _ key: String,
        _ reader: (JSONValue, JSONPath) throws(ImportError) -> Value
    ) throws(ImportError) -> Value? {
        guard let value = value(key) else { return nil }
        return try reader(value, path.key(key))
    }

    func text(_ key: String) throws(ImportError) -> String? {
        try read(key, Scalars.text)
    }

    /// A text that must be there and must not be empty.
    func requiredText(
        _ key: String,
        advice: ImportError.Advice = .required
    ) throws(ImportError) -> String {
        guard let text = try text(key) else {
            throw ImportError(.missing(key, advice: advice), at: path)
        }
        guard !text.isEmpty else { throw ImportError(.emptyText, at: path.key(key)) }
        return text
    }

    func texts(_ key: String) throws(ImportError) -> [String]? {
        try read(key, Scalars.texts)
    }

    func flag(_ key: String) throws(ImportError) -> Bool? {
        try read(key, Scalars.flag)
    }

    func date(_ key: String) throws(ImportError) -> Double? {
        try read(key, Scalars.date)
    }

    /// An http or https URL.
    func webURL(_ key: String) throws(ImportError) -> URL? {
        try read(key, Scalars.webURL)
    }

    func list(_ key: String) throws(ImportError) -> [JSONValue] {
        try read(key) { value, path throws(ImportError) in
            guard case .list(let values) = value else {
                throw ImportError(.wrongKind(expected: "a list", found: value.kind), at: path)
            }
            return values
        } ?? []
    }
}
