package import SearchScreen

/// One run of the screen over an index: puts loop, effects and terminal together.
@MainActor
package struct ScreenSession {
    private let face: any ScreenFace
    private let appearance: Appearance
    private let keyMap: KeyMap
    private let rule: MatchingRule
    private let world: EffectRunner.World

    package init(
        _ world: EffectRunner.World,
        face: any ScreenFace,
        appearance: Appearance = Appearance(),
        keyMap: KeyMap = .standard,
        rule: MatchingRule = .documented
    ) {
        self.world = world
        self.face = face
        self.appearance = appearance
        self.keyMap = keyMap
        self.rule = rule
    }

    /// Shows the screen until the person leaves.
    ///
    /// - Parameters:
    ///   - query: the text the field begins with.
    ///   - purpose: what choosing a row means.
    /// - Returns: how it was left.
    package func run(query: String = "", purpose: Model.Purpose = .open) async -> Exit {
        let inbox = Inbox()
        let (loop, runner) = parts(inbox, purpose)
        runner.start()
        // The first text is pasted, so that it goes the way of every text a person gives.
        if !query.isEmpty { inbox.post(.paste(query)) }
        return await loop.run()
    }

    /// The screen for a program that presses the keys; the world's clock should stand still.
    package func unattended() -> UnattendedScreen {
        let (loop, runner) = parts(Inbox(), .open)
        return UnattendedScreen(loop, runner)
    }

    private func parts(_ inbox: Inbox, _ purpose: Model.Purpose) -> (ScreenLoop, EffectRunner) {
        let runner = EffectRunner(world: world, face: face, inbox: inbox)
        let model = Model(
            size: face.size,
            appearance: appearance,
            keyMap: keyMap,
            purpose: purpose,
            rule: rule
        )
        return (ScreenLoop(model: model, face: face, runner: runner, inbox: inbox), runner)
    }
}
