import QueryLanguage
import Testing

/// How typed text becomes words and tokens.
///
/// 1. Text splits at separators, and where symbols meet letters.
/// 2. `kind:`, attribute names and `-` are tokens on the screen, and plain text elsewhere.
/// 3. Long text is cut at the limits.
struct TypedTextTests {
    struct Case: CustomTestStringConvertible {
        let typed: String
        let words: [String]
        var testDescription: String { typed }

        init(_ typed: String, _ words: String...) {
            self.typed = typed
            self.words = words
        }
    }

    private func folded(_ words: [TypedQuery.Word]) -> [String] {
        words.map {
            ($0.attribute.map { "\($0):" } ?? "") + String(decoding: $0.folded, as: UTF8.self)
        }
    }

    private func attribute(_ name: String) -> String? {
        ["title", "keywords"].first { $0 == name.lowercased() }
    }

    @Test(arguments: [
        Case("love   paris", "love", "paris"),
        Case("\"love paris\"", "love", "paris"),
        Case("o'brien", "o", "brien"),
        Case("'uli ʻuli", "uli", "ʻuli"),
        Case("BA2490 MyWin", "ba2490", "mywin"),
        Case("c++ .net at&t", "c", "net", "at", "t"),
        Case("🎂birthday★★", "🎂", "birthday", "★★"),
        Case("👩‍👧 👍🏽", "👩👧", "👍"),
        Case("ชาวโลก 東京都", "ชาวโลก", "東京都"),
        Case("sample\npodcast", "sample", "podcast"),
        Case("* \" \\ \u{301} \u{AD}"),
        Case("title == \"x\"", "title", "x"),
        Case("kind:note -x title:y", "kind", "note", "x", "title", "y"),
        Case(""),
    ])
    func `plain text splits into words`(_ sample: Case) {
        let query = TypedQuery(plain: sample.typed)
        #expect(folded(query.words) == sample.words)
        #expect(query.isEmpty == sample.words.isEmpty)
    }

    @Test func `a word keeps its text as typed`() {
        let query = TypedQuery(plain: "  Frédéric, E\u{301}cole👍🏽")
        #expect(query.words.map(\.text) == ["Frédéric", "E\u{301}cole", "👍🏽"])
    }

    @Test func `tokens narrow, exclude and choose a kind`() {
        let query = TypedQuery(
            tokens: "big kind:Note Title:my-trip -old -e-mail -title:draft kind: - http://x a-b",
            attribute: attribute
        )
        #expect(folded(query.words) == ["big", "title:my", "title:trip", "http", "x", "a", "b"])
        #expect(query.excluded.map(folded) == [["old"], ["e", "mail"], ["title:draft"]])
        #expect(query.kinds == ["note"])
    }

    @Test func `a minus inside a word and a quoted minus exclude nothing`() {
        let query = TypedQuery(tokens: "rock-and-roll \"-x\"", attribute: attribute)
        #expect(folded(query.words) == ["rock", "and", "roll", "x"])
        #expect(query.excluded.isEmpty)
    }

    @Test func `text beyond the limits is cut`() {
        let many = String(repeating: "ab ", count: 300)
        #expect(TypedQuery(plain: many).words.count == QueryLimits.typedWords)
        let long = TypedQuery(plain: String(repeating: "x", count: 5_000))
        #expect(long.words.map(\.folded.count) == [QueryLimits.typedCharacters])
    }

    @Test func `letters and digits are counted as they fold`() {
        #expect(TypedQuery(plain: "Straße 5 👍 é").letterCount == 9)
        #expect(TypedQuery(plain: "हिन्दी").letterCount == 3)
    }
}
