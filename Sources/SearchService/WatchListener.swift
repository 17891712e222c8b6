import Dispatch
import ItemStore

/// Calls back when another process may have written to the store.
final class WatchListener: Sendable {
    /// Dispatch objects may be used from any thread; Dispatch for Linux does not say so in types.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// Starts to listen; nil where there is nothing to watch.
    init?(_ location: StoreLocation, heard: @escaping @Sendable () -> Void) {
        guard let watch = StoreWatch(of: location) else { return nil }
        source = DispatchSource.makeReadSource(
            fileDescriptor: watch.descriptor,
            queue: DispatchQueue(label: "limelight.watch", qos: .utility)
        )
        source.setEventHandler {
            watch.drain()
            heard()
        }
        // The descriptor must stay open until the source has let go of it.
        source.setCancelHandler { _ = watch }
        source.activate()
    }

    deinit {
        source.cancel()
    }
}
