import ItemStore
import SearchModel

/// Values of a SQLite table as values of attributes, by the kind that an attribute wants.
///
/// SQLite has five types and no dates: a number is taken for a text where one is wanted, a date is
/// a text of ISO 8601 or of SQLite's own `datetime()`, or a number of seconds since 1970, and a
/// list is a JSON array or a single text.
enum ColumnValue {
    /// Seconds from 1970 to 2001, Apple's reference date.
    private static let unixEpoch = 978_307_200.0

    static func attribute(
        _ value: ForeignRows.Value,
        _ kind: AttributeCatalog.Kind,
        at path: JSONPath
    ) throws(ImportError) -> AttributeValue {
        switch kind {
        case .text, .contentType: return .text(try text(value, at: path))
        case .number: return try number(value, at: path)
        case .date: return .date(try date(value, at: path))
        case .data: return .data(try bytes(value, at: path))
        case .url: return .url(try Scalars.urlText(.text(try text(value, at: path)), at: path))
        case .texts:
            let text = try text(value, at: path)
            guard text.hasPrefix("[") else { return .texts([text]) }
            return try AttributeReader.value(try json(text, at: path), kind, at: path)
        case .dates, .persons, .headers:
            let text = try text(value, at: path)
            return try AttributeReader.value(try json(text, at: path), kind, at: path)
        }
    }

    static func text(_ value: ForeignRows.Value, at path: JSONPath) throws(ImportError) -> String {
        switch value {
        case .text(let text): return text
        case .integer(let number): return "\(number)"
        case .real(let number): return "\(number)"
        case .null, .bytes: throw wrong("a text", value, path)
        }
    }

    /// Seconds since 2001-01-01T00:00:00Z.
    static func date(_ value: ForeignRows.Value, at path: JSONPath) throws(ImportError) -> Double {
        switch value {
        case .integer(let seconds): return Double(seconds) - unixEpoch
        case .real(let seconds) where seconds.isFinite: return seconds - unixEpoch
        case .text(let text):
            // `datetime()` gives UTC with a blank and without a zone.
            let isOwn = text.utf8.count >= 16 && text.utf8.dropFirst(10).first == 0x20
            let standard = isOwn ? text.replacing(" ", with: "T", maxReplacements: 1) + "Z" : text
            guard let seconds = Instant.seconds(standard) else {
                throw ImportError(.notADate, at: path)
            }
            return seconds
        case .null, .real, .bytes: throw wrong("a date", value, path)
        }
    }

    private static func number(
        _ value: ForeignRows.Value,
        at path: JSONPath
    ) throws(ImportError) -> AttributeValue {
        switch value {
        case .integer(let number): return .integer(number)
        case .real(let number) where number.isFinite: return .real(number)
        case .null, .real, .text, .bytes: throw wrong("a number", value, path)
        }
    }

    private static func bytes(
        _ value: ForeignRows.Value,
        at path: JSONPath
    ) throws(ImportError) -> [UInt8] {
        switch value {
        case .bytes(let bytes): return bytes
        case .text(let text): return try Scalars.data(.text(text), at: path)
        case .null, .integer, .real: throw wrong("bytes", value, path)
        }
    }

    private static func json(_ text: String, at path: JSONPath) throws(ImportError) -> JSONValue {
        do throws(JSONFault) {
            return try JSONReader.read(Array(text.utf8))
        } catch {
            throw ImportError(.notJSON(error.reason), at: path)
        }
    }

    private static func wrong(
        _ expected: String,
        _ value: ForeignRows.Value,
        _ path: JSONPath
    ) -> ImportError {
        let found =
            switch value {
            case .null: "nothing"
            case .integer: "a whole number"
            case .real: "a number"
            case .text: "a text"
            case .bytes: "bytes"
            }
        return ImportError(.wrongKind(expected: expected, found: found), at: path)
    }
}
