import Foundation
import LimelightApp
import TestSupport
import Testing

// What this file proves, on the real program:
// 1. a picker prints the chosen identifier alone, its screen on the terminal and not in `$( )`; on
//    demand the typed text and the key that chose go before it;
// 2. data on standard input and keys from the terminal go together;
// 3. marked rows are printed in the order of marking, each ended as asked;
// 4. --select-1 and --exit-0 need no screen and no terminal;
// 5. leaving is status 130, a bad file of the configuration 2 in one line;
// 6. when nothing happens no byte is written and no thread wakes.

@Suite(.serialized) struct PickerTests {
    private let folder: TemporaryFolder
    private let program = BuiltProgram.path("limelight")
    private let shows = Fixtures.url("apps/tv-shows.json").path

    init() throws {
        folder = try TemporaryFolder()
    }

    private var environment: [String: String] {
        ["HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store", "SHELL": "/bin/sh"]
    }

    /// A shell line in a terminal, with its status and what the picker printed shown at its end.
    private func terminal(_ line: String) throws -> TmuxSession {
        try TmuxSession("sh -c '" + line + "'", environment: environment)
    }

    @Test func `a picker prints the chosen row alone`() throws {
        let session = try terminal(
            "x=$(\(program) --no-history --print \(shows)); echo \"[$x] $?\"; cat"
        )
        try session.waitForText("BROWSE")
        try session.type("net daily")
        try session.waitForText("TOP HIT")
        try session.press("Enter")
        try session.waitForText("[NET Daily] 0")
    }

    @Test func `the typed text and the key that chose are printed before the row`() throws {
        let session = try terminal(
            "\(program) --no-history --print-query --expect ctrl-o,f9 \(shows); echo \"[$?]\"; cat"
        )
        try session.waitForText("BROWSE")
        try session.type("net d")
        try session.waitForText("TOP HIT")
        try session.press("C-o")
        let screen = try session.waitForText("[0]")
        #expect(screen.contains("net d\nctrl-o\nNET Daily\n[0]"))
        let run = try ShellCommand(
            [
                "/bin/sh", "-c",
                "\(program) --print-query --expect f9 --select-1 --query 'net daily' \(shows)",
            ],
            environment: environment
        )
        #expect(run.output == "net daily\n\nNET Daily\n")
        let wrong = try ShellCommand(
            ["/bin/sh", "-c", "\(program) --expect ctrl-bogus \(shows) 2>&1"],
            environment: environment
        )
        #expect(wrong.status == 2)
        #expect(wrong.output.contains("--expect"))
        #expect(wrong.output.contains("not 'ctrl-bogus'"))
    }

    @Test func `data comes from standard input, keys from the terminal`() throws {
        let item = "{\"uniqueIdentifier\":\"z1\",\"attributes\":{\"title\":\"Zeppelin\"}}"
        let path = folder.path + "/items.ndjson"
        try Data((item + "\n").utf8).write(to: URL(filePath: path))
        let session = try terminal(
            "x=$(cat \(path) | \(program) --no-history --print -); echo \"[$x] $?\"; cat"
        )
        try session.waitForText("BROWSE")
        try session.type("zep")
        try session.waitForText("Zeppelin")
        try session.press("Enter")
        try session.waitForText("[z1] 0")
    }

    @Test func `marked rows are printed in order, each with its end`() throws {
        let session = try terminal(
            "\(program) --no-history --print0 --query i \(shows) | tr \"\\\\000\" \"|\"; cat"
        )
        try session.waitForText("TOP HIT")
        try session.press("M-s")
        try session.waitForText("1 marked")
        try session.press("M-s")
        try session.waitForText("2 marked")
        try session.press("Enter")
        let screen = try session.waitUntilScreen { $0.filter { $0 == "|" }.count == 2 }
        #expect(!screen.contains("TOP HIT"))
    }

    @Test func `leaving a picker prints nothing and is status 130`() throws {
        let session = try terminal(
            "x=$(\(program) --no-history --print \(shows)); echo \"[$x] $?\"; cat"
        )
        try session.waitForText("BROWSE")
        try session.press("Escape")
        try session.waitForText("[] 130")
    }

    @Test(arguments: [
        (["--print", "--select-1", "--query", "net daily"], 0, "NET Daily\n"),
        (["--print", "--exit-0", "--query", "zeppelin"], 1, ""),
        (["--print", "--select-1", "--print0", "--query", "net daily"], 0, "NET Daily\0"),
        (["--select-1", "--query", "title:hour"], 0, "Indie Hour\n"),
        (["--select-1", "--query", "documentary -wild"], 0, "Inside Out: a city\n"),
        (["--exit-0", "--query", "music", "--profile", "ios17"], 1, ""),
    ])
    func `what needs no choice needs no screen`(
        _ options: [String],
        _ status: Int32,
        _ output: String
    ) throws {
        let command = try ShellCommand(
            [program] + options + [shows],
            environment: environment
        )
        #expect(command.status == status)
        #expect(command.output == output)
    }

    @Test func `a bad file of the configuration is one line and status 2`() throws {
        let config = folder.path + "/.config/limelight"
        try FileManager.default.createDirectory(
            atPath: config,
            withIntermediateDirectories: true
        )
        try Data("{ them: 1 }".utf8).write(to: URL(filePath: config + "/config.json5"))
        let session = try PtySession(program, [shows], environment: environment)
        #expect(session.waitForEnd() == .exited(2))
        #expect(session.text.contains("'them' means nothing here; did you mean 'theme'?"))
        #expect(!session.text.contains("\u{1B}"))
    }

    @Test func `the screen costs nothing while nothing happens`() throws {
        let session = try PtySession(
            program,
            ["--no-history", "--query", "in", shows],
            environment: environment
        )
        #expect(session.waitForText("TOP HIT"))
        // The threads that helped at the start go to rest.
        _ = waitUntil(within: .seconds(7)) { false }
        session.clearOutput()
        let before = switches(of: session.process)
        _ = waitUntil(within: .seconds(5)) { false }
        #expect(session.output.isEmpty)
        for (thread, count) in switches(of: session.process) {
            #expect(count - (before[thread] ?? 0) <= 1, "thread \(thread)")
        }
        session.signal(SIGTERM)
        #expect(session.waitForEnd() == .exited(128 + SIGTERM))
    }

    /// The voluntary context switches of each thread of a process.
    private func switches(of process: Int32) -> [String: Int] {
        let tasks = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.reduce(into: [:]) { counts, thread in
            let path = tasks + "/" + thread + "/status"
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt") }
            counts[thread] = line?.split(separator: "\t").last.flatMap { Int($0) }
        }
    }

    @Test func `a key costs few bytes`() throws {
        let session = try PtySession(
            program,
            ["--no-history", Fixtures.url("apps").path],
            environment: environment
        )
        #expect(session.waitForText("BROWSE"))
        var costs: [Int] = []
        let back = Array(repeating: "\u{7F}", count: 6)
        let down = Array(repeating: "\u{1B}[B", count: 6)
        let letters = "into the wild".map(String.init)
        for key in letters + back + down + ["\t", "\u{15}"] + "mail o".map(String.init) {
            _ = waitUntil(within: .milliseconds(150)) { false }
            session.clearOutput()
            session.send(key)
            _ = waitUntil(within: .milliseconds(150)) { false }
            costs.append(session.text.utf8.count)
        }
        costs.sort()
        #expect(costs[costs.count / 2] <= 2_048)
        #expect(costs[costs.count - 1] <= 8_192)
        session.signal(SIGTERM)
        _ = session.waitForEnd()
    }
}
