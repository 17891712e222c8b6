/// Why: the explanation of a row, or of finding nothing, and the rule of matching.
extension Model {
    /// Asks why the selected row is there; with nothing found, why that is.
    mutating func explain(_ row: ResultRow?) -> [Effect] {
        guard hasQuery else { return show("Type something first: a search is explained") }
        guard row != nil || showsNoResults else { return [] }
        let order = ExplainOrder(row: row?.identifier, text: query.text, scope: scope, rule: rule)
        let generation = nextGeneration()
        waiting.explanation = Waiting.Awaited(
            generation: generation,
            row: row ?? ResultRow(asking: query.text)
        )
        return [.explain(order, generation)]
    }

    mutating func explained(_ inspection: Inspection, _ generation: Generation) -> [Effect] {
        guard let awaited = waiting.explanation, isNewest(generation, of: awaited.generation)
        else { return [] }
        waiting.explanation = nil
        overlay = .inspector(
            Inspector(
                row: awaited.row,
                inspection: inspection,
                order: DeliveryOrder(.row(awaited.row.identifier)),
                subject: .explanation
            )
        )
        return []
    }

    /// Searches by the other rule from now on.
    mutating func toggleRule() -> [Effect] {
        rule = rule.other
        let words: SafeText =
            switch rule {
            case .documented: "Matching as documented: every text counts"
            case .recentIOS: "Matching as iOS 17 was seen to: titles, from four letters on"
            }
        return (hasQuery ? queryEdited() : []) + show(words)
    }
}

extension ResultRow {
    /// Stands for the search itself where no row was found.
    fileprivate init(asking text: String) {
        self.init(
            identifier: RowIdentifier(application: "", kind: "", unique: ""),
            title: HighlightedText(SafeText(sanitizing: text)),
            tile: ""
        )
    }
}
