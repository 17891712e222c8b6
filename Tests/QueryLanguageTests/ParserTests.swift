import QueryLanguage
import Testing

/// How query strings become trees.
///
/// 1. Every operator, modifier, value and key of the grammar is read (S81 to S100).
/// 2. `&&` binds tighter than `||`, and parentheses are kept.
/// 3. Escaped user text stands only for itself (M23 to M25).
/// 4. Every time property is read, with its number (S98).
struct ParserTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let query: Query
        var testDescription: String { text }

        init(_ text: String, _ query: Query) {
            self.text = text
            self.query = query
        }
    }

    private static func test(
        _ key: String,
        _ relation: Relation,
        _ value: QueryValue,
        _ modifiers: Modifiers = []
    ) -> Query {
        .comparison(Comparison(key: key, relation: relation, value: value, modifiers: modifiers))
    }

    private static func literal(_ text: String) -> QueryValue { .pattern([.literal(text)]) }
    private static let a = test("a", .equal, literal("x"))
    private static let b = test("b", .equal, .number(2))
    private static let c = test("c", .notEqual, .pattern([.anyRun]))

    static let cases: [Case] = [
        Case("title == \"Paris\"", test("title", .equal, literal("Paris"))),
        Case("title=='paris'", test("title", .equal, literal("paris"))),
        Case("title = \"x\"c", test("title", .equal, literal("x"), .ignoringCase)),
        Case(
            "title == \"x\"wdct",
            test(
                "title",
                .equal,
                literal("x"),
                [.ignoringCase, .ignoringMarks, .byWords, .tokenized]
            )
        ),
        Case(
            "title == \"x\"ccd",
            test("title", .equal, literal("x"), [.ignoringCase, .ignoringMarks])
        ),
        Case("title == \"paris*\"", test("title", .equal, .pattern([.literal("paris"), .anyRun]))),
        Case(
            "title == \"*a?b**\"",
            test(
                "title",
                .equal,
                .pattern([.anyRun, .literal("a"), .anyCharacter, .literal("b"), .anyRun])
            )
        ),
        Case(
            #"title == "a\*b\?\"\\\'\n""#,
            test("title", .equal, literal("a*b?\"\\'n"))
        ),
        Case("title == \"\"", test("title", .equal, .pattern([]))),
        Case("title == \"it's\"", test("title", .equal, literal("it's"))),
        Case("completionDate != \"*\"", test("completionDate", .notEqual, .pattern([.anyRun]))),
        Case("pageCount < 10", test("pageCount", .less, .number(10))),
        Case("a<=-1.5e3", test("a", .lessOrEqual, .number(-1_500))),
        Case("a>+.5", test("a", .greater, .number(0.5))),
        Case("a >= 3", test("a", .greaterOrEqual, .number(3))),
        Case(
            "InRange(pixelWidth,100,200)",
            .range(key: "pixelWidth", lower: .number(100), upper: .number(200))
        ),
        Case(
            " inrange ( d , $time.today(-10) , $time.today ) ",
            .range(
                key: "d",
                lower: .time(.today(offsetDays: -10)),
                upper: .time(.today(offsetDays: 0))
            )
        ),
        Case("* == \"x\"", test("*", .equal, literal("x"))),
        Case(
            "**==\"fru*\"cdwt",
            test(
                "**",
                .equal,
                .pattern([.literal("fru"), .anyRun]),
                [.ignoringCase, .ignoringMarks, .byWords, .tokenized]
            )
        ),
        Case("kMDItemTitle == \"x\"", test("kMDItemTitle", .equal, literal("x"))),
        Case("com_my.key-1 == 1", test("com_my.key-1", .equal, .number(1))),
        Case("InRange == 1", test("InRange", .equal, .number(1))),
        Case("a==\"x\"||b==2&&c!=\"*\"", .or([a, .and([b, c])])),
        Case("(a==\"x\"||b==2)&&c!=\"*\"", .and([.or([a, b]), c])),
        Case("((a==\"x\"))", a),
        Case("a==\"x\" && b==2 && c!=\"*\"", .and([a, b, c])),
        Case("a==\"x\" && (b==2 && c!=\"*\")", .and([a, .and([b, c])])),
        Case("\ta==\"x\"\n&&\r\nb==2", .and([a, b])),
    ]

    @Test(arguments: cases)
    func `a query string becomes a tree`(_ sample: Case) throws {
        let query = try Query(parsing: sample.text)
        #expect(query == sample.query)
        #expect(try Query(parsing: QueryPrinter.text(query)) == query)
    }

    @Test(arguments: [
        ("now", TimeExpression.now(offsetSeconds: 0)), ("now(-60)", .now(offsetSeconds: -60)),
        ("now()", .now(offsetSeconds: 0)), ("today", .today(offsetDays: 0)),
        ("today(+3)", .today(offsetDays: 3)), ("yesterday", .today(offsetDays: -1)),
        ("yesterday(-1)", .today(offsetDays: -2)), ("tomorrow", .today(offsetDays: 1)),
        ("this_week", .week(offset: 0)), ("this_week(-1)", .week(offset: -1)),
        ("last_week", .week(offset: -1)), ("next_week", .week(offset: 1)),
        ("this_month( 2 )", .month(offset: 2)), ("last_month", .month(offset: -1)),
        ("next_month", .month(offset: 1)), ("this_year(-2)", .year(offset: -2)),
        ("last_year", .year(offset: -1)), ("next_year", .year(offset: 1)),
        ("iso(2001-01-01T00:00:00Z)", .instant(0)),
        ("iso(2024-01-01T00:00:00Z)", .instant(725_760_000)),
        ("iso(2000-12-31T23:59:59.5Z)", .instant(-0.5)),
        ("iso(2001-01-01T02:00:00+02:00)", .instant(0)),
        ("iso(2000-12-31T22:30:00-0130)", .instant(0)), ("iso(2001-01-02)", .instant(86_400)),
        ("iso(2000-02-29T00:00:00Z)", .instant(-26_524_800)),
        ("iso(1970-01-01T00:00Z)", .instant(-978_307_200)),
    ])
    func `every time property is read`(_ text: String, _ time: TimeExpression) throws {
        let query = try Query(parsing: "d == $time." + text)
        #expect(query == Self.test("d", .equal, .time(time)))
        #expect(try Query(parsing: QueryPrinter.text(query)) == query)
    }

    @Test(arguments: [
        #"x" || title == "*"#, "back\\", "50*", "a?b", "it's \"quoted\"", "\\\"", "naïve 🎂", "*",
        "",
    ])
    func `escaped text of a person stands only for itself`(_ text: String) throws {
        for quote in ["\"", "'"] {
            let query = try Query(
                parsing: "title == \(quote)*\(QueryText.escaped(text))*\(quote)cd"
            )
            let literal: [PatternPiece] = text.isEmpty ? [] : [.anyRun, .literal(text)]
            #expect(
                query
                    == Self.test(
                        "title",
                        .equal,
                        .pattern(literal + [.anyRun]),
                        [.ignoringCase, .ignoringMarks]
                    )
            )
        }
    }

    @Test func `a query names its keys once`() throws {
        let query = try Query(parsing: "a == 1 && (b == 2 || a == 3) && InRange(c, 1, 2)")
        #expect(query.keys == ["a", "b", "c"])
    }
}
