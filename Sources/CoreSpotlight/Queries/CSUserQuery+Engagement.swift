import SearchModel
import SearchService

/// What the person chose, so that it ranks higher next time (S108, S109).
extension CSUserQuery {
    /// Reports that the person did something with a found item.
    ///
    /// The choice stays in the store. An item that is not stored is passed over.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - visibleItems: the items that were on show.
    ///   - interaction: what was done with it; only `select` changes the rank.
    public func userEngaged(
        _ item: Item,
        visibleItems: [Item],
        interaction: UserInteractionKind
    ) {
        guard interaction == .select else { return }
        let identifier = RecordIdentifier(
            application: store.application,
            kind: .item,
            unique: item.id
        )
        try? store.index().noteEngagement(with: identifier)
    }

    /// Reports that the person did something with a suggestion.
    ///
    /// A suggestion is the title of an item. To select it counts as a choice of that item: it, and
    /// with it the suggestion, ranks higher from then on. One of the application's own making, or
    /// of an item that is gone, is passed over.
    ///
    /// - Parameters:
    ///   - suggestion: the suggestion.
    ///   - visibleSuggestions: the suggestions that were on show.
    ///   - interaction: what was done with it; only `select` changes the rank.
    public func userEngaged(
        _ suggestion: Suggestion,
        visibleSuggestions: [Suggestion],
        interaction: UserInteractionKind
    ) {
        guard interaction == .select, let source = suggestion.suggestion.source else { return }
        try? store.index().noteEngagement(with: source)
    }
}
