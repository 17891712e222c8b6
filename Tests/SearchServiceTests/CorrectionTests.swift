// Other spellings of what finds nothing:
// 1. a letter more, fewer, other or swapped is mended, in every script, by the nearest word;
// 2. a text of several words keeps those that are right;
// 3. nothing is offered where the text finds something, is too short, or nothing is near;
// 4. only what finds something is offered: words of deleted records are not;
// 5. near words equal those of comparing every word, over seeded words; by two letters only words
//    of the same first letter are near.
import IndexEngine
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct CorrectionTests {
    static let titles = [
        "Into the Wild", "Wired Science", "Weather Report", "Überraschung", "Москва", "サンプル",
        "Café de Paris", "Paris Metro", "Parish Council", "Reykjavík",
    ]

    func index() async throws -> SpotlightIndex {
        let index = try SpotlightIndex(location: .memory)
        try await index.perform(.insert(Self.titles.map { item($0, title: $0) }))
        return index
    }

    @Test(arguments: [
        ("wierd", "wired"), ("wirde", "wired"), ("sciense", "science"), ("wether", "weather"),
        ("rport", "report"), ("xeport", "report"), ("uberaschung", "uberraschung"),
        ("Мосвка", "москва"), ("parris", "paris"), ("rekyjavik", "reykjavik"),
        ("wierd science", "wired science"), ("wired sciense", "wired science"),
        ("wierd sciense", "wired science"), ("into teh wild", "into the wild"),
    ])
    func `the nearest word is offered`(_ typed: String, _ meant: String) async throws {
        let corrections = try await index().corrections(UserSearch(text: typed, limit: 3))
        #expect(corrections.first == meant)
    }

    @Test(arguments: ["wired", "wir", "xq", "", "   ", "zzzzzzzz", "wired paris", "-- ??"])
    func `nothing is offered without need or hope`(_ typed: String) async throws {
        #expect(try await index().corrections(UserSearch(text: typed, limit: 3)) == [])
    }

    @Test
    func `words of deleted records are not offered`() async throws {
        let index = try await index()
        try await index.perform(.delete([item("Wired Science").identifier]))
        #expect(try index.corrections(UserSearch(text: "sciense", limit: 3)) == [])
    }

    /// Alphabets whose words share beginnings, of letters of one to four bytes.
    @Test(arguments: [
        ("абвг", 400), ("ab", 2_000), ("अकगम", 2_000), ("𐐨𐐩𐐪𐐫", 2_000), ("abcdefgh", 6_000),
    ])
    func `near words equal those of comparing every word`(
        _ alphabet: String,
        _ count: Int
    ) async throws {
        var generator = SeededGenerator(seed: 7)
        let letters = Array(alphabet)
        let words = Set(
            (0..<count).map { _ in
                String(
                    (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                        letters[Int.random(in: 0..<letters.count, using: &generator)]
                    }
                )
            }
        )
        let engine = Index()
        engine.apply(
            words.sorted().enumerated().map {
                .upsert(row: Int64($0), record: item("1", title: $1))
            },
            watermark: 1
        )
        for typed in words.sorted().shuffled(using: &generator).prefix(20).map({ $0 + "б" }) {
            for most in 1...2 {
                let near = engine.snapshot.nearTerms(
                    to: Array(typed.utf8),
                    within: most,
                    limit: .max
                )
                let expected = words.filter { word in
                    let distance = Self.distance(typed, word)
                    return (1...most).contains(distance)
                        && (distance == 1 || word.first == typed.first)
                }
                #expect(Set(near.map(\.text)) == expected, "\(typed)")
                #expect(near.allSatisfy { $0.distance == Self.distance(typed, $0.text) })
            }
        }
    }

    /// The textbook table: insert, delete, change, swap of neighbours.
    static func distance(_ lhs: String, _ rhs: String) -> Int {
        let (left, right) = (Array(lhs), Array(rhs))
        var table = [[Int]](
            repeating: [Int](repeating: 0, count: right.count + 1),
            count: left.count + 1
        )
        for i in 0...left.count {
            for j in 0...right.count {
                guard i > 0, j > 0 else {
                    table[i][j] = i + j
                    continue
                }
                table[i][j] = min(
                    table[i - 1][j] + 1,
                    table[i][j - 1] + 1,
                    table[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
                )
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
                }
            }
        }
        return table[left.count][right.count]
    }
}
