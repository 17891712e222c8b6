import Testing

@testable import SearchScreen

// What this file proves of rows that were deleted, or are hidden by a lock:
// 1. a change of the index asks about each row that anything but the list shows or waits for;
// 2. a row that is gone takes with it all that shows it, with one notice that has none of its words;
// 3. a delivery, preview, inspection or explanation that is waited for is given up with its row;
// 4. what is open of another row stays, without the related row that is gone;
// 5. results that are held back hold no removal back, and nothing says `+0 new`;
// 6. what was removed here stays while it can be undone, is out of sight while a lock hides it, and
//    is forgotten with the index.

@Suite struct RemovalTests {
    private static let wild = Sample.wild.identifier
    private static let words: SafeText = "The item is no longer there"

    private static func changed(_ model: inout Model) -> [Effect] {
        var library = model.library
        library.revision += 1
        return update(&model, .libraryChanged(library))
    }

    /// A screen that shows or awaits something of `Into the Wild` beside the list.
    enum Place: CaseIterable {
        case detail, preview, quickLook, alert, inspector, explanation, draft, actions, confirmation
        case help, delivery, slowDelivery, replay, awaitedPreview, inspection, awaitedExplanation

        var model: Model {
            var model = Sample.typed()
            switch self {
            case .detail: return Sample.opened()
            case .preview: return Sample.previewed()
            case .quickLook:
                model.press(Key(.function(2)))
                _ = update(&model, .previewArrived(Sample.detail, model.waiting.newest))
            case .alert: return Sample.failed()
            case .inspector:
                model.press(.control("o"))
                _ = update(&model, .inspected(Sample.inspection, model.waiting.newest))
            case .explanation:
                model.press(.alt("e"))
                _ = update(&model, .explained(Sample.inspection, model.waiting.newest))
            case .draft:
                model = Self.inspector.model
                model.press("e")
            case .actions: model.press(.alt("k"))
            case .confirmation:
                model.press(.alt("k"))
                model.press("remove")
                model.press(Key(.enter))
            case .help:
                model = Sample.opened()
                model.press(Key(.function(1)))
            case .delivery: model.press(Key(.enter))
            case .slowDelivery:
                model.press(Key(.enter))
                _ = update(&model, .timerFired(.opening))
            case .replay:
                model = Sample.opened()
                model.press(.control("o"))
                model.press("r")
            case .awaitedPreview: model.press(Key(.function(2)))
            case .inspection: model.press(.control("o"))
            case .awaitedExplanation: model.press(.alt("e"))
            }
            return model
        }
    }

    @Test(arguments: Place.allCases)
    func `a row that is gone takes all that shows it along`(_ place: Place) {
        var model = place.model
        model.appearance.reducesMotion = true
        let asked = Self.changed(&model).compactMap { effect in
            if case .findGone(let rows) = effect { rows } else { nil }
        }
        #expect(asked == [[Self.wild]])
        let generation = model.waiting.newest
        let waiting = model.waiting
        let effects = update(&model, .rowsGone([Self.wild]))
        #expect(!ScreenView.frame(model).text.contains("Wild"))
        #expect(!LinearView.lines(model).contains { $0.string.contains("Wild") })
        #expect(model.notice?.text == (place == .preview ? nil : Self.words))
        #expect(effects.contains(.cancelDelivery) == (waiting.delivery != nil))
        #expect(model.heldRows == [])
        #expect(model.overlay == nil || place == .help)
        // An answer that was on its way comes to nothing.
        let shown = model
        let answer = Delivery(.detail(Sample.detail), inspection: Sample.inspection)
        for number in 0...generation.number {
            let old = Generation(number: number)
            _ = update(&model, .delivered(answer, old))
            _ = update(&model, .previewArrived(Sample.detail, old))
            _ = update(&model, .inspected(Sample.inspection, old))
            _ = update(&model, .explained(Sample.inspection, old))
        }
        #expect(model == shown)
    }

    @Test func `what is open of another row stays`() {
        var model = Sample.opened()
        model.detail?.detail.related = [Sample.ines, Sample.bill]
        #expect(model.heldRows.isSuperset(of: [Self.wild, Sample.ines.identifier]))
        _ = update(&model, .rowsGone([Sample.ines.identifier]))
        #expect(model.detail?.row == Sample.wild)
        #expect(model.detail?.detail.related == [Sample.bill])
        #expect(model.notice == nil)
    }

    @Test func `what came nearest is closed with any of its rows`() {
        var model = Sample.nothing()
        model.press(.alt("e"))
        var nearest = Sample.inspection
        nearest.others = [Self.wild, Sample.ines.identifier]
        _ = update(&model, .explained(nearest, model.waiting.newest))
        #expect(model.heldRows.isSuperset(of: nearest.others))
        _ = update(&model, .rowsGone([Sample.ines.identifier]))
        #expect(model.overlay == nil)
        #expect(model.notice?.text == Self.words)
    }

    @Test func `a list without anything open asks nothing`() {
        var model = Sample.typed()
        #expect(Self.changed(&model).count == 2)
        var home = Sample.home()
        #expect(Self.changed(&home) == [])
    }

