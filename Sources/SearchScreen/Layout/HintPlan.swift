/// The hint bar: the few keys that work now, from the live key map, and the counts.
package struct HintPlan: Hashable, Sendable {
    /// One hint and the cells it takes.
    package struct Item: Hashable, Sendable {
        package let key: SafeText
        package let words: SafeText
        /// What a click does; nil for words that are no key.
        package let command: Command?
        package let rect: Rect
    }

    package private(set) var items: [Item] = []
    /// What stands at the right end, and where.
    package let right: SafeText
    package let rightX: Int

    package init(_ model: Model, _ layout: Layout) {
        let bar = layout.hints
        let isMicro = layout.layoutClass == .micro
        let margin = isMicro ? 0 : 1
        let gap = isMicro || !model.appearance.isUnicode ? 2 : 3
        let words = model.notice?.text ?? HintWords.right(model)
        let room = bar.width - 2 * margin
        right = words.truncated(to: max(0, room), mark: model.appearance.glyphs.ellipsis)
        rightX = bar.width - margin - right.width
        // A notice is news: it takes its room from the hints.
        var x = margin
        if let caption = model.caption {
            let mark = model.appearance.glyphs.ellipsis
            let shown = caption.truncated(to: max(0, rightX - gap - x), mark: mark)
            let rect = Rect(x: x, y: bar.y, width: shown.width, height: 1)
            items = [Item(key: "", words: shown, command: nil, rect: rect)]
            return
        }
        for hint in HintWords.hints(model) {
            let label = isMicro ? hint.words.lowercased : hint.words
            let width = hint.key.width + (hint.key.isEmpty ? 0 : 1) + label.width
            guard x + width + (right.isEmpty ? 0 : gap - 1) <= rightX else { break }
            let rect = Rect(x: x, y: bar.y, width: width, height: 1)
            items.append(Item(key: hint.key, words: label, command: hint.command, rect: rect))
            x += width + gap
        }
    }
}

extension SafeText {
    fileprivate var lowercased: SafeText { SafeText(sanitizing: string.lowercased()) }
}
