package import SearchScreen

/// The loop: what happened goes to `update`, what it asks for is done, the screen is drawn once.
///
/// ```
///   keys, mouse, sizes ─┐                          ┌─► EffectRunner ─► search, store, handler,
///   timers ─────────────┤                          │                   history, clipboard
///   finished work ──────┴─► Inbox ─► update(model) ┤                          │
///        ▲                   all at once           └─► ScreenView ─► frame    │
///        └────────────────────────────────────────────────────────────────────┘
/// ```
///
/// One turn takes everything that waits, however much it is, and draws one frame. A search that
/// finishes within `patience` is part of the turn that asked for it, so a key is answered by one
/// frame that has both its letter and its rows; a slower search gets a frame of its own.
@MainActor
package final class ScreenLoop {
    package private(set) var model: Model
    private let terminal: any Terminal
    private let runner: EffectRunner
    private let inbox: Inbox
    private let patience: Duration

    /// Makes a loop.
    ///
    /// - Parameters:
    ///   - model: what the screen shows first.
    ///   - terminal: where it is shown.
    ///   - runner: does what `update` asks for; it posts to the inbox.
    ///   - inbox: where messages are posted.
    ///   - patience: how long a turn waits for the results of its own search.
    package init(
        model: Model,
        terminal: any Terminal,
        runner: EffectRunner,
        inbox: Inbox,
        patience: Duration = .milliseconds(2)
    ) {
        self.model = model
        self.terminal = terminal
        self.runner = runner
        self.inbox = inbox
        self.patience = patience
    }

    /// Runs until the person leaves or a signal asks to; the terminal is given back then.
    package func run() async -> Exit {
        let events = Task { await forwardEvents() }
        defer {
            events.cancel()
            runner.stop()
            terminal.stop()
        }
        terminal.draw(ScreenView.frame(model))
        for await _ in inbox.signals {
            if let exit = turn() { return exit }
            terminal.draw(ScreenView.frame(model))
        }
        return .cancelled
    }

    /// Answers all that waits; gives how to leave, if that was asked for.
    private func turn() -> Exit? {
        for message in inbox.takeAll() {
            if let exit = answer(message) { return exit }
        }
        guard let results = runner.finishedSearch(within: patience) else { return nil }
        return answer(results)
    }

    private func answer(_ message: Message) -> Exit? {
        for effect in update(&model, message) {
            if case .quit(let exit) = effect { return exit }
            runner.perform(effect)
        }
        return nil
    }

    /// The terminal's events as messages; a terminal that is gone ends the program like SIGHUP.
    private func forwardEvents() async {
        for await event in terminal.events { inbox.post(Message(event)) }
        let hangUp: Int32 = 1
        inbox.post(.terminated(signal: hangUp))
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
            case .focusChanged(let isFocused): .terminalFocusChanged(isFocused: isFocused)
            case .resumed: .resumed
            case .terminated(let signal): .terminated(signal: signal)
            }
    }
}
