import Foundation
import Importing
import LimelightApp
import SearchScreen
import TestSupport
import Testing

// What this file proves:
// 1. a newcomer sees why `potassium` finds Banana bread in one profile and not in the other;
// 2. an ID is an identifier, or else a title; without one the best rows are explained;
// 3. the status tells found from not found, and bad options are refused in one line;
// 4. what files hold and the index does not keep says why;
// 5. the JSON has the fields scripts rely on, and its parts add up to the score.

@Suite struct ExplainCommandTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    private func run(_ line: String...) async -> CommandRun {
        await CommandRun(line, store: store)
    }

    private let apps = Fixtures.url("apps").path

    @Test func `one profile finds Banana bread, the other says why not`() async {
        let found = await run("explain", "potassium", apps)
        #expect(found.code == .done)
        #expect(found.results.first == "\"Banana bread\" is found for \"potassium\": row 1 of 1.")
        #expect(found.results.contains { $0.contains("keywords[2], whole word 1") })
        #expect(found.results.contains { $0.contains("The profile ios17 would not find it") })
        let missed = await run("explain", "potassium", "--profile", "ios17", apps)
        #expect(missed.code == .nothing)
        #expect(missed.results.contains { $0.hasPrefix("  potassium  no   only in keywords[2]") })
        #expect(missed.results.contains("Try: the profile documented finds it."))
    }

    @Test(arguments: ["banana-bread", "Banana bread", "BANANA BREAD"])
    func `an ID is an identifier, or else a title`(name: String) async {
        let explained = await run("explain", "lemon", name, apps)
        #expect(explained.code == .done)
        #expect(explained.results.count > 1)
        #expect(explained.results.first?.hasPrefix("\"Banana bread\" is found") == true)
    }

    @Test func `without an ID the best rows are explained, up to a limit`() async {
        let three = await run("explain", "in", apps)
        #expect(three.results.count { $0.contains(" is found for ") } == 3)
        let one = await run("explain", "in", apps, "--limit", "1")
        #expect(one.results.count { $0.contains(" is found for ") } == 1)
        let none = await run("explain", "zzzzqqqq", apps)
        #expect(none.code == .nothing)
        #expect(none.words.count == 1)
    }

    @Test(arguments: [
        (["--profile", "ios18"], "--profile"), (["--hint", "101"], "--hint"),
        (["--limit", "0"], "--limit"),
    ])
    func `bad options are refused`(options: [String], name: String) async {
        let run = await CommandRun(["explain", "in", apps] + options, store: store)
        #expect(run.code == .failure)
        #expect(run.words.count == 1)
        #expect(run.words.first?.contains(name) == true)
    }

    @Test func `what the index does not keep says why`() async throws {
        let path = store.path + "/a.ndjson"
        try #"""
        {"activityType": "org.example.visit", "title": "Secret visit"}
        {"activityType": "org.example.visit", "title": "Lost", "isEligibleForSearch": true, \#
        "uniqueIdentifier": "lost", "contentAttributeSet": {"relatedUniqueIdentifier": "nobody"}}
        """#
        .write(toFile: path, atomically: true, encoding: .utf8)
        let secret = await run("explain", "secret", "Secret visit", path)
        #expect(secret.results.last?.hasSuffix("DX-07") == true, "\(secret.results)")
        let lost = await run("explain", "lost", "lost", path)
        #expect(
            lost.results.joined(separator: " ").contains(
                "Dropped because \"nobody\" is not indexed."
            )
        )
    }

    @Test func `the JSON has every part, and they add up`() async throws {
        let run = await run("explain", "into the", "Into the Wild", apps, "--json", "--hint", "0")
        let value = try JSONReader.read(Array(try #require(run.results.first).utf8))
        for key in [
            "query", "profile", "uniqueIdentifier", "bundleIdentifier", "kind", "title", "found",
            "headline", "words", "changes", "notes", "rank", "rules",
        ] {
            #expect(value[key] != nil, "\(key) is missing")
        }
        guard case .list(let parts) = value["rank"]?["parts"] else {
            Issue.record("no parts")
            return
        }
        let points = parts.compactMap { part -> Int64? in
            if case .integer(let number) = part["points"] { number } else { nil }
        }
        #expect(value["rank"]?["score"] == .integer(points.reduce(0, +)))
        #expect(value["rank"]?["whatIf"]?["rankingHint"] == .integer(0))
    }
}
