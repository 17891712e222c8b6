import Foundation
import Importing
import TestSupport
import Testing

// What this file proves, with the built programs:
// 1. results go to standard output, words to standard error, statuses are 0, 1 and 2;
// 2. NDJSON comes from standard input, and a reader that leaves early ends nothing with an error,
//    while one that cannot be written to is told;
// 3. two programs use one store at once;
// 4. linear mode is a conversation that may stand in a pipe;
// 5. the doctor tells what the terminal can do, also without one;
// 6. what needs no screen writes no sequence to a terminal, and a picked identifier none either;
// 7. the tutorial's app: a show can be searched for once it was opened, and all once they are
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

    @Test func `the doctor tells what it can without a terminal`() throws {
        let outcome = try shell("setsid -w limelight doctor < /dev/null")
        #expect(outcome.status == 0)
        #expect(outcome.results.contains("there is no terminal to draw on"))
        #expect(outcome.results.contains(".config/limelight/config.json5, not there yet"))
        #expect(outcome.results.contains("store     "))
        let json = try shell("setsid -w limelight doctor --json < /dev/null")
        let value = try JSONReader.read(Array(json.results.utf8))
        #expect(value["terminal"] == .null)
        #expect(value["locale"] != nil)
    }

    @Test func `the doctor looks at the terminal`() throws {
        let session = try terminal(["doctor"], ["SSH_CONNECTION": "a 1 b 2"])
        #expect(session.waitForEnd() == .exited(0))
        for words in [
            "xterm-256color", "80x24, compact", "256", "UTF-8", "half blocks", "not asked here",
            "known after 25 ms",
        ] {
            #expect(session.text.contains(words), "\(words)")
        }
        #expect(!session.text.contains("\u{1B}"))
    }

    @Test func `the doctor asks for the background and puts the terminal back`() throws {
        let session = try terminal(["doctor"])
        let settings = session.settingsAtStart
        #expect(session.waitForText("\u{1B}]11;?"))
        session.send("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\\u{1B}[?62;22c")
        #expect(session.waitForEnd() == .exited(0))
        #expect(session.text.contains("#1e1e1e, as the terminal says"))
        #expect(session.settings == settings)
    }

    /// Runs the program on a terminal of its own.
    private func terminal(
        _ arguments: [String],
        _ environment: [String: String] = [:]
    ) throws -> PtySession {
        try PtySession(
            BuiltProgram.path("limelight"),
            arguments,
            environment: [
                "HOME": store.path, "LIMELIGHT_STORE": store.path + "/store",
            ].merging(environment) { $1 }
        )
    }

    @Test(arguments: [
        ["--help"], ["--version"], ["search", "--help"], ["--bogus"], ["lst"], ["list"],
        ["search", "in"], ["--theme", "pink"], ["stats"],
    ])
    func `what needs no screen writes no sequence to a terminal`(_ words: [String]) throws {
        let session = try terminal(words)
        #expect(session.waitForEnd() != nil)
        #expect(!session.text.contains("\u{1B}"))
        #expect(!session.text.isEmpty || ["list", "search"].contains(words[0]))
    }

    @Test func `a picked identifier drives no terminal, and reaches a pipe as it is`() throws {
        let file = store.path + "/unsafe.ndjson"
        let line = #"{"uniqueIdentifier":"a\u001b]52;c;eA==\u0007b","attributes":{"title":"Yew"}}"#
        try Data(line.utf8).write(to: URL(filePath: file))
        let words = ["--print", "--select-1", "--query", "yew", file]
        let session = try terminal(words)
        #expect(session.waitForEnd() == .exited(0))
        #expect(session.text == "ab\r\n")
        let piped = try shell("limelight --print --select-1 --query yew \(file)")
        #expect(piped.results == "a\u{1B}]52;c;eA==\u{7}b\n")
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

    /// Protected items in a locked index.
    static let protected =
        "limelight index --protection complete - "
        + "< $FIXTURES/items/museum.ndjson && limelight lock"

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
            ("limelight search potassium $FIXTURES/apps | head -c 0", 0, 0, 0),
            ("limelight search potassium $FIXTURES/apps > /dev/full", 2, 0, 1),
            ("limelight search potassium $FIXTURES/apps >&-", 2, 0, 1),
            ("limelight search in $FIXTURES/apps 2>&- < /dev/null | head -1", 0, 1, 0),
            (
                "limelight index - < $FIXTURES/items/museum.ndjson && limelight search poster", 0,
                1, 1
            ),
            ("\(protected) && limelight search poster", 1, 0, 2),
            ("\(protected) && limelight unlock && limelight search poster", 0, 1, 3),
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
