import SearchModel

/// Reads one item or activity as an importer does, and past each of its mistakes.
///
/// A part that is refused is taken out, or put in where it is missing, and the element is read
/// again; so a record comes of all that is right.
struct ElementSurvey {
    /// More mistakes in one element tell nothing more.
    private static let mostFaults = 32

    let reader: RecordReader

    /// What an element holds, and all that is wrong with it.
    func element(_ source: JSONValue, isActivity: Bool) -> (SurveyedElement.Content, [ImportError])
    {
        var value = isActivity ? Self.eligible(source) : source
        var faults: [ImportError] = []
        while faults.count < Self.mostFaults {
            do throws(ImportError) {
                let element =
                    isActivity
                    ? try reader.activity(value, at: JSONPath())
                    : try reader.item(value, at: JSONPath())
                return (Self.content(element, isActivity: isActivity), faults)
            } catch {
                faults.append(error)
                guard let repaired = Self.repaired(value, error) else { break }
                value = repaired
            }
        }
        return (.unreadable, faults)
    }

    /// The activity as if it said that search may show it; its own word is still in the source.
    private static func eligible(_ source: JSONValue) -> JSONValue {
        source.setting("isEligibleForSearch", to: .flag(true))
    }

    private static func content(
        _ element: ImportedElement,
        isActivity: Bool
    ) -> SurveyedElement.Content {
        switch element {
        case .record(let record): isActivity ? .activity(record) : .item(record, isUpdate: false)
        case .update(let record): .item(record, isUpdate: true)
        case .app(let app): .app(app)
        case .ineligibleActivity, .page: .unreadable
        }
    }

    /// The value without what an error refused; nil when nothing would be left.
    private static func repaired(_ value: JSONValue, _ error: ImportError) -> JSONValue? {
        switch error.problem {
        case .missing(let key, _):
            // Something must stand there for the rest to be read.
            return error.path.steps.isEmpty ? value.setting(key, to: .text("\u{FFFD}")) : nil
        case .unknownKey(let key, _): return value.removing(error.path.key(key).steps[...])
        case .emptyText: return value.removing(error.path.steps[...])
        default: return error.path.steps.isEmpty ? nil : value.removing(error.path.steps[...])
        }
    }
}

extension JSONValue {
    /// The object with a key set; any other value as it is.
    fileprivate func setting(_ key: String, to value: JSONValue) -> JSONValue {
        guard case .object(let fields) = self else { return self }
        return .object(fields.filter { $0.key != key } + [Field(key, value)])
    }

    /// The value without what stands at a path; nil when there is nothing there.
    fileprivate func removing(_ steps: ArraySlice<JSONPath.Step>) -> JSONValue? {
        guard let step = steps.first else { return nil }
        let rest = steps.dropFirst()
        switch (step, self) {
        case (.key(let key), .object(let fields)):
            guard let place = fields.firstIndex(where: { $0.key == key }) else { return nil }
            var fields = fields
            if rest.isEmpty {
                fields.remove(at: place)
            } else {
                guard let value = fields[place].value.removing(rest) else { return nil }
                fields[place] = Field(key, value)
            }
            return .object(fields)
        case (.element(let place), .list(let values)) where values.indices.contains(place):
            var values = values
            if rest.isEmpty {
                values.remove(at: place)
            } else {
                guard let value = values[place].removing(rest) else { return nil }
                values[place] = value
            }
            return .list(values)
        case (.key, _), (.element, _): return nil
        }
    }
}
