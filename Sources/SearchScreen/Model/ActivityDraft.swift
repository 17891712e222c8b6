/// An activity being changed in the inspector, part by part, before it is delivered.
package struct ActivityDraft: Hashable, Sendable {
    /// One part and the field its value is written in.
    package struct Line: Hashable, Sendable {
        package let part: ActivityEdit.Part
        /// What the field began with.
        package let original: String
        package var field: QueryField
    }

    package private(set) var lines: [Line]
    /// The place of the line that takes typing.
    package private(set) var selected = 0
    /// Why the changes cannot be delivered; nil until somebody tried.
    package var problem: SafeText?

    /// A draft of what an inspection shows.
    ///
    /// A value that is longer than a field can hold stays as it is: it has no line.
    package init(_ inspection: Inspection) {
        let parts = inspection.parts.filter { $0.json.count <= QueryField.maximumLength }
        lines = (parts + [ActivityEdit(.newEntries, json: "")]).map { part in
            let field = QueryField(text: part.json)
            return Line(part: part.part, original: field.text, field: field)
        }
        // What a handler reads is in userInfo.
        selected = lines.firstIndex { $0.part.isEntry } ?? 0
    }

    /// What was changed.
    package var edits: [ActivityEdit] {
        lines.filter { $0.field.text != $0.original }
            .map { ActivityEdit($0.part, json: $0.field.text) }
    }

    /// The field that takes typing.
    package var field: QueryField {
        get { lines[selected].field }
        set { lines[selected].field = newValue }
    }

    /// Goes to another line; beyond the ends to the nearest.
    package mutating func select(_ place: Int) {
        selected = max(0, min(place, lines.count - 1))
    }
}

extension ActivityEdit.Part {
    /// What stands before its value.
    package var label: SafeText {
        switch self {
        case .activityType: "activityType"
        case .title: "title"
        case .webpageURL: "webpageURL"
        case .userInfo(let key): SafeText(sanitizing: key)
        case .newEntries: "new entry"
        }
    }

    /// Whether it is an entry of `userInfo`, there or to come.
    package var isEntry: Bool {
        switch self {
        case .activityType, .title, .webpageURL: false
        case .userInfo, .newEntries: true
        }
    }
}
