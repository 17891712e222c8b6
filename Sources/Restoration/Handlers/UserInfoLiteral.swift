import Foundation
import UserActivities

/// `userInfo` as a Swift literal, the form in which the tutorial's alert shows it.
///
/// Keys are sorted, text is quoted, and there is no `AnyHashable`: `["genre": "Drama"]`. An absent
/// dictionary is `nil`, an empty one `[:]`.
package enum UserInfoLiteral {
    /// The literal of a whole `userInfo`.
    package static func text(_ userInfo: [AnyHashable: Any]?) -> String {
        guard let userInfo else { return "nil" }
        return text(.dictionary(UserInfoValue.entries(of: userInfo)))
    }

    private static func text(_ value: UserInfoValue) -> String {
        switch value {
        case .null: "nil"
        case .flag(let flag): String(flag)
        case .integer(let integer): String(integer)
        case .number(let number): String(number)
        case .text(let text): text.debugDescription
        case .date(let date): DateText.text(date)
        case .data(let data): "\(data.count) bytes"
        case .url(let url): url.absoluteString
        case .uuid(let uuid): uuid.uuidString
        case .list(let list): "[" + list.map(text).joined(separator: ", ") + "]"
        case .set(let set): "Set([" + set.map(text).sorted().joined(separator: ", ") + "])"
        case .dictionary(let entries): dictionary(entries)
        }
    }

    private static func dictionary(_ entries: [UserInfoValue: UserInfoValue]) -> String {
        guard !entries.isEmpty else { return "[:]" }
        let fields = entries.map { (text($0.key), text($0.value)) }.sorted { $0.0 < $1.0 }
        return "[" + fields.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + "]"
    }
}
