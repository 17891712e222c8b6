/// What the field offers to complete: the Top Hit's title, when it begins with what was typed.
package struct Completion: Hashable, Sendable {
    /// The whole title.
    package let whole: String
    /// The part after what was typed, drawn after the cursor.
    package let tail: SafeText
    /// What Return will open: the application.
    package let application: SafeText
}

extension Model {
    /// The completion that is offered now; it never changes what is searched.
    package var completion: Completion? {
        guard hasQuery, query.isCursorAtEnd, let hit = outcome?.topHit,
            let rest = hit.title.rest(after: query.state.characters), !rest.isEmpty
        else { return nil }
        return Completion(
            whole: hit.title.text.string,
            tail: SafeText(sanitizing: rest),
            application: applicationName(hit.identifier.application)
        )
    }
}

extension HighlightedText {
    /// What follows typed characters at the start of the text; nil when it does not start so.
    ///
    /// Letters are equal when they differ in case alone. Marks (`e` for `é`) are the engine's
    /// business: where a letter outside ASCII differs, it counts when the engine marked it matched.
    fileprivate func rest(after typed: [Character]) -> String? {
        let characters = runs.flatMap { run in
            run.text.string.map { (character: $0, isMatched: run.isMatched) }
        }
        guard typed.count < characters.count else { return nil }
        for (typed, shown) in zip(typed, characters) {
            if typed.lowercased() == shown.character.lowercased() { continue }
            let isOutsideASCII = !typed.isASCII || !shown.character.isASCII
            guard isOutsideASCII, shown.isMatched else { return nil }
        }
        return String(characters.dropFirst(typed.count).map(\.character))
    }
}
