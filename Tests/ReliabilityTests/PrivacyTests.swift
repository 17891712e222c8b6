import Foundation
import LimelightApp
import TestSupport
import Testing

// What this file proves, on the real program, with a word that only items hold:
// 1. no error tells it: not of a refused file or query, not of a store damaged anywhere;
// 2. a crash prints nothing at all and leaves no core file, unless a report was asked for;
// 3. with the history off nothing is written but the store, and the history can be erased.

struct PrivacyTests {
    private static let secret = "zanzibar"

    private let folder: TemporaryFolder
    private let program = BuiltProgram.path("limelight")

    init() throws {
        folder = try TemporaryFolder()
    }

    private var environment: [String: String] {
        [
            "HOME": folder.path + "/home", "LIMELIGHT_STORE": folder.path + "/store",
            "XDG_STATE_HOME": "", "XDG_CONFIG_HOME": "", "SHELL": "/bin/sh",
        ]
    }

    /// Runs a shell's line in which `$l` is the program; what it writes to standard error comes back.
    private func words(_ line: String, status: Int32? = 2) throws -> String {
        let run = try ShellCommand(
            ["bash", "-c", "{ \(line)\n} 2>&1 > /dev/null"],
            environment: environment.merging(["l": program]) { $1 }
        )
        if let status { #expect(run.status == status, "\(line): \(run.output)") }
        return run.output
    }

    private func file(_ name: String, _ text: String) throws -> String {
        let path = folder.path + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    // MARK: Errors

    static let refusedValues = [
        #""title":{"a":"SECRET"}"#, #""keywords":"SECRET""#, #""keywords":[["SECRET"]]"#,
        #""dueDate":"SECRET""#, #""contentURL":"SECRET""#, #""thumbnailData":"SECRET!""#,
        #""rating":"SECRET""#, #""title":"SECRET\u0000""#, #""title":"SECRET\ud800""#,
        #""title":"SECRET","title":"SECRET""#, #""title":"SECRET"#, #""authors":["SECRET"]"#,
        #""contentType":["SECRET"]"#, #""title":"SECRET","rating":1e999"#,
    ]

    @Test(arguments: refusedValues)
    func `a refused file does not tell its values`(_ value: String) throws {
        let text = value.replacing("SECRET", with: Self.secret)
        let item = #"{"uniqueIdentifier":"1","attributes":{\#(text)}}"#
        for path in [
            try file("item.ndjson", item),
            try file("app.json", #"{"app":{"bundleIdentifier":"a.b"},"items":[\#(item)]}"#),
        ] {
            let words = try words("$l index '\(path)'")
            #expect(!words.contains(Self.secret), "\(words)")
            #expect(words.split(separator: "\n").count == 1, "\(words)")
        }
    }

    @Test
    func `a damaged store does not tell what it holds`() throws {
        let items = (0..<40).map {
            #"{"uniqueIdentifier":"\#(Self.secret)\#($0)","attributes":{"title":"\#(Self.secret)"}}"#
        }
        let path = try file("items.ndjson", items.joined(separator: "\n"))
        _ = try words("$l index '\(path)'", status: 0)
        let database = folder.path + "/store/limelight.sqlite"
        let whole = try Data(contentsOf: URL(filePath: database))
        for place in stride(from: 50, to: whole.count, by: whole.count / 12) {
            var damaged = whole
            for offset in place..<min(place + 16, whole.count) { damaged[offset] ^= 0xA5 }
            try damaged.write(to: URL(filePath: database))
            let words = try words(
                """
                for line in list 'search a' stats 'delete --id none' 'open --search a'; do
                    $l $line; [ $? -lt 128 ] || echo "$line: $?" >&2
                done
                """,
                status: nil
            )
            #expect(!words.contains(Self.secret), "\(place): \(words)")
            #expect(
                words.split(separator: "\n").allSatisfy { $0.hasPrefix("limelight: ") },
                "\(place): \(words)"
            )
        }
    }

    // MARK: Crashes

    @Test(arguments: [SIGSEGV, SIGILL, SIGABRT, SIGQUIT, SIGSYS, SIGXCPU])
    func `a crash prints nothing and leaves no core file`(_ signal: Int32) throws {
        let path = try file(
            "items.ndjson",
            #"{"uniqueIdentifier":"1","attributes":{"title":"\#(Self.secret)"}}"#
        )
        let session = try PtySession(
            "/bin/sh",
            [
                "-c",
                "cd '\(folder.path)'; ulimit -c unlimited; exec '\(program)' --linear '\(path)'",
            ],
            environment: environment.merging(["SWIFT_BACKTRACE": ""]) { $1 }
        )
        #expect(session.waitForText("search>"))
        session.send(Self.secret + "\r")
        #expect(session.waitForText("Top Hit"))
        session.waitUntilQuiet()
        session.clearOutput()
        session.signal(signal)
        #expect(session.waitForEnd() == .killed(signal: signal))
        #expect(session.text.isEmpty, "\(session.text)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.hasPrefix("core") }, "\(files)")
    }

    /// Where cores are handed to a program, no file tells.
    @Test(arguments: [("", "1"), ("1", "unlimited")])
    func `a crash has no room for a core file unless a report is asked for`(
        _ wish: String,
        limit: String
    ) throws {
        let session = try PtySession(
            "/bin/sh",
            ["-c", "ulimit -c unlimited; exec '\(program)' --linear"],
            environment: environment.merging(["SWIFT_BACKTRACE": wish]) { $1 }
        )
        #expect(session.waitForText("search>"))
        let limits = try String(contentsOfFile: "/proc/\(session.process)/limits", encoding: .utf8)
        let line = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
        #expect(line?.split(separator: " ").dropFirst(4).first.map(String.init) == limit)
    }

    // MARK: The history

    @Test
    func `the history can be off and can be erased`() throws {
        let items = try file(
            "items.ndjson",
            #"{"uniqueIdentifier":"1","attributes":{"title":"\#(Self.secret)"}}"#
        )
        let history = folder.path + "/home/.local/state/limelight/history.json"
        _ = try session(["--no-history", items])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/home"))
        _ = try session([items])
        #expect(try String(contentsOfFile: history, encoding: .utf8).contains(Self.secret))
        #expect(try words("$l reset --history", status: 0) == "limelight: removed the history\n")
        #expect(!FileManager.default.fileExists(atPath: history))
    }

    /// Searches for the item, opens it and leaves.
    private func session(_ words: [String]) throws -> PtySession.Ending? {
        let session = try PtySession(program, words, environment: environment)
        #expect(session.waitForText("BROWSE"))
        session.send(Self.secret)
        #expect(session.waitForText("TOP HIT"))
        session.send("\r")
        #expect(session.waitForText("Restored by"))
        session.signal(SIGTERM)
        return session.waitForEnd()
    }
}
