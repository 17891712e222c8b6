import ItemStore
import SearchScreen
import SearchService
import Synchronization
import TestSupport
import Testing

@testable import LimelightApp

// What this file proves:
// where pictures wait for a rest, none is decoded before the same ones were wanted so long, all of
// them are then, what is wanted no more is never decoded, and what is wanted later is looked up
// where it is found by then.

@MainActor
@Suite struct PictureWorkerTests {
    /// A clock that a test turns.
    final class HandClock: Clock, Sendable {
        private let sleepers = Mutex<[AsyncStream<Void>.Continuation]>([])

        var now: ContinuousClock.Instant { .now }
        var minimumResolution: Duration { .zero }
        var sleeperCount: Int { sleepers.withLock { $0.count } }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            let (stream, continuation) = AsyncStream<Void>.makeStream()
            sleepers.withLock { $0.append(continuation) }
            for await _ in stream {}
            try Task.checkCancellation()
        }

        /// Lets all sleep end.
        func turn() {
            for sleeper in sleepers.withLock({ $0 }) { sleeper.finish() }
            sleepers.withLock { $0 = [] }
        }
    }

    private func order(_ unique: String) -> PictureOrder {
        PictureOrder(
            of: .row(RowIdentifier(application: "app", kind: "item", unique: unique)),
            size: Size(width: 4, height: 2),
            fitting: .fill
        )
    }

    private func source(revision: Int = 0) throws -> PictureSource {
        PictureSource(
            index: try SpotlightIndex(location: .memory),
            form: .pixels(perCell: Size(width: 10, height: 20)),
            revision: revision
        )
    }

    @Test func `only what is wanted for a while is decoded`() async throws {
        let clock = HandClock()
        let (arrivals, arrived) = AsyncStream<PictureOrder>.makeStream()
        let worker = PictureWorker(clock: clock) { arrived.yield($0.order) }
        let source = try source()
        worker.want([order("a"), order("b")], of: source, after: .milliseconds(100))
        await until { clock.sleeperCount == 1 }
        worker.want([order("c")], of: source, after: .milliseconds(100))
        await until { clock.sleeperCount == 2 }
        // The same again, as after a frame that changes nothing, is no new wish.
        worker.want([order("c")], of: source, after: .milliseconds(100))
        clock.turn()
        var iterator = arrivals.makeAsyncIterator()
        #expect(await iterator.next() == order("c"))
        worker.want([order("d"), order("e")], of: source, after: .milliseconds(100))
        await until { clock.sleeperCount == 1 }
        clock.turn()
        #expect(await iterator.next() == order("d"))
        #expect(await iterator.next() == order("e"))
    }

    @Test func `the newest wish has the newest source`() async throws {
        let (arrivals, arrived) = AsyncStream<PictureAnswer>.makeStream()
        let worker = PictureWorker(clock: HandClock()) { arrived.yield($0) }
        let older = try source(revision: 1)
        let newer = try source(revision: 2)
        // So many that the thread is at work when the next are wanted.
        worker.want((0..<5_000).map { order("old \($0)") }, of: older, after: nil)
        worker.want([order("new")], of: newer, after: nil)
        for await answer in arrivals where answer.order == order("new") {
            #expect(answer.revision == 2)
            break
        }
    }

    /// Lets the main actor's other work go on until something is so.
    private func until(_ isSo: () -> Bool) async {
        while !isSo() { await Task.yield() }
    }
}
