import Testing

@testable import SearchScreen

// Proves of the list:
//  1. Room that would stay empty shows rows that were fetched, each section as many as the others.
//  2. A list that fills its room keeps to the rows that its height allows.
//  3. What is scrolled off is marked at that edge, and never over a text.
//  4. An empty index is said, with what would fill it.

struct ListPlanTests {
    /// The sample's TV section alone: three rows, one of them the Top Hit.
    private static func alone(_ size: Size) -> Model {
        var model = Sample.home(size)
        model.library.recentSearches = []
        model.press("in")
        let outcome = SearchOutcome(
            total: 9,
            topHit: Sample.wild,
            sections: [
                ResultSection(
                    application: Sample.counted(Sample.tv, 9),
                    rows: [Sample.wild, Sample.indie, Sample.inside]
                )
            ]
        )
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        return model
    }

    @Test(arguments: [Sample.small, Sample.tiny, Size(width: 60, height: 14)])
    func `room that is left shows what was fetched`(_ size: Size) {
        let text = ScreenView.frame(Self.alone(size)).text
        #expect(text.contains("Indie Hour"))
        #expect(text.contains("Inside Out: a city"))
        #expect(size == Sample.tiny || text.contains("Show More (6)"))
    }

    @Test func `one line too few shows no row by halves`() {
        // Six lines hold the Top Hit with its heading, and another heading with one row.
        let model = Self.alone(Size(width: 60, height: 12))
        let plan = ListPlan(model)
        #expect(plan.height <= Layout(model).list.height)
        #expect(plan.choices.count == 3)
    }

    @Test func `a full list keeps to its rows`() {
        let model = Sample.typed()
        let plan = ListPlan(model)
        #expect(plan.form.cap == 1)
        #expect(plan.choices.count == 7)
    }

    @Test func `what is scrolled off is marked at its edge`() {
        var model = Sample.typed(Size(width: 60, height: 14))
        let list = Layout(model).list
        func marks() -> (Character?, Character?) {
            let rows = ScreenView.frame(model).rows
            return (rows[list.y].last, rows[list.y + list.height - 1].last)
        }
        #expect(marks() == (" ", "▾"))
        model.press(.alt(">"))
        #expect(marks() == ("▴", " "))
        _ = update(&model, .resized(Sample.small))
        #expect(marks() == (" ", " "))
    }

    @Test func `what holds no word yet is no failure`() {
        var model = Sample.home()
        model.press("kind:")
        var outcome = SearchOutcome()
        outcome.isWordless = true
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        let text = ScreenView.frame(model).text
        #expect(text.contains("Type a Word to Search"))
        #expect(!text.contains("No Results"))
    }

    @Test(arguments: [Sample.small, Sample.large, Sample.tiny])
    func `an empty index is said`(_ size: Size) {
        var model = Model(size: size)
        #expect(!ScreenView.frame(model).text.contains("Nothing to Search Yet"))
        _ = update(&model, .libraryChanged(Library(state: "index up to date")))
        #expect(ScreenView.frame(model).text.contains("Nothing to Search Yet"))
        model.press("wild")
        _ = update(&model, .resultsArrived(SearchOutcome(), model.waiting.search))
        let text = ScreenView.frame(model).text
        #expect(!text.contains("Check the spelling"))
        #expect(size == Sample.tiny || text.contains("Nothing is indexed yet."))
    }
}
