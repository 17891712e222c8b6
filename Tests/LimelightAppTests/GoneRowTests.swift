import ItemStore
import LimelightApp
import SearchModel
import SearchScreen
import SearchService
import Synchronization
import TestSupport
import Testing

// What this file proves of a screen whose clock is stopped while an item is open:
// 1. an item that is deleted and put back before the clock goes on stays open;
// 2. one that is not put back closes then;
// 3. one that a lock hides closes without the clock.

@MainActor
@Suite struct GoneRowTests {
    private let index: SpotlightIndex
    private let terminal = RecordingTerminal()
    private let clock = StoppedClock()
    private let record: Record

    init() async throws {
        index = try SpotlightIndex(location: .memory)
        var record = Record(
            identifier: RecordIdentifier(application: "org.example.Zoo", kind: .item, unique: "n")
        )
        record.attributes[.title] = .text("Narwhal")
        record.protection = .complete
        self.record = record
        try await write(.insert([record]))
    }

    private func write(_ operation: WriteRequest.Operation) async throws {
        try await index.write(
            WriteRequest(application: record.identifier.application, operations: [operation])
        )
        try index.waitUntilSearchable()
    }

    /// Has the item opened on a screen that follows the index.
    private func openItem() async throws -> Task<Exit, Never> {
        let session = ScreenSession(
            EffectRunner.World(
                index: index,
                handlers: try HandlerChoice.registry("generic"),
                history: HistoryKeeper(file: nil),
                clock: clock
            ),
            face: CellFace(terminal)
        )
        let exit = Task { await session.run(query: "narwhal") }
        try await wait { $0.contains("TOP HIT") }
        terminal.send(.key(Key(.enter)))
        try await wait { $0.contains("‹ Search") }
        return exit
    }

    private func leave(_ exit: Task<Exit, Never>) async {
        clock.goOn()
        terminal.send(.key(.control("c")))
        _ = await exit.value
    }

    /// Longer than a screen takes beside a whole suite.
    private static let patience = Duration.seconds(120)

    /// Lets the screen run until its newest frame is as it should be.
    private func wait(until isSo: (String) -> Bool) async throws {
        let deadline = ContinuousClock.now + Self.patience
        while ContinuousClock.now < deadline {
            if let frame = terminal.frames.last, isSo(text(frame)) { return }
            await Task.yield()
        }
        Issue.record("the screen stayed:\n\(terminal.frames.last.map(text) ?? "")")
        throw CancellationError()
    }

    private func waitForSleeper() async throws {
        let deadline = ContinuousClock.now + Self.patience
        while ContinuousClock.now < deadline, !clock.isAwaited(for: Timing.deletedMayReturn) {
            await Task.yield()
        }
        try #require(clock.isAwaited(for: Timing.deletedMayReturn))
    }

    private func text(_ frame: Frame) -> String {
        (0..<frame.size.height).map { y in
            (0..<frame.size.width).map { frame[$0, y].text }.joined()
        }
        .joined(separator: "\n")
    }

    @Test func `an item that is put back at once stays open`() async throws {
        let exit = try await openItem()
        try await write(.delete([record.identifier]))
        try await waitForSleeper()
        try await write(.insert([record]))
        clock.goOn()
        terminal.send(.key(.alt("k")))
        try await wait { $0.contains("Actions — Narwhal") }
        // The next change finds it there as well.
        var changed = record
        changed.attributes[.title] = .text("Narwhals")
        try await write(.insert([changed]))
        terminal.send(.key(Key(.escape)))
        try await wait { $0.contains("‹ Search") && !$0.contains("Actions — ") }
        await leave(exit)
    }

    @Test func `an item that stays deleted is closed`() async throws {
        let exit = try await openItem()
        try await write(.delete([record.identifier]))
        try await waitForSleeper()
        #expect(terminal.frames.last.map(text)?.contains("‹ Search") == true)
        clock.goOn()
        try await wait { !$0.contains("‹ Search") }
        // The notice does not stay either, on a clock that goes on.
        #expect(terminal.frames.contains { text($0).contains("no longer there") })
        await leave(exit)
    }

    @Test func `an item that a lock hides is closed at once`() async throws {
        let exit = try await openItem()
        _ = try index.setLocked(true)
        try await wait { !$0.contains("‹ Search") && $0.contains("no longer there") }
        await leave(exit)
    }
}

/// A clock on which no time passes until it is told to go on; then every sleep is over at once.
private final class StoppedClock: Clock {
    private struct State {
        var isStopped = true
        var sleepers: [(time: Duration, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    /// Whether somebody sleeps for so long.
    func isAwaited(for time: Duration) -> Bool {
        state.withLock { $0.sleepers.contains { $0.time == time } }
    }

    func goOn() {
        let sleepers = state.withLock { state in
            state.isStopped = false
            defer { state.sleepers = [] }
            return state.sleepers
        }
        for sleeper in sleepers { sleeper.continuation.resume() }
    }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard state.isStopped else { return true }
                state.sleepers.append((now.duration(to: deadline), continuation))
                return false
            }
            if isOver { continuation.resume() }
        }
    }
}
