import Foundation
import IndexEngine
import QueryLanguage
import SearchModel
import TestSupport
import Testing

/// What typed text finds, against the shared cases of `fixtures/queries/typed-queries.jsonl`.
///
/// 1. Each case holds in the strict rule, with the loose rules, and in the profile `ios17`.
/// 2. A loose match names the rule it needed, and a strict one none.
/// 3. Ranges cover whole characters of the right attribute.
struct TypedQueryTests {
    struct Case: CustomTestStringConvertible {
        let id: String
        let record: Record
        let query: TypedQuery
        let strict: Bool
        let loose: Bool
        let looseRule: String?
        /// nil where the case is not settled.
        let ios17: Bool?
        let why: String
        var testDescription: String { "\(id): \(why)" }

        init(line: String) throws {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let fields = try #require(object as? [String: Any])
            id = try #require(fields["id"] as? String)
            query = TypedQuery(plain: try #require(fields["query"] as? String))
            strict = try #require(fields["strict"] as? Bool)
            loose = try #require(fields["loose"] as? Bool)
            looseRule = fields["looseRule"] as? String
            ios17 = fields["ios17"] as? Bool
            why = fields["why"] as? String ?? ""
            let attributes = try #require(fields["attributes"] as? [String: Any])
            record = Record(attributes)
        }
    }

    static let cases: [Case] = {
        do {
            return try Fixtures.text("queries/typed-queries.jsonl")
                .split(separator: "\n").map { try Case(line: String($0)) }
        } catch {
            Issue.record(error)
            return []
        }
    }()

    private func matches(_ sample: Case, _ profile: MatchProfile) -> Bool {
        var finder = MatchFinder(sample.query, profile)
        return finder.matches(sample.record)
    }

    @Test func `all the shared cases are read`() {
        #expect(Self.cases.count >= 147)
    }

    @Test(arguments: cases)
    func `typed text finds what the strict rule says`(_ sample: Case) {
        #expect(matches(sample, .strict) == sample.strict)
    }

    @Test(arguments: cases)
    func `typed text finds what the loose rules say, by the rule named`(_ sample: Case) {
        #expect(matches(sample, .documented) == sample.loose)
        var finder = MatchFinder(sample.query, .documented)
        let rules = Set(finder.ranges(in: sample.record).compactMap(\.loose))
        #expect(rules == (sample.looseRule.map { [$0] } ?? []))
    }

    @Test(arguments: cases.filter { $0.ios17 != nil })
    func `typed text finds what the profile ios17 says`(_ sample: Case) {
        #expect(matches(sample, .ios17) == sample.ios17)
    }
}

extension Record {
    /// An item with attributes as JSON has them.
    fileprivate init(_ attributes: [String: Any]) {
        var values: [AttributeName: AttributeValue] = [:]
        for (name, value) in attributes {
            let name = AttributeName(rawValue: name)
            if let text = value as? String {
                values[name] = .text(text)
            } else if let texts = value as? [String] {
                values[name] = .texts(texts)
            } else if let number = value as? Double {
                values[name] = .real(number)
            }
        }
        self.init(
            identifier: RecordIdentifier(
                application: "com.example",
                kind: .item,
                unique: "order.123"
            ),
            domain: "com.example.orders",
            attributes: values
        )
    }
}
