import SearchModel
import Testing

// What this file proves:
// 1. the catalogue names each attribute once, under names that are Apple's to spell;
// 2. every spelling a query string may use leads to its entry;
// 3. identifiers, domains, URLs, paths, content types and numbers hold no searchable words;
// 4. a record's searchable texts come best field first, with the place in a list.

@Suite struct AttributeCatalogTests {
    @Test func `each attribute stands once`() {
        let names = AttributeCatalog.entries.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count == 190)
    }

    @Test(arguments: ["htmlContentData", "HTMLContentData", "kMDItemHTMLContentData"])
    func `every spelling leads to the entry`(key: String) {
        #expect(AttributeCatalog.entry(queryKey: key)?.name.rawValue == "htmlContentData")
    }

    @Test func `a misspelt name has no entry`() {
        #expect(AttributeCatalog.entry(queryKey: "tilte") == nil)
        #expect(AttributeCatalog.entry(AttributeName(rawValue: "com_app_color")) == nil)
    }

    @Test(arguments: [
        "identifier", "domainIdentifier", "accountIdentifier", "containerIdentifier", "url",
        "contentURL", "path", "contentType", "contentTypeTree", "thumbnailURL", "rankingHint",
        "latitude", "startDate", "mailboxIdentifiers", "relatedUniqueIdentifier",
    ])
    func `names of things hold no searchable words`(name: String) throws {
        let entry = try #require(AttributeCatalog.entry(AttributeName(rawValue: name)))
        #expect(entry.field == nil)
    }

    @Test func `texts come best field first`() {
        let record = Record(
            identifier: RecordIdentifier(application: "app", kind: .item, unique: "1"),
            attributes: [
                .textContent: .text("body"), .keywords: .texts(["k0", "k1"]),
                .title: .text("title"), .contentDescription: .text("about"),
                .identifier: .text("hidden"), AttributeName(rawValue: "latitude"): .real(1),
                AttributeName(rawValue: "authors"): .persons([
                    PersonValue(displayName: "Ines", handles: ["h"], handleIdentifier: "e")
                ]),
            ],
            customAttributes: [
                CustomAttribute(
                    name: AttributeName(rawValue: "com_app_a"),
                    isSearchableByDefault: true,
                    value: .text("custom")
                ),
                CustomAttribute(name: AttributeName(rawValue: "com_app_b"), value: .text("no")),
            ]
        )
        let texts = record.searchableTexts(language: "en")
        #expect(texts.map(\.text) == ["title", "k0", "k1", "about", "Ines", "custom", "body"])
        #expect(texts.map(\.element) == [nil, 0, 1, nil, 0, nil, nil])
    }

    @Test func `a localized text follows the language`() {
        let value = AttributeValue.localizedText(["en": "Town", "de": "Stadt", "fr": "Ville"])
        #expect(value.texts(language: "de") == ["Stadt"])
        #expect(value.texts(language: "xx") == ["Town"])
        #expect(
            AttributeValue.localizedText(["fr": "V", "de": "S"]).texts(language: "xx") == ["S"]
        )
        #expect(AttributeValue.localizedText([:]).texts(language: "en").isEmpty)
    }
}
