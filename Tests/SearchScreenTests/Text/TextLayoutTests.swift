import SearchScreen
import Testing

/// Proves, in order.
///
/// 1. Widths: wide, half-width, ambiguous, combining, emoji, flags.
/// 2. Cutting at the end and in the middle counts cells and never splits a wide character.
/// 3. Wrapping gives lines that fit, loses no word, and ends for every width.
/// 4. Matches told in bytes of the stored text land on whole graphemes of what is shown.
struct TextLayoutTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("日本語", 6), ("ＡＢ", 4), ("ﾄﾞ", 2), ("e\u{301}", 1), ("é", 1),
        ("✔️", 1), ("⚠️", 1), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇫🇷", 2), ("1️⃣", 1), ("🅱️", 1),
        ("①±×", 3), ("…—“”", 4), ("한국어", 6), ("ᄒ\u{1161}\u{11AB}", 2), ("🫩", 2), ("का", 2),
        ("《》（）【】", 12), ("\u{E0B0}", 1), ("\u{FFFD}", 1),
    ])
    func `a text is as wide as it is drawn`(_ text: String, _ width: Int) {
        #expect(SafeText(sanitizing: text).width == width)
    }

    @Test(arguments: [
        ("Into the Wild", 20, "Into the Wild"), ("Into the Wild", 13, "Into the Wild"),
        ("Into the Wild", 12, "Into the Wi…"), ("Into the Wild", 6, "Into…"), ("abc", 1, "…"),
        ("abc", 0, ""), ("abc", -3, ""), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
        ("日本語", 2, "…"), ("日", 1, "…"),
    ])
    func `a text is cut at the end by cells`(_ text: String, _ width: Int, _ expected: String) {
        #expect(SafeText(sanitizing: text).truncated(to: width).string == expected)
    }

    @Test(arguments: [
        ("/usr/share/doc/file", 11, "/usr/…/file"), ("日本語日本語", 7, "日…語"), ("abc", 2, "a…"),
        ("abcdef", 6, "abcdef"),
    ])
    func `a text is cut in the middle by cells`(_ text: String, _ width: Int, _ expected: String) {
        #expect(SafeText(sanitizing: text).truncatedInMiddle(to: width).string == expected)
    }

    @Test func `a cut text never fills more than it may`() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let text = SafeText(sanitizing: random.hostileText(length: 20))
            for width in 0..<12 {
                #expect(text.truncated(to: width).width <= width)
                #expect(text.truncated(to: width, mark: "..").width <= width)
                #expect(text.truncatedInMiddle(to: width).width <= width)
                #expect(text.padded(to: width).width == width)
            }
        }
    }

    @Test(arguments: [
        ("Shall we say ten", 8, ["Shall we", "say ten"]),
        ("internationalization", 6, ["intern", "ationa", "lizati", "on"]),
        ("a internationalization", 6, ["a", "intern", "ationa", "lizati", "on"]),
        ("日本語日本語", 5, ["日本", "語日", "本語"]),
        ("日本。語", 4, ["日", "本。", "語"]),
        ("ab日本", 5, ["ab日", "本"]),
        ("日本", 1, [""]),
        ("a b", 0, []),
        ("", 4, [""]),
        ("  a  b", 8, ["  a  b"]),
    ])
    func `a text is wrapped by cells`(_ text: String, _ width: Int, _ expected: [String]) {
        #expect(SafeText(sanitizing: text).wrapped(to: width).map(\.string) == expected)
    }

    @Test func `lines of a wrapped text fit, and paragraphs stay apart`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let text = SafeText(sanitizing: random.hostileText(length: 30), lines: .many)
            for width in 1..<10 {
                let lines = text.wrapped(to: width)
                #expect(lines.allSatisfy { $0.width <= width })
                #expect(lines.count >= text.lines.count)
                #expect(text.wrapped(to: width, limit: 2) == Array(lines.prefix(2)))
            }
        }
    }

    /// The text as shown, with matched parts in brackets.
    private func marked(_ text: String, _ matches: [Range<Int>]) -> String {
        HighlightedText(sanitizing: text, matches: matches).runs
            .map { $0.isMatched ? "[\($0.text.string)]" : $0.text.string }.joined()
    }

    @Test(arguments: [
        ("Into the Wild", [0..<2, 9..<10], "[In]to the [W]ild"),
        ("å bc", [0..<1], "[å] bc"),
        ("a\u{30A} bc", [0..<1], "[a\u{30A}] bc"),
        ("日本語 wild", [10..<12], "日本語 [wi]ld"),
        ("日本語", [3..<6], "日[本]語"),
        ("a\u{200B}bc", [4..<5], "a[b]c"),
        ("\u{1B}[31mwild", [5..<7], "[wi]ld"),
        ("News\n1:00 AM", [5..<6], "News · [1]:00 AM"),
        ("👨‍👩‍👧 us", [19..<21], "👨 [us]"),
        ("abc", [2..<90, -4 ..< -1, 7..<9], "ab[c]"),
        ("كتاب جديد", [0..<4], "[كتاب] جديد"),
        ("abc", [0..<1, 0..<2, 1..<3], "[abc]"),
    ])
    func `a match lands on what it matched`(
        _ text: String,
        _ matches: [Range<Int>],
        _ expected: String
    ) {
        #expect(marked(text, matches) == expected)
    }

    @Test func `a cut text keeps its marks up to the cut`() {
        let text = HighlightedText(sanitizing: "Into the Wild", matches: [0..<2, 9..<13])
        let cut = text.truncated(to: 12)
        #expect(cut.text.string == "Into the Wi…")
        #expect(cut.runs.map(\.isMatched) == [true, false, true, false])
        #expect(text.truncated(to: 13) == text)
        #expect(text.truncated(to: 0).runs.isEmpty)
    }

    @Test func `marking changes no character`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<1_000 {
            let text = random.hostileText(length: 24)
            let highlighted = HighlightedText(sanitizing: text, matches: [2..<9, 12..<13])
            #expect(highlighted.text == SafeText(sanitizing: text), "\(text.debugDescription)")
        }
    }
}
