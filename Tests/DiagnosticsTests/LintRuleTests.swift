import Diagnostics
import Foundation
import Importing
import TestSupport
import Testing

// What this file proves:
// 1. every rule of the catalogue has a case, and no case names another rule;
// 2. each rule speaks of the input that is wrong, and is silent on the near one that is right;
// 3. a rule that is off is silent, one that is set has the severity that was set;
// 4. findings are bounded, and those that are not listed are counted;
// 5. the page `LintRules` is what the rules' types say (`RECORD_LINT_RULES=1` writes it anew, and
//    fails so that a recording run is never green).

@Suite struct LintRuleTests {
    /// The findings of some files, and of a query string.
    static func report(
        _ files: [String: String],
        query: String? = nil,
        _ configuration: LintConfiguration = LintConfiguration()
    ) throws -> LintReport {
        // 2026-11-30, in seconds since 2001.
        var linter = Linter(configuration, now: 817_000_000)
        if let query { linter.look(at: LintQuery(query, place: SourcePlace(file: "--query"))) }
        guard !files.isEmpty else { return linter.finish() }
        let folder = try TemporaryFolder()
        for (name, text) in files {
            let url = URL(filePath: folder.path).appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        try Surveyor(application: "org.example.lint").read([folder.path]) { linter.look(at: $0) }
        return linter.finish()
    }

    private static func findings(
        _ sample: LintCase,
        _ files: [String: String],
        query: String?
    ) throws -> [Finding] {
        var configuration = LintConfiguration()
        configuration.limits = sample.limits
        return try report(files, query: query, configuration).findings
    }

    @Test func `every rule has a case`() {
        let rules = Set(RuleCatalog.rules.map { $0.facts.id })
        #expect(rules == Set(LintCases.all.map(\.rule)))
        #expect(rules.count == RuleCatalog.rules.count)
        #expect(rules.count >= 105)
    }

    @Test(arguments: LintCases.all)
    func `a rule speaks of what is wrong, and is silent on what is right`(_ sample: LintCase) throws
    {
        let wrong = try Self.findings(sample, sample.fires, query: sample.firesQuery).map(\.rule)
        #expect(wrong.contains(sample.rule), "silent on what is wrong; spoke: \(wrong)")
        let right = try Self.findings(sample, sample.silent, query: sample.silentQuery)
            .filter { $0.rule == sample.rule }
        #expect(right == [])
    }

    @Test func `a rule can be muted, or given another severity`() throws {
        let files = ["a.ndjson": #"{"uniqueIdentifier": "x", "attributes": {"title": "Eat"}}"#]
        var configuration = LintConfiguration()
        configuration.levels = ["IT-07": .off, "PR": .off, "IT-26": .on(.error)]
        let findings = try Self.report(files, configuration).findings
        #expect(!findings.contains { $0.rule == "IT-07" || $0.rule.family == "PR" })
        #expect(findings.first { $0.rule == "IT-26" }?.severity == .error)
    }

    @Test func `a limit moves the place from which a rule fires`() throws {
        let files = ["a.ndjson": #"{"uniqueIdentifier": "x", "attributes": {"title": "Eats"}}"#]
        var configuration = LintConfiguration()
        configuration.limits.shortTitle = 5
        let findings = try Self.report(files, configuration).findings
        #expect(findings.contains { $0.rule == "IT-07" })
    }

    @Test func `findings are listed up to a number, and counted beyond`() throws {
        let lines = (0..<60).map { #"{"uniqueIdentifier": "x-\#($0)", "attributes": {}}"# }
        let report = try Self.report(["a.ndjson": lines.joined(separator: "\n")])
        #expect(report.findings.count { $0.rule == "IT-05" } == 50)
        #expect(report.unlisted["IT-05"] == 10)
    }

    @Test func `a broken line is told, and those after it are looked at`() throws {
        let files = ["a.ndjson": "{\n" + #"{"uniqueIdentifier": "x", "attributes": {}}"#]
        let findings = try Self.report(files).findings
        let broken = try #require(findings.first { $0.rule == "IN-01" })
        #expect(broken.place?.line == 1)
        #expect(findings.first { $0.rule == "IT-05" }?.place?.line == 2)
    }

    @Test func `all mistakes of one item are told`() throws {
        let line = #"""
            {"uniqueIdentifier": "x", "tag": 1, "attributes": {"title": 5, "endDate": "soon", "tilte": 1}}
            """#
        let findings = try Self.report(["a.ndjson": line]).findings
        #expect(findings.count { $0.rule == "IT-31" } == 2)
        #expect(findings.count { $0.rule == "IN-01" } == 2)
    }

    @Test func `every source that a rule names is known`() {
        for facts in RuleCatalog.facts {
            for name in facts.sources {
                #expect(RuleSource.entry(name) != nil, "\(facts.id) names \(name)")
            }
        }
        #expect(Set(RuleCatalog.facts.map(\.id)).count == RuleCatalog.facts.count)
    }
}

@Suite struct LintRulePageTests {
    private static let place = "Sources/CoreSpotlight/CoreSpotlight.docc/LintRules.md"

    @Test func `the page is what the rules' types say`() throws {
        let url = Fixtures.url("").deletingLastPathComponent().appending(path: Self.place)
        let page = RulePage.documentation()
        if ProcessInfo.processInfo.environment["RECORD_LINT_RULES"] != nil {
            try page.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(Self.place)")
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == page, "record the page anew")
    }
}
