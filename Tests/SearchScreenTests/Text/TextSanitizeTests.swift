import SearchScreen
import Testing

/// Proves, in order.
///
/// 1. Escape sequences go whole, finished or not, in their 7-bit and C1 forms.
/// 2. Controls, bidi controls, invisible characters, tags and annotations go.
/// 3. Line breaks and tabs become what the place asks for.
/// 4. Emoji sequences become what every terminal counts alike.
/// 5. Marks are at most four and always have a base.
/// 6. Joiners stay where they carry meaning.
/// 7. All other text, however new, survives; the work is linear.
struct TextSanitizeTests {
    struct Case: CustomTestStringConvertible {
        let input: String
        let output: String

        init(_ input: String, _ output: String) {
            self.input = input
            self.output = output
        }

        var testDescription: String {
            input.debugDescription
        }
    }

    @Test(arguments: [
        Case("a\u{1B}[31mb\u{1B}[0mc", "abc"),
        Case("a\u{1B}[?1049hb", "ab"),
        Case("a\u{1B}[6nb", "ab"),
        Case("a\u{1B}]0;title\u{7}b", "ab"),
        Case("a\u{1B}]52;c;SGk=\u{1B}\\b", "ab"),
        Case("a\u{1B}]8;;https://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\b", "alinkb"),
        Case("a\u{1B}]0;never finished", "a0;never finished"),
        Case("a\u{1B}P1$tpayload\u{1B}\\b", "ab"),
        Case("a\u{1B}_Gf=100;AAAA\u{1B}\\b", "ab"),
        Case("a\u{1B}^private\u{1B}\\b", "ab"),
        Case("a\u{1B}Xstring\u{1B}\\b", "ab"),
        Case("a\u{1B}_unfinished", "aunfinished"),
        Case("the key '\u{1B}]0;x' is unknown", "the key '0;x' is unknown"),
        Case("a\u{1B}cb", "ab"),
        Case("a\u{1B}(0b", "ab"),
        Case("a\u{1B}", "a"),
        Case("a\u{1B}[", "a"),
        Case("a\u{1B}[1;2", "a"),
        Case("a\u{1B}[日", "a日"),
        Case("a\u{1B}\u{1B}[31mb", "ab"),
        Case("a\u{9B}31mb", "ab"),
        Case("a\u{9D}0;title\u{7}b", "ab"),
        Case("a\u{9D}0;title\u{9C}b", "ab"),
        Case("a\u{90}q\u{9C}b", "ab"),
        Case("â\u{80}\u{9D}s own text", "âs own text"),
    ])
    func `an escape sequence goes whole`(_ item: Case) {
        #expect(SafeText(sanitizing: item.input).string == item.output)
    }

    @Test(arguments: [
        "\u{0}", "\u{7}", "\u{8}", "\u{E}", "\u{1A}", "\u{7F}", "\u{80}", "\u{84}", "\u{9C}",
        "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
        "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\u{180E}", "\u{2061}",
        "\u{FFF9}", "\u{FFFA}", "\u{FFFB}", "\u{E0001}", "\u{E0041}", "\u{FE0F}", "\u{E0100}",
        "\u{3164}", "\u{FFA0}", "\u{200C}", "\u{200D}",
    ])
    func `a character that hides, reorders or controls goes`(_ character: String) {
        #expect(SafeText(sanitizing: "a" + character + "b").string == "ab")
        #expect(SafeText(sanitizing: character).isEmpty)
    }

    @Test(arguments: [
        ("\u{1112}\u{1161}\u{11AB}", [0xD55C]), ("\u{1100}\u{1161}", [0xAC00]),
        ("\u{D558}\u{11AB}a", [0xD55C, 0x61]), ("\u{D55C}\u{11AB}", [0xD55C, 0x11AB]),
        ("\u{1112}a\u{1161}", [0x1112, 0x61, 0x1161]),
    ])
    func `Hangul letters make syllables`(_ text: String, _ scalars: [UInt32]) {
        let safe = SafeText(sanitizing: text)
        #expect(safe.string.unicodeScalars.map(\.value) == scalars)
    }

