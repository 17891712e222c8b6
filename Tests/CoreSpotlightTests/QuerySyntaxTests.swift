import CoreSpotlight
import Foundation
import Testing

/// What these tests prove, from the query string to the items found.
///
/// 1. which values a text comparison takes (S86 to S96), as a table
/// 2. numbers, ranges, precedence, missing values (S81 to S85, S90, S91)
/// 3. `$time`, fixed at the start (S97 to S100)
@Suite struct QuerySyntaxTests {
    /// The identifiers of items that a query finds, of items made by a function.
    private func found(
        _ query: String,
        among items: [CSSearchableItem],
        clock: TestClock? = nil
    ) async throws -> [String] {
        let store = try TestStore(clock: clock)
        for item in items { item.expirationDate = .distantFuture }
        try await store.index().indexSearchableItems(items)
        let query = CSSearchQuery(
            queryString: query,
            queryContext: nil,
            store: store.spotlight
        )
        var identifiers: [String] = []
        for try await result in query.results { identifiers.append(result.id) }
        return identifiers.sorted()
    }

    /// One comparison of a title, and the titles it finds among those tried.
    struct TitleCase: CustomTestStringConvertible {
        let rule: String
        let query: String
        let finds: [String]
        let spares: [String]

        var testDescription: String { "\(rule): \(query)" }
    }

