import QueryLanguage
import Testing

/// How query strings are refused.
///
/// 1. The error stands where the caret is, and says what to write instead.
/// 2. Text of other dialects is refused with the right form (QS-01, QS-03, QS-07, QS-10).
/// 3. Depth, length and the number of comparisons are bounded.
/// 4. The description never shows text of the query's author.
struct QueryErrorTests {
    struct Case: CustomTestStringConvertible {
        /// The query, with a ‸ where the error must point.
        let marked: String
        let reason: QueryError.Reason
        let correction: String?
        var testDescription: String { marked }

        init(_ marked: String, _ reason: QueryError.Reason, _ correction: String? = nil) {
            self.marked = marked
            self.reason = reason
            self.correction = correction
        }
    }

    private static func error(_ text: String) -> QueryError? {
        do {
            _ = try Query(parsing: text)
            return nil
        } catch {
            return error
        }
    }

    static let cases: [Case] = [
        Case("‸", .empty),
        Case("   ‸", .empty),
        Case("‸== \"x\"", .unexpected(expected: .comparison)),
        Case("title ==‸", .unexpected(expected: .value)),
        Case("title == ‸", .unexpected(expected: .value)),
        Case("title == ‸&& a == 1", .unexpected(expected: .value)),
        Case("(‸", .unexpected(expected: .comparison)),
        Case("‸(title == \"x\"", .unclosedParenthesis),
        Case("(title == \"x\" ‸b == 1)", .unexpected(expected: .closing)),
        Case("title == \"x\"‸)", .unexpected(expected: .connective)),
        Case("title == \"x\" ‸b == 1", .unexpected(expected: .connective)),
        Case("title == \"x\" &&‸", .unexpected(expected: .comparison)),
        Case("é == ‸\"x", .unclosedQuote, "\"x\""),
        Case("title == ‸'it", .unclosedQuote, "'it'"),
        Case(#"title == ‸"x\"#, .unclosedQuote, #""x\\""#),
        Case("title == 'O'‸Brien*'c", .unknownModifier),
        Case("title == \"x\"‸q", .unknownModifier),
        Case("title == \"x\" ‸cd", .detachedModifiers, "\"x\"cd"),
        Case("title ‸LIKE \"x*\"", .unsupportedOperator, "title == \"x*\""),
        Case("title ‸like[cd] \"x*\"", .unsupportedOperator, "title == \"x*\"cd"),
        Case("title ‸CONTAINS[c] 'x'", .unsupportedOperator, "title == \"*x*\"c"),
        Case("title ‸BEGINSWITH \"x\"", .unsupportedOperator, "title == \"x*\""),
        Case("title ‸ENDSWITH[d] \"x\"", .unsupportedOperator, "title == \"*x\"d"),
        Case("title ‸MATCHES \"x.*\"", .unsupportedOperator),
        Case("a ‸BETWEEN {1, 2}", .unsupportedOperator, "InRange(a, low, high)"),
        Case("a ‸IN {1, 2}", .unsupportedOperator, "(a == \"a\" || a == \"b\")"),
        Case("‸NOT title == \"x\"c", .negation, "title != \"x\"c"),
        Case("‸!(title == \"x\")", .negation, "title != \"x\""),
        Case("title == \"x\" && ‸!a", .negation),
        Case("title == ‸[cd] \"x\"", .bracketModifiers, "title == \"x\"cd"),
        Case("title == \"x\"‸[cd]", .bracketModifiers),
        Case("title == ‸paris", .unquotedText, "title == \"paris\""),
        Case("flag == ‸YES", .unquotedText, "flag == 1"),
        Case("title == ‸nil", .unquotedText, "title != \"*\""),
        Case("title == ‸*", .unquotedText, "title == \"*\""),
        Case("‸paris", .unquotedText, "** == \"paris*\"cdwt"),
        Case("paris ‸france", .unexpected(expected: .relation)),
        Case("‸\"paris\" == title", .valueOnTheLeft, "title == \"paris\""),
        Case("‸3 < rating", .valueOnTheLeft, "rating > 3"),
        Case("‸\"paris\"", .unexpected(expected: .comparison)),
        Case("a == 1 ‸& b == 2", .singleConnective, "&&"),
        Case("a == 1 ‸| b == 2", .singleConnective, "||"),
        Case("a == 1 ‸AND b == 2", .wordConnective, "&&"),
        Case("a == 1 ‸or b == 2", .wordConnective, "||"),
        Case("a ‸<> 1", .unsupportedOperator, "!="),
        Case("a ‸=< 1", .unsupportedOperator, "<="),
        Case("a ‸=== 1", .unsupportedOperator, "=="),
        Case("title < ‸\"x\"", .textNeedsEquality),
        Case("a < ‸\"10\"", .textNeedsEquality, "10"),
        Case("InRange(a, ‸\"1\", \"2\")", .textNeedsEquality, "1"),
        Case("InRange(a, 1‸)", .unexpected(expected: .comma)),
        Case("InRange(a, 1, 2‸", .unexpected(expected: .closing)),
        Case("InRange(‸*, 1, 2)", .unexpected(expected: .comparison)),
        Case("* ‸!= \"x\"", .anyAttributeNeedsEquality, "=="),
        Case("‸*** == \"x\"", .unexpected(expected: .comparison), "**"),
        Case("a == ‸1x", .invalidNumber),
        Case("a == ‸1e999", .invalidNumber),
        Case("a == ‸1.2.3", .invalidNumber),
        Case("d > ‸$time.someday", .unknownTime),
        Case("d > ‸$now", .unknownTime, "$time.now"),
        Case("d > ‸$time.iso", .unknownTime),
        Case("d > $time.today(‸x)", .invalidNumber),
        Case("d > $time.today(‸99999999999)", .invalidNumber),
        Case("d > $time.today‸(1", .unclosedParenthesis),
        Case("d > $time.iso(‸2024-02-30)", .invalidInstant),
        Case("d > $time.iso(‸soon)", .invalidInstant),
        Case("title == ‸“Paris”", .curlyQuote, "\"Paris\""),
        Case("title == ‸%@", .unexpected(expected: .value)),
        Case("‸NOT title == \"x", .negation),
        Case("title ‸LIKE \"x\" && \"", .unsupportedOperator, "title == \"x\""),
    ]

    @Test(arguments: cases)
    func `an error points at its place and says what to write`(_ sample: Case) throws {
        let text = sample.marked.replacing("‸", with: "")
        let error = try #require(Self.error(text))
        #expect(error.reason == sample.reason)
        #expect(error.correction == sample.correction)
        let column = sample.marked.prefix { $0 != "‸" }.utf8.count + 1
        #expect(error.column == column)
        #expect(text.utf8.dropFirst(column - 1).starts(with: error.offendingText.utf8))
    }

    @Test func `depth, length and comparisons are bounded`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a == 1" + String(repeating: ")", count: depth)
        }
        #expect(Self.error(nested(QueryLimits.depth)) == nil)
        #expect(
            Self.error(nested(QueryLimits.depth + 1))?.reason
                == .tooDeep(limit: QueryLimits.depth)
        )
        let many = Array(repeating: "a == 1", count: QueryLimits.comparisons)
        #expect(Self.error(many.joined(separator: " || ")) == nil)
        #expect(
            Self.error((many + ["a == 1"]).joined(separator: " || "))?.reason
                == .tooManyComparisons(limit: QueryLimits.comparisons)
        )
        let long = "a == \"" + String(repeating: "x", count: QueryLimits.byteCount) + "\""
        #expect(Self.error(long)?.reason == .tooLong(limit: QueryLimits.byteCount))
        #expect(Self.error(String(repeating: "(", count: 60_000)) != nil)
    }

    @Test func `the description shows no text of the author`() throws {
        let error = try #require(Self.error("secret == hidden"))
        #expect(!error.description.contains("secret") && !error.description.contains("hidden"))
        #expect(error.description == "text must stand in quotes at column 11")
        #expect(
            error.advice
                == "text must stand in quotes at column 11: 'hidden'; write `secret == \"hidden\"`"
        )
    }
}
