/// Of many keys at once, only what the last of them asks for is worth doing.
extension [Effect] {
    /// Without the effects that a later one makes moot: earlier searches and previews, earlier orders
    /// to the same timer.
    package var withoutMoot: [Effect] {
        var taken: Set<Effect.Slot> = []
        let kept = reversed().filter { effect in
            effect.slot.map { taken.insert($0).inserted } ?? true
        }
        return kept.reversed()
    }
}

extension Effect {
    /// What of two effects only the later counts.
    fileprivate enum Slot: Hashable {
        case search, preview, findGone
        case timer(ScreenTimer)
    }

    fileprivate var slot: Slot? {
        switch self {
        case .search, .cancelSearch: .search
        case .preview: .preview
        // Each asks about all rows.
        case .findGone: .findGone
        case .startTimer(let timer, _), .stopTimer(let timer): .timer(timer)
        case .deliver, .cancelDelivery, .inspect, .explain, .openAddress, .change, .copy,
            .rememberSearch,
            .forgetSearch, .reload, .redraw, .toggleLinear, .captureMouse, .suspend, .quit:
            nil
        }
    }
}
