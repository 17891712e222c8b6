import Foundation
import TestSupport
import Testing

// What this file proves, with the real program on terminals that answer as kitty, as xterm, and not
// at all:
// 1. a terminal that says so draws the pictures: sent after a rest, placed by number, never twice;
// 2. each key stays few bytes, whatever pictures come with it;
// 3. a picture is taken away with its row, behind a menu, and whatever ends the program;
// 4. a new size has the pictures sent again; the clear screen has none meanwhile;
// 5. without an answer, inside a multiplexer, over ssh or turned off, no picture is sent, and where
//    nothing can be asked nothing is;
// 6. an answer in pieces, or while the program leaves, is no typing;
// 7. the doctor says it.

@Suite(.serialized) struct KittyGraphicsTests {
    private let folder: TemporaryFolder
    private let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    private let answer = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"

    init() throws {
        folder = try TemporaryFolder()
    }

    private func session(
        _ environment: [String: String] = [:],
        _ arguments: [String]? = nil
    ) throws -> PtySession {
        try PtySession(
            BuiltProgram.path("limelight"),
            arguments ?? ["--no-history", Fixtures.url("apps/tv-shows.json").path],
            environment: [
                "HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store", "SHELL": "/bin/sh",
            ].merging(environment) { $1 }
        )
    }

    /// A screen on a terminal that draws pictures.
    private func drawing() throws -> PtySession {
        let session = try session()
        try #require(session.waitForText(question))
        session.send(answer)
        try #require(session.waitForText("BROWSE"))
        session.clearOutput()
        return session
    }

    /// A screen that shows the pictures of some rows.
    private func shown() throws -> PtySession {
        let session = try drawing()
        session.send("in")
        try #require(session.waitForText("_Ga=p"))
        session.waitUntilQuiet()
        return session
    }

    private func count(_ text: String, in session: PtySession) -> Int {
        session.text.components(separatedBy: text).count - 1
    }

    @Test func `a picture is sent once and placed again by its number`() throws {
        let session = try shown()
        #expect(count("_Ga=t,f=100", in: session) >= 2)
        session.clearOutput()
        session.send("\u{1B}[B")
        session.waitUntilQuiet()
        #expect(count("_G", in: session) == 0)
        session.send("\u{1B}k")
        #expect(session.waitForText("filter actions"))
        session.waitUntilQuiet()
        #expect(count("_Ga=d,d=i", in: session) >= 2)
        #expect(count("_Ga=p", in: session) == 0)
        session.clearOutput()
        session.send("\u{1B}")
        #expect(session.waitForText("_Ga=p"))
        session.waitUntilQuiet()
        #expect(count("_Ga=t", in: session) == 0)
    }

    @Test func `a key is few bytes beside the pictures, and each of these goes once`() throws {
        let session = try drawing()
        var costs: [Int] = []
        var pictures: [Substring] = []
        for key in "into the wild".map(String.init) + Array(repeating: "\u{7F}", count: 12) {
            session.send(key)
            _ = waitUntil(within: .milliseconds(200)) { false }
            let sent = session.text.matches(of: /\u{1B}_G[^\u{1B}]*f=100[^\u{1B}]*\u{1B}\\/)
            pictures += sent.map { $0.output.drop { $0 != ";" } }
            costs.append(session.text.utf8.count - sent.reduce(0) { $0 + $1.output.utf8.count })
            session.clearOutput()
        }
        costs.sort()
        #expect(costs[costs.count / 2] <= 2_048)
        #expect(costs[costs.count - 1] <= 8_192)
        #expect(!pictures.isEmpty)
        #expect(Set(pictures).count == pictures.count)
    }

