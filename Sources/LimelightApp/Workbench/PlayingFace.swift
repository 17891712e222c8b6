package import SearchScreen

/// A face on which a script types instead of the person, at a person's speed.
///
/// The person may leave with Escape or ⌃C; other keys are not theirs to press while it plays.
@MainActor
package final class PlayingFace: ScreenFace {
    /// How the playing ended.
    package enum Ending: Hashable, Sendable {
        case played, left
    }

    /// Nil while it plays, and when something else ended the screen.
    package private(set) var ending: Ending?
    package let messages: AsyncStream<Message>
    private let face: any ScreenFace
    private let continuation: AsyncStream<Message>.Continuation
    private var tasks: [Task<Void, Never>] = []
    /// How many steps were taken and not shown yet.
    private var unseen = 0
    /// Whether the screen shown last waits for a search.
    private var isSearching = false
    private let sight = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    package init(_ face: any ScreenFace, _ script: PlayScript, clock: any Clock<Duration>) {
        self.face = face
        (messages, continuation) = AsyncStream.makeStream()
        tasks = [
            Task(executorPreference: QuietExecutor.shared) { [weak self] in
                await self?.play(script, clock)
            },
            Task(executorPreference: QuietExecutor.shared) { [weak self, given = face.messages] in
                for await message in given { await self?.take(message) }
            },
        ]
    }

    private func play(_ script: PlayScript, _ clock: any Clock<Duration>) async {
        for step in script.steps {
            guard (try? await clock.sleep(for: step.pause)) != nil else { return }
            unseen += 1
            continuation.yield(step.message)
        }
        await untilSeen()
        guard (try? await clock.sleep(for: script.rest)) != nil else { return }
        end(.played)
    }

    /// Waits until the last step and what it finds are on the screen, however slow that is.
    private func untilSeen() async {
        guard unseen > 0 || isSearching else { return }
        for await _ in sight.stream where unseen == 0 && !isSearching { return }
    }

    private func take(_ message: Message) {
        switch message {
        case .key(Key(.escape)), .key(.control("c")): end(.left)
        case .key, .paste, .mouse, .lineEntered: break
        default: continuation.yield(message)
        }
    }

    /// The loop takes the end of its messages for a terminal that is gone, and leaves.
    private func end(_ ending: Ending) {
        self.ending = self.ending ?? ending
        continuation.finish()
    }

    package var size: Size { face.size }
    package var capabilities: TerminalCapabilities { face.capabilities }

    package func show(_ model: Model, after messages: [Message]) {
        face.show(model, after: messages)
        isSearching = model.waiting.isSearching
        unseen -= messages.count(where: \.isOfScript)
        sight.continuation.yield()
    }

    package func redraw() { face.redraw() }
    package func copy(_ text: String) -> String? { face.copy(text) }
    package func captureMouse(_ isCaptured: Bool) { face.captureMouse(isCaptured) }
    package func suspend() -> Bool { face.suspend() }

    package func stop() {
        for task in tasks { task.cancel() }
        face.stop()
    }
}

extension Message {
    /// Whether a script may have sent it: a person's own keys are not let through.
    fileprivate var isOfScript: Bool {
        switch self {
        case .key, .captioned: true
        default: false
        }
    }
}
