import QueryLanguage
import SearchModel

@testable import IndexEngine

/// Numbers that look random and are the same every time (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }
}

/// Records and searches made from a seed, with words that are shared by few, many and most records.
struct SeededCorpus {
    private var numbers: SeededNumbers
    private let words: [String]
    private let applications: [String]

    /// Words with every loose rule, marks, other scripts, capitals inside, and one past 64 bytes.
    private static let special = [
        "Søren", "œuvre", "đường", "o'brien", "O’Neil", "e-mail", "AT&T", "v1.2.3", "MyWindow",
        "iPhone15", "東京都庁", "สวัสดี", "Straße", "Ångström", "résumé", "שָׁלוֹם", "أحمد", "★★",
        "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggg",
        "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffggggggghhh",
    ]

    init(seed: UInt64, applications: Int, wordCount: Int = 400) {
        numbers = SeededNumbers(seed: seed)
        self.applications = (0..<applications).map { "com.example.app\($0)" }
        var words = Self.special
        let letters = Array("aabcdeeilmnoprsst")
        while words.count < wordCount {
            var word = ""
            for _ in 0...numbers.below(7) { word.append(numbers.pick(letters)) }
            words.append(word)
        }
        self.words = words
    }

    /// A word; those first in the list come more often.
    private mutating func word() -> String {
        let least = min(numbers.below(words.count), numbers.below(words.count))
        return words[min(least, numbers.below(words.count))]
    }

    private mutating func text(_ most: Int) -> String {
        let separators = [" ", " ", "-", ", ", "."]
        var text = word()
        for _ in 0..<numbers.below(most) { text += numbers.pick(separators) + word() }
        return text
    }

    mutating func record(_ number: Int) -> Record {
        var attributes: [AttributeName: AttributeValue] = [:]
        if !numbers.isOne(in: 12) { attributes[.title] = .text(text(3)) }
        if numbers.isOne(in: 4) { attributes[.displayName] = .text(text(2)) }
        if numbers.isOne(in: 2) { attributes[.keywords] = .texts([text(1), text(2)]) }
        if numbers.isOne(in: 6) { attributes[.alternateNames] = .texts([text(1)]) }
        if !numbers.isOne(in: 3) { attributes[.contentDescription] = .text(text(6)) }
        if numbers.isOne(in: 5) { attributes[.textContent] = .text(text(8)) }
        if numbers.isOne(in: 9) { attributes[.rankingHint] = .integer(Int64(numbers.below(3))) }
        if numbers.isOne(in: 9) { attributes[.lastUsedDate] = .date(Double(numbers.below(3))) }
        if numbers.isOne(in: 3) {
            attributes[.contentType] = .text(numbers.pick(["public.text", "com.example.note"]))
        }
        var custom: [CustomAttribute] = []
        if numbers.isOne(in: 10) {
            custom = [
                CustomAttribute(
                    name: AttributeName(rawValue: "com_example_mood"),
                    isSearchableByDefault: true,
                    value: .text(text(1))
                )
            ]
        }
        return Record(
            identifier: RecordIdentifier(
                application: numbers.pick(applications),
                kind: numbers.isOne(in: 5) ? .activity : .item,
                unique: "record-\(number)"
            ),
            attributes: attributes,
            customAttributes: custom
        )
    }

    /// The beginning of one of the words, as typed.
    private mutating func prefix() -> String {
        let word = numbers.isOne(in: 4) ? numbers.pick(words) : word()
        let length = numbers.isOne(in: 3) ? word.count : 1 + numbers.below(3)
        return String(word.prefix(length))
    }

    mutating func request(rows: [Int64], isPlain: Bool) -> SearchRequest {
        var typed = prefix()
        for _ in 0..<numbers.pick([0, 0, 1, 1, 2, 3]) { typed += " " + prefix() }
        guard !isPlain else { return SearchRequest(query: TypedQuery(plain: typed)) }
        if numbers.isOne(in: 5) { typed += " -" + prefix() }
        if numbers.isOne(in: 12) { typed = "-" + prefix() }
        if numbers.isOne(in: 5) {
            typed += " " + numbers.pick(["title", "keywords", "com_example_mood"]) + ":" + prefix()
        }
        if numbers.isOne(in: 6) {
            typed += " kind:" + numbers.pick(["item", "act", "note", "app1", "none"])
        }
        var request = SearchRequest(
            query: TypedQuery(tokens: typed) { name in
                ["title", "keywords", "com_example_mood"].contains(name) ? name : nil
            }
        )
        request.profile = numbers.pick([.documented, .documented, .documented, .strict, .ios17])
        if numbers.isOne(in: 4) { request.application = numbers.pick(applications) }
        if numbers.isOne(in: 5) { request.recordKind = numbers.pick([.item, .activity, .web]) }
        if numbers.isOne(in: 4) { request.limit = numbers.pick([0, 1, 7, 200]) }
        if numbers.isOne(in: 6) { request.bestPerApplication = numbers.pick([0, 1, 5]) }
        if numbers.isOne(in: 4) {
            for _ in 0..<20 {
                request.engagement.bonus[numbers.pick(rows)] = numbers.below(40)
            }
        }
        return request
    }
}
