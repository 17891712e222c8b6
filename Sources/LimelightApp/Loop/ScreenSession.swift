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
        await end(query: query, purpose: purpose).exit
    }

    /// How the screen was left, and with what.
    package struct Ending {
        package let exit: Exit
        /// The text in the field.
        package let query: String
        /// The key that chose, when it is one of those that were given.
        package let key: Key?
    }

    /// Shows the screen until the person leaves.
    ///
    /// - Parameters:
    ///   - query: the text the field begins with.
    ///   - purpose: what choosing a row means.
    ///   - pickKeys: the keys that choose in a picker, beside Return.
    /// - Returns: how it was left, and with what.
    package func end(
        query: String,
        purpose: Model.Purpose,
        pickKeys: Set<Key> = []
    ) async -> Ending {
        let inbox = Inbox()
        let (loop, runner) = parts(inbox, purpose, pickKeys)
        runner.start()
        // The first text is pasted, so that it goes the way of every text a person gives.
        if !query.isEmpty { inbox.post(.paste(query)) }
        let exit = await loop.run()
        return Ending(exit: exit, query: loop.model.query.text, key: loop.model.pickedBy)
    }

    /// The screen for a program that presses the keys; the world's clock should stand still.
    package func unattended() -> UnattendedScreen {
        let (loop, runner) = parts(Inbox(), .open)
        return UnattendedScreen(loop, runner)
    }

    private func parts(
        _ inbox: Inbox,
        _ purpose: Model.Purpose,
        _ pickKeys: Set<Key> = []
    ) -> (ScreenLoop, EffectRunner) {
        let runner = EffectRunner(world: world, face: face, inbox: inbox)
        var model = Model(
            size: face.size,
            appearance: appearance,
            keyMap: keyMap,
            purpose: purpose,
            rule: rule
        )
        model.pickKeys = pickKeys
        return (ScreenLoop(model: model, face: face, runner: runner, inbox: inbox), runner)
    }
}
