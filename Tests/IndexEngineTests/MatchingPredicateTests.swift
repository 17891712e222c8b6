import IndexEngine
import QueryLanguage
import SearchModel
import Testing

/// What query strings match (M01 to M32, S82 to S100).
///
/// 1. Text by value and by word, with every modifier and wildcard.
/// 2. Numbers, flags, dates, ranges, lists, missing values.
/// 3. Keys of every spelling, `*` and `**`, custom keys, identifiers and types.
/// 4. `$time` by calendar, in any zone.
/// 5. Unknown keys are named, with the nearest attribute.
struct MatchingPredicateTests {
    struct Case: CustomTestStringConvertible {
        let query: String
        let yes: [String]
        let no: [String]
        var testDescription: String { query }

        init(_ query: String, yes: [String] = [], no: [String] = []) {
            self.query = query
            self.yes = yes
            self.no = no
        }
    }

    private static func record(_ attributes: [AttributeName: AttributeValue]) -> Record {
        Record(
            identifier: RecordIdentifier(
                application: "com.example.app",
                kind: .item,
                unique: "id-1"
            ),
            domain: "com.example.notes",
            attributes: attributes,
            customAttributes: [
                CustomAttribute(name: AttributeName(rawValue: "my_color"), value: .text("Red"))
            ]
        )
    }

    /// 2024-05-15T12:00:00Z, a Wednesday.
    private static let noon = 737_467_200.0

    private func matches(
        _ text: String,
        _ record: Record,
        _ calendar: LocalCalendar = .fixed(secondsFromUTC: 0)
    ) throws -> Bool {
        let query = try Query(parsing: text)
        return RecordPredicate(query, start: Self.noon, calendar: calendar).matches(record)
    }

