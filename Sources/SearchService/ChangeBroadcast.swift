import Synchronization

/// Tells everybody who listens that searches find something new; who is late hears it once.
final class ChangeBroadcast: Sendable {
    private struct Listeners {
        var nextKey = 0
        var byKey: [Int: AsyncStream<Void>.Continuation] = [:]
    }

    private let listeners = Mutex(Listeners())

    /// A stream of the changes from now on.
    func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let key = listeners.withLock { listeners in
            listeners.nextKey += 1
            listeners.byKey[listeners.nextKey] = continuation
            return listeners.nextKey
        }
        continuation.onTermination = { [weak self] _ in
            self?.listeners.withLock { $0.byKey[key] = nil }
        }
        return stream
    }

    func send() {
        for continuation in listeners.withLock({ Array($0.byKey.values) }) {
            continuation.yield()
        }
    }

    deinit {
        for continuation in listeners.withLock({ Array($0.byKey.values) }) {
            continuation.finish()
        }
    }
}
