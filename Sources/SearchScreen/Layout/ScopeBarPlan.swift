/// The scopes side by side: `[All 27]  TV Shows 3   Contacts 5`.
struct ScopeBarPlan: Hashable {
    /// One scope and its cells; the two around the words hold brackets when it is chosen.
    struct Chip: Hashable {
        let scope: Scope
        let words: SafeText
        let isChosen: Bool
        let rect: Rect
    }

    private(set) var chips: [Chip] = []
    /// Whether scopes before the first, or after the last that is shown had no room.
    private(set) var isCutLeft = false
    private(set) var isCutRight = false

    init(_ model: Model, _ layout: Layout) {
        let bar = layout.scopeBar
        guard !bar.isEmpty, model.showsScopeBar else { return }
        let scopes = model.scopes
        let widths = scopes.map { ($0.name + " " + model.count($0.count)).width + 2 }
        let chosen = scopes.firstIndex { $0.scope == model.scope } ?? 0
        // The chosen one is always in sight, whatever the width.
        var first = 0
        let room = bar.width - 4
        while first < chosen, widths[first...chosen].reduce(0, { $0 + $1 + 1 }) > room {
            first += 1
        }
        isCutLeft = first > 0
        var x = bar.x + 2
        for place in first..<scopes.count {
            let scope = scopes[place]
            // The mark of what is cut off needs its cell.
            let mark = place == scopes.count - 1 ? 0 : 1
            guard x + widths[place] + mark <= bar.x + bar.width || place == chosen else {
                isCutRight = true
                break
            }
            chips.append(
                Chip(
                    scope: scope.scope,
                    words: scope.name + " " + model.count(scope.count),
                    isChosen: place == chosen,
                    rect: Rect(x: x, y: bar.y, width: widths[place], height: 1)
                )
            )
            x += widths[place] + 1
        }
    }
}