    @Test(arguments: [
        Case("title == \"Paris\"", yes: ["Paris"], no: ["paris", "I love Paris", "Pàris"]),
        Case("title == 'paris'c", yes: ["Paris", "PARIS"], no: ["I love Paris"]),
        Case(
            "title == \"Paris\"wc",
            yes: ["paris", "I love Paris", "paris-france.jpg", "Paris!"],
            no: ["Comparison", "parisol", "Parislove"]
        ),
        Case(
            "title == \"Window\"w",
            yes: ["MyWindowClass", "Broken Window"],
            no: ["NSWindow", "window"]
        ),
        Case(
            "title == \"love paris\"wc",
            yes: ["I love Paris too"],
            no: ["I love  Paris", "glove paris"]
        ),
        Case(
            "title == \"Frédéric\"",
            yes: ["Frédéric", "Fre\u{301}de\u{301}ric"],
            no: ["Frederic"]
        ),
        Case("title == \"Frédéric\"cd", yes: ["FREDERIC", "frédéric"], no: ["Fred"]),
        Case("title == \"Frederic\"d", yes: ["Frédéric"], no: ["frédéric"]),
        Case("title == \"strasse\"c", yes: ["Straße"], no: ["Strase"]),
        Case(
            "title == \"paris*\"",
            yes: ["paris", "parisol"],
            no: ["comparison", "I love paris"]
        ),
        Case("title == \"*paris\"", yes: ["goparis", "paris"], no: ["parisol"]),
        Case("title == \"*paris*\"", yes: ["comparison", "paris"], no: ["Paris"]),
        Case("title == \"foo*\"cdw", yes: ["a Fóobar", "my-foo"], no: ["xfoo"]),
        Case("title == \"mywin*\"cdwt", yes: ["The MyWindow"], no: ["NSMywindow x"]),
        Case("title == \"a*b\"", yes: ["ab", "axb", "a\"b", "axxb"], no: ["abx"]),
        Case(#"title == "a\*b""#, yes: ["a*b"], no: ["axb"]),
        Case("title == \"a?b\"", yes: ["axb", "a*b", "aéb", "a🎂b"], no: ["ab", "axxb"]),
        Case("title == \"*\"", yes: ["x", ""]),
        Case("title != \"*\"", no: ["x", ""]),
        Case("title == \"\"", yes: [""], no: ["x"]),
        Case("title != \"Re:*\"", yes: ["Hello"], no: ["Re: Hello"]),
        Case("title == \"**a**?*\"", yes: ["xxab"], no: ["xxa"]),
        Case("title == \"東京\"w", yes: ["東京都庁"], no: ["大東"]),
        Case("title == \"x\"t", yes: ["a X b", "x́"], no: ["xy"]),
        Case("title == \"10\"", yes: ["10"], no: ["010"]),
        Case("title == 10", yes: ["10", "10.0"], no: ["x"]),
        Case("title < 10", no: ["5"]),
        Case("kMDItemTitle == \"x\" || _kMDItemTitle == \"y\"", yes: ["x", "y"], no: ["z"]),
        Case("* == \"*fruit*\"cd", yes: ["Grapefruit"], no: ["apple"]),
        Case("**==\"fru*\"cdwt", yes: ["my Fruit"], no: ["grapefruit"]),
        Case(
            "** == \"Red\" || tilte == \"x\" || my_color == \"red\"c && title == \"a\"",
            yes: ["a"],
            no: ["b", "x"]
        ),
    ])
    func `text matches by value, by word and by pattern`(_ sample: Case) throws {
        for text in sample.yes {
            #expect(try matches(sample.query, Self.record([.title: .text(text)])), "\(text)")
        }
        for text in sample.no {
            #expect(try !matches(sample.query, Self.record([.title: .text(text)])), "\(text)")
        }
    }

    private static let rich = record([
        .title: .text("Trip"),
        .keywords: .texts(["Fruit", "red"]),
        .contentType: .text("public.mp3-audio"),
        .contentTypeTree: .texts(["public.audio", "public.data"]),
        .rankingHint: .integer(7),
        .thumbnailData: .data([1]),
        AttributeName(rawValue: "duration"): .real(59.5),
        AttributeName(rawValue: "allDay"): .flag(true),
        AttributeName(rawValue: "authorNames"): .texts(["Steve Jobs"]),
        AttributeName(rawValue: "authors"): .persons([
            PersonValue(displayName: "Anna", handles: [], handleIdentifier: "")
        ]),
        AttributeName(rawValue: "url"): .url("https://example.com/x"),
    ])

    @Test(arguments: [
        ("duration < 60", true), ("duration <= 59.5", true), ("duration > 59.5", false),
        ("duration >= 59.5", true), ("duration == 59.5", true), ("duration != 59.5", false),
        ("duration == \"59.5\"", true), ("pageCount < 10", false), ("pageCount != 10", true),
        ("InRange(rankingHint, 7, 9)", true), ("InRange(rankingHint, 5, 7)", true),
        ("InRange(rankingHint, 8, 9)", false), ("InRange(rankingHint, 9, 5)", false),
        ("allDay == 1", true), ("allDay != 0", true),
        ("keywords == \"fruit\"c", true), ("keywords == \"fruit\"", false),
        ("keywords != \"red\"", false), ("keywords != \"blue\"", true),
        ("thumbnailData == \"*\"", true), ("completionDate == \"*\"", false),
        ("completionDate != \"*\"", true), ("URL == \"*example*\"", true),
        ("authorNames == \"Steve\"wc && contentType == \"audio\"wc", true),
        (
            "authorNames == \"Steve\"wc && (contentType == \"audio\"wc || contentType == \"video\"wc)",
            true
        ),
        ("contentTypeTree == \"public.audio\"", true),
        ("contentTypeTree == \"public.mp3-audio\"", true),
        ("kMDItemContentTypeTree == \"public.image\"", false), ("authors == \"anna\"c", true),
        ("domainIdentifier == \"com.example.*\"", true), ("uniqueIdentifier == \"id-1\"", true),
        ("identifier == \"id-1\"", true), ("bundleIdentifier == \"com.example.app\"", true),
        ("my_color == \"*\"", true), ("my_size != \"*\"", true), ("my_size == \"*\"", false),
        ("** == \"id-1\"", false), ("** == 59.5", true),
        ("title == \"x\" && title == \"y\" || title == \"Trip\"", true),
        ("title == \"x\" && (title == \"y\" || title == \"Trip\")", false),
    ])
    func `numbers, lists, keys and missing values`(_ query: String, _ expected: Bool) throws {
        #expect(try matches(query, Self.rich) == expected)
    }

    @Test(arguments: [
        // An hour of 2024-05-15 before and after its midnights, and the edges of other units.
        ("== $time.today", -12.0, true), ("== $time.today", 11.99, true),
        ("== $time.today", 12, false), ("== $time.today", -12.01, false),
        ("!= $time.today", 12, true), ("== $time.yesterday", -13, true),
        ("== $time.tomorrow", 13, true), ("> $time.today", -11, true),
        ("> $time.today", -12, false),
        (">= $time.today", -12, true), ("< $time.today", -12.5, true),
        ("== $time.this_week", -60, true), ("== $time.this_week", -60.01, false),
        ("== $time.this_week", 107.99, true), ("== $time.this_week", 108, false),
        ("== $time.this_week(-1)", -61, true), ("== $time.last_week", -61, true),
        ("== $time.this_month", -348, true), ("== $time.this_month", -348.01, false),
        ("== $time.this_month", 395.99, true), ("== $time.this_month", 396, false),
        ("== $time.this_year", -3_252, true), ("== $time.last_year", -3_253, true),
        ("== $time.now", 0, true), ("> $time.now(-3600)", -0.99, true),
        ("> $time.now(-3600)", -1, false), ("< $time.iso(2024-05-15T12:00:00Z)", -0.01, true),
        ("== $time.iso(2024-05-15T14:00:00+02:00)", 0, true), ("< 737467200", -1, true),
        ("> $time.this_year(-1000000000)", 0, true), ("> $time.this_year(1000000000)", 0, false),
        ("< $time.today(1000000000)", 0, true), ("> $time.now(-1000000000)", 0, true),
    ])
    func `times count from the start of the query`(
        _ test: String,
        _ hours: Double,
        _ expected: Bool
    ) throws {
        let date = AttributeName(rawValue: "dueDate")
        let record = Self.record([date: .date(Self.noon + (hours * 3_600).rounded())])
        #expect(try matches("dueDate " + test, record) == expected)
    }

    @Test func `a range of days holds both its ends`() throws {
        let query = "InRange(completionDate,$time.today(-10),$time.today)"
        let name = AttributeName(rawValue: "completionDate")
        for (days, expected) in [(-10.5, true), (-10.51, false), (-0.5, true), (1.0, false)] {
            let record = Self.record([name: .date(Self.noon + days * 86_400)])
            #expect(try matches(query, record) == expected, "\(days)")
        }
    }

    @Test func `days begin at the midnight of the zone`() throws {
        let record = Self.record([AttributeName(rawValue: "dueDate"): .date(Self.noon + 11 * 3_600)]
        )
        #expect(try matches("dueDate == $time.today", record, .fixed(secondsFromUTC: 0)))
        #expect(try !matches("dueDate == $time.today", record, .fixed(secondsFromUTC: 7_200)))
        let local = LocalCalendar.local.day(0, from: Self.noon)
        #expect(local.contains(Self.noon))
        #expect(82_800...90_000 ~= local.upperBound - local.lowerBound)
        let dates = Self.record([
            AttributeName(rawValue: "importantDates"): .dates([0, Self.noon])
        ])
        #expect(try matches("importantDates == $time.today", dates))
    }

    @Test func `unknown keys are named with the nearest attribute`() throws {
        let query = try Query(
            parsing:
                "tilte == \"x\" && kMDItemTitle == \"x\" && my_colour == 1 && ** == \"a\" && zzz == 1"
        )
        let unknown = RecordPredicate.unknownKeys(of: query, customKeys: ["my_color"])
        #expect(unknown.map(\.key) == ["tilte", "my_colour", "zzz"])
        #expect(unknown.map(\.suggestion) == ["title", "my_color", nil])
    }

    @Test func `escaped text of a person matches only itself`() throws {
        for text in [#"x" || title == "*"#, "back\\", "50*", "a?b", "it's"] {
            let query = "title == \"*\(QueryText.escaped(text))*\"cd"
            #expect(try matches(query, Self.record([.title: .text("<\(text)>")])))
            #expect(try !matches(query, Self.record([.title: .text("anything 50x axb")])))
        }
    }

    @Test func `many wildcards take linear time`() throws {
        let pattern = String(repeating: "a*", count: 200) + "b"
        let record = Self.record([.title: .text(String(repeating: "a", count: 20_000))])
        #expect(try !matches("title == \"\(pattern)\"", record))
        #expect(try !matches("title == \"\(pattern)\"cdw", record))
    }
}
