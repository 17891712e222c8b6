import Foundation
import LimelightApp
import TestSupport
import Testing

// What this file proves:
// 1. `index --sqlite` fills the store from a table, and says what is missing of its options;
// 2. a stream's items can be searched while it is still open;
// 3. `--bundle` names whose items those are that do not say it, and whose pages;
// 4. a listed page can be indexed again, with the app's own address;
// 5. one row for a page and the activity of its address, whichever comes first;
// 6. `search --raw` takes a query string, prints by title, and points at a mistake.

@Suite struct IndexingTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    private func run(_ line: String...) async -> CommandRun {
        await CommandRun(line, store: store)
    }

    private static let select = """
        SELECT id AS uniqueIdentifier, name AS title, latin AS alternateNames,
            'Dial ' || zone AS contentDescription FROM city
        """

    @Test func `a table fills the store`() async throws {
        let cities = Fixtures.url("cities/cities.sqlite").path
        let index = await run(
            "index",
            "--sqlite",
            cities,
            "--query",
            Self.select,
            "--bundle",
            "org.example.Cities"
        )
        #expect(index.words == ["limelight: indexed 324 records of 1 application"])
        #expect(await run("search", "wuhan").results == ["武汉 — Dial 027 (Cities)"])
        #expect(await run("search", "武汉 027").results.count == 1)
        #expect(
            await run("index", "--sqlite", cities).words
                == ["limelight: '--sqlite' needs '--query' too"]
        )
        #expect(
            await run("index", "x.json", "--query", "SELECT 1").words
                == ["limelight: '--query' needs '--sqlite' too"]
        )
        #expect(await run("index", "--sqlite", cities, "--query", "SELECT 1", "x").code == .failure)
    }

    @Test func `the pages and lines of a bundle are its own`() async throws {
        let page = Fixtures.url("site/walks/old-mill.html").path
        #expect(await run("index", page, "--bundle", "org.example.Mine").code == .done)
        #expect(await run("search", "reed beds").results.first?.hasSuffix("(Mine)") == true)
        #expect(await run("index", page).code == .done)
        let opened = await run(
            "open",
            "https://walks.example.org/walks/old-mill",
            "--bundle",
            "org.example.Mine"
        )
        #expect(opened.results.contains("  deepLink: walks://walk/old-mill"))
    }

    @Test func `a listed page can be indexed again`() async throws {
        #expect(await run("index", Fixtures.url("site/walks/old-mill.html").path).code == .done)
        let listed = await run("list", "--json")
        let file = store.path + "/listed.ndjson"
        try listed.results.joined(separator: "\n")
            .write(toFile: file, atomically: true, encoding: .utf8)
        let other = try TemporaryFolder()
        #expect(await CommandRun(["index", file], store: other).code == .done)
        let opened = await CommandRun(
            ["open", "https://walks.example.org/walks/old-mill"],
            store: other
        )
        #expect(opened.results.contains("  deepLink: walks://walk/old-mill"))
    }

    @Test(arguments: [["apps", "site"], ["site", "apps"]])
    func `a page and the activity of its address are one row`(folders: [String]) async {
        for folder in folders {
            #expect(await run("index", Fixtures.url(folder).path).code == .done)
        }
        let found = await run("search", "of the month")
        #expect(found.results == ["Walks of the month — walks.example.org (Walks)"])
    }

    @Test func `a stream can be searched while it is open`() async throws {
        let script = """
            export LIMELIGHT_STORE='\(store.path)/store'
            mkfifo '\(store.path)/items'
            '\(BuiltProgram.path("limelight"))' index - < '\(store.path)/items' &
            exec 3> '\(store.path)/items'
            echo '{"uniqueIdentifier": "a", "attributes": {"title": "streamed"}}' >&3
            found=1
            for attempt in $(seq 200); do
                '\(BuiltProgram.path("limelight"))' search streamed && found=0 && break
            done
            exec 3>&-
            wait
            exit $found
            """
        let result = try ShellCommand(["sh", "-c", script])
        #expect(result.status == 0)
        #expect(result.output.contains("streamed"))
    }

    @Test func `a query string is searched as it stands`() async throws {
        let shows = Fixtures.url("apps/tv-shows.json").path
        let found = await run("search", "--raw", #"title == "*o*"c && contentType == "*""#, shows)
        #expect(found.code == .done)
        #expect(found.results == found.results.sorted())
        #expect(!found.results.isEmpty)
        let texts = #"contentTypeTree == "public.item" && title == "*""#
        #expect(await run("search", "--raw", texts, shows).results.count >= found.results.count)
        #expect(await run("search", "--raw", #"title == "zzz""#, shows).code == .nothing)
        let json = await run("search", "--raw", "--json", "--limit", "1", #"title == "*"w"#, shows)
        #expect(json.results.count == 1)
        #expect(json.results.first?.contains(#""score":null,"matches":[]"#) == true)
        #expect(json.words == ["limelight: 1 of 4 results; '--limit' shows more"])
        let wrong = await run("search", "--raw", "title == ", shows)
        #expect(wrong.code == .failure)
        #expect(wrong.words.count == 1)
        #expect(
            await run("search", "--raw", "--strict", "x", shows).words
                == ["limelight: '--raw' and '--strict' exclude each other"]
        )
    }
}
