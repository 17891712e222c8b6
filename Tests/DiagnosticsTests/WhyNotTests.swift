import Diagnostics
import ItemStore
import SearchModel
import SearchService
import Synchronization
import Testing

// What this file proves:
// 1. each of the answers DX-01 to DX-20 is given where it is true, and names its rule;
// 2. a word's line says where the word is, or what it is inside of;
// 3. what is proposed makes the item match, and an item that cannot be helped gets no proposal;
// 4. the text of the catalogue's example is what is printed.

@Suite struct WhyNotTests {
    /// One item, one typed text, and what must be answered.
    struct Case: CustomTestStringConvertible {
        let rule: RuleID
        let attributes: [AttributeName: AttributeValue]
        let query: String
        var profile = MatchProfile.documented
        /// A part of some word's line.
        var line: String?
        /// The first proposal; nil when there must be none.
        var change: String?

        var testDescription: String { "\(rule) \(query) \(profile.name)" }
    }

    static let cases = [
        Case(rule: "DX-01", attributes: [.title: .text("Sample")], query: " ,- "),
        Case(
            rule: "DX-11",
            attributes: [.title: .text("Sample text")],
            query: "sample vanilla",
            line: "in none of its texts",
            change: "type \"sample\""
        ),
        Case(
            rule: "DX-12",
            attributes: [.title: .text("Pineapple")],
            query: "apple",
            line: "inside \"Pineapple\" (letter 5); only word starts count",
            change: "type \"Pineapple\""
        ),
        Case(
            rule: "DX-13",
            attributes: [.title: .text("NSWindow")],
            query: "window",
            line: "inside \"NSWindow\" (letter 3); a run of capitals is one word",
            change: "displayName \"NS Window\""
        ),
        Case(
            rule: "DX-14",
            attributes: [.title: .text("Banana"), .keywords: .texts(["fruit", "potassium"])],
            query: "potassium",
            profile: .ios17,
            line: "only in keywords[1], which is not searched: \"potassium\"",
            change: "the profile documented finds it"
        ),
        Case(
            rule: "DX-14",
            attributes: [.title: .text("Site"), .url: .url("https://bananas.example.org/")],
            query: "bananas",
            line: "only in url[0], which no search looks at",
            change: "keywords with \"bananas\""
        ),
        Case(
            rule: "DX-15",
            attributes: [.title: .text("Eat it")],
            query: "eat",
            profile: .ios17,
            line: "title, whole word 1 of \"Eat it\"",
            change: "the profile documented finds it"
        ),
        Case(
            rule: "DX-16",
            attributes: [.title: .text("Đà Nẵng")],
            query: "da nang",
            profile: .strict,
            line: "the loose rule X1 would find it",
            change: "the loose rules find it"
        ),
        Case(
            rule: "DX-16",
            attributes: [.title: .text("Kadıköy")],
            query: "kadiköy",
            line: "i is not ı",
            change: "type \"Kadıköy\""
        ),
        Case(
            rule: "DX-17",
            attributes: [.title: .text("Р\u{430}риж")],
            query: "Рapиж",
            line: "typed U+0061, there U+0430",
            change: "type \"Р\u{430}риж\""
        ),
        Case(
            rule: "DX-18",
            attributes: [.title: .localizedText(["en": "Munich", "de": "München"])],
            query: "münchen",
            line: "only in title for another language; shown is \"Munich\"",
            change: "keywords with \"münchen\""
        ),
    ]

