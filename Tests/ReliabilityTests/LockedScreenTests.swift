import Foundation
import TestSupport
import Testing

// What this file proves, with the real program in a real terminal and another that locks or empties
// its store:
// 1. what a lock hides leaves the screen at once, wherever it was shown: detail, preview, inspector,
//    explanation, menu, confirmation, a handler's late answer; and a notice that has none of its words
//    says so;
// 2. the same when it is deleted, in the same words;
// 3. with reduced motion too, rows go without a key;
// 4. what was removed on the screen cannot be put back while it is hidden, nor after a reset.

@Suite struct LockedScreenTests {
    private let folder: TemporaryFolder
    private let program = BuiltProgram.path("limelight")
    private let notice = "The item is no longer there"

    init() throws {
        folder = try TemporaryFolder()
        try fill("secret", title: "Narwhal dossier", text: "tusk", protection: "complete")
        try fill("open", title: "Narwhal postcard", text: "sea", protection: "none")
    }

    private var store: String { folder.path + "/store" }

    private func fill(_ name: String, title: String, text: String, protection: String) throws {
        let item = """
            {"uniqueIdentifier":"\(name)-42","attributes":\
            {"title":"\(title)","contentDescription":"\(text)"}}
            """
        let file = "\(folder.path)/\(name).ndjson"
        try Data(item.utf8).write(to: URL(filePath: file))
        try limelight(["index", "--protection", protection, file])
    }

    /// Runs another process over the same store.
    private func limelight(_ words: [String]) throws {
        let command = try ShellCommand(
            [program] + words + ["--store", store],
            environment: ["HOME": folder.path]
        )
        #expect(command.status == 0)
    }

    private func session(
        _ options: String = "",
        query: String = "dossier",
        columns: Int = 80,
        rows: Int = 24
    ) throws -> TmuxSession {
        let tmux = try TmuxSession(
            "\(program) --store \(store) --query \(query) \(options)",
            columns: columns,
            rows: rows,
            environment: ["HOME": folder.path]
        )
        try tmux.waitForText("Narwhal dossier")
        return tmux
    }

    /// Whether anything of the protected item is in sight; its field says `dossier` as well.
    private static func isClear(_ screen: String) -> Bool {
        !["Narwhal d", "tusk", "secret-42"].contains { screen.contains($0) }
    }

    /// Where the protected item is shown: keys, each with what is seen then.
    private static let places: [[(key: String, text: String)]] = [
        [("Enter", "Restored by")],
        [("F2", "PREVIEW")],
        [("C-o", "Activity Inspector")],
        [("C-o", "Activity Inspector"), ("J", #"Identifier": "secret-42""#)],
        [("Enter", "Restored by"), ("C-o", "Activity Inspector"), ("e", "new entry")],
        [("M-e", "is found")],
        [("M-k", "Copy Identifier")],
        [("Enter", "Restored by"), ("M-k", "Copy Identifier")],
        [("M-k", "Copy Identifier"), ("r", "⌕ r "), ("Enter", "will no longer be found")],
    ]

    @Test(arguments: 0..<places.count, [["lock"], ["reset"]])
    func `what is hidden or gone leaves every place`(_ place: Int, _ words: [String]) throws {
        for (columns, rows) in [(80, 24), (120, 40)] {
            let tmux = try session(columns: columns, rows: rows)
            for (key, text) in Self.places[place] {
                try tmux.press(key)
                try tmux.waitForText(text)
            }
            try limelight(words)
            try tmux.waitUntilScreen { Self.isClear($0) && $0.contains(notice) }
            // What opens something of the item does so no more.
            for key in ["C-o", "M-e", "M-k"] { try tmux.press(key) }
            Thread.sleep(forTimeInterval: 0.3)
            #expect(Self.isClear(try tmux.screen()))
            // For the other size.
            guard words == ["lock"] else { return }
            try limelight(["unlock"])
        }
    }

    @Test func `a preview beside the list goes with its row`() throws {
        let tmux = try session(columns: 120, rows: 40)
        try tmux.waitForText("secret-42")
        try limelight(["lock"])
        try tmux.waitUntilScreen(Self.isClear)
    }

    @Test func `a handler's late answer is not shown`() throws {
        let handler = folder.path + "/handler"
        let answer = #"{"handled":true,"detail":{"title":"Narwhal dossier","body":"tusk"}}"#
        try Data("sleep 2; echo '\(answer)'\n".utf8).write(to: URL(filePath: handler))
        let tmux = try session("--handler 'sh \(handler)'")
        try tmux.press("Enter")
        try tmux.waitForText("opening")
        try limelight(["lock"])
        try tmux.waitUntilScreen { Self.isClear($0) && $0.contains(notice) }
        Thread.sleep(forTimeInterval: 2.5)
        #expect(Self.isClear(try tmux.screen()))
    }

    @Test func `with reduced motion rows go without a key`() throws {
        let settings = folder.path + "/.config/limelight"
        try FileManager.default.createDirectory(
            atPath: settings,
            withIntermediateDirectories: true
        )
        try Data("{ reducedMotion: true }".utf8)
            .write(to: URL(filePath: settings + "/config.json5"))
        let tmux = try session(query: "narwhal")
        try tmux.waitForText("2 results")
        try limelight(["lock"])
        let screen = try tmux.waitUntilScreen(Self.isClear)
        #expect(screen.contains("Narwhal postcard"))
        #expect(!screen.contains(" new │"))
        try tmux.waitForText("1 result ")
    }

    @Test func `what was removed is put back neither behind a lock nor after a reset`() throws {
        let tmux = try session()
        for key in ["M-k", "r", "e", "m", "o", "v", "e", "Enter", "y"] { try tmux.press(key) }
        try tmux.waitForText("No Results")
        try tmux.press("M-k")
        try tmux.waitForText("Undo Remove of Narwhal d")
        try limelight(["lock"])
        try tmux.waitUntilScreen(Self.isClear)
        try limelight(["unlock"])
        try Self.waitForUndo(tmux)
        try limelight(["reset"])
        try tmux.waitUntilScreen(Self.isClear)
        try tmux.press("M-k")
        #expect(Self.isClear(try tmux.screen()))
    }

    /// Asks for the menu until there is one, which offers to put the item back: the screen hears of an
    /// unlock in its own time.
    private static func waitForUndo(_ tmux: TmuxSession) throws {
        for _ in 0..<50 {
            try tmux.press("M-k")
            Thread.sleep(forTimeInterval: 0.1)
            if try tmux.screen().contains("Undo Remove of Narwhal d") { return }
        }
        Issue.record("nothing offers to put the item back:\n\(try tmux.screen())")
    }
}
