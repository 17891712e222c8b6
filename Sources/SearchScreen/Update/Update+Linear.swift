/// Lines typed in linear mode: a number opens, a letter commands, anything else is searched for.
extension Model {
    mutating func lineEntered(_ line: String) -> [Effect] {
        releaseHeldBack()
        // A space before a letter makes it a search.
        if let place = Int(line), place > 0 { return chooseNumber(place) }
        switch line {
        case "":
            let isAtTop = overlay == nil && focus == .list && waiting.delivery == nil
            return isAtTop ? [] : stepBack()
        case "q": return perform(.quit)
        case "b": return isHome && overlay == nil && focus == .list ? [] : stepBack()
        case "m": return showMoreLines()
        case "a": return perform(.showActions)
        case "i": return perform(.showInspector)
        case "w": return perform(.explain)
        case "?": return perform(.help)
        case "s", Self.f6: return perform(.toggleLinear)
        case "y":
            if case .confirmation = overlay { return perform(.confirm) }
        default: break
        }
        overlay = nil
        recall = nil
        let text = QueryField(text: String(line.drop { $0 == " " })).text
        guard query.text != text else { return [] }
        query.replace(with: text)
        return queryEdited()
    }

    /// What F6 sends; where lines are read it arrives as a part of one.
    private static let f6 = "\u{1B}[17~"

    private mutating func chooseNumber(_ number: Int) -> [Effect] {
        if case .actions = overlay { return runAction(at: number - 1) }
        guard overlay == nil else { return [] }
        focus = .list
        let choices = ListPlan(self).choices
        guard choices.indices.contains(number - 1) else {
            return show("There is no line with that number")
        }
        selection = Selection(target: choices[number - 1].target, isHeld: true)
        return perform(.openSelection)
    }

    private mutating func showMoreLines() -> [Effect] {
        let next = linearStart + LinearView.pageLength
        guard next < ListPlan(self).choices.count else { return show("There are no more lines") }
        linearStart = next
        return []
    }
}