    @Test(arguments: cases)
    func `an item that is not found is told why`(sample: Case) async throws {
        let library = try await Library([Record(item: "it", sample.attributes)])
        let explanation = try library.explain(sample.query, "it", profile: sample.profile)
        #expect(!explanation.isFound)
        #expect(explanation.rules.contains(sample.rule), "\(explanation.rules)")
        if let line = sample.line {
            #expect(
                explanation.words.contains { $0.explanation.contains(line) },
                "\(explanation.words.map(\.explanation))"
            )
        }
        #expect(explanation.changes.first?.text == sample.change)
    }

    @Test func `what is proposed to type is found when typed`() async throws {
        for sample in Self.cases {
            let library = try await Library([Record(item: "it", sample.attributes)])
            let changes = try library.explain(sample.query, "it", profile: sample.profile).changes
            for change in changes where change.kind == .query {
                let text = change.text.split(separator: "\"").last.map(String.init) ?? ""
                let typed = try library.explain(text, "it", profile: sample.profile)
                #expect(typed.isFound, "\(change.text)")
            }
        }
    }

    @Test func `the example of the catalogue is what is printed`() async throws {
        let library = try await Library([
            Record(item: "it", [.title: .text("Broken Window JSONParser")])
        ])
        let lines = ExplanationText.lines(try library.explain("window parser", "it"))
        #expect(
            lines == [
                "\"Broken Window JSONParser\" is not in the results for \"window parser\": the word",
                "\"parser\" starts no word.",
                "  window  yes  title, whole word 2 of \"Broken Window JSONParser\"",
                "  parser  no   inside \"JSONParser\" (letter 5); a run of capitals is one word",
                "Try: displayName \"Broken Window JSON Parser\".",
                "or:  type \"window\".                                            DX-11 DX-13 DX-21",
            ]
        )
    }

    // MARK: The state of an item

    @Test func `what was never handed in is not in the journal`() async throws {
        let library = try await Library([])
        let explanation = try library.explain("sample", "it")
        #expect(explanation.rules == ["DX-02"])
        #expect(explanation.headline.text.contains("no operation of the journal"))
    }

    @Test func `an item that was deleted names the operation`() async throws {
        let library = try await Library([
            Record(item: "it", domain: "a.b", [.title: .text("Sample")])
        ])
        try await library.write(.deleteDomains(["a"]))
        let explanation = try library.explain("sample", "it")
        #expect(explanation.rules == ["DX-05"])
        #expect(
            explanation.headline.text.hasPrefix(
                "Removed by operation #2: deleteSearchableItems(withDomainIdentifiers: [\"a\"])"
            )
        )
    }

    @Test func `an item that was deleted by its identifier is told so for certain`() async throws {
        let library = try await Library([Record(item: "it", [.title: .text("Sample")])])
        try await library.write(
            .delete([
                RecordIdentifier(application: Library.application, kind: .item, unique: "it")
            ])
        )
        try await library.write(.deleteDomains(["other"]))
        let explanation = try library.explain("sample", "it")
        #expect(explanation.headline.text.hasPrefix("Removed by operation #2"))
    }

    @Test func `an item that is not indexed yet says for how long`() async throws {
        let index = try SpotlightIndex(
            location: .memory,
            faults: Faults(indexingDelay: 3_600),
            clock: { 100 }
        )
        let library = Library(index)
        try await library.write(.insert([Record(item: "it", [.title: .text("Sample")])]))
        let explanation = try Explainer(index, UserSearch(text: "sample"), freshness: .searchable)
            .explain(Record(item: "it", [:]).identifier)
        #expect(explanation.rules == ["DX-03"])
        #expect(explanation.headline.text == "Sent 0 seconds ago, not indexed yet.")
    }

    @Test func `what a lock hides is not told, not even by its title`() async throws {
        let library = try await Library([])
        var record = Record(item: "it", [.title: .text("Secret plan")])
        record.protection = .complete
        try await library.write(.insert([record]))
        #expect(try library.explain("secret", "it").isFound)
        _ = try library.index.setLocked(true)
        let explanation = try library.explain("secret", "it")
        #expect(explanation.rules == ["DX-10"])
        #expect(!ExplanationText.lines(explanation).joined().contains("plan"))
    }

    @Test func `an expired item names its date`() async throws {
        let time = Mutex(0.0)
        let library = try await Library(
            [Record(item: "it", expiration: .at(86_400), [.title: .text("Sample")])],
            clock: { time.withLock { $0 } }
        )
        #expect(try library.explain("sample", "it").isFound)
        time.withLock { $0 = 90_000 }
        let expired = try library.explain("sample", "it")
        #expect(expired.rules == ["DX-04"])
        // The store may have purged it meanwhile: then the purge's time is all that is known.
        let texts = [
            "Expired on 2001-01-02 00:00 UTC.",
            "Expired by 2001-01-02 01:00 UTC, and purged by operation #2.",
        ]
        #expect(texts.contains(expired.headline.text))
        let left = LeftOutElement(unique: "old", title: nil, reason: .expired)
        let explanation = try library.explain("sample", "old", leftOut: [left])
        #expect(explanation.rules == ["DX-04"])
    }

    @Test func `a later item of the same identifier is told`() async throws {
        let library = try await Library([Record(item: "it", [.title: .text("First")])])
        try await library.write(.insert([Record(item: "it", [.title: .text("Second")])]))
        let explanation = try library.explain("first", "it")
        #expect(explanation.notes.first?.rules == ["DX-06"])
        #expect(explanation.notes.first?.text.contains("operation #2") == true)
    }

    @Test func `an activity that is left out says what it lacks`() async throws {
        let library = try await Library([])
        let left = [
            LeftOutElement(unique: "", title: "Visit", reason: .ineligible),
            LeftOutElement(unique: "b", title: nil, reason: .relatedMissing, related: "nobody"),
        ]
        let ineligible = try library.explain("visit", "Visit", leftOut: left)
        #expect(ineligible.rules == ["DX-07"])
        let dropped = try library.explain("visit", "b", leftOut: left)
        #expect(dropped.rules == ["DX-08"])
        #expect(dropped.headline.text == "Dropped because \"nobody\" is not indexed.")
    }

    @Test func `an activity of an item that is stored is the item's row`() async throws {
        let activity = Record(
            identifier: RecordIdentifier(
                application: Library.application,
                kind: .activity,
                unique: "visit"
            ),
            attributes: [.title: .text("Visit"), .relatedUniqueIdentifier: .text("it")],
            activity: ActivityContent(activityType: "org.example.visit", title: "Visit")
        )
        let library = try await Library([
            Record(item: "it", [.title: .text("Museum")]), activity,
        ])
        let explanation = try library.explain("visit", "visit", kind: .activity)
        #expect(explanation.rules == ["DX-09"])
        let twin = try library.explain("museum", "it")
        #expect(twin.rank?.remarks.contains { $0.rules == ["RK-09"] } == true)
    }

    @Test(
        arguments: [
            ("sample -text", nil), ("sample kind:web", nil), ("sample", "org.example.other"),
        ] as [(String, String?)]
    )
    func `a filter or scope is named`(query: String, scope: String?) async throws {
        let library = try await Library([Record(item: "it", [.title: .text("Sample text")])])
        let explanation = try library.explain(query, "it", syntax: .tokens, scope: scope)
        #expect(!explanation.isFound)
        #expect(explanation.rules == ["DX-10"])
    }

    @Test func `a query that is reduced says to what`() async throws {
        let library = try await Library([Record(item: "it", [.title: .text("C")])])
        let notes = try library.explain("c++", "it").notes
        #expect(notes.first?.text == "\"c++\" was searched as \"c\".")
        #expect(notes.first?.rules == ["DX-19"])
        #expect(try library.explain("c", "it").notes.allSatisfy { $0.rules != ["DX-19"] })
    }

    @Test func `a row below the fold is told so`() async throws {
        let library = try await Library(
            (0..<5).map { Record(item: "it-\($0)", [.title: .text("Sample \($0)")]) }
        )
        #expect(try library.explain("sample", "it-2").headline.rules.isEmpty)
        let explanation = try library.explain("sample", "it-4")
        #expect(explanation.headline.rules == ["DX-20"])
        #expect(explanation.rank?.row == 5)
    }
}
