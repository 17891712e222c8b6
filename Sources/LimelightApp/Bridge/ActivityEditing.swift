import Foundation
import Restoration
package import SearchScreen
package import UserActivities

/// Applies what a person changed in the inspector to an activity.
package enum ActivityEditing {
    /// Why an activity cannot be changed so.
    package struct Refusal: Error, Hashable, Sendable {
        /// The part, as the inspector calls it.
        let part: String
        /// What it must be.
        let expected: String

        package var words: SafeText {
            SafeText(sanitizing: "\(part): \(expected)")
        }
    }

    /// The parts that can be changed, with their values as JSON.
    package static func parts(of activity: NSUserActivity) -> [ActivityEdit] {
        let own = [
            ActivityEdit(.activityType, json: json(activity.activityType)),
            ActivityEdit(.title, json: json(activity.title)),
            ActivityEdit(.webpageURL, json: json(activity.webpageURL?.absoluteString)),
        ]
        let entries = UserInfoValue.entries(of: activity.userInfo ?? [:]).map { key, value in
            (name: name(of: key), json: ValueJSON.text(value))
        }
        return own
            + entries.sorted { $0.name < $1.name }
            .map { ActivityEdit(.userInfo($0.name), json: $0.json) }
    }

    /// The changed activity; what is not named by an edit stays as it is.
    ///
    /// - Throws: `Refusal` for a value that is no JSON, or of a type the part cannot have.
    package static func applying(
        _ edits: [ActivityEdit],
        to activity: NSUserActivity
    ) throws(Refusal) -> NSUserActivity {
        var activity = activity
        for edit in edits {
            switch edit.part {
            case .activityType:
                let type = try text(edit, "activityType")
                guard let type, !type.isEmpty else {
                    throw Refusal(part: "activityType", expected: "a type is needed")
                }
                activity = activity.copy(as: type)
            case .title: activity.title = try text(edit, "title")
            case .webpageURL: activity.webpageURL = try page(edit)
            case .userInfo(let name): try change(name, edit, of: activity)
            case .newEntries: try add(edit, to: activity)
            }
        }
        return activity
    }

    // MARK: Parts

    private static func page(_ edit: ActivityEdit) throws(Refusal) -> URL? {
        guard let text = try text(edit, "webpageURL") else { return nil }
        guard let url = URL(string: text), NSUserActivity.canBeWebpage(url) else {
            throw Refusal(part: "webpageURL", expected: "an http or https address is needed")
        }
        return url
    }

    private static func change(
        _ name: String,
        _ edit: ActivityEdit,
        of activity: NSUserActivity
    ) throws(Refusal) {
        var entries = UserInfoValue.entries(of: activity.userInfo ?? [:])
        let key = entries.keys.first { Self.name(of: $0) == name } ?? .text(name)
        entries[key] = edit.isBlank ? nil : try value(edit.json, name)
        activity.userInfo = UserInfoValue.userInfo(entries)
    }

    private static func add(
        _ edit: ActivityEdit,
        to activity: NSUserActivity
    ) throws(Refusal) {
        guard !edit.isBlank else { return }
        guard
            case .dictionary(let new)? = ValueJSON.value(Data("{\(edit.json)}".utf8))
        else {
            throw Refusal(part: "new entry", expected: "write it as \"key\": \"value\"")
        }
        activity.addUserInfoEntries(from: UserInfoValue.userInfo(new))
    }

    // MARK: JSON

    /// A key as the inspector calls it: its text, or the JSON of one that is no text.
    private static func name(of key: UserInfoValue) -> String {
        if case .text(let name) = key { name } else { ValueJSON.text(key) }
    }

    private static func json(_ text: String?) -> String {
        ValueJSON.text(text.map { .text($0) } ?? .null)
    }

    private static func text(_ edit: ActivityEdit, _ part: String) throws(Refusal) -> String? {
        guard !edit.isBlank else { return nil }
        switch try value(edit.json, part) {
        case .text(let text): return text
        case .null: return nil
        default: throw Refusal(part: part, expected: "a text in quotes is needed, or null")
        }
    }

    private static func value(_ json: String, _ part: String) throws(Refusal) -> UserInfoValue {
        guard let value = ValueJSON.value(Data(json.utf8)) else {
            throw Refusal(
                part: part,
                expected: "this is not JSON; a text needs quotes, as in \"Drama\""
            )
        }
        return value
    }
}

extension ActivityEdit {
    fileprivate var isBlank: Bool { json.allSatisfy(\.isWhitespace) }
}
