import Foundation
import Importing
import TestSupport
import Testing

// What this file proves, with the built programs:
// 1. results go to standard output, words to standard error, statuses are 0, 1 and 2;
// 2. NDJSON comes from standard input, and a reader that leaves early ends nothing with an error;
// 3. two programs use one store at once;
// 4. linear mode is a conversation that may stand in a pipe;
// 5. the tutorial's app: a show can be searched for once it was opened, and all once they are
//    indexed; deleting their domain takes activities and items.

@Suite struct ProgramTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    private struct Outcome {
        let status: Int32
        let results: String
        let words: String
    }

    /// Runs a shell command in which the programs are known by their names.
    private func shell(_ command: String) throws -> Outcome {
        let words = store.path + "/words"
        let folder = (BuiltProgram.path("limelight") as NSString).deletingLastPathComponent
        let run = try ShellCommand(
            ["/bin/bash", "-o", "pipefail", "-c", "{ \(command)\n} 2> \(words)"],
            environment: [
                "PATH": folder + ":/usr/bin:/bin", "HOME": store.path, "XDG_STATE_HOME": "",
                "LIMELIGHT_STORE": store.path + "/store", "FIXTURES": Fixtures.folder.path,
            ]
        )
        return Outcome(
            status: run.status,
            results: run.output,
            words: try String(contentsOfFile: words, encoding: .utf8)
        )
    }

    @Test func `linear mode answers line by line`() throws {
        let outcome = try shell(
            "printf 'net daily\\n1\\nb\\nq\\n' | limelight --linear $FIXTURES/apps"
        )
        #expect(outcome.status == 130)
        let lines = outcome.results.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.contains("Top Hit: NET Daily. TV Shows. News, 1:00 AM.") })
        #expect(lines.contains { $0.contains("Opened NET Daily. News. 1:00 AM.") })
        #expect(outcome.words.isEmpty)
    }

    @Test(
        arguments: [
            ("limelight search potassium $FIXTURES/apps", 0, 1, 0),
            ("limelight search fru $FIXTURES/apps", 1, 0, 0),
            ("limelight search in $FIXTURES/nowhere.json", 2, 0, 1),
            ("limelight search in $FIXTURES/broken/date-words.json", 2, 0, 1),
            ("limelight --limt", 2, 0, 1),
            ("limelight --version", 0, 1, 0),
            ("limelight --query potassium $FIXTURES/apps", 0, 1, 2),
            ("cat $FIXTURES/items/museum.ndjson | limelight search poster -", 0, 1, 0),
            ("echo '{' | limelight search poster -", 2, 0, 1),
            ("limelight search lamp - < /dev/null", 1, 0, 0),
            ("limelight index $FIXTURES/apps && limelight list | head -1", 0, 1, 2),
            (
                "limelight index - < $FIXTURES/items/museum.ndjson && limelight search poster", 0,
                1, 1
            ),
        ] as [(String, Int32, Int, Int)]
    )
    func `results, words and statuses are kept apart`(
        command: String,
        status: Int32,
        results: Int,
        words: Int
    ) throws {
        let outcome = try shell(command)
        #expect(outcome.status == status)
        #expect(outcome.results.split(separator: "\n").count == results, "\(outcome.results)")
        #expect(outcome.words.split(separator: "\n").count == words, "\(outcome.words)")
        #expect(
            outcome.words.split(separator: "\n").allSatisfy { $0.hasPrefix("limelight: ") }
        )
    }

    @Test func `standard input is read as it comes`() throws {
        let outcome = try shell(
            """
            for i in $(seq 3000); do
                echo '{"uniqueIdentifier":"'$i'","attributes":{"title":"Number '$i'"}}'
            done | limelight index - && limelight search --limit 9 'number 2999'
            """
        )
        #expect(outcome.results == "Number 2999 (limelight)\n")
    }

    @Test func `two programs use one store at once`() throws {
        let outcome = try shell(
            """
            limelight index $FIXTURES/apps & limelight index $FIXTURES/items/museum.ndjson
            wait; limelight stats | tail -1
            """
        )
        #expect(outcome.results == "306  in all\n")
    }

    @Test func `a show is found once it was opened`() throws {
        #expect(try shell("TVShows search wild").status == 1)
        #expect(try shell("TVShows list").results.split(separator: "\n").count == 4)
        #expect(try shell("TVShows open 'Into the Wild'").status == 0)
        let found = try shell("limelight search --json wild")
        let row = try JSONReader.read(Array(found.results.utf8))
        #expect(row["kind"] == .text("activity"))
        #expect(row["contentDescription"] == .text("Documentary\n9:00 PM"))
        #expect(try shell("TVShows search indie").status == 1)
        let opened = try shell("TVShows open Nothing")
        #expect(opened.status == 2)
        #expect(opened.words.split(separator: "\n").count == 1)
    }

    @Test func `the shows are indexed and deleted by their domain`() throws {
        #expect(try shell("TVShows open 'NET Daily' && TVShows index").status == 0)
        #expect(try shell("limelight list").results.split(separator: "\n").count == 5)
        #expect(try shell("TVShows delete && limelight list").status == 1)
    }
}