    @Test(arguments: [
        TitleCase(
            rule: "S86",
            query: #"title == "Paris""#,
            finds: ["Paris"],
            spares: ["paris", "I love Paris", "París"]
        ),
        TitleCase(rule: "S86", query: "title == 'paris'", finds: ["paris"], spares: ["Paris"]),
        TitleCase(
            rule: "S87",
            query: #"title == "Paris"c"#,
            finds: ["Paris", "paris", "PARIS"],
            spares: ["I love Paris"]
        ),
        TitleCase(
            rule: "S87",
            query: #"title == "Frédéric"cd"#,
            finds: ["Frédéric", "Frederic", "FREDERIC"],
            spares: ["Fred"]
        ),
        TitleCase(
            rule: "S87",
            query: #"title == "Frédéric"dc"#,
            finds: ["frederic"],
            spares: []
        ),
        TitleCase(
            rule: "S88",
            query: #"title == "Paris"wc"#,
            finds: ["Paris", "paris", "I love Paris", "paris-france.jpg"],
            spares: ["Comparison", "Parisian"]
        ),
        TitleCase(
            rule: "S88",
            query: #"title == "Window"w"#,
            finds: ["MyWindowClass", "Broken Window"],
            spares: ["NSWindow"]
        ),
        TitleCase(
            rule: "S89",
            query: #"title == "café"t"#,
            finds: ["Le CAFE noir"],
            spares: ["cafeteria"]
        ),
        TitleCase(
            rule: "S91",
            query: #"title == "*""#,
            finds: ["anything"],
            spares: []
        ),
        TitleCase(
            rule: "S92",
            query: #"** == "*aris*"c"#,
            finds: ["Comparison", "paris"],
            spares: ["Rome"]
        ),
        TitleCase(rule: "S92", query: #"* == "rom*"cdw"#, finds: ["In Rome"], spares: ["aroma"]),
        TitleCase(
            rule: "S94",
            query: #"title == "a\*b""#,
            finds: ["a*b"],
            spares: ["axb", "ab"]
        ),
        TitleCase(
            rule: "S94",
            query: #"title == "a\?b""#,
            finds: ["a?b"],
            spares: ["axb"]
        ),
        TitleCase(
            rule: "S94",
            query: #"title == "a\"b""#,
            finds: [#"a"b"#],
            spares: ["ab"]
        ),
        TitleCase(
            rule: "S94",
            query: #"title == "a\\b""#,
            finds: [#"a\b"#],
            spares: ["ab"]
        ),
        TitleCase(
            rule: "S94",
            query: #"title == 'a\'b'"#,
            finds: ["a'b"],
            spares: ["ab"]
        ),
        TitleCase(
            rule: "S95",
            query: #"title == "a?b""#,
            finds: ["axb", "a*b", "a東b"],
            spares: ["ab", "axxb"]
        ),
        TitleCase(
            rule: "S95",
            query: #"title == "a*b""#,
            finds: ["ab", "axb", "a*b", #"a"b"#],
            spares: ["abc"]
        ),
        TitleCase(
            rule: "S86",
            query: #"title == "paris*""#,
            finds: ["paris", "parisol"],
            spares: ["comparison", "in paris"]
        ),
        TitleCase(
            rule: "S86",
            query: #"title == "*paris""#,
            finds: ["goparis"],
            spares: ["parisol"]
        ),
        TitleCase(
            rule: "S88",
            query: #"title == "foo*"cdw"#,
            finds: ["a Foobar", "fóo"],
            spares: ["afoo"]
        ),
        TitleCase(
            rule: "S75",
            query: #"_kMDItemTitle = "x""#,
            finds: ["x"],
            spares: ["y"]
        ),
    ])
    func `S75, S86, S87, S88, S89, S91, S92, S94, S95: a text comparison takes its values`(
        _ line: TitleCase
    ) async throws {
        let items = (line.finds + line.spares).map { item($0, title: $0) }
        #expect(try await found(line.query, among: items) == line.finds.sorted())
    }

    @Test(arguments: [
        "!(title == \"a\")", "NOT title == \"a\"", "title LIKE \"a\"", "title CONTAINS \"a\"",
        "title == [cd] \"a\"", "title < \"a\"", "* != \"a\"", "\"a\" == title", "title == a",
    ])
    func `S81, S82, S93: what the language does not have is refused with advice`(
        _ query: String
    ) async throws {
        do {
            _ = try await found(query, among: [])
            Issue.record("it was taken")
        } catch let error as CSSearchQueryError {
            #expect(error.code == .invalidQuery)
            #expect((error as NSError).localizedRecoverySuggestion?.isEmpty == false)
        }
    }

    /// Items whose rating is their identifier, and one without a rating.
    private var rated: [CSSearchableItem] {
        (1...5).map { rating in
            let item = item("\(rating)")
            item.attributeSet.rating = NSNumber(value: rating)
            return item
        } + [item("none")]
    }

    @Test(arguments: [
        ("rating >= 3", ["3", "4", "5"]), ("rating < 2", ["1"]), ("rating <= 2", ["1", "2"]),
        ("rating > 4.5", ["5"]), ("rating == 3", ["3"]),
        ("rating != 3", ["1", "2", "4", "5", "none"]),
        ("InRange(rating, 2, 3)", ["2", "3"]), ("InRange(rating,3,2)", []),
        ("rating == 1 || rating == 2 && rating == 3", ["1"]),
        ("(rating == 1 || rating == 2) && rating == 2", ["2"]),
        ("rating == \"*\"", ["1", "2", "3", "4", "5"]), ("rating != \"*\"", ["none"]),
        ("Rating == 3", []), ("unheard == \"x\"", []),
    ])
    func `S82, S83, S84, S85, S90, S91: numbers, ranges, precedence and missing values`(
        _ query: String,
        _ identifiers: [String]
    ) async throws {
        #expect(try await found(query, among: rated) == identifiers)
    }

    @Test func `S90: one element of a list is enough, and != wants none`() async throws {
        let both = item("both")
        both.attributeSet.keywords = ["Fruit", "red"]
        let other = item("other")
        other.attributeSet.keywords = ["green"]
        let query = #"keywords == "fruit"c"#
        #expect(try await found(query, among: [both, other, item("none")]) == ["both"])
        let opposite = #"keywords != "fruit"c"#
        #expect(
            try await found(opposite, among: [both, other, item("none")]) == ["none", "other"]
        )
    }

    @Test func `S96: types are matched by word, and by the tree that is set`() async throws {
        let song = item("song")
        song.attributeSet.contentType = "public.audio"
        let mail = item("mail")
        mail.attributeSet.contentType = "public.email-message"
        mail.attributeSet.contentTypeTree = ["public.message"]
        #expect(try await found(#"contentType == "audio"wc"#, among: [song, mail]) == ["song"])
        #expect(
            try await found(#"contentTypeTree == "public.audio""#, among: [song, mail])
                == ["song"]
        )
        #expect(
            try await found(#"contentTypeTree == "public.message""#, among: [song, mail])
                == ["mail"]
        )
    }

    @Test(arguments: [
        (#"contentTypeTree == "public.image""#, ["jpeg", "loud", "own"]),
        (#"kMDItemContentTypeTree == "public.image""#, ["jpeg", "loud", "own"]),
        (#"_kMDItemContentTypeTree == "public.data""#, ["jpeg", "loud", "own"]),
        (#"contentTypeTree == "public.jpeg""#, ["jpeg", "own"]),
        (#"contentTypeTree == "com.example.photo""#, ["own"]),
        (#"contentTypeTree == "*message"w"#, ["mail"]),
        (#"contentTypeTree != "public.data""#, ["mail", "none", "unheard"]),
        (#"contentType == "public.image""#, []),
    ])
    func `S19, S96: what stands above a known type is found by the tree`(
        _ query: String,
        _ identifiers: [String]
    ) async throws {
        let types = [
            ("jpeg", "public.jpeg"), ("loud", "PUBLIC.PNG"), ("mail", "public.email-message"),
            ("unheard", "com.example.unheard"), ("own", "com.example.photo"),
        ].map { name, type in
            let item = item(name)
            item.attributeSet.contentType = type
            return item
        }
        types.last?.attributeSet.contentTypeTree = ["com.example.photo", "public.jpeg"]
        let none = CSSearchableItem(
            uniqueIdentifier: "none",
            domainIdentifier: nil,
            attributeSet: CSSearchableItemAttributeSet()
        )
        #expect(try await found(query, among: types + [none]) == identifiers)
    }

    @Test func `S31: a key that is not searchable cannot be named`() async throws {
        let hidden = item("hidden")
        let key = try #require(
            CSCustomAttributeKey(
                keyName: "secret",
                searchable: false,
                searchableByDefault: false,
                unique: false,
                multiValued: false
            )
        )
        hidden.attributeSet.setValue(NSString(string: "x"), forCustomKey: key)
        let open = try #require(CSCustomAttributeKey(keyName: "open"))
        hidden.attributeSet.setValue(NSString(string: "x"), forCustomKey: open)
        #expect(try await found(#"secret == "x""#, among: [hidden]).isEmpty)
        #expect(try await found(#"open == "x""#, among: [hidden]) == ["hidden"])
    }

    // MARK: Time

    @Test func `S97: time is that of the start, not of the making of a query`() async throws {
        let clock = TestClock()
        let store = try TestStore(clock: clock)
        let day = 86_400.0
        let items = [("now", 0.0), ("then", 2 * day)].map { name, offset in
            let item = item(name)
            item.attributeSet.dueDate = Date(timeIntervalSinceReferenceDate: clock.now + offset)
            return item
        }
        try await store.index().indexSearchableItems(items)
        let query = CSSearchQuery(
            queryString: "dueDate == $time.today",
            queryContext: nil,
            store: store.spotlight
        )
        clock.advance(bySeconds: 2 * day)
        var identifiers: [String] = []
        for try await result in query.results { identifiers.append(result.id) }
        #expect(identifiers == ["then"])
    }

    @Test(arguments: [
        ("dueDate == $time.today", ["today"]),
        ("dueDate == $time.yesterday", ["yesterday"]),
        ("dueDate == $time.today(-1)", ["yesterday"]),
        ("dueDate > $time.today(1)", ["nextYear"]),
        ("dueDate == $time.this_year(1)", ["nextYear"]),
        ("dueDate < $time.now(-1)", ["yesterday"]),
        ("InRange(dueDate, $time.today(-10), $time.today)", ["yesterday"]),
        ("dueDate < $time.iso(2026-01-01T00:00:00Z)", []),
        ("dueDate > $time.iso(2026-01-01T00:00:00Z)", ["nextYear", "today", "yesterday"]),
        ("dueDate != \"*\"", ["never"]),
        ("dueDate >= $time.today", ["nextYear", "today"]),
        ("dueDate < $time.today", ["yesterday"]),
        ("dueDate > $time.yesterday(-1)", ["nextYear", "today", "yesterday"]),
        ("dueDate == $time.this_week", ["today", "yesterday"]),
        ("dueDate == $time.this_month(12)", ["nextYear"]),
        ("InRange(dueDate, $time.this_year, $time.this_year(1))", ["today", "yesterday"]),
    ])
    func `S97, S98, S99, S100: times are counted from the start of the query`(
        _ query: String,
        _ identifiers: [String]
    ) async throws {
        let clock = TestClock()
        let day = 86_400.0
        let items = [
            ("today", 0), ("yesterday", -day), ("nextYear", 365 * day),
        ].map { name, offset in
            let item = item(name)
            item.attributeSet.dueDate = Date(timeIntervalSinceReferenceDate: clock.now + offset)
            return item
        }
        #expect(
            try await found(query, among: items + [item("never")], clock: clock) == identifiers
        )
    }
}
