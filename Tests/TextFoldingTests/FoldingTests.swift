import Foundation
import TestSupport
import Testing
import TextFolding

/// What folding makes equal, and what it keeps apart, by rules 5 and 6.
///
/// 1. Case folds in full, in every script that has it.
/// 2. Marks go below U+0510 and stay above.
/// 3. Canonical forms and width forms are equal.
/// 4. Format characters are ignored.
/// 5. Any bytes fold without a trap, and damaged ones separate words.
/// 6. Seeded texts fold alike in NFC, NFD and full width.
struct FoldingTests {
    struct Case: CustomTestStringConvertible {
        let source: String
        let folded: String
        var testDescription: String { "\(source) → \(folded)" }

        init(_ source: String, _ folded: String) {
            self.source = source
            self.folded = folded
        }
    }

    static func folded(_ text: String, _ options: Folder.Options = .search) -> String {
        var folder = Folder(options)
        folder.fold(text)
        return String(decoding: folder.text.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        Case("Straße GROẞ", "strasse gross"),
        Case("ofﬁce ﬀ ﬄ ﬆ", "office ff ffl st"),
        Case("ΟΔΥΣΣΕΑΣ κόσμος", "οδυσσεασ κοσμοσ"),
        Case("İstanbul ı I", "istanbul ı i"),
        Case("Þór ĐÀ Łódź", "þor đa łodz"),
        Case("ǅ Ǆ ǆ", "ǆ ǆ ǆ"),
        Case("ԵՐԵՎԱՆ և ﬓ", "երեվան եւ մն"),
        Case("ᲗᲑᲘᲚᲘᲡᲘ თბილისი Ⴇ", "თბილისი თბილისი ⴇ"),
        Case("Ꭰ ꭰ", "Ꭰ Ꭰ"),
        Case("𐐀", "𐐨"),
        Case("K Å Ω µ", "k a ω μ"),
        Case("Ⅳ ⓐⒶ ½", "ⅳ ⓐⓐ ½"),
        Case("ŉ ẚ ǰ ΐ", "ʼn aʾ j ι"),
    ])
    func `case folds in full in every script`(_ sample: Case) {
        #expect(Self.folded(sample.source) == sample.folded)
    }

    @Test(arguments: [
        Case("Frédéric Ångström", "frederic angstrom"),
        Case("Nguyễn Phở", "nguyen pho"),
        Case("e\u{301}\u{302}\u{303} o\u{31B}\u{309}", "e o"),
        Case("θεὸς Μαΐου Άγιος ᾳ ᾧ", "θεοσ μαιου αγιοσ α ω"),
        Case("Ёлка Київ й", "елка киів и"),
        Case("1\u{20E3} a\u{20E3}", "1 a"),
        Case("Ａ\u{301} ẞ\u{301}", "a ss"),
        Case("K\u{301}", "k"),
    ])
    func `marks of Latin, Greek and Cyrillic are dropped`(_ sample: Case) {
        #expect(Self.folded(sample.source) == sample.folded)
    }

