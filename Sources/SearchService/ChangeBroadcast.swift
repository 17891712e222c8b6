import Synchronization

/// Tells everybody who listens that the store has changed; who is late hears it once.
final class ChangeBroadcast: Sendable {
    private struct Listeners {
        var nextKey = 0
        var inside: (@Sendable () -> Void)?
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

    /// Has the service's own listener called first, each time.
    func listen(_ listener: @escaping @Sendable () -> Void) {
        listeners.withLock { $0.inside = listener }
    }

    func send() {
        listeners.withLock { $0.inside }?()
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
