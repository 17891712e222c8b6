import Dispatch
import Foundation
import Importing
import ItemStore
import LimelightApp
import Restoration
import SearchScreen
import SearchService
import Synchronization
import TestSupport
import Testing

// What this file proves:
// 1. typed keys and their rows come in one frame, and any number of waiting events in one too;
// 2. Return delivers the activity and shows the handler's detail, Escape goes back to the rows;
// 3. the tutorial's handler ends in its alert, word for word, and dismissing it leaves the rows;
// 4. what another writer puts into the index appears while the screen is up;
// 5. leaving, a hang-up and a signal end the loop with their exit, and give the terminal back;
// 6. opening is remembered, and suggested on the empty query;
// 7. a row says why it is there, and an empty list what came nearest;
// 8. a letter is on the screen while its search still runs;
// 9. a title of a megabyte is found and drawn;
// 10. sizes that change at every step of a search leave the right screen;
// 11. the terminal is told which handler is asked, and when it has answered.

@MainActor
@Suite struct ScreenLoopTests {
    let index: SpotlightIndex
    let terminal = RecordingTerminal()
    let history = HistoryKeeper(file: nil)

    init() throws {
        index = try SpotlightIndex(location: .memory)
        let filler = IndexFiller(index)
        try Importer(application: "org.example.Tests")
            .read([Fixtures.url("apps").path]) { try filler.add($0) }
        try filler.finish()
        // News of these records would draw frames of its own.
        index.settle()
    }

    /// Starts the screen; the task gives how it was left.
    private func start(
        _ handler: String = "generic",
        query: String = "",
        purpose: Model.Purpose = .open
    ) throws -> Task<Exit, Never> {
        let session = ScreenSession(
            EffectRunner.World(
                index: index,
                handlers: try HandlerChoice.registry(handler),
                history: history
            ),
            face: CellFace(terminal)
        )
        return Task { await session.run(query: query, purpose: purpose) }
    }

    /// Lets the loop run until the newest frame holds a text.
    private func waitForFrame(with text: String, turns: Int = 20_000) async throws {
        for _ in 0..<turns {
            if shown.contains(text) { return }
            await Task.yield()
        }
        Issue.record("'\(text)' is not in the frame:\n\(shown)")
        throw CancellationError()
    }

    /// The newest frame as lines.
    private var shown: String { terminal.frames.last.map(text) ?? "" }

    private func text(_ frame: Frame) -> String {
        (0..<frame.size.height).map { y in
            (0..<frame.size.width).map { frame[$0, y].text }.joined()
        }.joined(separator: "\n")
    }

