import Testing

@testable import SearchScreen

// Proves of the selection:
//  1. Every movement key goes where it says, and nowhere with no or one row.
//  2. It follows its row by identifier; when the row is gone, the row on its line is next.
//  3. Late rows that would push it away are held back until the next key, with their number.
//  4. Until a person moves it, it is the first row of every result.
//  5. Sections open and close without moving it; it is always scrolled into sight. The way up by
//     sections stops at a heading with more, and Return there shows it, and less again.
//  6. With reduced motion nothing moves before a key; the first rows stand where later ones do.
//  7. However the list is scrolled, no row is cut at its top, and the first row of a section stands
//     under its heading.
//  8. A resize keeps query, selection, detail and focus.

struct SelectionTests {
    @Test(
        arguments: [
            ([Key(.down)], "Indie Hour"), ([.control("n"), .control("n")], "Ines Ortega"),
            ([Key(.down), Key(.up)], "Into the Wild"), ([Key(.down, .alt)], "Indie Hour"),
            ([Key(.down, .alt), Key(.down, .alt)], "Ines Ortega"),
            ([Key(.down, .alt), Key(.down, .alt), Key(.up, .alt), Key(.up, .alt)], "Indie Hour"),
            ([.alt(">"), Key(.up), Key(.up)], "Interview on Thursday"),
            ([.alt(">"), .alt("<")], "Into the Wild"),
            ([Key(.pageDown), Key(.pageUp)], "Into the Wild"),
        ] as [([Key], String)]
    )
    func `a movement goes where it says`(_ keys: [Key], _ title: String) {
        var model = Sample.typed()
        for key in keys { model.press(key) }
        #expect(model.selectedRow?.title.text.string == title)
    }

    @Test(arguments: [0, 1], [Sample.small, Sample.large, Sample.tiny])
    func `no movement traps with no or one row`(_ rows: Int, _ size: Size) {
        var model = Sample.home(size)
        model.library.recentSearches = []
        model.press("in")
        var application = Sample.tv
        application.count = rows
        let section = ResultSection(application: application, rows: [Sample.wild])
        let outcome = SearchOutcome(total: rows, sections: rows == 0 ? [] : [section])
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        let first = model.selection.target
        let keys: [Key] = [
            Key(.up), Key(.down), Key(.up, .alt), Key(.down, .alt), Key(.pageUp), Key(.pageDown),
            .alt("<"), .alt(">"), .alt("m"), .alt("9"), .alt("1"),
        ]
        for key in keys where key != .alt("1") || rows == 0 {
            model.press(key)
            #expect(model.selection.target == first)
        }
    }

    @Test func `the selection is the first row until a person moves it`() {
        var model = Sample.typed()
        var outcome = Sample.outcome
        outcome.topHit = Sample.indie
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        #expect(model.selectedRow == Sample.indie)
    }

    @Test func `a new query goes back to the first row`() {
        var model = Sample.typed()
        model.press(Key(.down))
        model.press("d")
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(model.selection == Selection(target: .row(Sample.wild.identifier)))
        #expect(model.listScroll == 0)
    }

    @Test func `late rows above the selection are held back until the next key`() {
        var model = Sample.typed()
        model.press(Key(.down))
        model.press(Key(.down))
        let selected = model.selection
        let shown = ScreenView.frame(model)
        let late = Self.withPodcasts
        _ = update(&model, .resultsArrived(late, model.waiting.search))
        #expect(model.heldBackCount == 1)
        #expect(model.selection == selected)
        let frame = ScreenView.frame(model)
        #expect(frame.text.contains("+1 new"))
        #expect(frame.rows[14] == shown.rows[14])
        model.press(Key(.down))
        #expect(model.outcome == late)
        #expect(model.heldBack == nil)
        #expect(model.selectedRow == Sample.bill)
    }

    @Test func `slow providers push nothing away, whichever answers last`() {
        // Answers after 0, 50 and 500 ms: each brings the application before those that are shown.
        let sections = Sample.outcome.sections
        var model = Sample.home(Sample.large)
        model.press("in")
        var lines: [Int?] = []
        for count in 1...sections.count {
            let outcome = SearchOutcome(
                total: count,
                sections: Array(sections.suffix(count)),
                scopes: sections.map(\.application)
            )
            _ = update(&model, .resultsArrived(outcome, model.waiting.search))
            if count == 1 { model.press(Key(.down)) }
            #expect(model.selectedRow == Sample.invitation)
            lines.append(ScreenView.frame(model).rows.firstIndex { $0.hasPrefix("▌") })
        }
        #expect(Set(lines).count == 1)
        #expect(ScreenView.frame(model).text.contains(" new │"))
    }

