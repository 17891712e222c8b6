import Foundation
import TestSupport
import Testing

/// Proves, in order, in a real terminal.
///
/// 1. Each class of character keeps the right border in its column.
/// 2. Keys, pastes and the focus arrive; the size follows the window.
/// 3. The screen before comes back, and standard input and output stay free.
/// 4. The program stops for the shell and goes on, also after `bg` and in a pipeline.
@Suite(.serialized)
struct TmuxTests {
    private let probe = BuiltProgram.path("TerminalProbe")

    @Test func `each class of character keeps the border straight`() throws {
        let session = try TmuxSession(probe, columns: 40, rows: 12)
        try session.waitForText("40x12")
        try session.type("W")
        try session.waitForText("zalgo")
        for row in 3...11 {
            let cells = try session.screen().components(separatedBy: "\n")[row - 1]
            #expect(cells.hasSuffix("│"), "\(cells)")
        }
        // The border's column, as tmux itself counts it: what follows the text is one cell.
        let screen = try session.screen()
        for text in ["日本語 ＡＢ", "✔ ⚠ 👍 👨 🇫🇷 1", "《》（）【】", "한국어"] {
            #expect(screen.contains(text), "\(text)")
        }
        try session.type("W")
        try session.waitUntilScreen { !$0.contains("zalgo") && !$0.contains("日本語") }
    }

    @Test func `keys, pastes and sizes arrive`() throws {
        let session = try TmuxSession(probe)
        try session.waitForText("80x24")
        try session.press("Up", "M-k", "C-n", "F1", "BTab", "C-Left", "PPage")
        for text in [
            "key up 0", "(\"k\") 2", "(\"n\") 4", "function(1) 0", "key tab 1", "key left 4",
            "key pageUp 0",
        ] {
            try session.waitForText(text)
        }
        try session.paste("日本 wild")
        try session.waitForText("paste 日本 wild")
        try session.press("Escape")
        try session.waitForText("key escape 0")
        try session.resize(columns: 61, rows: 14)
        try session.waitForText("61x14")
        #expect(try session.value("#{cursor_x},#{cursor_y},#{cursor_flag}") == "2,1,1")
    }

    @Test func `the screen before comes back`() throws {
        let session = try TmuxSession("echo before; \(probe); echo after; exec cat")
        try session.waitForText("80x24")
        try session.type("q")
        try session.waitUntilScreen { $0.contains("before") && $0.contains("after") }
        #expect(try !session.screen().contains("80x24"))
        #expect(try session.value("#{mouse_any_flag}#{alternate_on}") == "00")
    }

    @Test func `keys come from the terminal while the standard streams are in use`() throws {
        let session = try TmuxSession("out=$(echo data | \(probe)); echo \"[$out]\"; exec cat")
        try session.waitForText("80x24")
        try session.type("q")
        try session.waitForText("[]")
    }

    @Test func `without a terminal there is a clear line and status 2`() throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/setsid")
        process.arguments = ["-w", probe]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let words = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(words.contains("there is no terminal"))
    }

    @Test func `the program stops for the shell and goes on`() throws {
        let session = try TmuxSession(
            "bash --norc --noprofile -i",
            environment: ["PS1": "bash- ", "HISTFILE": ""]
        )
        try session.waitForText("bash-")
        try session.type("\(probe)\n")
        try session.waitForText("80x24")
        for _ in 0..<3 {
            try session.type("Z")
            try session.waitForText("Stopped")
            try session.type("bg\n")
            try session.waitUntilScreen { $0.contains("bg") }
            try session.type("clear; fg\n")
            try session.waitForText("resumed")
            try session.waitForText("80x24")
        }
        try session.type("q")
        try session.waitUntilScreen { $0.contains("bash-") && !$0.contains("80x24") }
        try session.type("stty -a | grep -o ' echo '; echo done\n")
        try session.waitForText(" echo")
    }

    @Test func `a stop from outside and in a pipeline is one stop`() throws {
        let session = try TmuxSession(
            "bash --norc --noprofile -i",
            environment: ["PS1": "bash- ", "HISTFILE": ""]
        )
        try session.waitForText("bash-")
        try session.type("\(probe) | cat\n")
        try session.waitForText("80x24")
        // On a busy machine the shell may start the second program after the first has drawn.
        let shell = try session.value("#{pane_pid}")
        let children = "/proc/\(shell)/task/\(shell)/children"
        #expect(
            try waitUntil {
                try String(contentsOfFile: children, encoding: .utf8).split(separator: " ").count
                    == 2
            }
        )
        try session.type("Z")
        try session.waitForText("Stopped")
        try session.type("clear; fg\n")
        try session.waitForText("resumed")
        try session.type("q")
        try session.waitUntilScreen { !$0.contains("80x24") && $0.contains("bash-") }
    }
}
