import Testing

@testable import SearchScreen

// Proves:
//  1. ⌥E asks for an explanation of the selected row, by the text, scope and rule on the screen.
//  2. The answer to the newest question is shown, an older one is not; Esc closes it.
//  3. With nothing found, the search itself is explained; without a text there is nothing to ask.
//  4. ⌥R searches by the other rule, keeps it, and says so in the field.
//  5. A row that recent iOS would drop carries the mark; the others do not.
//  6. An explanation is not delivered: `r` and `e` do nothing there.

struct ExplanationTests {
    private let why = Key.alt("e")
    private let rule = Key.alt("r")

    private let answer = Inspection(
        groups: [.init(title: "Found", lines: [.init(label: "in", value: "yes")])],
        json: "{}"
    )

    @Test func `a key asks why the selected row is there`() {
        var model = Sample.typed(Sample.small)
        let effects = update(&model, .key(why))
        let order = ExplainOrder(
            row: Sample.wild.identifier,
            text: "in",
            scope: .all,
            rule: .documented
        )
        #expect(effects == [.explain(order, model.waiting.newest)])
    }

    @Test func `the newest answer is shown, and an older one is not`() {
        var model = Sample.typed(Sample.small)
        _ = update(&model, .key(why))
        let first = model.waiting.newest
        _ = update(&model, .key(why))
        _ = update(&model, .explained(answer, first))
        #expect(model.overlay == nil)
        _ = update(&model, .explained(answer, model.waiting.newest))
        guard case .inspector(let inspector) = model.overlay else {
            Issue.record("nothing is shown")
            return
        }
        #expect(inspector.subject == .explanation)
        #expect(ScreenView.frame(model).text.contains("Why"))
        #expect(update(&model, .key(Key(.character("r")))) == [])
        #expect(update(&model, .key(Key(.character("e")))) == [])
        _ = update(&model, .key(Key(.escape)))
        #expect(model.overlay == nil)
    }

    @Test func `finding nothing is explained too`() {
        var model = Sample.nothing(Sample.small)
        let effects = update(&model, .key(why))
        guard case .explain(let order, _)? = effects.first else {
            Issue.record("nothing is asked")
            return
        }
        #expect(order.row == nil)
        var home = Sample.home(Sample.small)
        _ = update(&home, .key(why))
        #expect(home.waiting.explanation == nil)
        #expect(home.notice != nil)
    }

    @Test func `a key searches by the other rule`() {
        var model = Sample.typed(Sample.small)
        let effects = update(&model, .key(rule))
        guard case .search(let order)? = effects.first else {
            Issue.record("nothing is searched")
            return
        }
        #expect(order.rule == .recentIOS)
        _ = update(&model, .resultsArrived(Sample.outcome, order.generation))
        #expect(ScreenView.frame(model).text.contains("iOS 17 · 27 results"))
        _ = update(&model, .key(rule))
        #expect(model.rule == .documented)
    }

    @Test(arguments: KeyMap.standard.keys(for: .explain, in: .search))
    func `the key that asked closes the answer`(_ key: Key) {
        var model = Sample.typed()
        model.press(key)
        let groups = [Inspection.Group(title: "found", lines: [])]
        _ = update(&model, .explained(Inspection(groups: groups), model.waiting.newest))
        #expect(model.keyPlace == .inspector)
        model.press(key)
        #expect(model.overlay == nil)
    }

    @Test func `a row that recent iOS would drop is marked`() {
        var model = Sample.typed(Sample.small)
        var outcome = Sample.outcome
        #expect(!ScreenView.frame(model).text.contains("✗17"))
        outcome.sections[1].rows[0].isDroppedByRecentIOS = true
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        let marked = ScreenView.frame(model).text.split(separator: "\n")
            .filter { $0.contains("✗17") }
        #expect(marked.count == 1)
        #expect(marked.first?.contains("Ines Ortega") == true)
    }
}
