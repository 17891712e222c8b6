package import SearchScreen

/// A face for a screen that a program drives: nobody looks at it, nobody types on it.
@MainActor
package final class UnattendedFace: ScreenFace {
    package let size: Size
    package let capabilities: TerminalCapabilities
    package let messages = AsyncStream<Message>.makeStream().stream

    package init(size: Size, capabilities: TerminalCapabilities) {
        self.size = size
        self.capabilities = capabilities
    }

    package func show(_ model: Model, after messages: [Message]) {}
    package func redraw() {}
    /// Says how a terminal would have taken it, so that the screen looks as on one.
    package func copy(_ text: String) -> String? { "copied" }
    package func captureMouse(_ isCaptured: Bool) {}
    package func suspend() -> Bool { false }
    package func stop() {}
}
