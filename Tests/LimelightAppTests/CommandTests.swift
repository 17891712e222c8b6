import Foundation
import Importing
import LimelightApp
import SearchScreen
import TestSupport
import Testing

// What this file proves:
// 1. files that are indexed are found, listed, deleted by identifier, domain and all together;
// 2. `search` with files looks at these alone; without matches its status is 1;
// 3. the objects of `search`, `list` and `open` have the fields scripts rely on, in their form;
// 4. what `list --json` prints can be indexed again;
// 5. no text of an item reaches the output with a control character;
// 6. without a terminal the screen says so and prints the same search;
// 7. opening tells handled and not handled apart, by handler.

@Suite struct CommandTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    private func run(_ line: String...) async -> CommandRun {
        await CommandRun(line, store: store)
    }

    private func fixture(_ path: String) -> String {
        Fixtures.url(path).path
    }

    private func objects(_ run: CommandRun) throws -> [JSONValue] {
        try run.results.map { try JSONReader.read(Array($0.utf8)) }
    }

    @Test func `what is indexed is found and listed`() async throws {
        let index = await run("index", fixture("apps"))
        #expect(index.code == .done)
        #expect(index.words.first == "limelight: indexed 299 records of 6 applications")
        #expect(await run("list").results.count == 299)
        let stats = await run("stats")
        #expect(stats.results.contains("4  TV Shows (org.example.TVShows)"))
        #expect(stats.results.last == "299  in all")
        #expect(await run("search", "potassium").results.count == 1)
        #expect(await run("search", "fru").code == .nothing)
    }

    @Test func `what the store does not keep is told apart from what is indexed`() async throws {
        let file = store.path + "/left-out.ndjson"
        try """
        {"uniqueIdentifier": "a", "attributes": {"title": "kept"}}
        {"uniqueIdentifier": "b", "expirationDate": "2020-01-01T00:00:00Z", "attributes": {"title": "gone"}}
        {"uniqueIdentifier": "c", "isUpdate": true, "attributes": {"title": "nobody"}}
        {"activityType": "org.example.visit", "title": "lost", "isEligibleForSearch": true, \
        "contentAttributeSet": {"relatedUniqueIdentifier": "nobody"}}
        """.write(toFile: file, atomically: true, encoding: .utf8)
        let index = await run("index", file)
        #expect(
            index.words == [
                "limelight: indexed 1 record of 1 application",
                "limelight: 1 record left out: the date has passed",
                "limelight: 1 activity left out: the related item is not in the index",
                "limelight: 1 update left out: the item is not in the index",
            ]
        )
        #expect(await run("list").results.count == 1)
    }

    @Test func `a name with half an escape sequence takes no other word along`() async throws {
        let file = store.path + "/half.ndjson"
        try #"{"uniqueIdentifier": "half\u001b[", "attributes": {"title": "plain"}}"#
            .write(toFile: file, atomically: true, encoding: .utf8)
        _ = await run("index", file)
        let row = try #require(await run("list").results.first)
        #expect(row.hasSuffix("half\u{FFFD}[  plain"), "\(row)")
        let entry = try #require(await run("list", "--journal").results.first)
        #expect(entry.hasSuffix("1 row  half\u{FFFD}["), "\(entry)")
    }

    @Test func `deleting takes what was named and no more`() async throws {
        _ = await run("index", fixture("apps"))
        #expect(await run("delete", "--id", "Into the Wild", "nobody").code == .done)
        #expect(await run("delete", "--id", "Into the Wild").code == .nothing)
        #expect(await run("delete", "--domain", "tv-shows").words == ["limelight: deleted 3 rows"])
        #expect(await run("delete", "--domain", "notes.work").code == .done)
        #expect(await run("list").results.contains { $0.contains("lentil-soup") })
        #expect(await run("delete", "--all", "--bundle", "org.example.Mail").code == .done)
        #expect(await run("list", "--bundle", "org.example.Mail").code == .nothing)
        #expect(await run("delete", "--all").code == .done)
        #expect(await run("list").results.isEmpty)
    }

    @Test func `what is hidden while the index is locked is deleted with all`() async throws {
        let words = "limelight: deleted 46 rows"
        _ = await run("index", "--protection", "complete", fixture("apps/places.json"))
        _ = await run("lock")
        #expect(await run("list").code == .nothing)
        let deletion = await run("delete", "--all")
        #expect(deletion.code == .done && deletion.words == [words])
        _ = await run("unlock")
        #expect(await run("list").code == .nothing)
    }

    @Test func `reset empties the store`() async throws {
        _ = await run("index", fixture("apps/places.json"))
        #expect(await run("reset").words == ["limelight: removed 46 rows"])
        #expect(await run("list").results.isEmpty)
    }

    @Test func `search with files looks at these alone`() async throws {
        _ = await run("index", fixture("apps/mail.json"))
        let found = await run("search", "into the wild", fixture("apps/tv-shows.json"))
        #expect(found.results == ["Into the Wild — Documentary · 9:00 PM (TV Shows)"])
        #expect(await run("list").results.count == 83)
    }

    @Test func `a found object has the fields scripts rely on`() async throws {
        let run = await run(
            "search",
            "--json",
            "int",
            fixture("apps/tv-shows.json")
        )
        let object = try #require(try objects(run).first)
        guard case .object(let fields) = object else { return }
        #expect(
            fields.map(\.key) == [
                "rank", "uniqueIdentifier", "domainIdentifier", "bundleIdentifier", "kind",
                "title", "contentDescription", "score", "matches",
            ]
        )
        #expect(object["rank"] == .integer(1))
        #expect(object["uniqueIdentifier"] == .text("Into the Wild"))
        #expect(object["kind"] == .text("item"))
        guard case .list(let matches)? = object["matches"] else { return }
        #expect(
            JSONWriter.text(try #require(matches.first))
                == #"{"attribute":"title","index":null,"word":0,"range":[0,3],"loose":null}"#
        )
    }

    @Test func `limit and profile narrow the search`() async throws {
        let places = fixture("apps/places.json")
        let limited = await run("search", "--limit", "2", "c", places)
        #expect(limited.results.count == 2)
        #expect(limited.words.first?.hasSuffix("results; '--limit' shows more") == true)
        let notes = fixture("apps/notes.json")
        #expect(await run("search", "wifi", notes).results.count == 1)
        #expect(await run("search", "--strict", "wifi", notes).code == .nothing)
        #expect(await run("search", "--profile", "ios17", "kyo", places).code == .nothing)
    }

    @Test func `what list prints can be indexed again`() async throws {
        _ = await run("index", fixture("apps"), fixture("items/museum.ndjson"))
        let listed = await run("list", "--json")
        let file = store.path + "/again.ndjson"
        try Data(listed.results.joined(separator: "\n").utf8).write(to: URL(filePath: file))
        let again = try TemporaryFolder()
        let index = await CommandRun(["index", file], store: again)
        #expect(index.words.last == "limelight: indexed 306 records of 8 applications")
        let second = await CommandRun(["list", "--json"], store: again)
        #expect(Self.rows(second) == Self.rows(listed))
    }

    /// Listed rows without what the store decided, in one order.
    private static func rows(_ run: CommandRun) -> [String] {
        run.results.map { $0.components(separatedBy: ",\"indexed\":").first ?? "" }.sorted()
    }

    @Test func `a listed row tells what the store knows`() async throws {
        _ = await run("index", fixture("apps/tv-shows.json"))
        let row = try #require(try objects(await run("list", "--json")).first)
        for key in ["kind", "bundleIdentifier", "index", "indexed", "expires", "state"] {
            #expect(row[key] != nil, "\(key) is missing")
        }
        #expect(row["state"] == .text("searchable"))
        #expect(row["expires"] == .text("4001-01-01T00:00:00Z"))
    }

    @Test func `the journal tells what was done`() async throws {
        _ = await run("index", fixture("apps/tv-shows.json"))
        _ = await run("delete", "--domain", "tv-shows")
        let journal = try objects(await run("list", "--journal", "--json"))
        #expect(journal.last?["operation"] == .text("deleteDomains"))
        #expect(journal.last?["rowCount"] == .integer(4))
    }

    @Test(arguments: [[], ["--json"]])
    func `no text of an item can drive a terminal`(form: [String]) async throws {
        _ = await run("index", fixture("items/unsafe.ndjson"))
        for command in [["list"], ["search", "e"], ["search", "t"]] {
            let run = await CommandRun(command + form, store: store)
            #expect(!run.results.isEmpty)
            for scalar in run.results.joined().unicodeScalars {
                let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                let isHidden = [0x200B, 0x202E, 0x2060, 0xFEFF].contains(scalar.value)
                #expect(!isControl && !isHidden, "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test func `without a terminal the search is printed`() async throws {
        let screen = await run("--query", "into the", fixture("apps/tv-shows.json"))
        #expect(screen.code == .done)
        #expect(screen.results == ["Into the Wild — Documentary · 9:00 PM (TV Shows)"])
        #expect(
            screen.words == [
                "limelight: there is no terminal", "limelight: printing the search instead",
            ]
        )
    }

    @Test(arguments: [
        ("generic", "Into the Wild", ExitCode.done),
        ("tutorial", "Into the Wild", .nothing),
        ("generic", "canal", .done),
        ("tutorial", "canal", .nothing),
        ("sh -c 'cat >/dev/null; echo {\\\"handled\\\": true}'", "canal", .done),
        ("false", "canal", .nothing),
    ])
    func `opening tells handled from not handled`(
        handler: String,
        identifier: String,
        code: ExitCode
    ) async throws {
        _ = await run("index", fixture("apps"))
        let open = await run("open", identifier, "--handler", handler, "--json")
        let object = try #require(try objects(open).first)
        #expect(open.code == code)
        #expect(object["handled"] == .flag(code == .done))
        for key in ["activity", "trace", "detail", "error"] {
            #expect(object[key] != nil, "\(key) is missing")
        }
    }

    @Test func `the tutorial's alert is printed word for word`() async throws {
        _ = await run("index", fixture("apps/tv-shows.json"))
        let open = await run("open", "NET Daily", "--handler", "tutorial")
        #expect(
            open.results.last
                == "Error: Error retrieving information from userInfo: · "
                + #"["kCSSearchableItemActivityIdentifier": "NET Daily"]"#
        )
    }
}
