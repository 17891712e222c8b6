import Dispatch
import SearchScreen
import Synchronization

/// Decodes pictures one after the other on a thread of its own, the newest wish first.
///
/// What is wanted is always what is drawn now: a picture that scrolled away before its turn is
/// never decoded. The main thread only draws the cells.
@MainActor
final class PictureWorker {
    private let queue = DispatchQueue(label: "limelight.pictures", qos: .utility)
    private let wishes = Wishbox()
    private let clock: any Clock<Duration>
    private let arrived: @MainActor (PictureAnswer) -> Void
    /// What was wanted after a rest and did not arrive yet, and that rest.
    private var wanted: Set<PictureOrder> = []
    private var rest: Task<Void, Never>?

    /// Makes a worker.
    ///
    /// - Parameters:
    ///   - clock: measures the rest before decoding.
    ///   - arrived: gets each answer.
    init(
        clock: any Clock<Duration>,
        arrived: @escaping @MainActor (PictureAnswer) -> Void
    ) {
        self.clock = clock
        self.arrived = arrived
    }

    /// Replaces everything that waits.
    ///
    /// - Parameters:
    ///   - orders: the pictures, the most urgent first.
    ///   - source: where they are found.
    ///   - pause: how long the same pictures must have been wanted before one is decoded; nil for at
    ///     once.
    func want(_ orders: [PictureOrder], of source: PictureSource, after pause: Duration?) {
        guard let pause else {
            begin(orders, of: source)
            return
        }
        // What arrives makes the wish smaller and not another one.
        guard !wanted.isSuperset(of: orders) || orders.isEmpty else { return }
        cancel()
        guard !orders.isEmpty else { return }
        wanted = Set(orders)
        rest = Task(executorPreference: QuietExecutor.shared) { [weak self, clock] in
            guard (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled else { return }
            await self?.begin(orders, of: source)
        }
    }

    private func begin(_ orders: [PictureOrder], of source: PictureSource) {
        guard wishes.replace(with: orders, of: source) else { return }
        queue.async { [weak self, wishes, arrived] in
            while let (order, source) = wishes.next() {
                let answer = source.answer(order)
                Task { @MainActor [weak self] in
                    self?.wanted.remove(order)
                    arrived(answer)
                    wishes.delivered(order)
                }
            }
        }
    }

    func cancel() {
        rest?.cancel()
        rest = nil
        wanted = []
        wishes.drop()
    }

    /// The wishes, shared by two threads.
    private final class Wishbox: Sendable {
        private struct State {
            var waiting: [PictureOrder] = []
            /// Where those that wait are found.
            var source: PictureSource?
            /// Taken, and not on the screen yet.
            var underWay: Set<PictureOrder> = []
            var isRunning = false
        }

        private let state = Mutex(State())

        /// - Returns: whether a thread must be started for them.
        func replace(with orders: [PictureOrder], of source: PictureSource) -> Bool {
            state.withLock { state in
                state.source = source
                state.waiting = orders.filter { !state.underWay.contains($0) }
                guard !state.waiting.isEmpty, !state.isRunning else { return false }
                state.isRunning = true
                return true
            }
        }

        func drop() {
            state.withLock { $0.waiting = [] }
        }

        func next() -> (PictureOrder, PictureSource)? {
            state.withLock { state in
                guard let source = state.source, !state.waiting.isEmpty else {
                    state.isRunning = false
                    return nil
                }
                let order = state.waiting.removeFirst()
                state.underWay.insert(order)
                return (order, source)
            }
        }

        func delivered(_ order: PictureOrder) {
            state.withLock { _ = $0.underWay.remove(order) }
        }
    }
}
