import Foundation
import Importing
import LimelightApp
import SearchScreen
import TestSupport
import Testing

// What this file proves:
// 1. a script is steps with their pauses; a mistake is one line with its number;
// 2. every script of the fixtures can be recorded, and is an asciicast: header, times that grow,
//    output that draws what the screen shows, captions included;
// 3. a recording is the same every time;
// 4. on a terminal the script types, captions are shown, and the end leaves with 0;
// 5. a person can leave, and cannot press anything else.

@Suite struct PlayTests {
    let store: TemporaryFolder

    init() throws {
        store = try TemporaryFolder()
    }

    @Test func `a script is steps with their pauses`() throws {
        let script = try PlayScript(
            """
            # comment
            size 40x10
              caption  Hello there \n
            keys a<Down>
            pace 10ms
            wait 1.5s
            wait 500ms
            keys b
            caption
            wait 2s
            """
        )
        #expect(script.size == Size(width: 40, height: 10))
        #expect(script.rest == .seconds(2))
        let expected: [PlayScript.Step] = [
            .init(pause: .zero, message: .captioned("Hello there")),
            .init(pause: .milliseconds(120), message: .key(Key(.character("a")))),
            .init(pause: .milliseconds(120), message: .key(Key(.down))),
            .init(pause: .milliseconds(2_010), message: .key(Key(.character("b")))),
            .init(pause: .zero, message: .captioned(nil)),
        ]
        #expect(script.steps == expected)
    }

    @Test(arguments: [
        ("\n\ncapton x", "3: 'capton' is no step; did you mean 'caption'?"),
        ("sleep", "1: 'sleep' is no step; steps are size, pace, caption, keys and wait"),
        ("wait 5", "1: expected a time such as '800ms' or '1.5s', at most 600s"),
        ("wait 9999s", "1: expected a time such as '800ms' or '1.5s', at most 600s"),
        ("pace ms", "1: expected a time such as '800ms' or '1.5s', at most 600s"),
        ("size 9", "1: expected columns and rows, such as '80x24', at most 500x200"),
        ("keys <Dwon>", "1: no key is called '<Dwon>' at column 1; did you mean '<down>'?"),
    ])
    func `a mistake is one line with its number`(text: String, expected: String) async throws {
        let file = store.path + "/x.play"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let run = await CommandRun(["play", file, "--record", file + ".cast"], store: store)
        #expect(run.code == .failure)
        #expect(run.words == ["limelight: \(file):\(expected)"])
    }

    private func record(_ demo: String) async throws -> [String] {
        let file = store.path + "/demo.cast"
        let run = await CommandRun(
            ["play", Fixtures.url("demos/" + demo).path, "--record", file]
                + ["apps", "site"].map { Fixtures.url($0).path },
            store: store
        )
        #expect(run.code == .done && run.words.isEmpty)
        return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
            .map(String.init)
    }

    @Test func `every demonstration is an asciicast`() async throws {
        let demos = try FileManager.default.contentsOfDirectory(
            atPath: Fixtures.url("demos").path
        ).filter { $0.hasSuffix(".play") }
        #expect(!demos.isEmpty)
        for demo in demos {
            let lines = try await record(demo)
            let header = try JSONReader.read(Array(lines[0].utf8))
            #expect(header["version"] == .integer(2))
            #expect(header["width"] == .integer(100) && header["height"] == .integer(30))
            var last = 0.0
            for line in lines.dropFirst() {
                guard case .list(let event) = try JSONReader.read(Array(line.utf8)),
                    case .real(let time) = event[0], event.count == 3
                else { throw ImportError(.emptyText) }
                #expect(time >= last && event[1] == .text("o"))
                last = time
            }
            #expect(last > 5)
            #expect(try await record(demo) == lines)
        }
        #expect(try await record("first-minute.play").joined().contains("rows come as you type"))
    }

    @MainActor
    @Test func `on a terminal the script types`() async throws {
        let file = store.path + "/short.play"
        try "pace 1ms\ncaption Look here\nkeys wild\nwait 1ms"
            .write(toFile: file, atomically: true, encoding: .utf8)
        let terminal = RecordingTerminal()
        let run = await CommandRun(
            ["play", file, Fixtures.url("apps/tv-shows.json").path],
            store: store,
            terminal: terminal
        )
        #expect(run.code == .done)
        let text = terminal.frames.last?.text ?? ""
        #expect(text.contains("Look here") && text.contains("Into the Wild"))
        #expect(terminal.isStopped)
    }

    @MainActor
    @Test func `a person can leave and nothing else`() async throws {
        let file = store.path + "/long.play"
        try "wait 100s\nkeys a".write(toFile: file, atomically: true, encoding: .utf8)
        let terminal = RecordingTerminal()
        terminal.type("zzz")
        terminal.send(.key(Key(.escape)))
        let run = await CommandRun(["play", file], store: store, terminal: terminal)
        #expect(run.code == .interrupted)
        #expect(!terminal.frames.contains { $0.text.contains("zzz") })
    }
}
