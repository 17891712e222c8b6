package import Foundation
package import UserActivities

/// Property-list values as JSON text on one line, with sorted keys.
///
/// What JSON lacks is an object with one key: `{"$date": "2026-11-30T21:00:00Z"}`,
/// `{"$data": base64}`, `{"$url": text}`, `{"$set": list}`; a UUID is its text. Keys that are not
/// text become the JSON text of them. Characters that could drive a terminal or hide are written
/// as `\u…`, so that a line may be printed as it is.
package enum ValueJSON {
    /// The JSON text of a value.
    package static func text(_ value: UserInfoValue) -> String {
        switch value {
        case .null: "null"
        case .flag(let flag): flag ? "true" : "false"
        case .integer(let integer): String(integer)
        case .number(let number): number.isFinite ? String(number) : "null"
        case .text(let text): quoted(text)
        case .date(let date): marked("$date", quoted(DateText.text(date)))
        case .data(let data): marked("$data", quoted(data.base64EncodedString()))
        case .url(let url): marked("$url", quoted(url.absoluteString))
        case .uuid(let uuid): quoted(uuid.uuidString)
        case .list(let list): "[" + list.map(text).joined(separator: ",") + "]"
        case .set(let set):
            marked("$set", "[" + set.map(text).sorted().joined(separator: ",") + "]")
        case .dictionary(let entries): object(entries)
        }
    }

    /// The value of some JSON; `nil` if the bytes are not JSON.
    package static func value(_ data: Data) -> UserInfoValue? {
        guard
            let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        else { return nil }
        return UserInfoValue(object).map(unmarked)
    }

    private static func object(_ entries: [UserInfoValue: UserInfoValue]) -> String {
        var fields: [(key: String, value: String)] = []
        for (key, value) in entries {
            if case .text(let name) = key {
                fields.append((name, text(value)))
            } else {
                fields.append((text(key), text(value)))
            }
        }
        let sorted = fields.sorted { $0.key < $1.key }.map { quoted($0.key) + ":" + $0.value }
        return "{" + sorted.joined(separator: ",") + "}"
    }

    private static func marked(_ mark: String, _ text: String) -> String {
        "{\"\(mark)\":\(text)}"
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where isHidden(scalar): quoted += escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    /// The value with the marked objects turned into what they stand for.
    ///
    /// A mark whose content does not fit stays an object: nothing is lost.
    private static func unmarked(_ value: UserInfoValue) -> UserInfoValue {
        switch value {
        case .list(let list):
            return .list(list.map(unmarked))
        case .dictionary(let entries):
            let inner = entries.mapValues(unmarked)
            guard inner.count == 1, let (key, content) = inner.first,
                case .text(let mark) = key
            else { return .dictionary(inner) }
            return meaning(of: mark, content) ?? .dictionary(inner)
        case .null, .flag, .integer, .number, .text, .date, .data, .url, .uuid, .set:
            return value
        }
    }

    private static func meaning(of mark: String, _ content: UserInfoValue) -> UserInfoValue? {
        switch (mark, content) {
        case ("$date", .text(let text)): DateText.date(text).map { .date($0) }
        case ("$data", .text(let text)): Data(base64Encoded: text).map { .data($0) }
        case ("$url", .text(let text)): URL(string: text).map { .url($0) }
        case ("$set", .list(let list)): .set(Set(list))
        default: nil
        }
    }
}

/// Dates as text in ISO 8601, in UTC, with milliseconds when there are any.
enum DateText {
    static func text(_ date: Date) -> String {
        let milliseconds = (date.timeIntervalSinceReferenceDate * 1000).rounded()
        let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
        return Date(timeIntervalSinceReferenceDate: milliseconds / 1000)
            .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
    }

    static func date(_ text: String) -> Date? {
        let styles = [
            Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        ]
        return styles.lazy.compactMap { try? $0.parse(text) }.first
    }
}