    @Test(arguments: [
        Case("ガ ｶﾞ カ\u{3099}", "ガ ガ ガ"),
        Case("パ ﾊﾟ", "パ パ"),
        Case("हिन्दी", "हिन्दी"),
        Case("क\u{93C} \u{958}", "क\u{93C} क\u{93C}"),
        Case("สวัสดี", "สวัสดี"),
        Case("أحمد ا\u{654}حمد", "أحمد أحمد"),
        Case("שָׁלוֹם", "ש\u{5B8}\u{5C1}לו\u{5B9}ם"),
        Case("ខ្មែរ", "ខ្មែរ"),
        Case("မြန်မာ", "မြန်မာ"),
    ])
    func `marks of other scripts stay, in canonical order`(_ sample: Case) {
        #expect(
            Array(Self.folded(sample.source).unicodeScalars) == Array(sample.folded.unicodeScalars)
        )
    }

    @Test(arguments: [
        Case("한글", "한글"),
        Case("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"),
        Case("하\u{11AB}", "한"),
        Case("ﾡ", "ㄱ"),
        Case("ＡＢＣ１２３", "abc123"),
        Case("ﾃｽﾄ", "テスト"),
        Case("\u{F900}", "豈"),
        Case("\u{2F800}", "丽"),
    ])
    func `canonical and width forms are equal`(_ sample: Case) {
        #expect(
            Array(Self.folded(sample.source).unicodeScalars) == Array(sample.folded.unicodeScalars)
        )
    }

    @Test(arguments: [
        Case("soft\u{AD}hyphen", "softhyphen"),
        Case("zero\u{200B}width\u{FEFF}", "zerowidth"),
        Case("\u{200F}עברית\u{200E}", "עברית"),
        Case("👍🏽", "👍"),
        Case("👩‍👩‍👧", "👩👩👧"),
        Case("❤️", "❤"),
        Case("क\u{94D}\u{200D}ष", "क\u{94D}ष"),
        Case("カ\u{200B}\u{3099}", "ガ"),
        Case("\u{1100}\u{200B}\u{1161}", "가"),
        Case("a\u{34F}\u{301}", "a"),
        Case("\u{E0067}x\u{E007F}", "x"),
    ])
    func `format characters are ignored`(_ sample: Case) {
        #expect(
            Array(Self.folded(sample.source).unicodeScalars) == Array(sample.folded.unicodeScalars)
        )
    }

    @Test func `case and marks fold apart for query strings`() {
        #expect(Self.folded("École, ＡB", [.ignoringCase, .keepingSeparators]) == "école, ａb")
        #expect(Self.folded("École, ＡB", [.ignoringMarks, .keepingSeparators]) == "Ecole, AB")
        #expect(Self.folded("E\u{301}cole ß", [.keepingSeparators]) == "École ß")
        #expect(Self.folded("a  b", [.ignoringCase, .keepingSeparators]) == "a  b")
    }

    @Test func `damaged bytes separate words`() {
        var folder = Folder()
        folder.fold([0x61, 0xFF, 0x62, 0xC3, 0x63, 0xE2, 0x82, 0x64, 0xED, 0xA0, 0x80, 0x65, 0xF0])
        #expect(String(decoding: folder.text.bytes, as: UTF8.self) == "a b c d e")
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `no bytes trap`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var folder = Folder([.search, .mappingSources, .makingLooseForms])
        for _ in 0..<20 {
            let count = Int.random(in: 0...200, using: &random)
            folder.fold((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            #expect(isSound(folder.text, count))
            folder.fold(random.text(count: count, from: Self.alphabet))
            #expect(isSound(folder.text, .max))
        }
    }

    /// Whether every start lies in its run and leads back to some part of the source.
    private func isSound(_ text: FoldedText, _ sourceCount: Int) -> Bool {
        let isStrictSound = text.starts.allSatisfy { start in
            let source = text.sourceRange(start.offset..<text.runs[start.run].end)
            return !source.isEmpty && source.upperBound <= sourceCount
        }
        let isLooseSound = text.looseStarts.allSatisfy { start in
            let source = text.sourceRange(loose: start.offset..<start.end)
            return !source.isEmpty && source.upperBound <= sourceCount
        }
        return isStrictSound && isLooseSound
    }

    static let alphabet = Array(
        ("aÀéßﬁİıøŁœþÐ'’ʻʼ-‐.&_ 12½٣ΆᾳςЙї կև ᲗႧ क्षिक़ สวัສະ ខ្មែ မြန် 한ᄒ\u{1161}\u{11AB}ｶﾞガﾊﾟ漢々ー"
            + "אָשׁأَحّآٰـ👩\u{200D}👧🏽🇫🇷★\u{FE0F}\u{301}\u{3099}\u{20E3}\u{AD}\u{1D15E}\u{FB2C}ŉ≠")
            .unicodeScalars
    )

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `canonical forms of a text fold alike`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let text = random.text(
                count: Int.random(in: 1...12, using: &random),
                from: Self.alphabet
            )
            let composed = text.precomposedStringWithCanonicalMapping
            let decomposed = text.decomposedStringWithCanonicalMapping
            for options in [Folder.Options.search, [.ignoringCase, .keepingSeparators]] {
                let folded = Self.folded(text, options)
                #expect(Self.folded(composed, options) == folded, "seed \(seed): \(text)")
                #expect(Self.folded(decomposed, options) == folded, "seed \(seed): \(text)")
            }
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `folding is stable, and full width folds to narrow`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let text = random.text(
                count: Int.random(in: 1...12, using: &random),
                from: Self.alphabet
            )
            let once = Self.folded(text)
            #expect(Self.folded(once) == once, "seed \(seed): \(text)")
            let narrow = random.text(count: 8, from: Array("aBc1 2-.Z".unicodeScalars))
            let wide = narrow.applyingTransform(.fullwidthToHalfwidth, reverse: true) ?? narrow
            #expect(Self.folded(wide) == Self.folded(narrow), "seed \(seed): \(narrow)")
        }
    }
}
