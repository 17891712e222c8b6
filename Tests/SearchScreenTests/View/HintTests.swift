import Testing

@testable import SearchScreen

// Proves of the hint bar:
//  1. It names what Return does with what is selected, and the keys for that alone.
//  2. Where not all has room, the help stays.
//  3. It names nothing that cannot be done: no actions without a row, no opening of nothing.
//  3. While the index is built anew it says how far that is, at home and among results.

struct HintTests {
    private static func hints(_ model: Model) -> String {
        ScreenView.frame(model).rows.last ?? ""
    }

    @Test func `a recent search is searched and forgotten, and has no actions`() {
        var model = Sample.home()
        for _ in 0..<4 { model.press(Key(.down)) }
        #expect(Self.hints(model).hasPrefix(" ⏎ Search   ⌦ Forget   ↓ Browse   F1 Help"))
    }

    @Test func `a suggested search has no actions, and nothing to inspect`() {
        var model = Sample.typed()
        model.press(.alt(">"))
        #expect(Self.hints(model).hasPrefix(" ⏎ Search   ⇥ Complete   F1 Help "))
    }

    @Test func `an empty index leaves help alone`() {
        var model = Model(size: Sample.small)
        _ = update(&model, .libraryChanged(Library(state: "index up to date")))
        #expect(Self.hints(model).hasPrefix(" F1 Help  "))
    }

    @Test(arguments: [100, 90, 80, 70, 60, 50])
    func `the help stays when others go`(_ width: Int) {
        let hints = Self.hints(Sample.typed(Size(width: width, height: 24)))
        #expect(hints.hasPrefix(" ⏎ Open   "))
        #expect(hints.contains("F1 Help "))
        #expect(hints.contains("27 of 1 658"))
    }

    @Test func `a picker chooses and marks`() {
        var model = Sample.typed()
        model.purpose = .pick
        #expect(Self.hints(model).hasPrefix(" ⏎ Choose   ⌥S Mark"))
        model.press(Key(.function(2)))
        model.preview()
        let text = ScreenView.frame(model).text
        #expect(text.contains("press ⏎ to choose"))
        #expect(Self.hints(model).contains("⏎ Choose"))
    }

    @Test func `the only result has no next`() {
        var model = Sample.home()
        model.press("in")
        let section = ResultSection(application: Sample.counted(Sample.tv, 1), rows: [Sample.wild])
        let outcome = SearchOutcome(total: 1, topHit: Sample.wild, sections: [section])
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        model.press(Key(.enter))
        model.deliver(Delivery(.detail(Sample.detail), inspection: Sample.inspection))
        #expect(!Self.hints(model).contains("Next/previous"))
        #expect(Self.hints(Sample.opened()).contains("⌃N/⌃P Next/previous result"))
    }

    @Test func `an alert of nothing delivered has nothing to inspect`() {
        var model = Sample.typed()
        model.press(Key(.enter))
        model.deliver(Delivery(.alert(Alert(title: "Not Found", message: "gone"))))
        #expect(!Self.hints(model).contains("Inspect"))
        #expect(Self.hints(Sample.failed()).contains("⌃O Inspect activity"))
    }

    @Test func `a rebuild says how far it is until it is over`() {
        for start in [Sample.home(), Sample.typed()] {
            var model = start
            let before = Self.hints(model)
            for percent in [0, 43, 100] {
                #expect(update(&model, .rebuildAdvanced(percent: percent)) == [])
                #expect(Self.hints(model).hasSuffix(" · building the index, \(percent)% "))
            }
            _ = update(&model, .rebuildAdvanced(percent: nil))
            #expect(Self.hints(model) == before)
        }
    }
}
