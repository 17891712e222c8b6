import Dispatch
import ItemStore
import Synchronization

/// Calls back when another process may have written to the store, once until it is told to listen
/// again: who looks soon need not be woken for each write until then.
final class WatchListener: Sendable {
    private let watch: StoreWatch
    /// Dispatch objects may be used from any thread; Dispatch for Linux does not say so in types.
    private nonisolated(unsafe) let source: any DispatchSourceRead
    private let hasHeard = Atomic<Bool>(false)

    /// Starts to listen; nil where there is nothing to watch.
    init?(_ location: StoreLocation, heard: @escaping @Sendable () -> Void) {
        guard let watch = StoreWatch(of: location) else { return nil }
        self.watch = watch
        source = DispatchSource.makeReadSource(
            fileDescriptor: watch.descriptor,
            queue: DispatchQueue(label: "limelight.watch", qos: .utility)
        )
        source.setEventHandler { [weak self] in
            watch.drain()
            self?.hasHeard.store(true, ordering: .releasing)
            heard()
        }
        // The descriptor must stay open until the source has let go of it.
        source.setCancelHandler { _ = watch }
        source.activate()
    }

    deinit {
        source.cancel()
    }

    /// Listens again: what is written from now on is told, and who calls looks at what was before.
    func listenAgain() {
        guard hasHeard.exchange(false, ordering: .acquiringAndReleasing) else { return }
        // Without a watch left in the system, the next look tries again.
        if !watch.arm() { hasHeard.store(true, ordering: .releasing) }
    }
}
