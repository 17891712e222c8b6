package import SearchScreen

/// The loop: what happened goes to `update`, what it asks for is done, the screen is drawn once.
///
/// ```
///   keys, mouse, sizes ─┐                          ┌─► EffectRunner ─► search, store, handler,
///   timers ─────────────┤                          │                   history, clipboard
///   finished work ──────┴─► Inbox ─► update(model) ┤                          │
///        ▲                   all at once           └─► ScreenFace ─► frame    │
///        └────────────────────────────────────────────────────────────────────┘
/// ```
///
/// One turn takes everything that waits, however much it is, and draws one frame. A search that
/// finishes within `patience` is part of the turn that asked for it, so a key is answered by one
/// frame that has both its letter and its rows; a slower search gets a frame of its own.
@MainActor
package final class ScreenLoop {
    package private(set) var model: Model
    private let face: any ScreenFace
    private let runner: EffectRunner
    private let inbox: Inbox
    private let patience: Duration

    /// Makes a loop.
    ///
    /// - Parameters:
    ///   - model: what the screen shows first.
    ///   - face: where it is shown.
    ///   - runner: does what `update` asks for; it posts to the inbox.
    ///   - inbox: where messages are posted.
    ///   - patience: how long a turn waits for the results of its own search.
    package init(
        model: Model,
        face: any ScreenFace,
        runner: EffectRunner,
        inbox: Inbox,
        patience: Duration = .milliseconds(2)
    ) {
        self.model = model
        self.face = face
        self.runner = runner
        self.inbox = inbox
        self.patience = patience
    }

    /// Runs until the person leaves or a signal asks to; the terminal is given back then.
    package func run() async -> Exit {
        let messages = forwardMessages()
        defer {
            messages.cancel()
            runner.stop()
            face.stop()
        }
        show(after: [])
        for await _ in inbox.signals {
            let messages = inbox.takeAll()
            if let exit = turn(messages) { return exit }
            show(after: messages)
        }
        return .cancelled
    }

    /// Answers messages and all that comes of them, until nothing is under way any more.
    ///
    /// For a screen that a program drives, with a clock that stands still.
    ///
    /// - Returns: how the screen was left, if it was.
    package func settle(after messages: [Message]) async -> Exit? {
        var messages = messages
        while true {
            if let exit = turn(messages) { return exit }
            show(after: messages)
            messages = inbox.takeAll()
            while messages.isEmpty {
                guard !model.isSettled || !runner.isIdle else { return nil }
                await inbox.next()
                messages = inbox.takeAll()
                if messages.isEmpty, model.isSettled, runner.isIdle { return nil }
            }
        }
    }

    /// Draws the screen, and then asks for the pictures it lacks.
    private func show(after messages: [Message]) {
        face.show(model, after: messages)
        runner.wantPictures(for: model)
    }

    /// Answers all that waits; gives how to leave, if that was asked for.
    private func turn(_ messages: [Message]) -> Exit? {
        if let exit = answer(messages) { return exit }
        guard let results = runner.finishedSearch(within: patience) else { return nil }
        return answer([results])
    }

    /// Updates the model with all messages, and then does what is left to do of what they ask for.
    private func answer(_ messages: [Message]) -> Exit? {
        var effects: [Effect] = []
        var exit: Exit?
        for message in messages where exit == nil {
            for effect in update(&model, message) {
                if case .quit(let asked) = effect {
                    exit = asked
                    break
                }
                effects.append(effect)
            }
        }
        for effect in effects.withoutMoot { runner.perform(effect) }
        return exit
    }

    /// Takes the face's messages into the inbox; a terminal that is gone ends the program like SIGHUP.
    ///
    /// Off the main thread, so that events gather while a turn is busy.
    private func forwardMessages() -> Task<Void, Never> {
        let hangUp: Int32 = 1
        return Task.detached(executorPreference: QuietExecutor.shared) {
            [messages = face.messages, inbox] in
            for await message in messages { inbox.post(message) }
            inbox.post(.terminated(signal: hangUp))
        }
    }
}
