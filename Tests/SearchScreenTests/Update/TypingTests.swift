import Testing

@testable import SearchScreen

// Proves of typing and its answers:
//  1. A key asks for a search with a new number and starts the `searching…` timer, nothing more.
//  2. A reply to an older question changes nothing.
//  3. The newest reply shows its rows and selects the first one.
//  4. Clearing the query clears the results and stops the search.
//  5. Return before the results waits for them, and never opens a row of an older query.
//  6. A paste goes in whole, on one line, and runs nothing.
//  7. Scopes, completion, corrections and recent searches change the question as they should.

struct TypingTests {
    @Test func `a key asks for a search and starts the timer`() {
        var model = Sample.home()
        var expected = model
        let effects = model.press("i")
        expected.query.insert("i")
        expected.waiting.newest = Generation(number: 1)
        expected.waiting.search = Generation(number: 1)
        expected.waiting.isSearching = true
        expected.waiting.searchReason = .edited
        #expect(model == expected)
        #expect(
            effects == [
                .search(SearchOrder(generation: Generation(number: 1), text: "i")),
                .startTimer(.searching, after: Timing.searchingShownAfter),
            ]
        )
    }

    @Test func `a late reply does not replace newer results`() {
        var model = Sample.home()
        model.press("i")
        let old = model.waiting.search
        model.press("n")
        let before = model
        #expect(update(&model, .resultsArrived(Sample.outcome, old)) == [])
        #expect(model == before)
    }

    @Test func `the newest reply shows its rows and selects the first`() {
        var model = Sample.home()
        model.press("in")
        var expected = model
        let effects = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        expected.waiting.isSearching = false
        expected.outcome = Sample.outcome
        expected.selection = Selection(target: .row(Sample.wild.identifier))
        #expect(model == expected)
        #expect(effects == [.stopTimer(.searching)])
    }

    @Test func `the words searching appear only when the timer says so`() {
        var model = Sample.home()
        model.press("in")
        #expect(!ScreenView.frame(model).text.contains("searching"))
        #expect(update(&model, .timerFired(.searching)) == [])
        #expect(ScreenView.frame(model).text.contains("searching…"))
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(!ScreenView.frame(model).text.contains("searching"))
    }

    @Test func `clearing the query clears the results and stops the search`() {
        var model = Sample.typed()
        let effects = model.press(Key(.escape))
        #expect(model.query.isEmpty)
        #expect(model.outcome == nil)
        #expect(model.isHome)
        #expect(model.selection.target == ListPlan(model).choices.first?.target)
        #expect(
            effects == [.cancelSearch, .stopTimer(.searching), .stopTimer(.preview)]
        )
        // A reply that was on its way is too late.
        let before = model
        let late = update(&model, .resultsArrived(Sample.outcome, Generation(number: 2)))
        #expect(late == [])
        #expect(model == before)
    }

    @Test func `a cleared query comes back with undo`() {
        var model = Sample.typed()
        model.press(Key(.escape))
        model.press(.control("_"))
        #expect(model.query.text == "in")
    }

    @Test func `Return waits for the newest results and opens their first row`() {
        var model = Sample.typed()
        model.press("d")
        let waited = model.press(Key(.enter))
        #expect(waited == [.startTimer(.returnWait, after: Timing.returnWaitsSilently)])
        #expect(update(&model, .timerFired(.returnWait)) == [])
        #expect(model.waiting.showsSearching)
        var outcome = Sample.outcome
        outcome.topHit = Sample.indie
        let effects = update(&model, .resultsArrived(outcome, model.waiting.search))
        let expected: [Effect] = [
            .stopTimer(.searching), .stopTimer(.returnWait), .rememberSearch("ind"),
            .stopTimer(.preview), .startTimer(.opening, after: Timing.openingShownAfter),
            .deliver(DeliveryOrder(.row(Sample.indie.identifier)), model.waiting.newest),
        ]
        #expect(effects == expected)
    }

    @Test(arguments: [Key(.enter), .alt("1"), Key(.function(2)), .alt("k"), .control("o")])
    func `no command reaches a row of an older query`(_ key: Key) {
        var model = Sample.typed()
        model.press("d")
        #expect(model.press(key) == [.startTimer(.returnWait, after: Timing.returnWaitsSilently)])
    }

    @Test func `another key takes a waiting Return back`() {
        var model = Sample.typed()
        model.press("d")
        model.press(Key(.enter))
        #expect(model.press(Key(.escape)) == [.stopTimer(.returnWait)])
        #expect(model.query.text == "ind")
        let effects = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(effects == [.stopTimer(.searching)])
    }

    @Test func `Return on no results does nothing`() {
        var model = Sample.home()
        model.press("zzz")
        _ = update(&model, .resultsArrived(SearchOutcome(), model.waiting.search))
        let before = model
        #expect(model.press(Key(.enter)) == [])
        #expect(model == before)
    }

    @Test func `a paste goes in on one line, asks once, and runs nothing`() {
        var model = Sample.home()
        let effects = update(&model, .paste("into\nthe wild\r\n"))
        #expect(model.query.text == "into the wild")
        #expect(
            effects == [
                .search(
                    SearchOrder(generation: Generation(number: 1), text: "into the wild")
                ),
                .startTimer(.searching, after: Timing.searchingShownAfter),
            ]
        )
    }

    @Test func `a field that is full says so`() {
        var model = Sample.home()
        _ = update(&model, .paste(String(repeating: "x", count: 10_000)))
        #expect(model.query.text.count == 1_000)
        #expect(model.notice?.text == "The field is full: 1 000 characters")
    }

    @Test func `pasted Chinese leaves the cursor after it`() {
        var model = Sample.home()
        _ = update(&model, .paste("中文"))
        model.press("a")
        #expect(model.query.text == "中文a")
    }

    @Test func `of many keys only the last search is worth doing`() {
        var model = Sample.home()
        var effects = model.press("into the")
        effects += model.press(.control("w"))
        #expect(
            effects.withoutMoot == [
                .search(SearchOrder(generation: Generation(number: 9), text: "into ")),
                .startTimer(.searching, after: Timing.searchingShownAfter),
            ]
        )
        effects += [.copy("a")] + model.press(.control("u"))
        #expect(
            effects.withoutMoot == [
                .copy("a"), .cancelSearch, .stopTimer(.searching), .stopTimer(.preview),
            ]
        )
    }

    @Test func `one's own searches that begin so are suggested before the index's`() {
        var model = Sample.home()
        model.library.recentSearches = ["Invoice 2025", "into the wild", "talk", "in", "interview"]
        model.press("in")
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(model.suggestedSearches == ["Invoice 2025", "interview", "invoice 2026"])
    }

    @Test func `nobody is offered to search for a paragraph`() {
        var model = Sample.home()
        model.press("in")
        var outcome = Sample.outcome
        outcome.suggestedSearches = [
            SafeText(sanitizing: "in" + String(repeating: " the", count: 40)), "inn",
        ]
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        #expect(!model.suggestedSearches.contains { $0.width > 60 })
        #expect(model.suggestedSearches.contains("inn"))
    }

    @Test func `spaces alone ask for nothing`() {
        var model = Sample.home()
        let effects = model.press("  ")
        #expect(!effects.contains { if case .search = $0 { true } else { false } })
        #expect(model.isHome)
    }

    // MARK: Completion and scopes

    @Test func `Tab takes the completion, and then the next scope`() {
        var model = Sample.typed()
        model.press(Key(.tab))
        #expect(model.query.text == "Into the Wild")
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        model.press(Key(.tab))
        #expect(model.scope == .application("tv"))
        model.press(Key(.tab, .shift))
        #expect(model.scope == .all)
    }

    @Test func `the arrow right completes only at the end of the text`() {
        var model = Sample.typed()
        model.press(.control("a"))
        model.press(Key(.right))
        #expect(model.query.text == "in")
        #expect(model.query.cursor == 1)
        model.press(Key(.right))
        model.press(Key(.right))
        #expect(model.query.text == "Into the Wild")
    }

    @Test(arguments: [
        ("in", "to the Wild"), ("INTO", " the Wild"), ("into the wild", ""), ("wild", ""),
        ("into  the", ""), ("x", ""),
    ])
    func `a completion begins as the typed text does`(_ typed: String, _ tail: String) {
        var model = Sample.typed()
        model.query = QueryField(text: typed)
        #expect(model.completion?.tail.string ?? "" == tail)
    }

    @Test func `a folded letter completes where the engine matched it`() {
        var model = Sample.typed()
        let title = HighlightedText(sanitizing: "Élan vital", matches: [0..<3])
        model.outcome?.topHit?.title = title
        model.query = QueryField(text: "el")
        #expect(model.completion?.tail == "an vital")
        model.query = QueryField(text: "ol")
        #expect(model.completion?.tail == "an vital")
    }

    @Test func `no results offer a correction, a wider scope and another application`() {
        var model = Sample.nothing()
        #expect(model.selection.target == .correction("into the wild"))
        model.press(Key(.down))
        #expect(model.selection.target == .widen)
        model.press(Key(.down))
        #expect(model.selection.target == .continueIn(application: "mail"))
        let effects = model.press(Key(.enter))
        #expect(
            effects == [
                .rememberSearch("intoo the wyld"), .stopTimer(.preview),
                .startTimer(.opening, after: Timing.openingShownAfter),
                .deliver(
                    DeliveryOrder(.search("intoo the wyld", application: "mail")),
                    model.waiting.newest
                ),
            ]
        )
    }

    @Test func `Tab uses the correction`() {
        var model = Sample.nothing()
        model.press(Key(.tab))
        #expect(model.query.text == "into the wild")
    }

    @Test func `Tab and the words All on the empty query browse one application after the other`() {
        var model = Sample.home()
        model.press(Key(.tab))
        #expect(model.scope == .application("tv"))
        _ = update(
            &model,
            .resultsArrived(SearchOutcome(total: 4, scopes: [Sample.tv]), model.waiting.search)
        )
        #expect(
            ScreenView.frame(model).rows[3].hasPrefix("   All 1 658  [TV Shows 4]  Contacts 318")
        )
        model.press(Key(.tab))
        #expect(model.scope == .application("contacts"))
        model.press(Key(.escape))
        model.press(Key(.tab, .shift))
        #expect(model.scope == .application("places"))
        model.press(Key(.escape))
        _ = update(&model, .mouse(MouseEvent(.press(.left), at: Point(x: 75, y: 1))))
        #expect(model.scope == .application("tv"))
    }

    // MARK: Recent searches

    @Test func `recent searches are walked through and the draft comes back`() {
        var model = Sample.typed()
        model.press(.alt("p"))
        #expect(model.query.text == "into the wild")
        model.press(.alt("p"))
        #expect(model.query.text == "talk show")
        model.press(.alt("n"))
        model.press(.alt("n"))
        #expect(model.query.text == "in")
        #expect(model.press(.alt("n")) == [])
    }

    @Test func `up on the first row brings the last search`() {
        var model = Sample.home()
        model.press(Key(.up))
        #expect(model.query.text == "into the wild")
    }

    @Test func `delete forgets the selected recent search, and only on the empty query`() {
        var model = Sample.home()
        for _ in 0..<4 { model.press(Key(.down)) }
        #expect(model.selection.target == .recentSearch("into the wild"))
        #expect(model.press(Key(.delete)) == [.forgetSearch("into the wild")])
        #expect(model.press(Key(.delete, .shift)).first == .forgetSearch(nil))
        #expect(model.notice?.text == "All recent searches were forgotten")
    }

    @Test func `an application of the browse line shows all it has`() {
        var model = Sample.home()
        model.press(.alt(">"))
        #expect(model.selection.target == .application("places"))
        let effects = model.press(Key(.enter))
        let order = SearchOrder(
            generation: Generation(number: 1),
            text: "",
            scope: .application("places"),
            expanded: ["places"]
        )
        #expect(effects.first == .search(order))
        let rows = (1...9).map { number in
            Sample.row(
                SafeText(sanitizing: "Place \(number)"),
                "",
                in: Sample.places,
                tile: "PL"
            )
        }
        let section = ResultSection(application: Sample.places, rows: rows)
        let outcome = SearchOutcome(total: 40, sections: [section], scopes: [Sample.places])
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        #expect(ListPlan(model).choices.count == 9)
        let text = ScreenView.frame(model).text
        #expect(!text.contains("Show More") && !text.contains("Show Less"))
        #expect(!model.isHome)
        model.press(Key(.escape))
        #expect(model.isHome)
    }
}
