package import SearchScreen
import Synchronization

/// What has happened and was not answered yet: events of the terminal and finished work, in order.
///
/// Any thread may post. The loop waits for a signal and then takes everything at once: what comes
/// while a turn is busy costs one drawing together.
package final class Inbox: Sendable {
    private let messages = Mutex<[Message]>([])
    /// One element when there is something to take.
    package let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    package init() {
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    package func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        signal.yield()
    }

    /// Has the loop look again, though nothing is posted: something that was under way is over.
    package func wake() {
        signal.yield()
    }

    /// Waits until something is posted, or the loop is to look again.
    package func next() async {
        for await _ in signals { return }
    }

    /// All messages so far, oldest first.
    package func takeAll() -> [Message] {
        messages.withLock { messages in
            defer { messages.removeAll() }
            return messages
        }
    }
}
