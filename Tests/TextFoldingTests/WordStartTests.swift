import Testing
import TextFolding

/// Where words start, how far a comparison runs, and what the loose rules add.
///
/// 1. Words start where rule 3 says, in every script.
/// 2. A comparison runs on to the end of the run.
/// 3. Loose forms are those of X1 to X4, and no others.
/// 4. A match maps back to whole characters of the source.
struct WordStartTests {
    struct Case: CustomTestStringConvertible {
        let source: String
        let terms: [String]
        var testDescription: String { source }

        init(_ source: String, _ terms: String...) {
            self.source = source
            self.terms = terms
        }
    }

    @Test(arguments: [
        Case("I love Paris", "i", "love", "paris"),
        Case("MyWindowClass", "mywindowclass", "windowclass", "class"),
        Case("NSWindow JSONParser", "nswindow", "jsonparser"),
        Case("Chapter4ANewHope", "chapter4anewhope", "4anewhope", "anewhope", "hope"),
        Case("BA2490", "ba2490", "2490"),
        Case("paris-france.jpg foo_bar", "paris", "france", "jpg", "foo", "bar"),
        Case("C++ $5 a^b 10%", "c", "5", "a", "b", "10"),
        Case("éCole e\u{301}Cole", "ecole", "cole", "ecole", "cole"),
        Case("soft\u{AD}Hyphen", "softhyphen", "hyphen"),
        Case("ǅabc aǅ", "ǆabc", "aǆ", "ǆ"),
        Case("abcгде", "abcгде", "где"),
        Case("这是spotlight", "这是spotlight", "是spotlight", "spotlight"),
        Case("第12条", "第12条", "12条", "条"),
        Case("タワー", "タワー", "ワー", "ー"),
        Case("ｶﾞｽ", "ガス", "ス"),
        Case("ไทยดี", "ไทยดี", "ทยดี", "ยดี", "ดี"),
        Case("ລາວ", "ລາວ", "າວ", "ວ"),
        Case("ខ្មែរ", "ខ្មែរ", "មែរ", "រ"),
        Case("မြန်မာ", "မြန်မာ", "န်မာ", "မာ"),
        Case("대한민국", "대한민국"),
        Case("हिन्दी में", "हिन्दी", "में"),
        Case("תל אביב", "תל", "אביב"),
        Case("★★☆", "★★☆", "★☆", "☆"),
        Case("🎂birthday🎂", "🎂birthday🎂", "birthday🎂", "🎂"),
        Case("👩‍👧", "👩👧", "👧"),
        Case("👍🏽 done", "👍", "done"),
        Case("ʻuliʻuli", "ʻuliʻuli"),
        Case("x\u{301}\u{302} \u{301}y \u{93F}", "x", "y"),
        Case("東京　タワー", "東京", "京", "タワー", "ワー", "ー"),
        Case("١٢ abc٣", "١٢", "abc٣", "٣"),
        Case("m²", "m²", "²"),
        Case("a\u{0}b\tc\u{2028}d", "a", "b", "c", "d"),
    ])
    func `words start where the rule says`(_ sample: Case) {
        var folder = Folder()
        folder.fold(sample.source)
        let text = folder.text
        let terms = text.starts.map {
            String(decoding: text.bytes[$0.offset..<text.runs[$0.run].end], as: UTF8.self)
        }
        #expect(terms == sample.terms)
    }

    @Test(arguments: [
        Case("plain words, e - mail"),
        Case("Łódź", "X1 lodz"),
        Case("Smørbrød", "X1 smorbrod"),
        Case("Ægir Œuvre", "X1 aegir", "X1 oeuvre"),
        Case("ÞÐ", "X1 thd", "X1 thð", "X1 þd"),
        Case("ĦĐ", "X1 hd", "X1 hđ", "X1 ħd"),
        Case("ı ŋ ß"),
        Case("O’Brien", "X2 obrien", "X2 oʻbrien", "X2 oʼbrien"),
        Case("ʻuli", "X2 uli", "X2 ʻuli", "X2 ʼuli"),
        Case("'Iolani", "X2 ʻiolani", "X2 ʼiolani"),
        Case("e-mail", "X3 email"),
        Case("AT&T", "X3 att"),
        Case("U.S.A.", "X3 sa", "X3 usa"),
        Case("a--b x, y a- b"),
        Case("مَكّةٌ", "X4 مكة", "X4 مكّة", "X4 مَكةٌ"),
        Case("أحمد", "X4 احمد"),
        Case("كتـــاب", "X4 كتاب"),
        Case("שָׁלוֹם", "X4 שלום"),
        Case(
            "Ø'b-c",
            "X2 øb",
            "X2 øʻb",
            "X2 øʼb",
            "X1 o",
            "X1 ob",
            "X1 oʻb",
            "X1 oʼb",
            "X3 bc",
            "X2 øbc",
            "X2 øʻbc",
            "X2 øʼbc",
            "X1 obc",
            "X1 oʻbc",
            "X1 oʼbc"
        ),
    ])
    func `loose forms are those of the rules`(_ sample: Case) {
        var folder = Folder([.search, .makingLooseForms])
        folder.fold(sample.source)
        let text = folder.text
        let forms = text.looseStarts.map {
            ($0.rules.name ?? "") + " "
                + String(decoding: text.looseBytes[$0.offset..<$0.end], as: UTF8.self)
        }
        #expect(Set(forms) == Set(sample.terms), "\(forms.sorted())")
    }

    struct Mapping: CustomTestStringConvertible {
        let source: String
        let typed: String
        let matched: String
        var testDescription: String { "\(typed) in \(source)" }

        init(_ source: String, _ typed: String, _ matched: String) {
            self.source = source
            self.typed = typed
            self.matched = matched
        }
    }

    @Test(arguments: [
        Mapping("I love Paris", "par", "Par"),
        Mapping("a\u{30A}ngstrom", "a", "a\u{30A}"),
        Mapping("Straße", "stras", "Straß"),
        Mapping("oﬃce", "of", "oﬃ"),
        Mapping("हिन्दी", "ह", "हि"),
        Mapping("👩‍👩‍👧 trip", "👩", "👩‍👩‍👧"),
        Mapping("👍🏽 done", "👍", "👍🏽"),
        Mapping("🇫🇷🇺🇸", "🇫", "🇫🇷"),
        Mapping("x soft\u{AD}hyphen y", "softh", "soft\u{AD}h"),
        Mapping("ｶﾞｽ", "ガ", "ｶﾞ"),
        Mapping("대한", "대", "대"),
    ])
    func `a match maps back to whole characters`(_ sample: Mapping) throws {
        var folder = Folder([.search, .mappingSources])
        folder.fold(sample.source)
        let text = folder.text
        let typed = Array(sample.typed.utf8)
        let start = try #require(text.starts.first { text.bytes[$0.offset...].starts(with: typed) })
        let range = text.sourceRange(start.offset..<start.offset + typed.count)
        #expect(String(decoding: Array(sample.source.utf8)[range], as: UTF8.self) == sample.matched)
    }
}
