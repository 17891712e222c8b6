/// Where in a record a word stands, best place first; ranking and profiles go by it.
package enum SearchField: Int, Comparable, CaseIterable, Sendable {
    case title
    case displayName
    /// Alternate names and keywords.
    case names
    case description
    /// Text content and every other searchable attribute.
    case text

    package static func < (lhs: SearchField, rhs: SearchField) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

/// One text of a record that search looks at.
package struct SearchableText: Hashable, Sendable {
    package let attribute: AttributeName
    /// The place in a list attribute; nil for a single value.
    package let element: Int?
    package let field: SearchField
    package let text: String

    package init(attribute: AttributeName, element: Int?, field: SearchField, text: String) {
        self.attribute = attribute
        self.element = element
        self.field = field
        self.text = text
    }
}

extension Record {
    /// Every text search looks at, best field first, then by attribute name and list position.
    ///
    /// - Parameter language: which text of a localized value counts, such as `en`.
    /// - Returns: empty when the record holds no words at all.
    package func searchableTexts(language: String) -> [SearchableText] {
        var texts: [SearchableText] = []
        for (name, value) in attributes {
            guard let entry = AttributeCatalog.entry(name), let field = entry.field else {
                continue
            }
            append(value, name, field, language, to: &texts)
        }
        for custom in customAttributes where custom.isSearchable && custom.isSearchableByDefault {
            append(custom.value, custom.name, .text, language, to: &texts)
        }
        texts.sort { lhs, rhs in
            (lhs.field, lhs.attribute, lhs.element ?? 0)
                < (rhs.field, rhs.attribute, rhs.element ?? 0)
        }
        return texts
    }

    private func append(
        _ value: AttributeValue,
        _ name: AttributeName,
        _ field: SearchField,
        _ language: String,
        to texts: inout [SearchableText]
    ) {
        if case .url = value { return }
        let isList =
            switch value {
            case .texts, .persons, .headers: true
            case .cleared, .text, .localizedText, .integer, .real, .flag, .date, .dates, .url,
                .data,
                .propertyList:
                false
            }
        for (position, text) in value.texts(language: language).enumerated() {
            texts.append(
                SearchableText(
                    attribute: name,
                    element: isList ? position : nil,
                    field: field,
                    text: text
                )
            )
        }
    }
}
