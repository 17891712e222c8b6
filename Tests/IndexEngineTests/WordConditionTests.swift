import QueryLanguage
import SearchModel
import TestSupport
import Testing

@testable import IndexEngine

/// What this file proves.
///
/// 1. What words a query string asks for, and which ask for none.
/// 2. Every record that fulfils a query is among the rows that its condition gives, whatever its
///    texts are, over segments with deleted records and after merges.
/// 3. So is one whose texts are not all indexed: too long, or a developer's own.
/// 4. Only the rows of the application asked for are given; a cancelled question gives up.
struct WordConditionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let query: String
        let condition: WordCondition?
        var testDescription: String { query }

        init(_ query: String, _ condition: WordCondition?) {
            self.query = query
            self.condition = condition
        }

        /// Bytes of a text, as the index has them.
        static func word(_ text: String) -> WordCondition { .word(Array(text.utf8)) }
        static func prefix(_ text: String) -> WordCondition { .prefix(Array(text.utf8)) }
        static func part(_ text: String) -> WordCondition { .part(Array(text.utf8)) }
    }

    @Test(arguments: [
        Case("title == \"Paris\"", Case.word("paris")),
        Case("title == \"Paris\"w", Case.prefix("paris")),
        Case("title == \"par*\"", Case.prefix("par")),
        Case("** == \"*ari*\"c", Case.part("ari")),
        Case("title == \"*ari\"", Case.part("ari")),
        Case("keywords == \"Los A*\"", .all([Case.word("los"), Case.prefix("a")])),
        Case("title == \"*x y z*\"", .all([Case.part("x"), Case.word("y"), Case.prefix("z")])),
        Case("title == \"a?c\"", .all([Case.prefix("a"), Case.part("c")])),
        Case("title == \"東京*\"", Case.prefix("東")),
        Case("title == \"a\" || title == \"b\"", .any([Case.word("a"), Case.word("b")])),
        Case("title == \"a\" && rating > 3", Case.word("a")),
        Case("title == \"a\" || rating > 3", nil),
        Case("title != \"a\"", nil), Case("rating > 3", nil), Case("title == \"*\"", nil),
        Case("title == \"2024\"", nil), Case("InRange(rating, 1, 2)", nil),
        Case("contentType == \"public.text\"", nil), Case("my_color == \"red\"", nil),
        Case("title == \"e\u{301}\"", nil), Case("title == \"、\"", nil),
    ])
    func `a query asks for the words it names`(_ test: Case) throws {
        #expect(WordCondition(try Query(parsing: test.query)) == test.condition)
    }

    @Test(arguments: [1, 2] as [UInt64])
    func `no record that fulfils a query is left out`(seed: UInt64) throws {
        var seeded = SeededQueries(seed: seed)
        let index = Index()
        var records: [Int64: Record] = [:]
        for round in 0..<4 {
            var changes: [IndexChange] = []
            for row in Int64(round * 40)..<Int64(round * 40 + 60) {
                records[row] = seeded.record(Int(row))
                changes.append(.upsert(row: row, record: try #require(records[row])))
            }
            let gone = Int64(round * 40 + 7)
            records[gone] = nil
            index.apply(changes + [.delete(row: gone)], watermark: Int64(round))
        }
        let purpose = [SegmentMerge.Purpose.compactMemory, .all][Int(seed % 2)]
        if let merge = index.planMerge(purpose) {
            let segment = try Segment(try #require(merge.run()))
            #expect(index.publish(segment, replacing: merge))
        }
        let snapshot = index.snapshot
        var (found, given, asked) = (0, 0, 0)
        for number in 0..<1_500 {
            let text = seeded.query()
            let query = try Query(parsing: text)
            guard let condition = WordCondition(query) else { continue }
            asked += 1
            let rows = Set(snapshot.rows(condition))
            let predicate = RecordPredicate(query, start: 0)
            let fulfilling = records.filter { predicate.matches($0.value) }.map(\.key)
            let missing = fulfilling.filter { !rows.contains($0) }.sorted()
            try #require(missing.isEmpty, "seed \(seed), query \(number): \(text) \(condition)")
            #expect(rows.allSatisfy { records[$0] != nil && snapshot.holds(row: $0) })
            found += fulfilling.count
            given += rows.count
        }
        // The queries must find something, and their words spare most of what they do not find.
        #expect(asked > 100 && found > 300)
        #expect(given < asked * records.count / 2)
    }

    @Test func `a record with texts that are not indexed is always given`() throws {
        var book = record("book")
        let filler = String(repeating: "word ", count: SegmentBuilder.textByteLimit / 5 + 1)
        book.attributes[.textContent] = .text(filler + "finis")
        var own = record("own")
        own.customAttributes = [
            CustomAttribute(name: .title, isSearchableByDefault: false, value: .text("finis"))
        ]
        let index = Index()
        let all = [record("plain"), book, own]
        index.apply(
            all.enumerated().map { .upsert(row: Int64($0.offset), record: $0.element) },
            watermark: 1
        )
        let condition = try #require(
            WordCondition(try Query(parsing: "** == \"finis\"w || title == \"finis\""))
        )
        #expect(index.snapshot.rows(condition) == [1, 2])
    }

    @Test func `only the application's rows are given`() throws {
        let index = Index()
        var other = record("other")
        other.identifier.application = "com.example.two"
        index.apply(
            [.upsert(row: 1, record: record("same")), .upsert(row: 2, record: other)],
            watermark: 1
        )
        let condition = Case.part("e")
        #expect(index.snapshot.rows(condition) == [1, 2])
        #expect(index.snapshot.rows(condition, application: "com.example.two") == [2])
        #expect(index.snapshot.rows(condition, application: "com.example.three") == [])
    }

    @Test func `a cancelled question ends before the next word`() {
        let index = Index()
        index.apply([.upsert(row: 1, record: record("same"))], watermark: 1)
        var asked = 0
        let many = WordCondition.any((0..<100).map { Case.part("\($0)") } + [Case.word("same")])
        let rows = index.snapshot.rows(many) {
            asked += 1
            return asked > 3
        }
        #expect(rows.isEmpty && asked < 110)
        #expect(index.snapshot.rows(many) == [1])
    }

    private func record(_ title: String) -> Record {
        Record(
            identifier: RecordIdentifier(
                application: "com.example.one",
                kind: .item,
                unique: title
            ),
            attributes: [.title: .text(title)]
        )
    }
}
