import Foundation
import UserActivities

/// Writes an activity's `userInfo` as JSON: what `UserInfoReader` reads.
enum UserInfoWriter {
    /// The object of an archived `userInfo`; nil when the bytes are none.
    static func object(_ bytes: [UInt8]) -> JSONValue? {
        guard let userInfo = try? UserInfoArchive.userInfo(from: Data(bytes)) else { return nil }
        return object(UserInfoValue.entries(of: userInfo))
    }

    /// Bytes as the text of them in base64.
    static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString()
    }

    private static func object(_ entries: [UserInfoValue: UserInfoValue]) -> JSONValue {
        let fields = entries.map { JSONValue.Field(key($0.key), value($0.value)) }
        return .object(fields.sorted { $0.key < $1.key })
    }

    /// JSON's keys are texts; any other key is written as its JSON text.
    private static func key(_ key: UserInfoValue) -> String {
        guard case .text(let text) = key else { return JSONWriter.text(value(key)) }
        return text
    }

    private static func value(_ value: UserInfoValue) -> JSONValue {
        switch value {
        case .null: .null
        case .flag(let flag): .flag(flag)
        case .integer(let number): .integer(Int64(number))
        case .number(let number): .real(number)
        case .text(let text): .text(text)
        case .date(let date): mark("$date", Instant.text(date.timeIntervalSinceReferenceDate))
        case .data(let data): mark("$data", data.base64EncodedString())
        case .url(let url): mark("$url", url.absoluteString)
        case .uuid(let uuid): .text(uuid.uuidString)
        case .list(let list): .list(list.map(self.value))
        case .set(let set):
            .object([
                JSONValue.Field(
                    "$set",
                    .list(set.map(self.value).sorted { JSONWriter.text($0) < JSONWriter.text($1) })
                )
            ])
        case .dictionary(let entries): object(entries)
        }
    }

    private static func mark(_ mark: String, _ text: String) -> JSONValue {
        .object([JSONValue.Field(mark, .text(text))])
    }
}
