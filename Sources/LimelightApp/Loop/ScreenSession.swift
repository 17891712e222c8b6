package import Restoration
package import SearchScreen
package import SearchService

/// One run of the screen over an index: puts loop, effects and terminal together.
@MainActor
package struct ScreenSession {
    private let face: any ScreenFace
    private let appearance: Appearance
    private let keyMap: KeyMap
    private let rule: MatchingRule
    private let world: EffectRunner.World

    package init(
        index: SpotlightIndex,
        face: any ScreenFace,
        handlers: HandlerRegistry,
        history: HistoryKeeper,
        appearance: Appearance = Appearance(),
        keyMap: KeyMap = .standard,
        rule: MatchingRule = .documented
    ) {
        self.face = face
        self.appearance = appearance
        self.keyMap = keyMap
        self.rule = rule
        world = EffectRunner.World(index: index, handlers: handlers, history: history)
    }

    /// Shows the screen until the person leaves.
    ///
    /// - Parameters:
    ///   - query: the text the field begins with.
    ///   - purpose: what choosing a row means.
    /// - Returns: how it was left.
    package func run(query: String = "", purpose: Model.Purpose = .open) async -> Exit {
        let inbox = Inbox()
        let runner = EffectRunner(world: world, face: face, inbox: inbox)
        let model = Model(
            size: face.size,
            appearance: appearance,
            keyMap: keyMap,
            purpose: purpose,
            rule: rule
        )
        let loop = ScreenLoop(model: model, face: face, runner: runner, inbox: inbox)
        runner.start()
        // The first text is pasted, so that it goes the way of every text a person gives.
        if !query.isEmpty { inbox.post(.paste(query)) }
        return await loop.run()
    }
}
