import SearchModel

/// Reads an app fixture: one JSON object with `app`, `items` and `activities`.
enum FixtureReader {
    private static let keys = ["$schema", "app", "items", "activities"]

    /// The elements of a fixture: the app first, then items, then activities.
    static func elements(_ value: JSONValue) throws(ImportError) -> [ImportedElement] {
        let root = try ObjectReader(value, at: JSONPath(), keys: keys)
        guard let appValue = root.value("app") else {
            throw ImportError(.missing("app", advice: .required))
        }
        let app = try app(appValue, at: root.path.key("app"))
        let reader = RecordReader(
            application: app.bundleIdentifier,
            takesOtherApplications: false
        )
        var elements: [ImportedElement] = [.app(app)]
        var places: [RecordIdentifier: JSONPath] = [:]
        for (key, read) in [("items", reader.item), ("activities", reader.activity)] {
            for (place, value) in try root.list(key).enumerated() {
                let path = root.path.key(key).element(place)
                let element = try read(value, path)
                try note(element, at: path, in: &places)
                elements.append(element)
            }
        }
        return elements
    }

    /// What is wrong with a fixture beside its items and activities.
    static func faults(_ value: JSONValue) -> [ImportError] {
        guard case .object(let fields) = value else {
            return [ImportError(.wrongKind(expected: "an object", found: value.kind))]
        }
        var faults = fields.filter { !keys.contains($0.key) }.map {
            ImportError(.unknownKey($0.key, known: keys))
        }
        guard let app = value["app"] else {
            return faults + [ImportError(.missing("app", advice: .required))]
        }
        do throws(ImportError) {
            _ = try self.app(app, at: JSONPath().key("app"))
        } catch {
            faults.append(error)
        }
        for key in ["items", "activities"] {
            switch value[key] {
            case nil, .null, .list: continue
            case let other?:
                faults.append(
                    ImportError(
                        .wrongKind(expected: "a list", found: other.kind),
                        at: JSONPath().key(key)
                    )
                )
            }
        }
        return faults
    }

    static func app(
        _ value: JSONValue,
        at path: JSONPath
    ) throws(ImportError) -> AppDescription {
        let object = try ObjectReader(
            value,
            at: path,
            keys: ["bundleIdentifier", "name", "icon", "activityTypes"]
        )
        return AppDescription(
            bundleIdentifier: try object.requiredText("bundleIdentifier"),
            name: try object.text("name"),
            icon: try object.text("icon"),
            activityTypes: try object.texts("activityTypes") ?? []
        )
    }

    /// In one file the second record of an identifier would silently replace the first.
    private static func note(
        _ element: ImportedElement,
        at path: JSONPath,
        in places: inout [RecordIdentifier: JSONPath]
    ) throws(ImportError) {
        guard case .record(let record) = element else { return }
        if let first = places.updateValue(path, forKey: record.identifier) {
            throw ImportError(.identifierTwice(first: first), at: path)
        }
    }
}
