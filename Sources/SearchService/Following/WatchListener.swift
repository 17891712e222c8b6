import Dispatch
import ItemStore

/// Calls back when another process has written to the store, once until it is told to listen again:
/// who looks soon need not be woken for each write until then.
final class WatchListener: Sendable {
    private let watch: StoreWatch
    /// Dispatch objects may be used from any thread; Dispatch for Linux does not say so in types.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// Starts to listen; nil where there is nothing to watch.
    init?(_ location: StoreLocation, heard: @escaping @Sendable () -> Void) {
        guard let watch = StoreWatch(of: location) else { return nil }
        self.watch = watch
        source = DispatchSource.makeReadSource(
            fileDescriptor: watch.descriptor,
            queue: DispatchQueue(label: "limelight.watch", qos: .utility)
        )
        source.setEventHandler {
            watch.pause()
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
        watch.resume()
    }
}