    @Test(arguments: [
        Case("Documentary\n9:00 PM", "Documentary · 9:00 PM"),
        Case("a\r\nb", "a · b"),
        Case("a\n\n\nb", "a · b"),
        Case("a  \n  b", "a · b"),
        Case("\na\n", "a"),
        Case("\n\n", ""),
        Case("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "a · b · c · d · e · f"),
        Case("a\tb", "a b"),
    ])
    func `on one line a break is a dot`(_ item: Case) {
        #expect(SafeText(sanitizing: item.input).string == item.output)
    }

    @Test(arguments: [
        Case("a\nb", "a\nb"),
        Case("a\r\nb", "a\nb"),
        Case("a\n\nb\n", "a\n\nb\n"),
        Case("a\tb", "a       b"),
        Case("日本\tb", "日本    b"),
        Case("a\n\tb", "a\n        b"),
    ])
    func `on many lines breaks stay and tabs are filled`(_ item: Case) {
        #expect(SafeText(sanitizing: item.input, lines: .many).string == item.output)
    }

    @Test(arguments: [
        Case("✔️ ⚠︎", "✔ ⚠"),
        Case("👍🏽!", "👍!"),
        Case("👨‍👩‍👧‍👦 us", "👨 us"),
        Case("👩🏽‍❤️‍💋‍👨🏿", "👩"),
        Case("🏳️‍🌈", "🏳"),
        Case("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
        Case("1️⃣2", "12"),
        Case("🇫🇷🇩🇪", "🇫🇷🇩🇪"),
        Case("🇫x", "Fx"),
        Case("🇫🇷🇩", "🇫🇷D"),
        Case("a🏽", "a🏽"),
    ])
    func `emoji become what every terminal counts alike`(_ item: Case) {
        #expect(
            SafeText(sanitizing: item.input).string.unicodeScalars.elementsEqual(
                item.output.unicodeScalars
            )
        )
    }

    @Test func `a base carries four marks at most, and a mark alone gets a space`() {
        let marks = "\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}"
        #expect(SafeText(sanitizing: "a" + marks).string.unicodeScalars.count == 5)
        #expect(SafeText(sanitizing: "\u{301}a").string.unicodeScalars.first == " ")
        #expect(SafeText(sanitizing: "a\n\u{301}", lines: .many).string == "a\n \u{301}")
    }

    @Test(arguments: ["می‌خواهم", "क्‍ष", "ශ්‍රී"])
    func `joiners stay between letters that need them`(_ word: String) {
        #expect(SafeText(sanitizing: word).string.unicodeScalars.elementsEqual(word.unicodeScalars))
    }

    @Test(arguments: [
        "《日本語》（ＡＢ）【、。】", "한국어", "Ελληνικά", "Tiếng Việt", "שלום", "العربية",
        "e\u{301}", "🫩", "\u{1FAEF}", "\u{E0B0}", "ﾄﾞ", "∑∞→", "\u{FFFD}",
    ])
    func `other text survives as it is`(_ text: String) {
        #expect(SafeText(sanitizing: text).string.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func `bytes that are no text become replacement characters`() {
        #expect(SafeText(sanitizing: [0x61, 0xFF, 0x62, 0xE2, 0x82] as [UInt8]).string == "a�b�")
        for value: UInt32 in [0xFFFE, 0xFDD0, 0x1FFFF] {
            let noncharacter = Unicode.Scalar(value).map(String.init) ?? ""
            #expect(SafeText(sanitizing: "a" + noncharacter + "b").string == "a�b")
        }
    }

    @Test(arguments: ["\u{9D}", "\u{1B}]", "\u{1B}", "\u{301}", "\u{200D}", "\u{1F1E6}", "\n "])
    func `a megabyte of one nuisance is read in one pass`(_ nuisance: String) {
        let count = 1_000_000 / nuisance.utf8.count
        let text = SafeText(sanitizing: String(repeating: nuisance, count: count) + "é")
        #expect(text.string.utf8.count <= 1_000_100)
    }

    @Test func `what passed once passes again unchanged`() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<2_000 {
            let text = random.hostileText(length: 24)
            for lines in [SafeText.Lines.one, .many] {
                let once = SafeText(sanitizing: text, lines: lines)
                let twice = SafeText(sanitizing: once.string, lines: lines)
                #expect(once == twice, "\(text.debugDescription)")
                #expect(once.string.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
            }
        }
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1_658, "1 658"), (-1_234_567, "-1 234 567")])
    func `a count is grouped by threes`(_ count: Int, _ text: String) {
        #expect(SafeText(count: count).string == text)
    }
}
