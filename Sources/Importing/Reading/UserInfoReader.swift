import Foundation
import UserActivities

/// Reads an activity's `userInfo`: property-list types, with marks for what JSON lacks.
///
/// `{"$date"}`, `{"$data"}` (base64), `{"$url"}` and `{"$set"}` stand for a date, bytes, a URL and
/// a set; an object with any other key is a dictionary.
enum UserInfoReader {
    /// The entries of a `userInfo` object.
    static func entries(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> [UserInfoValue: UserInfoValue] {
        guard case .object(let fields) = value else {
            throw Scalars.wrong("an object", value, path)
        }
        var entries: [UserInfoValue: UserInfoValue] = [:]
        for field in fields {
            entries[.text(field.key)] = try self.value(field.value, at: path.key(field.key))
        }
        return entries
    }

    private static func value(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> UserInfoValue {
        switch value {
        case .null: return .null
        case .flag(let flag): return .flag(flag)
        case .integer(let number): return .integer(Int(number))
        case .real(let number): return .number(number)
        case .text(let text): return .text(text)
        case .list(let values): return .list(try list(values, at: path))
        case .object: return try object(value, at: path)
        }
    }

    private static func list(
        _ values: [JSONValue],
        at path: JSONPath
    ) throws(ImportError) -> [UserInfoValue] {
        var list: [UserInfoValue] = []
        for (place, value) in values.enumerated() {
            list.append(try self.value(value, at: path.element(place)))
        }
        return list
    }

    private static func object(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> UserInfoValue {
        switch (value.onlyField?.key, value.onlyField?.value) {
        case ("$date", _):
            let seconds = try Scalars.date(value, at: path)
            return .date(Date(timeIntervalSinceReferenceDate: seconds))
        case ("$data", _): return .data(Data(try Scalars.data(value, at: path)))
        case ("$url", _): return .url(try Scalars.url(value, at: path))
        case ("$set", .list(let values)): return .set(Set(try list(values, at: path.key("$set"))))
        default: return .dictionary(try entries(value, at: path))
        }
    }
}