    @Test func `with reduced motion nothing moves before the next key`() {
        var model = Sample.typed()
        model.appearance.reducesMotion = true
        let before = ScreenView.frame(model).rows.dropFirst(3).dropLast()
        var outcome = Sample.outcome
        outcome.sections.append(
            ResultSection(application: Sample.places, rows: [Sample.ines])
        )
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        #expect(ScreenView.frame(model).rows.dropFirst(3).dropLast() == before)
        #expect(model.heldBack != nil)
        model.press(Key(.down))
        #expect(model.heldBack == nil)
    }

    @Test func `the first rows stand in the columns of all later ones`() {
        var model = Sample.home(Sample.large)
        model.press("in")
        let few = SearchOutcome(
            total: 1,
            sections: [ResultSection(application: Sample.tv, rows: [Sample.indie])],
            scopes: [Sample.tv]
        )
        _ = update(&model, .resultsArrived(few, model.waiting.search))
        let first = Layout(model)
        let row = ScreenView.frame(model).rows.first { $0.contains("Indie Hour") }
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(Layout(model) == first)
        let later = ScreenView.frame(model).rows.first { $0.contains("Indie Hour") }
        #expect(row?.prefix { $0 != "I" }.count == later?.prefix { $0 != "I" }.count)
    }

    @Test func `late rows below the selection appear at once`() {
        var model = Sample.typed()
        model.press(Key(.down))
        var late = Sample.outcome
        late.sections.append(
            ResultSection(application: Sample.places, rows: [Self.podcast])
        )
        _ = update(&model, .resultsArrived(late, model.waiting.search))
        #expect(model.heldBack == nil)
        #expect(model.outcome == late)
        #expect(model.selectedRow == Sample.indie)
    }

    @Test func `when the selected row is gone, the row on its line is selected`() {
        var model = Sample.typed()
        model.press(Key(.down))
        model.press(Key(.down))
        var less = Sample.outcome
        less.sections.removeAll { $0.application.identifier == "contacts" }
        _ = update(&model, .resultsArrived(less, model.waiting.search))
        #expect(model.selectedRow == Sample.bill)
    }