    private func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
        terminal.send(.key(Key(code, modifiers)))
    }

    @Test func `a letter is on the screen while its search still runs`() {
        let hold = DispatchSemaphore(value: 0)
        let answers = Mutex<[Message]>([])
        let worker = SearchWorker { message in answers.withLock { $0.append(message) } }
        worker.start { _ in
            hold.wait()
            return .noticed("found")
        }
        // The turn that typed the letter waits no longer than this, and then draws.
        #expect(worker.answer(within: .milliseconds(2)) == nil)
        hold.signal()
        #expect(answers.withLock { $0.isEmpty })
    }

    @Test func `a title of a megabyte is found and drawn`() async throws {
        let title = "zymurgy " + String(repeating: "x", count: 1 << 20)
        let line = #"{"uniqueIdentifier":"z","attributes":{"title":"\#(title)"}}"#
        let folder = try TemporaryFolder()
        let file = folder.path + "/long.ndjson"
        try Data(line.utf8).write(to: URL(filePath: file))
        let filler = IndexFiller(index)
        try Importer(application: "org.example.Tests").read([file]) { try filler.add($0) }
        try filler.finish()
        let exit = try start(query: "zymurgy")
        // Reading a megabyte takes a search longer than the turn waits.
        try await waitForFrame(with: "zymurgy xxx", turns: 2_000_000)
        press(.enter)
        try await waitForFrame(with: "‹ Search", turns: 2_000_000)
        press(.character("c"), .control)
        _ = await exit.value
    }

    @Test func `sizes that change at every step leave the right screen`() async throws {
        let exit = try start()
        try await waitForFrame(with: "BROWSE")
        let sizes = [(1, 1), (120, 40), (12, 3), (40, 10), (200, 60), (79, 23), (100, 20)]
        for (step, character) in "into the wild".enumerated() {
            press(.character(character))
            let (width, height) = sizes[step % sizes.count]
            terminal.send(.resized(Size(width: width, height: height)))
        }
        press(.enter)
        terminal.send(.resized(Size(width: 11, height: 2)))
        press(.escape)
        terminal.send(.resized(Size(width: 80, height: 24)))
        try await waitForFrame(with: "│ ⌕  into the wild")
        try await waitForFrame(with: "TOP HIT")
        press(.character("c"), .control)
        _ = await exit.value
    }

    @Test func `waiting events cost one frame`() async throws {
        let inbox = Inbox()
        let world = EffectRunner.World(
            index: index,
            handlers: try HandlerChoice.registry(nil),
            history: history
        )
        let face = CellFace(terminal)
        let runner = EffectRunner(world: world, face: face, inbox: inbox)
        let loop = ScreenLoop(
            model: Model(size: terminal.size),
            face: face,
            runner: runner,
            inbox: inbox,
            patience: .seconds(10)
        )
        for character in "into the wild" { inbox.post(.key(Key(.character(character)))) }
        let exit = Task { await loop.run() }
        try await waitForFrame(with: "into the wild")
        #expect(terminal.frames.count == 2)
        #expect(shown.contains("TOP HIT"))
        #expect(shown.contains("Documentary · 9:00 PM"))
        press(.character("c"), .control)
        #expect(await exit.value == .cancelled)
        #expect(terminal.isStopped)
    }

    @Test func `Return shows the detail and Escape goes back`() async throws {
        let exit = try start(query: "into the wild")
        try await waitForFrame(with: "TOP HIT")
        press(.enter)
        try await waitForFrame(with: "‹ Search")
        #expect(shown.contains("Identifier"))
        press(.escape)
        try await waitForFrame(with: "TOP HIT")
        press(.escape)
        try await waitForFrame(with: "BROWSE")
        #expect(shown.contains("SUGGESTIONS"))
        #expect(shown.contains("Into the Wild"))
        press(.escape)
        #expect(await exit.value == .cancelled)
        #expect(history.history.entries.map(\.row.unique) == ["Into the Wild"])
    }

    @Test func `a key tells why a row is there, and another why it is not on recent iOS`()
        async throws
    {
        let exit = try start(query: "potassium")
        try await waitForFrame(with: "✗17")
        press(.character("e"), .alt)
        try await waitForFrame(with: "keywords[2], whole word 1")
        #expect(shown.contains("Banana bread is found"))
        press(.escape)
        press(.character("r"), .alt)
        try await waitForFrame(with: "No Results for")
        press(.character("e"), .alt)
        try await waitForFrame(with: "Banana bread is not in the results")
        #expect(shown.contains("the profile documented finds it"))
        press(.character("c"), .control)
        _ = await exit.value
    }

    @Test func `the terminal knows what handler is asked and when it has answered`() async throws {
        let exit = try start(query: "net daily")
        try await waitForFrame(with: "TOP HIT")
        #expect(terminal.works == [])
        press(.enter)
        try await waitForFrame(with: "‹ Search")
        #expect(terminal.works == ["the handler GenericItemHandler", nil])
        press(.character("c"), .control)
        _ = await exit.value
    }

    @Test func `the tutorial's handler ends in its alert`() async throws {
        let exit = try start("tutorial", query: "into the wild")
        try await waitForFrame(with: "TOP HIT")
        press(.enter)
        try await waitForFrame(with: "Error retrieving information from userInfo:")
        #expect(shown.contains("Dismiss"))
        #expect(shown.contains(#"["kCSSearchableItemActivityIdentifier":"#))
        press(.enter)
        try await waitForFrame(with: "⏎ Open")
        #expect(!shown.contains("Dismiss"))
        press(.character("c"), .control)
        _ = await exit.value
    }

    @Test func `what is written meanwhile appears`() async throws {
        let exit = try start(query: "zeppelin")
        try await waitForFrame(with: "No Results")
        let line = #"{"uniqueIdentifier":"z","attributes":{"title":"Zeppelin timetable"}}"#
        let file = FileManager.default.temporaryDirectory
            .appending(path: "limelight-\(UUID().uuidString).ndjson")
        try Data(line.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let filler = IndexFiller(index)
        try Importer(application: "org.example.Tests").read([file.path]) { try filler.add($0) }
        try filler.finish()
        try await waitForFrame(with: "Zeppelin timetable")
        press(.character("c"), .control)
        _ = await exit.value
    }

    @Test func `a hang-up and a signal end the loop`() async throws {
        let first = try start()
        try await waitForFrame(with: "BROWSE")
        terminal.send(.terminated(signal: 15))
        #expect(await first.value == .signal(15))
        #expect(terminal.isStopped)
    }

    @Test func `a closed terminal ends the loop`() async throws {
        let exit = try start()
        try await waitForFrame(with: "BROWSE")
        terminal.hangUp()
        #expect(await exit.value == .signal(1))
    }

    @Test func `a resize keeps the query and what is open`() async throws {
        let exit = try start(query: "into the wild")
        try await waitForFrame(with: "TOP HIT")
        press(.enter)
        try await waitForFrame(with: "‹ Search")
        for size in [Size(width: 120, height: 40), Size(width: 12, height: 3)] {
            terminal.send(.resized(size))
        }
        terminal.send(.resized(Size(width: 80, height: 24)))
        try await waitForFrame(with: "‹ Search")
        #expect(shown.contains("Into the Wild"))
        press(.character("c"), .control)
        _ = await exit.value
    }

    @Test func `a picker leaves with the chosen row`() async throws {
        let exit = try start(query: "net daily", purpose: .pick)
        try await waitForFrame(with: "TOP HIT")
        press(.enter)
        guard case .chosen(let rows) = await exit.value else {
            Issue.record("nothing was chosen")
            return
        }
        #expect(rows.map(\.unique) == ["NET Daily"])
    }
}
