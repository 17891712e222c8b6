// Work in the background:
// 1. it is done in order, and after the delay it was given, while others go on;
// 2. it steps back, and the thread that handed it over does not;
// 3. what is done on the calling thread waits for the piece under way, and no other goes on then;
// 4. what was handed over is done even when nobody keeps the thread.
import Dispatch
import Glibc
import Synchronization
import Testing

@testable import SearchService

struct BackgroundThreadTests {
    @Test
    func `work is done in order, delayed work later`() {
        let thread = BackgroundThread()
        let done = DispatchSemaphore(value: 0)
        let order = Mutex<[Int]>([])
        thread.async(after: .milliseconds(30)) {
            order.withLock { $0.append(9) }
            done.signal()
        }
        for number in 0..<5 {
            thread.async(after: .seconds(0)) { order.withLock { $0.append(number) } }
        }
        done.wait()
        #expect(order.withLock { $0 } == [0, 1, 2, 3, 4, 9])
    }

    @Test
    func `it steps back and nobody else does`() {
        let thread = BackgroundThread()
        let mine = Self.niceness
        let done = DispatchSemaphore(value: 0)
        let theirs = Mutex<[Int32]>([])
        for _ in 0..<2 {
            thread.async(after: .seconds(0)) {
                theirs.withLock { $0.append(Self.niceness) }
                done.signal()
            }
            done.wait()
        }
        #expect(theirs.withLock { $0 } == [max(mine, 10), max(mine, 10)])
        thread.sync { #expect(Self.niceness == mine) }
        #expect(Self.niceness == mine)
    }

    @Test
    func `work on the calling thread takes turns with the rest`() {
        let thread = BackgroundThread()
        let isWorking = Atomic<Bool>(false)
        let overlaps = Atomic<Int>(0)
        let piece: @Sendable () -> Void = {
            if isWorking.exchange(true, ordering: .acquiringAndReleasing) {
                overlaps.add(1, ordering: .relaxed)
            }
            for _ in 0..<1_000 { sched_yield() }
            isWorking.store(false, ordering: .releasing)
        }
        for _ in 0..<50 {
            thread.async(after: .seconds(0), piece)
            thread.sync(piece)
        }
        #expect(overlaps.load(ordering: .relaxed) == 0)
    }

    @Test
    func `what was handed over is done when the thread is let go`() {
        let done = DispatchSemaphore(value: 0)
        do {
            let thread = BackgroundThread()
            for _ in 0..<20 { thread.async(after: .seconds(0)) { done.signal() } }
        }
        for _ in 0..<20 { done.wait() }
    }

    /// Of the calling thread.
    private static var niceness: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
}