    @Test func `of many changes at once the rows are asked for once`() {
        let asked: [Effect] = [.findGone([Self.wild]), .redraw, .findGone([])]
        #expect(asked.withoutMoot == [.redraw, .findGone([])])
    }

    // MARK: Held back

    @Test func `with reduced motion a removal waits for no key`() {
        var model = Sample.typed()
        model.appearance.reducesMotion = true
        _ = Self.changed(&model)
        let less = Sample.outcome.without([Self.wild])
        let effects = update(&model, .resultsArrived(less, model.waiting.search))
        // What the newer answer lacks may have been pushed out only: that is asked.
        #expect(effects.contains(.findGone([Self.wild])))
        _ = update(&model, .rowsGone([Self.wild]))
        #expect(model.heldBack == nil)
        #expect(model.outcome == less)
        #expect(!ScreenView.frame(model).text.contains("Wild"))
        #expect(ScreenView.frame(model).text.contains("26 results"))
    }

    @Test func `rows that are held back for their places alone are not called new`() {
        var model = Sample.typed()
        model.appearance.reducesMotion = true
        _ = Self.changed(&model)
        var less = Sample.outcome
        less.sections.removeLast()
        _ = update(&model, .resultsArrived(less, model.waiting.search))
        #expect(model.heldBack == less)
        #expect(!ScreenView.frame(model).text.contains(" new │"))
    }

    @Test func `a removal does not let in what else is held back`() {
        var model = Sample.typed(Sample.large)
        model.press(Key(.down))
        model.press(Key(.down))
        _ = Self.changed(&model)
        var other = Sample.outcome.without([Self.wild])
        let plants = ["Indoor plants", "Indoor palms", "Indoor ferns"].map {
            Sample.row($0, "A podcast", in: Sample.places, tile: "PL")
        }
        other.sections.insert(ResultSection(application: Sample.places, rows: plants), at: 0)
        let selected = model.selectedRow
        _ = update(&model, .resultsArrived(other, model.waiting.search))
        #expect(model.heldBack == other)
        _ = update(&model, .rowsGone([Self.wild]))
        let text = ScreenView.frame(model).text
        #expect(!text.contains("Wild"))
        #expect(!text.contains("Indoor"))
        #expect(text.contains("+2 new"))
        #expect(model.selectedRow == selected)
    }

    @Test func `a held back answer names nothing that it would not show`() {
        var model = Sample.typed()
        model.appearance.reducesMotion = true
        _ = Self.changed(&model)
        var late = Sample.outcome
        late.suggestedSearches = ["interview"]
        late.sections.append(ResultSection(application: Sample.places, rows: [Sample.ines]))
        _ = update(&model, .resultsArrived(late, model.waiting.search))
        #expect(model.heldBack != nil)
        #expect(model.outcome?.suggestedSearches == ["interview"])
    }

    @Test func `marks go with their rows`() {
        var model = Sample.typed()
        model.purpose = .pick
        model.press(Key(.tab))
        model.marked = [Self.wild, Sample.ines.identifier]
        _ = update(&model, .rowsGone([Self.wild]))
        #expect(model.marked == [Sample.ines.identifier])
    }

    // MARK: Undo

    private func removed() -> Model {
        var model = Sample.opened()
        model.press(.alt("k"))
        model.press("remove")
        model.press(Key(.enter))
        model.press("y")
        return model
    }

    @Test func `what was removed here stays while it can be undone`() {
        var model = removed()
        _ = update(&model, .rowsGone([Self.wild]))
        #expect(model.detail?.row == Sample.wild)
        #expect(model.outcome?.row(Self.wild) == nil)
        #expect(model.notice?.text != Self.words)
        // It cannot be opened again, and that is said.
        model.press(Key(.enter))
        _ = update(&model, .rowsGone([Self.wild]))
        #expect(model.waiting.delivery == nil)
        #expect(model.notice?.text == Self.words)
    }

    @Test(arguments: [Undoing.withheld, .forgotten])
    func `what cannot be undone is out of sight`(_ undoing: Undoing) {
        var model = removed()
        _ = update(&model, .rowsGone([Self.wild]))
        model.press(Key(.escape))
        model.press(.alt("k"))
        #expect(ScreenView.frame(model).text.contains("Undo Remove of Into the Wild"))
        _ = update(&model, .noticed("Removed; Actions can undo it"))
        _ = update(&model, .undoChanged(Self.wild, undoing))
        #expect(model.notice?.text == Self.words)
        #expect(!ScreenView.frame(model).text.contains("Wild"))
        model.press(.alt("k"))
        #expect(!ScreenView.frame(model).text.contains("Undo Remove"))
        model.press(Key(.escape))
        _ = update(&model, .undoChanged(Self.wild, .possible))
        model.press(.alt("k"))
        let isBack = ScreenView.frame(model).text.contains("Undo Remove of Into the Wild")
        #expect(isBack == (undoing == .withheld))
    }

    @Test func `an undo of another row is left alone`() {
        var model = removed()
        #expect(update(&model, .undoChanged(Sample.ines.identifier, .forgotten)) == [])
        #expect(model.undoable == Sample.wild)
    }
}
