import Synchronization

/// Tells everybody who listens what has happened; who is late hears the newest only.
final class Broadcast<News: Sendable>: Sendable {
    private struct Listeners {
        var nextKey = 0
        var byKey: [Int: AsyncStream<News>.Continuation] = [:]
    }

    private let listeners = Mutex(Listeners())

    /// A stream of the news from now on.
    func stream() -> AsyncStream<News> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: News.self,
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

    /// Whether anybody listens.
    var isHeard: Bool { listeners.withLock { !$0.byKey.isEmpty } }

    func send(_ news: News) {
        for continuation in listeners.withLock({ Array($0.byKey.values) }) {
            continuation.yield(news)
        }
    }

    deinit {
        for continuation in listeners.withLock({ Array($0.byKey.values) }) {
            continuation.finish()
        }
    }
}
