/// The mouse: it selects, opens, scrolls and presses what the pointer is on.
extension Model {
    mutating func mouseMoved(_ event: MouseEvent) -> [Effect] {
        switch event.action {
        case .press(.left): return leftPressed(at: event.point)
        case .press(.right): return rightPressed(at: event.point)
        case .wheelUp: return wheel(by: -Self.wheelLines, at: event.point)
        case .wheelDown: return wheel(by: Self.wheelLines, at: event.point)
        case .move: return hover(at: event.point)
        case .press(.middle), .release, .drag: return []
        }
    }

    /// One notch of the wheel.
    private static let wheelLines = 3

    private mutating func leftPressed(at point: Point) -> [Effect] {
        releaseHeldBack()
        let touched = touch(at: point)
        if lastPress == point {
            lastPress = nil
            // Choosing a row twice opens it; buttons were pressed the first time.
            guard case .target(.row) = touched else { return [] }
            return [.stopTimer(.doubleClick)] + perform(.openSelection)
        }
        lastPress = point
        return [.startTimer(.doubleClick, after: Timing.doubleClick)] + press(touched)
    }

    private mutating func press(_ touched: Touch) -> [Effect] {
        switch touched {
        case .target(.row(let identifier)):
            focus = .list
            return select(.row(identifier))
        case .target(let target):
            selection = Selection(target: target, isHeld: true)
            return activate(target)
        case .section(let application): return toggleSection(application)
        case .clearRecentSearches: return forgetRecentSearches()
        case .scope(let scope): return choose(scope)
        case .field(let place):
            if focus == .detail { focus = .list }
            query.move(to: place)
            return []
        case .command(let command): return perform(command)
        case .related(let row): return quickLook(row)
        case .action(let place): return runAction(at: place)
        case .draft(let place): return selectDraftLine(place)
        case .confirm:
            return confirm()
        case .cancel: return stepBack()
        case .detail:
            if detail != nil, overlay == nil { focus = .detail }
            return []
        case .list:
            if overlay == nil { focus = .list }
            return []
        case .nothing: return []
        }
    }

    private mutating func rightPressed(at point: Point) -> [Effect] {
        guard overlay == nil, case .target(.row(let identifier)) = touch(at: point) else {
            return []
        }
        focus = .list
        let effects = select(.row(identifier))
        return effects + perform(.showActions)
    }

    /// Scrolls what is under the pointer, focused or not.
    private mutating func wheel(by lines: Int, at point: Point) -> [Effect] {
        if overlay != nil || Layout(self).detail.contains(point) { return scrollPane(by: lines) }
        scrollList(by: lines)
        return []
    }

    private mutating func hover(at point: Point) -> [Effect] {
        guard overlay == nil, case .target(let target) = touch(at: point) else {
            hovered = nil
            return []
        }
        hovered = target
        return []
    }
}
