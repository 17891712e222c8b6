import Foundation
import TestSupport
import Testing

/// Proves, in order.
///
/// 1. Whatever ends the program, the terminal leaves its alternate screen, reports neither mouse nor
///    focus nor pastes, shows its cursor, and is set as before; and all that once.
/// 2. A closed window ends the program within a second.
/// 3. A program that hangs dies of a signal all the same.
/// 4. A program whose main thread is blocked says by what, and ⌃C ends it; when it goes on, the words
///    are gone and the keys of meanwhile are answered.
@Suite(.serialized)
struct RestorationOfTerminalTests {
    private func session(_ arguments: [String] = []) throws -> PtySession {
        try PtySession(BuiltProgram.path("TerminalProbe"), arguments)
    }

    /// What must be among the last bytes, and how often.
    private func expectRestored(_ session: PtySession, settings: String) {
        let text = session.text
        for sequence in ["1049l", "1006l", "1002l", "1004l", "2004l", "25h"] {
            let end = text.components(separatedBy: "\u{1B}[H\u{1B}[2J").last ?? ""
            #expect(end.contains(sequence), "\(sequence) in \(end.debugDescription)")
        }
        #expect(text.components(separatedBy: "1049l").count == 2)
        #expect(session.settings == settings)
        #expect(
            text.range(of: "1004l")?.lowerBound ?? text.endIndex
                < text.range(of: "1049l")?.lowerBound ?? text.startIndex
        )
    }

    @Test func `leaving restores the terminal`() throws {
        let session = try session()
        let settings = session.settingsAtStart
        #expect(session.waitForText("80x24"))
        #expect(session.settings != settings)
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
        expectRestored(session, settings: settings)
    }

    private static let faults = [
        SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXFSZ,
    ]

    /// All signals that end a program by themselves and can be caught; 32 and 33 are the C library's.
    private static let requests: [Int32] = (1...64).filter { signal in
        let harmless = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE]
        let others = [SIGKILL, SIGSTOP, 32, 33]
        return !(harmless + others + faults).contains(signal)
    }

    @Test(arguments: requests)
    func `a signal that asks to leave restores the terminal`(_ signal: Int32) throws {
        let session = try session()
        let settings = session.settingsAtStart
        #expect(session.waitForText("80x24"))
        session.signal(signal)
        #expect(session.waitForEnd(within: .seconds(2)) == .exited(128 + signal))
        expectRestored(session, settings: settings)
    }

    @Test(arguments: faults)
    func `a fault restores the terminal and stays a fault`(_ signal: Int32) throws {
        let session = try session()
        let settings = session.settingsAtStart
        #expect(session.waitForText("80x24"))
        session.signal(signal)
        #expect(session.waitForEnd() == .killed(signal: signal))
        expectRestored(session, settings: settings)
    }

    @Test func `a trap restores the terminal`() throws {
        let session = try session()
        let settings = session.settingsAtStart
        #expect(session.waitForText("80x24"))
        session.send("T")
        let ending = session.waitForEnd()
        #expect(ending == .killed(signal: SIGILL) || ending == .killed(signal: SIGTRAP))
        expectRestored(session, settings: settings)
    }

    @Test func `a closed window ends the program`() throws {
        let session = try session()
        #expect(session.waitForText("80x24"))
        session.closeMaster()
        #expect(session.waitForEnd(within: .seconds(1)) != nil)
    }

    @Test func `a closed window ends a program that hangs`() throws {
        let session = try session()
        #expect(session.waitForText("80x24"))
        session.send("H")
        #expect(session.waitForText("hangs"))
        session.closeMaster()
        #expect(session.waitForEnd(within: .seconds(1)) == .killed(signal: SIGHUP))
    }

    @Test func `a program that hangs dies of a signal`() throws {
        let session = try session()
        let settings = session.settingsAtStart
        #expect(session.waitForText("80x24"))
        session.send("H")
        #expect(session.waitForText("hangs"))
        session.signal(SIGTERM)
        #expect(session.waitForEnd(within: .seconds(4)) == .killed(signal: SIGTERM))
        expectRestored(session, settings: settings)
    }

    @Test func `work that blocks the program is named and Control-C ends it`() throws {
        let session = try session()
        let settings = session.settingsAtStart
        #expect(session.waitForText("80x24"))
        session.send("B")
        #expect(
            session.waitForText("the handler Probe keeps the program busy", within: .seconds(4))
        )
        session.send("\u{3}")
        #expect(session.waitForEnd(within: .seconds(2)) == .killed(signal: SIGINT))
        #expect(session.text.contains("ended while the handler Probe kept it busy"))
        expectRestored(session, settings: settings)
    }

    @Test func `Control-C before the words ends a blocked program too`() throws {
        let session = try session()
        #expect(session.waitForText("80x24"))
        session.send("B\u{3}")
        #expect(session.waitForEnd(within: .seconds(4)) == .killed(signal: SIGINT))
    }

    @Test func `a program that was busy goes on with the keys of meanwhile`() throws {
        let session = try session()
        #expect(session.waitForText("80x24"))
        session.send("Bxy")
        #expect(session.waitForText("keeps the program busy", within: .seconds(4)))
        session.clearOutput()
        #expect(session.waitForText("was busy", within: .seconds(10)))
        #expect(session.waitForText("(\"y\")"))
        // All is drawn anew, without the words.
        #expect(session.text.contains("\u{1B}[2J"))
        #expect(!session.text.contains("keeps the program busy"))
        session.send("q")
        #expect(session.waitForEnd() == .exited(0))
    }

    @Test func `Control-C is a key like others while the program answers`() throws {
        let session = try session()
        #expect(session.waitForText("80x24"))
        session.send("x\u{3}")
        #expect(session.waitForEnd() == .exited(130))
    }

    @Test func `twenty starts and ends leave the settings as they were`() throws {
        for _ in 0..<20 {
            let session = try session(["--no-mouse"])
            let settings = session.settingsAtStart
            session.send("q")
            #expect(session.waitForEnd() == .exited(0))
            #expect(session.settings == settings)
        }
    }
}
