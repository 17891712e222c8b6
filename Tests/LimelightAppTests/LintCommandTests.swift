import Foundation
import Importing
import LimelightApp
import SearchScreen
import TestSupport
import Testing

// What this file proves:
// 1. `lint` leaves with 1 from the severity on that was asked for, and with 0 below it;
// 2. text, JSON and SARIF hold the same findings; the SARIF is of the form hosts read;
// 3. a configuration mutes, raises and limits; each mistake in one is a line that names it;
// 4. without a PATH the store and its journal are looked at;
// 5. a rule's page is printed by its name; an unknown one is refused;
// 6. the fixtures that are made to fire do.

@Suite struct LintCommandTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    private func run(_ line: String...) async -> CommandRun {
        await CommandRun(line, store: store)
    }

    private func file(_ name: String, _ text: String) throws -> String {
        let path = store.path + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func fixture(_ path: String) -> String { Fixtures.url("lint/" + path).path }

    private func rules(_ run: CommandRun) throws -> [String] {
        try run.results.compactMap { line in
            guard case .text(let rule) = try JSONReader.read(Array(line.utf8))["rule"] else {
                return nil
            }
            return rule
        }
    }

    @Test(arguments: [
        ("info", ExitCode.nothing), ("warning", .nothing), ("error", .done), ("never", .done),
    ])
    func `the status follows the severity that was asked for`(
        level: String,
        code: ExitCode
    ) async throws {
        let path = try file(
            "a.ndjson",
            #"{"uniqueIdentifier": "x", "attributes": {"title": "Eat", "contentType": "public.item"}}"#
        )
        let lint = await run("lint", path, "--fail-on", level)
        #expect(lint.code == code)
        #expect(lint.results.contains { $0.contains(":1: attributes.title: warning IT-07: ") })
    }

    @Test func `all forms hold the same findings`() async throws {
        let text = await run("lint", fixture("items.ndjson"))
        let json = await run("lint", fixture("items.ndjson"), "--json")
        let sarif = await run("lint", fixture("items.ndjson"), "--format", "sarif")
        #expect(try rules(json).count == text.results.count)
        let log = try JSONReader.read(Array(sarif.results.joined().utf8))
        #expect(log["version"] == .text("2.1.0"))
        guard case .list(let runs) = log["runs"], case .list(let results) = runs.first?["results"],
            case .list(let driver) = runs.first?["tool"]?["driver"]?["rules"]
        else {
            Issue.record("\(log)")
            return
        }
        #expect(results.count == text.results.count)
        for result in results {
            guard case .integer(let place) = result["ruleIndex"] else {
                Issue.record("\(result)")
                continue
            }
            #expect(driver[Int(place)]["id"] == result["ruleId"])
            // 3.27.10: a result of another kind than `fail` has the level `none`.
            #expect((result["kind"] == .text("fail")) == (result["level"] != .text("none")))
        }
    }

    @Test func `a configuration mutes and raises`() async throws {
        let plain = try rules(await run("lint", fixture("items.ndjson"), "--json"))
        let muted = await run(
            "lint",
            fixture("items.ndjson"),
            "--config",
            fixture("lint.json5"),
            "--json"
        )
        #expect(plain.contains("IT-24") && plain.contains("PR-01"))
        #expect(!(try rules(muted).contains { $0 == "IT-24" || $0.hasPrefix("PR") }))
        #expect(muted.results.contains { $0.contains(#""rule":"IT-07","severity":"error""#) })
    }

    @Test(arguments: [
        (#"{ levels: { "IT-99": "off" } }"#, "'levels.IT-99' means nothing here"),
        (#"{ levels: { "IT-01": "loud" } }"#, "'levels.IT-01' must be one of off"),
        (#"{ limits: { titelLength: 5 } }"#, "did you mean 'titleLength'?"),
        (#"{ limits: { titleLength: -5 } }"#, "must be a whole number from 0"),
        (#"{ level: {} }"#, "did you mean 'levels'?"), ("{", "this is not JSON5"),
    ])
    func `a mistake in a configuration is one line`(text: String, words: String) async throws {
        let path = try file("lint.json5", text)
        let lint = await run("lint", fixture("items.ndjson"), "--config", path)
        #expect(lint.code == .failure)
        #expect(lint.words.count == 1)
        #expect(lint.words.first?.contains(words) == true, "\(lint.words)")
    }

    @Test func `the store and its journal are looked at`() async throws {
        let path = try file(
            "a.ndjson",
            #"{"uniqueIdentifier": "x", "domainIdentifier": "a", "attributes": {"title": "Eat"}}"#
                + "\n"
                + #"{"uniqueIdentifier": "y", "domainIdentifier": "b", "attributes": {"title": "Eats"}}"#
        )
        _ = await run("index", path)
        _ = await run("delete", "--domain", "b")
        let found = try rules(await run("lint", "--json"))
        #expect(found.contains("IT-07"))
        #expect(found.contains("IX-06"))
        #expect(found.contains("IX-14"))
    }

    @Test func `a query string is linted alone`() async {
        let lint = await run("lint", "--query", #"title LIKE[cd] "x""#)
        #expect(lint.code == .nothing)
        #expect(lint.results.count == 1)
        #expect(lint.results.first?.contains("QS-03") == true)
    }

    @Test func `a rule's page is printed by its name`() async {
        let page = await run("lint", "--explain", "it-13")
        #expect(page.code == .done)
        #expect(page.results.first == "IT-13  error")
        #expect(page.results.contains("Basis: documented."))
        #expect(await run("lint", "--explain", "RS-06").code == .done)
        #expect(await run("lint", "--explain", "WB-10").code == .nothing)
        #expect(await run("lint", "--explain", "IT-999").code == .failure)
    }

    @Test func `the fixtures that are made to fire do`() async throws {
        let found = Set(
            try rules(await run("lint", fixture("."), fixture("site"), "--json"))
        )
        for family in ["IT", "AC", "IX", "QS", "WB", "PR", "IN"] {
            #expect(found.contains { $0.hasPrefix(family) }, "\(family)")
        }
        #expect(found.count > 50)
    }
}
