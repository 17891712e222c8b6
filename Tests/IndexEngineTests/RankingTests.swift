import QueryLanguage
import SearchModel
import Testing

@testable import IndexEngine

/// What this file proves.
///
/// 1. A score is the sum of the words' tiers in `RankingWeights`.
/// 2. Every better place and every fuller coverage ranks higher, and all tiers fit in their bits.
/// 3. Strict matches come before loose ones, whatever their tiers.
/// 4. Equal sums stand by rankingHint, last use, then title.
/// 5. A bonus lifts an item and never moves it from loose to strict.
struct RankingTests {
    private static func record(
        _ name: String,
        _ attributes: [AttributeName: AttributeValue]
    ) -> Record {
        Record(
            identifier: RecordIdentifier(
                application: "com.example.notes",
                kind: .item,
                unique: name
            ),
            attributes: attributes
        )
    }

    private static func index(_ records: [[AttributeName: AttributeValue]]) -> Index {
        let index = Index()
        index.apply(
            records.enumerated().map {
                .upsert(row: Int64($0.offset), record: record("item-\($0.offset)", $0.element))
            },
            watermark: 1
        )
        return index
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let typed: String
        let attributes: [AttributeName: AttributeValue]
        let words: [(Explanation.Coverage, Place)]

        var testDescription: String { typed }
    }

    static let cases: [Case] = [
        Case(
            typed: "paris",
            attributes: [.title: .text("Paris")],
            words: [(.exactValue, .titleFirst)]
        ),
        Case(
            typed: "paris",
            attributes: [.title: .text("Paris in May")],
            words: [(.wholeWord, .titleFirst)]
        ),
        Case(
            typed: "par",
            attributes: [.title: .text("Paris in May")],
            words: [(.prefix, .titleFirst)]
        ),
        Case(
            typed: "may",
            attributes: [.title: .text("Paris in May")],
            words: [(.wholeWord, .titleLater)]
        ),
        Case(
            typed: "ma par",
            attributes: [.title: .text("Paris in May")],
            words: [(.prefix, .titleLater), (.prefix, .titleFirst)]
        ),
        Case(
            typed: "paris",
            attributes: [.title: .text("Trip"), .keywords: .texts(["Paris", "France"])],
            words: [(.exactValue, .names)]
        ),
        Case(
            typed: "paris trip",
            attributes: [.title: .text("Trip to Lyon"), .contentDescription: .text("Not Paris")],
            words: [(.wholeWord, .description), (.wholeWord, .titleFirst)]
        ),
        Case(
            typed: "memo",
            attributes: [.title: .text("A"), .textContent: .text("memories")],
            words: [(.prefix, .text)]
        ),
        Case(
            typed: "memo",
            attributes: [.displayName: .text("Memo"), .title: .text("Old memos")],
            words: [(.exactValue, .displayName)]
        ),
    ]

    @Test(arguments: cases)
    func `a score is the sum of its words' tiers`(_ test: Case) throws {
        let snapshot = Self.index([test.attributes]).snapshot
        let results = snapshot.search(SearchRequest(query: TypedQuery(plain: test.typed)))
        let match = try #require(results.matches.first)
        let expected = test.words.reduce(0) { $0 + RankingWeights.tier($1.0, $1.1) }
        #expect(match.score == Score(isLoose: false, tierSum: expected))
    }

    @Test func `a better place or a fuller coverage always ranks higher`() {
        for (upper, lower) in zip(Place.allCases, Place.allCases.dropFirst()) {
            for coverage in Explanation.Coverage.allCases {
                #expect(RankingWeights.tier(coverage, upper) < RankingWeights.tier(coverage, lower))
            }
        }
        for place in Place.allCases {
            let tiers = Explanation.Coverage.allCases.map { RankingWeights.tier($0, place) }
            #expect(tiers == tiers.sorted())
            #expect(tiers.allSatisfy { (0..<1 << RankingWeights.tierBits).contains($0) })
        }
    }

    @Test func `strict matches come before loose ones`() {
        let index = Self.index([
            [.title: .text("e-mail")], [.title: .text("Post"), .textContent: .text("send email")],
        ])
        let results = index.snapshot.search(SearchRequest(query: TypedQuery(plain: "email")))
        #expect(results.matches.map(\.row) == [1, 0])
        #expect(results.matches.map(\.score.isLoose) == [false, true])
    }

    @Test func `equal sums stand in static order`() {
        let index = Self.index([
            [.title: .text("note b")],
            [.title: .text("note a")],
            [.title: .text("note z"), .lastUsedDate: .date(10)],
            [.title: .text("note y"), .lastUsedDate: .date(20)],
            [.title: .text("note x"), .rankingHint: .integer(5)],
            [.title: .text("note w"), .rankingHint: .real(-1)],
        ])
        let results = index.snapshot.search(SearchRequest(query: TypedQuery(plain: "note")))
        #expect(results.matches.map(\.row) == [4, 3, 2, 1, 0, 5])
    }

    @Test func `a bonus lifts an item but not over strict ones when it is loose`() {
        let index = Self.index([
            [.title: .text("email")], [.title: .text("my email")], [.title: .text("e-mail")],
        ])
        var request = SearchRequest(query: TypedQuery(plain: "email"))
        #expect(index.snapshot.search(request).matches.map(\.row) == [0, 1, 2])
        request.engagement.bonus = [1: 10, 2: 4_000]
        let matches = index.snapshot.search(request).matches
        #expect(matches.map(\.row) == [1, 0, 2])
        #expect(
            matches.first?.score.tierSum == RankingWeights.tier(.wholeWord, .titleLater) - 10
        )
    }
}
