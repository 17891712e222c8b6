import Diagnostics
import SearchModel
import SearchService
import Testing

// What this file proves:
// 1. the parts of a rank add up to the score, whatever matched, and an opened row's part is its
//    bonus;
// 2. rows of equal score say what decides among them, and many of one domain are called a flood;
// 3. a place inside a run of a script without spaces is told;
// 4. another hint is really tried: the row it names is the row it becomes.

@Suite struct RankTests {
    private let texts = [
        "sample", "sample text", "a sample", "sample sample text", "Ångström sample",
        "O’Brien sample", "resample",
    ]

    @Test(arguments: ["sample", "sam", "sample text", "angstrom", "obrien", "sample obrien"])
    func `the parts add up to the score`(query: String) async throws {
        var records: [Record] = []
        for (number, text) in texts.enumerated() {
            for name in [AttributeName.title, .displayName, .contentDescription, .textContent] {
                records.append(Record(item: "\(name.rawValue) \(number)", [name: .text(text)]))
            }
        }
        let library = try await Library(records)
        try library.index.noteEngagement(with: records[0].identifier)
        var foundCount = 0
        for record in records {
            let explanation = try library.explain(query, record.identifier.unique)
            guard let rank = explanation.rank else { continue }
            foundCount += 1
            #expect(rank.parts.reduce(0) { $0 + $1.points } == rank.score)
        }
        #expect(foundCount > 0)
    }

    @Test func `an opened row has the part that lifts it`() async throws {
        let library = try await Library(
            ["a", "b"].map { Record(item: $0, [.title: .text("sample")]) }
        )
        let second = RecordIdentifier(application: Library.application, kind: .item, unique: "b")
        #expect(try library.explain("sample", "b").rank?.row == 2)
        try library.index.noteEngagement(with: second)
        let rank = try #require(try library.explain("sample", "b").rank)
        #expect(rank.row == 1)
        let part = try #require(rank.parts.first { $0.rules == ["RK-06"] })
        #expect(part.points < 0)
        #expect(part.text == "opened once")
    }

    @Test func `equal rows say what decides among them`() async throws {
        let library = try await Library(
            ["a", "b"].map { Record(item: $0, [.title: .text("sample")]) }
        )
        let rules = try library.explain("sample", "a").rank?.remarks.flatMap(\.rules) ?? []
        #expect(rules == ["RK-11", "RK-05", "RK-08"])
        let alone = try await Library([Record(item: "a", [.title: .text("sample")])])
        #expect(try alone.explain("sample", "a").rank?.remarks.isEmpty == true)
    }

    @Test(arguments: [(9, false), (10, true)])
    func `many equal rows of one domain are a flood`(count: Int, isFlood: Bool) async throws {
        let library = try await Library(
            (0..<count).map { Record(item: "\($0)", domain: "cities", [.title: .text("city")]) }
        )
        let remarks = try library.explain("city", "0").rank?.remarks ?? []
        #expect(remarks.contains { $0.rules == ["RK-12"] } == isFlood)
    }

    @Test(arguments: [0, 40, 60, 100])
    func `another hint is tried, and the row is the row it becomes`(hint: Int) async throws {
        var records = (1...5).map { number in
            Record(
                item: "\(number)",
                [.title: .text("sample"), .rankingHint: .integer(Int64(100 - 20 * number))]
            )
        }
        records.append(Record(item: "best", [.title: .text("sample"), .rankingHint: .integer(99)]))
        let library = try await Library(records)
        let whatIf = try #require(try library.explain("sample", "5", hint: hint).rank?.whatIf)
        records[4].attributes[.rankingHint] = .integer(Int64(hint))
        try await library.write(.insert([records[4]]))
        #expect(try library.explain("sample", "5").rank?.row == whatIf.row)
    }

    @Test(arguments: [("京都", "東京都庁", true), ("東京", "東京都庁", false), ("tower", "Old tower", false)])
    func `a place inside a run without spaces is told`(query: String, title: String, isTold: Bool)
        async throws
    {
        let library = try await Library([Record(item: "it", [.title: .text(title)])])
        let remarks = try library.explain(query, "it").rank?.remarks ?? []
        #expect(remarks.contains { $0.rules == ["RK-10"] } == isTold)
    }
}
