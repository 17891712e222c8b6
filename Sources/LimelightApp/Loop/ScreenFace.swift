package import SearchScreen

/// How the screen meets a person: as cells on a terminal, or as lines.
@MainActor
package protocol ScreenFace: AnyObject {
    var size: Size { get }
    var capabilities: TerminalCapabilities { get }

    /// What the person and the terminal do; ends when they are gone.
    var messages: AsyncStream<Message> { get }

    /// Shows the model after a turn of the loop that answered some messages.
    func show(_ model: Model, after messages: [Message])

    /// Shows everything again at the next turn.
    func redraw()

    /// Puts text on the clipboard; gives how in a few words, nil when nothing took it.
    func copy(_ text: String) -> String?

    /// Takes the mouse, or leaves it to the terminal to select text with.
    func captureMouse(_ isCaptured: Bool)

    /// Says in a few words what may block the main thread from now on; nil when that is over.
    func busy(with work: String?)

    /// Changes between cells and lines.
    ///
    /// - Returns: why that is not possible; nil when it is done.
    func toggleLinear() -> String?

    /// Stops the program until it is continued; false when there is no job control.
    func suspend() -> Bool

    /// Gives the terminal back; calling it again does nothing.
    func stop()
}

extension ScreenFace {
    /// Lines are read by the system, which lets ⌃C through whatever the program does.
    package func busy(with work: String?) {}

    package func toggleLinear() -> String? {
        "There is no other form of this screen"
    }
}

/// The screen as cells: each model is one frame.
@MainActor
package final class CellFace: ScreenFace {
    private let terminal: any Terminal
    package let messages: AsyncStream<Message>

    package init(_ terminal: any Terminal) {
        self.terminal = terminal
        let (messages, continuation) = AsyncStream<Message>.makeStream()
        self.messages = messages
        let events = terminal.events
        Task.detached(executorPreference: QuietExecutor.shared) {
            for await event in events { continuation.yield(Message(event)) }
            continuation.finish()
        }
    }

    package var size: Size { terminal.size }
    package var capabilities: TerminalCapabilities { terminal.capabilities }

    package func show(_ model: Model, after messages: [Message]) {
        terminal.draw(ScreenView.frame(model))
    }

    package func redraw() {
        terminal.invalidate()
    }

    package func copy(_ text: String) -> String? {
        terminal.copy(text)
    }

    package func captureMouse(_ isCaptured: Bool) {
        terminal.captureMouse(isCaptured)
    }

    package func busy(with work: String?) {
        terminal.busy(with: work)
    }

    package func suspend() -> Bool {
        terminal.suspend()
    }

    package func stop() {
        terminal.stop()
    }
}

extension Message {
    /// What an event of the terminal means.
    init(_ event: TerminalEvent) {
        self =
            switch event {
            case .key(let key): .key(key)
            case .paste(let text): .paste(text)
            case .mouse(let event): .mouse(event)
            case .resized(let size): .resized(size)
            case .capabilitiesChanged(let capabilities): .capabilitiesChanged(capabilities)
            case .focusChanged(let isFocused): .terminalFocusChanged(isFocused: isFocused)
            case .resumed: .resumed
            case .terminated(let signal): .terminated(signal: signal)
            }
    }
}
