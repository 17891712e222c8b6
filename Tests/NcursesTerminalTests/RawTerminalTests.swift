import Foundation
import TestSupport
import Testing

/// Proves, in order.
///
/// 1. The first frame needs no answer from the terminal, and the first key is not lost.
/// 2. Keys, pastes, mouse and focus are read in whatever pieces they come; answers to questions
///    nobody asked are not keys.
/// 3. Esc is known after the escape delay, Esc Esc at once.
/// 4. A frame that did not change writes nothing, a small change few bytes; idle is idle.
/// 5. Names, sizes, colours and locales that are missing or odd have an answer.
/// 6. The clipboard is reached through the terminal.
/// 7. The background is asked for once; its answer is taken late, in pieces or never, and leaks
///    nothing.
/// 8. No keyboard mode is set, and pastes are bracketed afterwards as they were before.
/// 9. Killed at any moment of its start, the program leaves no mode behind.
@Suite(.serialized)
struct RawTerminalTests {
    private func session(
        _ arguments: [String] = [],
        _ environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 24
    ) throws -> PtySession {
        try PtySession(
            BuiltProgram.path("TerminalProbe"),
            arguments,
            environment: environment,
            columns: columns,
            rows: rows
        )
    }

    private func started(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws
        -> PtySession
    {
        let session = try session(arguments, environment)
        try #require(session.waitForText("80x24"))
        return session
    }

    @Test func `a terminal that answers nothing is drawn on at once, and its first key arrives`()
        throws
    {
        let session = try session()
        session.send("x")
        #expect(session.waitForText("80x24"))
        #expect(session.waitForText("character(\"x\")"))
        #expect(!session.text.contains("\u{1B}[c"))
        #expect(!session.text.contains("$p"))
        #expect(!session.text.contains("\u{1B}[6n"))
        #expect(!session.text.contains("\u{1B}]1"))
    }

    @Test(arguments: [
        ("日", "character(\"日\") 0"), ("\u{1B}[1;5A", "key up 4"), ("\u{1B}k", "(\"k\") 2"),
        ("\u{1B}[200~into the wild\u{1B}[201~", "paste into the wild"),
        ("\u{1B}[<0;5;6M", "press(SearchScreen.MouseEvent.Button.left) 4,5"),
        ("\u{1B}[O", "focus false"), ("\u{8}", "backspace"), ("\u{7F}", "backspace"),
    ])
    func `input is read in one piece and byte by byte`(_ bytes: String, _ shown: String) throws {
        let session = try started()
        session.send(bytes)
        #expect(session.waitForText(shown))
        session.clearOutput()
        session.sendSlowly(bytes)
        #expect(waitUntil { session.output.count > 0 || !session.text.isEmpty })
    }

    @Test func `a late answer is not typing`() throws {
        let session = try started()
        session.sendSlowly("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\\u{1B}[?62;22c\u{1B}[24;80R")
        session.send("x")
        #expect(session.waitForText("character(\"x\")"))
        for wrong in ["(\"1\")", "(\";\")", "(\"r\")", "(\"c\")", "(\"R\")", "escape"] {
            #expect(!session.text.contains(wrong), "\(wrong)")
        }
    }

    @Test func `a lone Esc is known after the escape delay and two at once`() throws {
        let session = try started([], ["ESCDELAY": "2000"])
        session.send("\u{1B}\u{1B}")
        #expect(session.waitForText("key escape", within: .seconds(1)))
        let quick = try started([], ["ESCDELAY": "25"])
        quick.send("\u{1B}")
        #expect(quick.waitForText("key escape", within: .seconds(1)))
    }

    @Test func `a small change is a few bytes`() throws {
        let session = try started()
        session.send("a")
        #expect(session.waitForText("character(\"a\")"))
        session.clearOutput()
        session.send("b")
        #expect(session.waitForText("(\"b\")"))
        #expect(session.output.count < 200)
    }

    @Test func `idle writes nothing and does not wake`() throws {
        let session = try started()
        _ = waitUntil(within: .milliseconds(300)) { false }
        session.clearOutput()
        let before = voluntarySwitches(of: session.process)
        _ = waitUntil(within: .seconds(2)) { false }
        #expect(session.text.isEmpty)
        #expect(voluntarySwitches(of: session.process) - before <= 1)
    }

    /// Of the threads of ours, which bear the program's name; the library that runs tasks wakes
    /// once a second to look after its own.
    private func voluntarySwitches(of process: Int32) -> Int {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.reduce(0) { sum, thread in
            let name = try? String(contentsOfFile: "\(folder)/\(thread)/comm", encoding: .utf8)
            guard name == "TerminalProbe\n" else { return sum }
            let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first {
                $0.hasPrefix("voluntary_ctxt_switches")
            }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    @Test func `many sizes in a moment end at the last one in few frames`() throws {
        let session = try started()
        session.clearOutput()
        for width in 1...200 { session.resize(columns: 20 + width, rows: 10 + width % 30) }
        session.resize(columns: 91, rows: 17)
        #expect(session.waitForText("91x17"))
        #expect(session.text.components(separatedBy: "resized").count < 62)
    }

    @Test(arguments: [(1, 1), (2, 1), (1, 30), (3, 2), (12, 3), (200, 60)])
    func `every size is drawn`(_ columns: Int, _ rows: Int) throws {
        let session = try session(columns: columns, rows: rows)
        #expect(session.waitForText("\u{1B}[?1049h"))
        session.resize(columns: rows, rows: columns)
        session.resize(columns: 80, rows: 24)
        #expect(session.waitForText("80x24"))
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
    }

    @Test func `a terminal that does not tell its size has one`() throws {
        let session = try session(columns: 0, rows: 0)
        #expect(session.waitForText("80x24"))
    }

    @Test(arguments: ["xterm-unheard-of", "unheard-of-256color"])
    func `an unknown kin of xterm is drawn on as xterm`(_ name: String) throws {
        let session = try started([], ["TERM": name])
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
    }

    @Test(arguments: [
        ("unheard-of", "TERM=xterm-256color"), ("", "`TERM` is not set"), ("dumb", "cursor"),
    ])
    func `a terminal that cannot be used is named, untouched, with the remedy`(
        _ name: String,
        _ words: String
    ) throws {
        let session = try session([], ["TERM": name])
        #expect(session.waitForEnd() == .exited(2))
        #expect(session.text.contains(words))
        #expect(!session.text.contains("\u{1B}"))
    }

    @Test(arguments: ["vt100", "linux", "screen", "xterm", "tmux-256color", "vt220"])
    func `any known terminal is drawn on`(_ name: String) throws {
        let session = try started([], ["TERM": name])
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
        #expect(session.text.contains("2004l"))
    }

    @Test(arguments: [
        (["--no-color"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "vt100"]),
    ])
    func `without colours no colour is written`(
        _ arguments: [String],
        _ environment: [String: String]
    ) throws {
        let session = try started(arguments, environment)
        #expect(session.waitForText("0 colours"))
        #expect(!session.text.contains("38;5"))
        #expect(session.text.firstMatch(of: /\[(3|4)\d(;\d+)*m/) == nil)
    }

    @Test func `a locale that is not UTF-8 gets ASCII`() throws {
        let session = try started([], ["LANG": "C", "LC_ALL": "C"])
        session.send("W")
        #expect(session.waitForText("??"))
        #expect(session.output.allSatisfy { $0 < 0x80 })
    }

    @Test func `the mouse is reported only if it is wanted`() throws {
        #expect(try started().text.contains("\u{1B}[?1006h"))
        #expect(try !started(["--no-mouse"]).text.contains("\u{1B}[?1006h"))
    }

    @Test func `a copy goes through the terminal, and through tmux`() throws {
        let session = try started()
        session.send("C")
        #expect(session.waitForText("\u{1B}]52;c;Y29waWVk\u{7}"))
        #expect(session.waitForText("OSC 52"))
        let inside = try started([], ["TMUX": "/tmp/none,1,0"])
        inside.send("C")
        #expect(inside.waitForText("\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Y29waWVk\u{7}\u{1B}\\"))
    }

    @Test func `frames are synchronized where that is known to work`() throws {
        let session = try started([], ["TERM_PROGRAM": "WezTerm"])
        #expect(session.text.contains("\u{1B}[?2026h"))
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
        let text = session.text
        #expect(
            text.components(separatedBy: "2026h").count
                <= text.components(separatedBy: "2026l").count
        )
        #expect(try !started().text.contains("2026"))
    }

    // MARK: The background

    private static let question = "\u{1B}]11;?"
    private static let answer = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c"
    /// The colour of lines in the light theme.
    private static let lightLines = "38;5;240"

    private func asking(_ environment: [String: String] = [:]) throws -> PtySession {
        let session = try started(["--ask"], environment)
        try #require(session.waitForText(Self.question))
        session.clearOutput()
        return session
    }

    @Test(arguments: [false, true])
    func `the background's answer changes the colours, however it is split`(
        _ isSplit: Bool
    ) throws {
        let session = try asking()
        if isSplit { session.sendSlowly(Self.answer) } else { session.send(Self.answer) }
        #expect(session.waitForText(Self.lightLines))
        session.send("x")
        #expect(session.waitForText("character(\"x\")"))
        #expect(!session.text.contains("escape"))
        session.send("q")
        #expect(session.waitForEnd(within: .milliseconds(400)) == .exited(0))
    }

    @Test func `a terminal that never answers costs half a second at the end and no key`() throws {
        let session = try asking()
        session.send("x")
        #expect(session.waitForText("character(\"x\")"))
        _ = waitUntil(within: .milliseconds(600)) { false }
        session.send("q")
        #expect(session.waitForEnd(within: .milliseconds(400)) == .exited(0))
    }

    @Test func `an answer that comes while the program leaves is not typed into the shell`() throws
    {
        let session = try asking()
        session.send("q")
        _ = waitUntil(within: .milliseconds(150)) { false }
        session.send(Self.answer)
        #expect(session.waitForEnd() == .exited(0))
        // What nobody had read would be echoed once the terminal is as it was.
        #expect(!session.text.contains("rgb:"))
        #expect(!session.text.contains("62;22c"))
    }

    @Test(arguments: [
        ["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"], ["STY": "1.pts-0"], ["TERM": "vt100"],
        ["COLORFGBG": "15;0"], ["NO_COLOR": "1"],
    ])
    func `nothing is asked where the answer might be typed into the shell`(
        _ environment: [String: String]
    ) throws {
        let session = try started(["--ask"], environment)
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
        #expect(!session.text.contains(Self.question))
    }

    // MARK: Modes

    @Test func `no keyboard mode is set, and pastes are bracketed as they were`() throws {
        let session = try started()
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
        let text = session.text
        // The kitty protocol's stack of modes, and xterm's modifyOtherKeys.
        #expect(text.firstMatch(of: /\u{1B}\[[>=<][0-9;]*u/) == nil)
        #expect(text.firstMatch(of: /\u{1B}\[>4/) == nil)
        let steps = [
            "\u{1B}[?2004s", "\u{1B}[?2004h", "\u{1B}[?2004l", "\u{1B}[?2004r", "\u{1B}[?1049l",
        ]
        let places = steps.map { text.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test(arguments: [SIGTERM, SIGSEGV, SIGHUP])
    func `killed at any moment of its start, no mode stays`(_ signal: Int32) throws {
        for pause in stride(from: 0, to: 60, by: 6) {
            let session = try session()
            let settings = session.settingsAtStart
            _ = waitUntil(within: .milliseconds(pause)) { false }
            session.signal(signal)
            #expect(session.waitForEnd(within: .seconds(3)) != nil)
            let text = session.text
            #expect(session.settings == settings, "after \(pause) ms")
            for mode in ["2004", "1004", "1002", "1006", "1049"] where text.contains("?\(mode)h") {
                #expect(text.contains("?\(mode)l"), "\(mode) after \(pause) ms")
            }
        }
    }

    @Test func `a session leader does not stop, and says so`() throws {
        let session = try started()
        session.send("Z")
        #expect(session.waitForText("cannot suspend"))
        session.signal(SIGTSTP)
        session.send("x")
        #expect(session.waitForText("(\"x\")"))
    }
}
