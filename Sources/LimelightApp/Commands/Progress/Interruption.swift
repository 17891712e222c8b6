import Dispatch
import Glibc
import Synchronization

/// Ctrl-C while a command works on something that must not be left in the middle.
///
/// The first one asks the work to end, which it does at the next element; where the work only waits,
/// for input or for what the index does by itself, it ends the program with the status of an
/// interruption, and so does a second one.
final class Interruption: Sendable {
    /// What work throws that was asked to end.
    struct Raised: Error {}

    private let state: Shared
    /// Dispatch objects may be used from any thread; Dispatch for Linux does not say so in types.
    private nonisolated(unsafe) let source: any DispatchSourceSignal

    private final class Shared: Sendable {
        let isRaised = Atomic<Bool>(false)
        let isWaiting = Atomic<Bool>(false)
    }

    init() {
        let shared = Shared()
        state = shared
        // The source sees the signal only when the program itself ignores it.
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            let isSecond = shared.isRaised.exchange(true, ordering: .acquiringAndReleasing)
            if isSecond || shared.isWaiting.load(ordering: .acquiring) {
                exit(ExitCode.interrupted.status)
            }
        }
        source.activate()
    }

    deinit {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }

    /// Says whether the work only waits from now on.
    func isWaiting(_ isWaiting: Bool) {
        state.isWaiting.store(isWaiting, ordering: .releasing)
    }

    /// Throws when the work is to end.
    func check() throws(Raised) {
        if state.isRaised.load(ordering: .acquiring) { throw Raised() }
    }
}
