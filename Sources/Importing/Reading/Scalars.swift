import Foundation

/// Reads the simple values of fixtures, each from its JSON form.
///
/// Dates, bytes and URLs may be plain texts where the key says what they are, or wrapped as
/// `{"$date": …}`, `{"$data": …}`, `{"$url": …}` as they must be in user info.
enum Scalars {
    static func text(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> String {
        guard case .text(let text) = value else { throw wrong("a text", value, path) }
        return text
    }

    static func texts(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> [String] {
        guard case .list(let values) = value else { throw wrong("a list of texts", value, path) }
        var texts: [String] = []
        for (place, value) in values.enumerated() {
            texts.append(try text(value, at: path.element(place)))
        }
        return texts
    }

    static func flag(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> Bool {
        switch value {
        case .flag(let flag): return flag
        case .integer(0): return false
        case .integer(1): return true
        case .null, .integer, .real, .text, .list, .object:
            throw wrong("true or false", value, path)
        }
    }

    /// Seconds since 2001-01-01T00:00:00Z.
    static func date(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> Double {
        let text = try wrapped(value, "$date", "a date", at: path)
        guard let seconds = Instant.seconds(text) else { throw ImportError(.notADate, at: path) }
        return seconds
    }

    static func data(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> [UInt8] {
        let text = try wrapped(value, "$data", "bytes in base64", at: path)
        guard let data = Data(base64Encoded: text) else {
            throw ImportError(.notBase64, at: path)
        }
        return [UInt8](data)
    }

    /// An absolute URL as text.
    static func urlText(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> String {
        try url(value, at: path).absoluteString
    }

    /// An absolute URL.
    static func url(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> URL {
        let text = try wrapped(value, "$url", "a URL", at: path)
        guard let url = URL(string: text), url.scheme != nil else {
            throw ImportError(.notAURL, at: path)
        }
        return url
    }

    /// S122: `webpageURL` takes http and https only; any other scheme raises in Apple's code.
    static func webURL(_ value: JSONValue, at path: JSONPath) throws(ImportError) -> URL {
        let text = try wrapped(value, "$url", "a URL", at: path)
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme), url.host?.isEmpty == false
        else { throw ImportError(.notAWebURL, at: path) }
        return url
    }

    static func wrong(_ expected: String, _ value: JSONValue, _ path: JSONPath) -> ImportError {
        ImportError(.wrongKind(expected: expected, found: value.kind), at: path)
    }

    /// A text, plain or under its mark.
    private static func wrapped(
        _ value: JSONValue,
        _ mark: String,
        _ expected: String,
        at path: JSONPath
    ) throws(ImportError) -> String {
        if case .text(let text) = value { return text }
        if let field = value.onlyField, field.key == mark, case .text(let text) = field.value {
            return text
        }
        throw wrong(expected, value, path)
    }
}
