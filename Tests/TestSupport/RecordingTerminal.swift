package import SearchScreen

/// A terminal that keeps what was drawn, for tests that run the loop without a real one.
@MainActor
package final class RecordingTerminal: Terminal {
    package private(set) var size: Size
    package let capabilities: TerminalCapabilities
    package let events: AsyncStream<TerminalEvent>
    /// Every frame drawn, oldest first.
    package private(set) var frames: [Frame] = []
    /// Every text put on the clipboard.
    package private(set) var copied: [String] = []
    package private(set) var invalidations = 0
    package private(set) var suspensions = 0
    package private(set) var isStopped = false
    package private(set) var isMouseCaptured = true
    /// What was begun, nil for each end.
    package private(set) var works: [String?] = []

    private let continuation: AsyncStream<TerminalEvent>.Continuation

    package init(
        size: Size = Size(width: 80, height: 24),
        capabilities: TerminalCapabilities = TerminalCapabilities(
            colors: 256,
            isUnicode: true,
            name: "recording"
        )
    ) {
        self.size = size
        self.capabilities = capabilities
        (events, continuation) = AsyncStream.makeStream()
    }

    /// Makes an event happen; a new size is taken over first, as a real terminal does.
    package func send(_ event: TerminalEvent) {
        if case .resized(let size) = event { self.size = size }
        continuation.yield(event)
    }

    /// Types a text key by key.
    package func type(_ text: String) {
        for character in text { send(.key(Key(.character(character)))) }
    }

    /// Ends the events, as a closed window does.
    package func hangUp() {
        continuation.finish()
    }

    package func captureMouse(_ isCaptured: Bool) {
        isMouseCaptured = isCaptured
    }

    package func draw(_ frame: Frame) {
        guard !isStopped else { return }
        frames.append(frame)
    }

    package func invalidate() {
        invalidations += 1
    }

    package func copy(_ text: String) -> String? {
        copied.append(text)
        return "recorded"
    }

    package func busy(with work: String?) {
        works.append(work)
    }

    package func suspend() -> Bool {
        suspensions += 1
        return true
    }

    package func stop() {
        isStopped = true
        continuation.finish()
    }
}
