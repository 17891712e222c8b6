import Foundation
package import UserActivities

/// The JSON of a handler's answer, both ways: handled, detail, error.
///
/// ```
/// {"handled": true,
///  "detail": {"title": "…", "subtitle": "…", "body": "…", "thumbnail": "path",
///             "fields": [{"label": "Genre", "value": "Drama"}]},
///  "error": null}
/// ```
///
/// Only `handled` must be there, and `title` in a detail. An error is its message, under the title
/// `Error`, or an object with `title` and `message`. Keys that are not known are passed over.
package enum AnswerJSON {
    /// What is wrong with an answer, as the rest of a sentence.
    package struct Problem: Error {
        package let words: String
    }

    /// The answer that a JSON value spells out.
    package static func answer(_ value: UserInfoValue) throws(Problem) -> HandlerAnswer {
        let answer = try Reader(value, path: "")
        guard case .flag(let handled) = answer["handled"] else {
            throw Problem(words: "`handled` is not true or false")
        }
        return HandlerAnswer(
            handled: handled,
            detail: try detail(answer["detail"]),
            alert: try alert(answer["error"])
        )
    }

    private static func detail(_ value: UserInfoValue) throws(Problem) -> Detail? {
        guard value != .null else { return nil }
        let detail = try Reader(value, path: "detail")
        guard let title = try detail.text("title") else {
            throw Problem(words: "`detail.title` is missing")
        }
        return Detail(
            title: title,
            subtitle: try detail.text("subtitle"),
            fields: try fields(detail["fields"]),
            body: try detail.text("body"),
            thumbnail: try thumbnail(detail["thumbnail"])
        )
    }

    private static func fields(_ value: UserInfoValue) throws(Problem) -> [Detail.Field] {
        guard value != .null else { return [] }
        guard case .list(let list) = value else {
            throw Problem(words: "`detail.fields` is not a list")
        }
        var fields: [Detail.Field] = []
        for (index, element) in list.enumerated() {
            let path = "detail.fields[\(index)]"
            let field = try Reader(element, path: path)
            guard let label = try field.text("label"), let value = try field.text("value") else {
                throw Problem(words: "`\(path)` needs a label and a value")
            }
            fields.append(Detail.Field(label: label, value: value))
        }
        return fields
    }

    private static func thumbnail(_ value: UserInfoValue) throws(Problem) -> Detail.Thumbnail? {
        switch value {
        case .null: nil
        case .text(let path): .file(path)
        case .data(let data): .data(data)
        case .flag, .integer, .number, .date, .url, .uuid, .list, .set, .dictionary:
            throw Problem(words: "`detail.thumbnail` is not a path")
        }
    }

    private static func alert(_ value: UserInfoValue) throws(Problem) -> Alert? {
        switch value {
        case .null: return nil
        case .text(let message): return Alert(message: message)
        case .flag, .integer, .number, .date, .data, .url, .uuid, .list, .set, .dictionary:
            let error = try Reader(value, path: "error")
            guard let message = try error.text("message") else {
                throw Problem(words: "`error.message` is missing")
            }
            return Alert(title: try error.text("title") ?? Alert.standardTitle, message: message)
        }
    }

    // MARK: Writing

    /// A detail as one object.
    static func object(_ detail: Detail) -> UserInfoValue {
        DeliveryJSON.object([
            "title": .text(detail.title),
            "subtitle": DeliveryJSON.text(detail.subtitle),
            "body": DeliveryJSON.text(detail.body),
            "fields": .list(
                detail.fields.map {
                    DeliveryJSON.object(["label": .text($0.label), "value": .text($0.value)])
                }
            ),
            "thumbnail": thumbnail(detail.thumbnail),
        ])
    }

    /// An alert as its message, or as an object if its title is not the usual one.
    static func object(_ alert: Alert) -> UserInfoValue {
        guard alert.title != Alert.standardTitle else { return .text(alert.message) }
        return DeliveryJSON.object(["title": .text(alert.title), "message": .text(alert.message)])
    }

    private static func thumbnail(_ thumbnail: Detail.Thumbnail?) -> UserInfoValue {
        switch thumbnail {
        case .file(let path): .text(path)
        case .data(let data): .data(data)
        case nil: .null
        }
    }
}

/// The fields of one object of an answer.
private struct Reader {
    let entries: [UserInfoValue: UserInfoValue]
    let path: String

    init(_ value: UserInfoValue, path: String) throws(AnswerJSON.Problem) {
        guard case .dictionary(let entries) = value else {
            throw AnswerJSON.Problem(
                words: path.isEmpty ? "there is no object" : "`\(path)` is not an object"
            )
        }
        self.entries = entries
        self.path = path
    }

    /// The value of a key; null when it is absent.
    subscript(key: String) -> UserInfoValue { entries[.text(key)] ?? .null }

    /// The text of a key; `nil` when it is absent or null.
    func text(_ key: String) throws(AnswerJSON.Problem) -> String? {
        switch self[key] {
        case .null: return nil
        case .text(let text): return text
        case .flag, .integer, .number, .date, .data, .url, .uuid, .list, .set, .dictionary:
            throw AnswerJSON.Problem(words: "`\(path).\(key)` is not a text")
        }
    }
}
