package import SearchScreen

/// The screen for a program that presses the keys: each is answered whole before the next.
///
/// It is the loop that a person has, with a clock that stands still; so the same keys over the same
/// content give the same frames.
@MainActor
package final class UnattendedScreen {
    private let loop: ScreenLoop
    private let runner: EffectRunner

    init(_ loop: ScreenLoop, _ runner: EffectRunner) {
        self.loop = loop
        self.runner = runner
    }

    /// The screen as it is.
    package var frame: Frame { ScreenView.frame(loop.model) }

    /// Shows the screen before any key.
    package func start() async {
        runner.begin()
        _ = await loop.settle(after: [])
    }

    /// Does what a message asks for, and all that follows from it.
    ///
    /// - Returns: how the screen was left, if it was.
    package func answer(_ message: Message) async -> Exit? {
        await loop.settle(after: [message])
    }

    package func stop() {
        runner.stop()
    }
}
