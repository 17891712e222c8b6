package import SearchScreen

/// What has happened and was not answered yet: events of the terminal and finished work, in order.
///
/// The loop waits for a signal and then takes everything at once, so any number of messages costs
/// one drawing.
@MainActor
package final class Inbox {
    private var messages: [Message] = []
    /// One element when there is something to take.
    package let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    package init() {
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    package func post(_ message: Message) {
        messages.append(message)
        signal.yield()
    }

    /// All messages so far, oldest first.
    package func takeAll() -> [Message] {
        defer { messages.removeAll() }
        return messages
    }
}
