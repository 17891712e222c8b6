import Diagnostics
import Foundation
import Importing
import SearchModel
import SearchService
import TestSupport
import Testing

// What this file proves:
// 1. an explanation agrees with the search on every shared case of typed text, in all three
//    profiles: found exactly when the case says so, and then every word is;
// 2. for what is not found some word fails, or the text is too short, and the headline says which.

@Suite struct VerdictTests {
    private struct Case {
        let id: String
        let record: Record
        let query: String
        let expected: [MatchProfile: Bool]

        init?(_ line: Substring) throws {
            let value = try JSONReader.read(Array(line.utf8))
            guard case .text(let id) = value["id"], case .text(let query) = value["query"],
                let attributes = value["attributes"]
            else { return nil }
            self.id = id
            self.query = query
            var expected: [MatchProfile: Bool] = [:]
            let keys = [("strict", MatchProfile.strict), ("loose", .documented), ("ios17", .ios17)]
            for (key, profile) in keys {
                if case .flag(let flag) = value[key] { expected[profile] = flag }
            }
            self.expected = expected
            var known: [AttributeName: AttributeValue] = [:]
            guard case .object(let fields) = attributes else { return nil }
            for field in fields {
                let name = AttributeName(rawValue: field.key)
                switch field.value {
                case .text(let text): known[name] = .text(text)
                case .list(let values):
                    known[name] = .texts(
                        values.compactMap { if case .text(let text) = $0 { text } else { nil } }
                    )
                default: return nil
                }
            }
            record = Record(item: id, known)
        }
    }

    @Test func `an explanation agrees with the search on every shared case`() async throws {
        let cases = try Fixtures.text("queries/typed-queries.jsonl").split(separator: "\n")
            .compactMap { try Case($0) }
        #expect(cases.count > 120)
        let library = try await Library(cases.map(\.record))
        for sample in cases {
            for (profile, isFound) in sample.expected {
                let explanation = try library.explain(sample.query, sample.id, profile: profile)
                #expect(explanation.isFound == isFound, "\(sample.id) \(profile.name)")
                let isAll = explanation.words.allSatisfy(\.isFound)
                if isFound {
                    #expect(isAll, "\(sample.id) \(profile.name)")
                } else {
                    let isShort = explanation.rules.contains("DX-15")
                    let isEmpty = explanation.rules.contains("DX-01")
                    #expect(!isAll || isShort || isEmpty, "\(sample.id) \(profile.name)")
                }
            }
        }
    }
}
