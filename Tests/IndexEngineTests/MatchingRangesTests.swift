import IndexEngine
import QueryLanguage
import SearchModel
import Testing

/// Where a typed query matches in a record.
///
/// 1. Every place is reported, word by word, with whole characters.
/// 2. Loose places carry their rule, and stand only where no strict place does.
/// 3. Narrowed, excluded and kind tokens decide too.
/// 4. A long text gives no more places than anybody looks at.
struct MatchingRangesTests {
    private static let record = Record(
        identifier: RecordIdentifier(application: "com.example.Notes", kind: .item, unique: "1"),
        attributes: [
            .title: .text("My e-mail to O’Brien"),
            .displayName: .text("Ma\u{30A}r mail"),
            .keywords: .texts(["fruit", "Red mail"]),
            .contentType: .text("public.plain-text"),
            .contentDescription: .text("Łódź 👩‍👩‍👧 trip"),
        ],
        customAttributes: [
            CustomAttribute(
                name: AttributeName(rawValue: "my_note"),
                isSearchableByDefault: true,
                value: .text("hidden treasure")
            ),
            CustomAttribute(
                name: AttributeName(rawValue: "my_secret"),
                value: .text("never")
            ),
        ]
    )

    private func query(_ text: String) -> TypedQuery {
        TypedQuery(tokens: text) { AttributeCatalog.entry(queryKey: $0)?.name.rawValue }
    }

    private func places(_ text: String, _ profile: MatchProfile = .documented) -> [String] {
        var finder = MatchFinder(query(text), profile)
        let texts = Self.record.searchableTexts(language: "en")
        return finder.ranges(in: Self.record).map { place in
            let source = texts.first {
                $0.attribute == place.attribute && $0.element == place.element
            }
            let part = String(
                decoding: Array((source?.text ?? "").utf8)[place.range],
                as: UTF8.self
            )
            let element = place.element.map { "[\($0)]" } ?? ""
            let loose = place.loose.map { " \($0)" } ?? ""
            return "\(place.word) \(place.attribute.rawValue)\(element) \(part)\(loose)"
        }
    }

    @Test func `every place of every word is reported`() {
        #expect(
            places("mail m") == [
                "0 title mail", "0 displayName mail", "0 keywords[1] mail",
                "1 title M", "1 title m", "1 displayName M", "1 displayName m", "1 keywords[1] m",
            ]
        )
        #expect(places("ma").contains("0 displayName Ma\u{30A}"))
        #expect(places("👩") == ["0 contentDescription 👩‍👩‍👧"])
        #expect(places("treasure") == ["0 my_note treasure"])
        #expect(places("never").isEmpty)
    }

    @Test func `loose places carry their rule`() {
        #expect(places("email") == ["0 title e-mail X3"])
        #expect(places("obrien lodz") == ["0 title O’Brien X2", "1 contentDescription Łódź X1"])
        #expect(places("email", .strict).isEmpty)
    }

    @Test(arguments: [
        ("title:mail", true), ("title:fruit", false), ("keywords:fruit", true),
        ("mail -banana", true), ("mail -fruit", false), ("mail -e-banana", true),
        ("mail -e-mail", false), ("kind:item", true), ("kind:text mail", true),
        ("kind:note", true), ("kind:image", false), ("kind:image kind:plain", true), ("", false),
    ])
    func `tokens decide too`(_ text: String, _ expected: Bool) {
        var finder = MatchFinder(query(text), .documented)
        #expect(finder.matches(Self.record) == expected)
    }

    @Test func `a long text gives a thousand places of a word at most`() {
        var record = Self.record
        record.attributes[.textContent] = .text(String(repeating: "zebra ", count: 5_000))
        var finder = MatchFinder(query("zeb"), .documented)
        #expect(finder.ranges(in: record).count == 1_000)
    }
}
