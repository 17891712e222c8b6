import Foundation
import Testing

// What this file proves:
// 1. every rule of behaviour, S1 to S139, has a test that names it or a line that says what we do
//    instead;
// 2. the page `Rules` is the table of both, as the tests' names and the pages say it today.
//
// `RECORD_RULES=1 swift test --filter RuleTableTests` writes the page anew, and fails so that a
// recording run is never green.

@Suite struct RuleTableTests {
    static let rules = 1...139
    static let catalogue = "Sources/CoreSpotlight/CoreSpotlight.docc"

    @Test(arguments: rules)
    func `a rule has a test that names it, or a line that says what we do instead`(
        rule: Int
    ) throws {
        let isTested = RuleTable.testsByRule[rule] != nil
        let isExplained = try RuleTable.explainedRules().contains(rule)
        #expect(isTested || isExplained, "S\(rule)")
    }

    @Test func `the page is what the tests' names say`() throws {
        let page = try RuleTable.page(of: RuleTableTests.rules)
        let place = "\(RuleTableTests.catalogue)/Rules.md"
        if ProcessInfo.processInfo.environment["RECORD_RULES"] != nil {
            try page.write(
                to: House.root.appending(path: place),
                atomically: true,
                encoding: .utf8
            )
            Issue.record("recorded \(place)")
        }
        #expect(try House.text(place) == page, "record the page anew")
    }
}

/// The rules of behaviour and the tests that name them.
enum RuleTable {
    /// One test and the module it tests.
    struct NamedTest: Sendable {
        let module: String
        let sentence: String
    }

    /// Rule number to the tests that name it, in the order of files.
    static let testsByRule: [Int: [NamedTest]] = {
        var table: [Int: [NamedTest]] = [:]
        for file in House.tests {
            for line in file.lines where line.contains("func `") {
                let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
                guard pieces.count >= 3 else { continue }
                let test = NamedTest(module: file.module, sentence: String(pieces[1]))
                for rule in ruleNumbers(in: test.sentence) { table[rule, default: []].append(test) }
            }
        }
        return table
    }()

    /// The rules that `DifferencesFromApple` has a line about.
    static func explainedRules() throws -> Set<Int> {
        Set(
            ruleNumbers(
                in: try House.text("\(RuleTableTests.catalogue)/DifferencesFromApple.md")
            )
        )
    }

    /// The page, rule by rule.
    static func page(of rules: ClosedRange<Int>) throws -> String {
        let explained = try explainedRules()
        let rows = rules.map { rule in
            let tests = testsByRule[rule] ?? []
            let state =
                switch (tests.isEmpty, explained.contains(rule)) {
                case (false, false): "tested"
                case (false, true): "tested, with a difference"
                case (true, _): "stated as a difference"
                }
            let sentences = tests.map { "\($0.sentence) (`\($0.module)`)" }
            let shown =
                sentences.isEmpty ? "<doc:DifferencesFromApple>" : sentences.joined(separator: "; ")
            return "| S\(rule) | \(state) | \(shown) |"
        }
        return """
            # Rules

            Which test holds which rule of Apple's behaviour.

            ## Overview

            The table is made from the tests' names: `RECORD_RULES=1 swift test --filter RuleTableTests`.

            | rule | state | tests |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private static func ruleNumbers(in text: String) -> [Int] {
        var numbers: [Int] = []
        for word in House.words(text) {
            guard word.first == "S", let number = Int(word.dropFirst()),
                !numbers.contains(number)
            else { continue }
            numbers.append(number)
        }
        return numbers
    }
}
