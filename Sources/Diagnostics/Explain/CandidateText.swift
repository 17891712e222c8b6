import SearchModel

/// One text of an item in which a typed word may stand, and whether a search looks there.
struct CandidateText {
    /// Who looks at a text.
    enum Reach {
        /// The search in question.
        case searched
        /// Another profile, or words without a token such as `title:`.
        case otherwise
        /// Nobody.
        case never
        /// A search in another language; with the text that is shown instead.
        case otherLanguage(shown: String)
    }

    let attribute: AttributeName
    let element: Int?
    let text: String
    let reach: Reach

    /// Every text of a record, those that are searched first.
    static func all(of record: Record, profile: MatchProfile, language: String) -> [CandidateText] {
        let searchable = record.searchableTexts(language: language)
        var texts = searchable.map { text in
            CandidateText(
                attribute: text.attribute,
                element: text.element,
                text: text.text,
                reach: profile != .ios17 || text.field <= .displayName ? .searched : .otherwise
            )
        }
        texts += otherLanguages(of: record, shown: searchable, language: language)
        let known = Set(searchable.map(\.attribute))
        for (name, value) in record.attributes.sorted(by: { $0.key < $1.key })
        where !known.contains(name) {
            for (place, text) in value.texts(language: language).enumerated() {
                texts.append(
                    CandidateText(attribute: name, element: place, text: text, reach: .never)
                )
            }
        }
        for custom in record.customAttributes where !known.contains(custom.name) {
            for text in custom.value.texts(language: language) {
                texts.append(
                    CandidateText(attribute: custom.name, element: nil, text: text, reach: .never)
                )
            }
        }
        let names = [
            ("uniqueIdentifier", record.identifier.unique), ("domainIdentifier", record.domain),
        ]
        for case (let name, let text?) in names {
            texts.append(
                CandidateText(
                    attribute: AttributeName(rawValue: name),
                    element: nil,
                    text: text,
                    reach: .never
                )
            )
        }
        return texts
    }

    private static func otherLanguages(
        of record: Record,
        shown: [SearchableText],
        language: String
    ) -> [CandidateText] {
        var texts: [CandidateText] = []
        for (name, value) in record.attributes.sorted(by: { $0.key < $1.key }) {
            guard case .localizedText(let table) = value,
                let text = shown.first(where: { $0.attribute == name })?.text
            else { continue }
            for (_, other) in table.sorted(by: { $0.key < $1.key }) where other != text {
                texts.append(
                    CandidateText(
                        attribute: name,
                        element: nil,
                        text: other,
                        reach: .otherLanguage(shown: text)
                    )
                )
            }
        }
        return texts
    }
}
