import Foundation
import TestSupport
import Testing

// What this file proves, with the real program in a real terminal:
// 1. typing shows rows, Return the detail, Escape leads back step by step and leaves with 130;
// 2. the tutorial's alert, word for word, and back;
// 3. a resize in the middle keeps query and detail, down to 12x3 and up again;
// 4. a paste is one text: it neither opens nor leaves;
// 5. the terminal is as it was after leaving and after SIGTERM;
// 6. the picker prints what was chosen, with the screen on the terminal;
// 7. a handler that never answers is said and can be given up, and the screen goes on;
// 8. an activity edited in the inspector is what the handler gets;
// 9. a file that is saved changes the rows while one looks, F5 says what it read;
// 10. F6 changes to lines on the same terminal, and back to the cells;
// 11. items that another program writes become rows while the screen is up;
// 12. a handler that fails is said as a sentence, and of one that answers how long that took;
// 13. the real cursor stays in the field, and a screen that was left behind comes back cell by cell.

@Suite struct ScreenInTmuxTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func session(_ options: String = "", after: String = "") throws -> TmuxSession {
        let program = BuiltProgram.path("limelight")
        let command = "\(program) \(options) \(Fixtures.url("apps").path)\(after)"
        return try TmuxSession(command, environment: ["HOME": folder.path])
    }

    @Test func `typing, opening and going back`() throws {
        let tmux = try session()
        try tmux.waitForText("BROWSE")
        try tmux.type("into the w")
        try tmux.waitForText("TOP HIT")
        try tmux.waitForText("Into the Wild")
        try tmux.press("Enter")
        try tmux.waitForText("‹ Search")
        try tmux.waitForText("9:00 PM")
        try tmux.press("Escape")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Escape")
        try tmux.waitForText("SUGGESTIONS")
        try tmux.press("Escape")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `a stream becomes rows while one looks`() throws {
        let file = folder.path + "/items.ndjson"
        func append(_ title: String) throws {
            let item = #"{"uniqueIdentifier":"\#(title)","attributes":{"title":"\#(title)"}}"#
            #expect(try ShellCommand(["sh", "-c", "echo '\(item)' >> '\(file)'"]).status == 0)
        }
        try append("Oak")
        let program = BuiltProgram.path("limelight")
        let tmux = try TmuxSession(
            "tail -n +1 -f '\(file)' | \(program) -",
            environment: ["HOME": folder.path]
        )
        try tmux.waitForText("Search")
        try tmux.type("oak")
        try tmux.waitForText("1 result")
        try append("Oakwood")
        try tmux.waitForText("Oakwood")
        try tmux.waitForText("2 results")
    }

    @Test func `the tutorial's alert`() throws {
        let tmux = try session("--handler tutorial --query 'net daily'")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Enter")
        let screen = try tmux.waitForText("Dismiss")
        #expect(screen.contains("Error retrieving information from userInfo:"))
        #expect(screen.contains(#"["kCSSearchableItemActivityIdentifier": "NET"#))
        #expect(screen.contains(#"Daily"]"#))
        try tmux.press("Enter")
        try tmux.waitUntilScreen { !$0.contains("Dismiss") && $0.contains("TOP HIT") }
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `a resize keeps what is open`() throws {
        let tmux = try session("--query 'into the wild'")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Enter")
        try tmux.waitForText("‹ Search")
        try tmux.resize(columns: 120, rows: 40)
        try tmux.waitUntilScreen { $0.contains("TOP HIT") && $0.contains("│  Into the Wild") }
        for (columns, rows) in [(40, 10), (12, 3), (1, 1)] {
            try tmux.resize(columns: columns, rows: rows)
        }
        try tmux.resize(columns: 80, rows: 24)
        try tmux.waitForText("‹ Search")
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `a paste is one text`() throws {
        let tmux = try session()
        try tmux.waitForText("BROWSE")
        try tmux.paste("net\n\u{1B}daily\n")
        try tmux.waitForText("NET Daily")
        #expect(try tmux.exitStatus() == nil)
        #expect(!(try tmux.screen()).contains("‹ Search"))
    }

    @Test func `the terminal is as it was`() throws {
        for signal in ["", "TERM", "HUP"] {
            let tmux = try TmuxSession("exec bash --norc")
            try tmux.waitForText("bash")
            let store = "HOME=\(folder.path) \(BuiltProgram.path("limelight"))"
            let line = "stty -g > \(folder.path)/before; \(store) \(Fixtures.url("apps").path); "
            try tmux.type(line + "echo left $?; stty -g > \(folder.path)/after; echo do''ne\n")
            try tmux.waitForText("BROWSE")
            if signal.isEmpty {
                try tmux.press("C-c")
            } else {
                let shell = Int32(try tmux.value("#{pane_pid}")) ?? 0
                try Self.signal(signal, childrenOf: shell)
            }
            let screen = try tmux.waitForText("done")
            #expect(!screen.contains("BROWSE"))
            #expect(try tmux.value("#{alternate_on}") == "0")
            #expect(try tmux.value("#{mouse_any_flag}") == "0")
            let settings = try ["before", "after"].map {
                try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8)
            }
            #expect(settings[0] == settings[1])
        }
    }

    private static func signal(_ name: String, childrenOf process: Int32) throws {
        _ = try ShellCommand(["pkill", "-\(name)", "-P", String(process)])
    }

    @Test func `what a handler cannot do is said as a sentence`() throws {
        let tmux = try session("--handler false --query 'into the wild'")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Enter")
        try tmux.waitForText("The handler 'false' ended with code 1")
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `the detail tells how long its handler took`() throws {
        let handler = folder.path + "/handler"
        let script = """
            sleep 0.3
            echo '{"handled": true, "detail": {"title": "Late"}}'
            """
        try Data(script.utf8).write(to: URL(filePath: handler))
        let tmux = try session("--handler 'sh \(handler)' --query 'into the wild'")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Enter")
        let screen = try tmux.waitForText("Restored by")
        let time = try #require(screen.firstMatch(of: /([0-9.]+) ms/)?.1)
        #expect(try #require(Double(time)) > 300)
    }

    @Test func `a handler that never answers is given up`() throws {
        let tmux = try session("--handler 'tail -f /dev/null' --query 'into the wild'")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Enter")
        try tmux.waitForText("opening Into the Wild…")
        try tmux.press("Escape")
        try tmux.waitForText("Opening was cancelled")
        try tmux.type(" now")
        try tmux.waitForText("No Results for")
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `the handler gets the edited activity`() throws {
        let tmux = try session("--handler tutorial --query 'into the wild'")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Enter")
        try tmux.waitForText("Dismiss")
        try tmux.press("C-o")
        try tmux.type("e")
        try tmux.waitForText("Edit & Replay")
        try tmux.press("Down")
        try tmux.type(#""name": "Into the Wild", "genre": Drama"#)
        try tmux.press("Enter")
        try tmux.waitForText(#"new entry: write it as "key": "value""#)
        try tmux.press("BSpace", "BSpace", "BSpace", "BSpace", "BSpace")
        try tmux.type(#""Drama", "time": {"$date": "2026-11-30T21:00:00Z"}"#)
        try tmux.press("Enter")
        try tmux.waitForText("4 keys")
        try tmux.press("Escape")
        try tmux.waitForText("‹ Search")
        try tmux.waitForText("Drama")
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `a saved file changes the rows while one looks`() throws {
        let file = folder.path + "/trees.ndjson"
        func save(_ title: String) throws {
            let line = #"{"uniqueIdentifier":"a","attributes":{"title":"\#(title)"}}"#
            try Data(line.utf8).write(to: URL(filePath: file))
        }
        try save("Zelkova serrata")
        let program = BuiltProgram.path("limelight")
        let tmux = try TmuxSession(
            "\(program) --query zelkova \(file)",
            environment: ["HOME": folder.path]
        )
        try tmux.waitForText("Zelkova serrata")
        try save("Zelkova carpinifolia")
        try tmux.waitForText("Zelkova carpinifolia")
        try tmux.press("F5")
        try tmux.waitForText("Read again: nothing has changed")
        try Data("{".utf8).write(to: URL(filePath: file))
        try tmux.waitForText("trees.ndjson:1")
        #expect(try tmux.screen().contains("Zelkova carpinifolia"))
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `F6 changes to lines and back`() throws {
        let tmux = try session("--query 'net daily'")
        try tmux.waitForText("TOP HIT")
        try tmux.press("F6")
        try tmux.waitForText("search>")
        #expect(try tmux.value("#{alternate_on}") == "0")
        #expect(try tmux.screen().contains("Top Hit: NET Daily. TV Shows."))
        try tmux.type("1")
        try tmux.press("Enter")
        try tmux.waitForText("Opened NET Daily. News. 1:00 AM.")
        try tmux.type("s")
        try tmux.press("Enter")
        try tmux.waitForText("‹ Search")
        #expect(try tmux.value("#{alternate_on}") == "1")
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    @Test func `the real cursor stays in the field and what was left comes back`() throws {
        let file = folder.path + "/marks.ndjson"
        let titles = ["\u{2714}\u{FE0F} checked", "\u{26A0}\u{FE0F} checked", "checked 日本語"]
        let lines = titles.enumerated().map { place, title in
            #"{"uniqueIdentifier":"\#(place)","attributes":{"title":"\#(title)"}}"#
        }
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: file))
        let tmux = try TmuxSession(
            "\(BuiltProgram.path("limelight")) --no-history \(file)",
            environment: ["HOME": folder.path]
        )
        try tmux.waitForText("BROWSE")
        var typed = ""
        for character in "checked" {
            typed.append(character)
            try tmux.type(String(character))
            try tmux.waitForText("⌕  " + typed)
            let cursor = "\(5 + typed.count),1 1"
            #expect(
                waitUntil {
                    (try? tmux.value("#{cursor_x},#{cursor_y} #{cursor_flag}")) == cursor
                }
            )
        }
        let before = try tmux.waitUntilScreen { $0.contains("3 results") }
        try tmux.press("Enter")
        try tmux.waitForText("‹ Search")
        try tmux.press("Escape")
        let after = try tmux.waitUntilScreen { $0.contains("3 results") && !$0.contains("‹") }
        #expect(Self.rows(before) == Self.rows(after))
        try tmux.press("C-c")
        #expect(try tmux.waitForExit() == 130)
    }

    /// A screen without its hint bar, which tells the time a search took, and the mark of a row that
    /// was opened.
    private static func rows(_ screen: String) -> [String] {
        screen.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast(screen.hasSuffix("\n") ? 2 : 1)
            .map { $0.replacingOccurrences(of: "●", with: " ") }
    }

    @Test func `the picker prints what was chosen`() throws {
        let tmux = try session("--print --query 'indie hour'", after: " > \(folder.path)/chosen")
        try tmux.waitForText("TOP HIT")
        try tmux.press("Enter")
        #expect(try tmux.waitForExit() == 0)
        let chosen = try String(contentsOfFile: folder.path + "/chosen", encoding: .utf8)
        #expect(chosen == "Indie Hour\n")
    }
}