    @Test func `a changed index asks again and keeps the selection`() {
        var model = Sample.typed()
        model.press(Key(.down))
        var library = Sample.library
        library.total += 1
        library.revision += 1
        let effects = update(&model, .libraryChanged(library))
        #expect(
            effects == [
                .search(SearchOrder(generation: model.waiting.search, text: "in")),
                .startTimer(.searching, after: Timing.searchingShownAfter),
            ]
        )
        #expect(!model.isStale)
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(model.selectedRow == Sample.indie)
    }

    @Test func `a new recent search, or a choice made, asks nothing and moves no row`() {
        var model = Sample.typed()
        #expect(update(&model, .libraryChanged(Sample.library)) == [])
        var library = Sample.library
        library.recentSearches.insert("in", at: 0)
        library.suggestions.removeLast()
        #expect(update(&model, .libraryChanged(library)) == [])
    }

    @Test func `the way up by sections stops at a heading, and Return there shows more`() {
        var model = Sample.typed()
        model.press(Key(.down, .alt))
        model.press(Key(.down, .alt))
        let heading = Target.heading(application: "contacts")
        #expect(model.selectedRow?.title.text == "Ines Ortega")
        model.press(Key(.up, .alt))
        #expect(model.selection == Selection(target: heading, isHeld: true))
        #expect(ScreenView.frame(model).rows.contains { $0.contains("▌ CONTACTS") })
        #expect(ScreenView.frame(model).rows.last?.contains("Show More") == true)
        let effects = model.press(Key(.enter))
        #expect(model.expanded == ["contacts"])
        #expect(model.selection.target == heading)
        #expect(
            effects.contains {
                if case .search(let order) = $0 { order.expanded == ["contacts"] } else { false }
            }
        )
        #expect(ScreenView.frame(model).rows.last?.contains("Show Less") == true)
        model.press(Key(.enter))
        #expect(model.expanded == [])
        #expect(model.selection.target == heading)
        // Down goes to its first row, up past it to the row before.
        model.press(Key(.down))
        #expect(model.selectedRow?.title.text == "Ines Ortega")
        model.press(Key(.up, .alt))
        model.press(Key(.up))
        #expect(model.selectedRow?.title.text == "Indie Hour")
        // Plain arrows pass headings by.
        model.press(Key(.down))
        #expect(model.selectedRow?.title.text == "Ines Ortega")
    }

    @Test func `a heading that has no more to show is no stop`() {
        var model = Sample.typed()
        var outcome = Sample.outcome
        outcome.topHit = nil
        for place in outcome.sections.indices {
            outcome.sections[place].rows = Array(outcome.sections[place].rows.prefix(1))
            outcome.sections[place].application.count = 1
        }
        model.press("d")
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        model.press(Key(.down, .alt))
        let row = model.selection
        model.press(Key(.up, .alt))
        model.press(Key(.down, .alt))
        #expect(model.selection == row)
        guard case .row = model.selection.target else {
            Issue.record("a heading is selected")
            return
        }
    }

    @Test func `a section opens and closes around the selection`() {
        var model = Sample.typed()
        model.press(Key(.down))
        let effects = model.press(.alt("m"))
        #expect(model.expanded == ["tv"])
        #expect(model.selectedRow == Sample.indie)
        #expect(
            effects == [
                .search(
                    SearchOrder(
                        generation: model.waiting.search,
                        text: "in",
                        expanded: ["tv"]
                    )
                ),
                .startTimer(.searching, after: Timing.searchingShownAfter),
            ]
        )
        #expect(ScreenView.frame(model).text.contains("Show Less"))
        #expect(ScreenView.frame(model).text.contains("Inside Out: a city"))
        model.press(.alt("m"))
        #expect(model.expanded.isEmpty)
        #expect(!ScreenView.frame(model).text.contains("Show Less"))
    }

    @Test(arguments: [Sample.small, Sample.tiny, Size(width: 60, height: 14)])
    func `the selection is always in sight after a key`(_ size: Size) {
        var model = Sample.typed(size)
        for key in [Key(.down)] + Array(repeating: Key(.down), count: 12) + [.alt("<")] {
            model.press(key)
            let layout = Layout(model)
            let element = ListPlan(model).element(for: model.selection.target)
            let top = (element?.rect.y ?? 0) - model.listScroll
            #expect(top >= 0 && top + (element?.rect.height ?? 0) <= layout.list.height)
        }
        #expect(model.listScroll == 0)
    }

    @Test func `a key brings a selection back that was scrolled out of sight`() {
        var model = Sample.typed(Sample.tiny)
        _ = update(&model, .mouse(MouseEvent(.wheelDown, at: Point(x: 3, y: 4))))
        #expect(model.listScroll > 0)
        model.press(Key(.down))
        #expect(model.selectedRow == Sample.indie)
        #expect(model.listScroll <= 1)
    }

    @Test(arguments: [Sample.small, Sample.large, Size(width: 60, height: 14)])
    func `no row is cut at the top of the list`(_ size: Size) {
        var model = Sample.typed(size)
        model.press(.alt("m"))
        model.press(Key(.down))
        model.press(Key(.down))
        model.press(.alt("m"))
        let wheel = [MouseEvent.Action.wheelDown, .wheelUp].map { action in
            Message.mouse(MouseEvent(action, at: Point(x: 3, y: 8)))
        }
        let keys = [Key(.down), Key(.up), .alt(">"), Key(.pageUp), Key(.pageDown)].map(Message.key)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            guard let message = (wheel + keys).randomElement(using: &random) else { continue }
            // Up on the first row would bring a recent search.
            if message == keys[1], ListPlan(model).place(of: model.selection.target) == 0 {
                continue
            }
            _ = update(&model, message)
            #expect(ListPlan(model).element(cutAt: model.listScroll) == nil)
        }
    }

    @Test func `going up to the first row of a section shows its heading`() {
        var model = Sample.typed(Size(width: 60, height: 14))
        model.press(.alt(">"))
        for _ in 0..<5 { model.press(Key(.up)) }
        #expect(model.selectedRow == Sample.indie)
        let list = Layout(model).list
        #expect(ScreenView.frame(model).rows[list.y].contains("TV SHOWS"))
    }

    @Test func `late rows that would hide the selected one are held back`() {
        var model = Sample.home()
        model.press("in")
        let tv = Sample.outcome.sections[0]
        let few = SearchOutcome(total: 3, topHit: Sample.wild, sections: [tv])
        _ = update(&model, .resultsArrived(few, model.waiting.search))
        model.press(Key(.down))
        model.press(Key(.down))
        #expect(model.selectedRow == Sample.inside)
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(model.selectedRow == Sample.inside)
        #expect(ScreenView.frame(model).text.contains(" new │"))
    }

    @Test func `a resize keeps query, selection, detail and focus`() {
        var model = Sample.opened(Sample.large)
        let before = model
        for size in [Sample.small, Sample.tiny, Size(width: 5, height: 1), Sample.large] {
            _ = update(&model, .resized(size))
            #expect(model.query == before.query)
            #expect(model.selection == before.selection)
            #expect(model.detail?.row == before.detail?.row)
            #expect(model.focus == .detail)
        }
    }

    @Test func `what was opened stays what is seen when the panes no longer fit`() {
        var model = Sample.opened(Sample.large)
        model.press(Key(.escape))
        #expect(model.focus == .list)
        _ = update(&model, .resized(Sample.small))
        #expect(model.isDetailPushed)
    }

    // MARK: Values

    static let podcast = Sample.row("Inner Voice", "Podcast", in: Sample.places, tile: "PO")

    /// The sample's results with a section of one row above the contacts.
    static let withPodcasts: SearchOutcome = {
        var outcome = Sample.outcome
        let section = ResultSection(
            application: Sample.counted(Sample.places, 1),
            rows: [podcast]
        )
        outcome.sections.insert(section, at: 1)
        return outcome
    }()
}