    @Test(arguments: [nil, SIGTERM, SIGSEGV])
    func `whatever ends the program takes the pictures away`(_ signal: Int32?) throws {
        let session = try shown()
        session.clearOutput()
        if let signal { session.signal(signal) } else { session.send("\u{3}") }
        #expect(session.waitForEnd() != nil)
        let deletion = session.text.range(of: "\u{1B}_Ga=d,d=A,q=2\u{1B}\\")?.lowerBound
        let leaving = session.text.range(of: "\u{1B}[?1049l")?.lowerBound
        let (first, second) = (try #require(deletion), try #require(leaving))
        #expect(first < second)
    }

    @Test func `a new size has the pictures sent again`() throws {
        let session = try shown()
        session.clearOutput()
        session.resize(columns: 90, rows: 30)
        #expect(session.waitForText("_Ga=p"))
        session.waitUntilQuiet()
        let text = session.text
        let deletion = try #require(text.range(of: "_Ga=d,d=A")?.lowerBound)
        #expect(deletion < text.range(of: "_Ga=t")?.lowerBound ?? text.startIndex)
        #expect(count("_Ga=t", in: session) >= 2)
    }

    @Test(arguments: ["\u{1B}[?62;c", "\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\\u{1B}[?62;c", ""])
    func `a terminal that does not say so gets half blocks`(_ answer: String) throws {
        let session = try session()
        try #require(session.waitForText(question))
        session.send(answer + "in")
        #expect(session.waitForText("▀") || session.waitForText("▄"))
        session.waitUntilQuiet()
        #expect(count("_G", in: session) == 1)
    }

    @Test(arguments: [
        ["TMUX": "/tmp/none,1,0"], ["STY": "1.pts"], ["ZELLIJ": "0"], ["TERM": "tmux-256color"],
        ["TERM": "screen-256color"], ["SSH_TTY": "/dev/pts/1"], ["NO_COLOR": "1"],
        ["TERM": "linux"],
    ])
    func `where an answer may go astray nothing is asked`(
        _ environment: [String: String]
    ) throws {
        let session = try session(environment)
        session.send("in")
        #expect(session.waitForText("TOP HIT"))
        session.send(answer)
        session.waitUntilQuiet()
        #expect(count("_G", in: session) == 0)
    }

    @Test(arguments: ["blocks", "none"])
    func `the settings turn it off`(_ choice: String) throws {
        let settings = folder.path + "/.config/limelight"
        try FileManager.default.createDirectory(
            atPath: settings,
            withIntermediateDirectories: true
        )
        try Data("{ pictures: '\(choice)' }".utf8)
            .write(to: URL(filePath: settings + "/config.json5"))
        let session = try session()
        session.send("in")
        #expect(session.waitForText("TOP HIT"))
        session.waitUntilQuiet()
        #expect(count("_G", in: session) == 0)
        // A tile is drawn with these too, a picture with colours behind them.
        #expect(session.text.contains("48;5;") == true || choice == "none")
        let doctor = try self.session([:], ["doctor"])
        #expect(doctor.waitForText("turned off in the settings"))
    }

    @Test func `an answer in pieces is no typing`() throws {
        let session = try session()
        try #require(session.waitForText(question))
        session.sendSlowly(answer)
        session.send("in")
        #expect(session.waitForText("_Ga=p"))
        for wrong in ["Gi=31", ";OK"] {
            let rest = session.text.replacing(question, with: "")
            #expect(!rest.contains(wrong))
        }
    }

    @Test func `an answer while the program leaves is not typed into the shell`() throws {
        let session = try session()
        try #require(session.waitForText(question))
        session.send("\u{3}")
        _ = waitUntil(within: .milliseconds(100)) { false }
        session.send(answer)
        #expect(session.waitForEnd() != nil)
        #expect(!session.text.contains("31;OK"))
    }

    @Test func `tmux keeps its title`() throws {
        let session = try TmuxSession(
            BuiltProgram.path("limelight") + " --no-history "
                + Fixtures.url("apps/tv-shows.json").path,
            environment: ["HOME": folder.path, "LIMELIGHT_STORE": folder.path + "/store"]
        )
        try session.waitForText("BROWSE")
        try session.type("in")
        try session.waitForText("TOP HIT")
        #expect(try !session.value("#{pane_title}").contains("i=31"))
    }

    @Test(arguments: [
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", "yes, 10x20 pixels a cell"),
        ("\u{1B}[?62;c", "no, the terminal does not say so"),
    ])
    func `the doctor says whether the terminal draws pictures`(
        _ answer: String,
        _ words: String
    ) throws {
        let session = try session([:], ["doctor"])
        try #require(session.waitForText(question))
        session.send(answer)
        #expect(session.waitForEnd() == .exited(0))
        #expect(session.text.contains(words))
        let inside = try self.session(["TMUX": "/tmp/none,1,0"], ["doctor"])
        #expect(inside.waitForText("not asked: a multiplexer is between"))
    }
}
