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
        let hints = HintWords.hints(model).map { hint in
            var hint = hint
            if isMicro { hint.words = hint.words.lowercased }
            return hint
        }
        let end = rightX - (right.isEmpty ? 0 : gap - 1)
        for hint in Self.fitting(hints, in: end - x, gap: gap) {
            let rect = Rect(x: x, y: bar.y, width: hint.width, height: 1)
            items.append(Item(key: hint.key, words: hint.words, command: hint.command, rect: rect))
            x += hint.width + gap
        }
    }

    /// The hints there is room for: the first, the help that knows all others, then one by one.
    private static func fitting(
        _ hints: [HintWords.Hint],
        in room: Int,
        gap: Int
    ) -> [HintWords.Hint] {
        let help = hints.firstIndex { $0.command == .help }
        let others = hints.indices.dropFirst().filter { $0 != help }
        var left = room + gap
        var kept: Set<Int> = []
        for place in [0] + [help].compactMap({ $0 }) + others
        where hints.indices.contains(place) && !kept.contains(place) {
            let needed = hints[place].width + gap
            guard needed <= left else { break }
            left -= needed
            kept.insert(place)
        }
        return hints.indices.filter(kept.contains).map { hints[$0] }
    }
}

extension SafeText {
    fileprivate var lowercased: SafeText { SafeText(sanitizing: string.lowercased()) }
}
