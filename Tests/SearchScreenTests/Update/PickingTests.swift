import Testing

@testable import SearchScreen

// Proves of sections' ends, pages, marks and the mouse:
//  1. An open section ends in lines that go on in its application and that close it again.
//  2. Reaching the last fetched row of an open section asks for a page more, once.
//  3. A picker leaves with the marked rows in the order of marking, else with the selected one.
//     A key that was asked for chooses as Return does, and is told; a list of commands is done in order.
//  4. The mouse can be left to the terminal from the actions menu, and taken again.

struct PickingTests {
    // MARK: The end of a section

    /// TV Shows is open, and its last line but one is selected.
    private static func atSectionEnd() -> Model {
        var model = Sample.typed()
        model.press(Key(.down))
        model.press(.alt("m"))
        model.press(Key(.down))
        model.press(Key(.down))
        return model
    }

    @Test func `an open section goes on in its application`() {
        var model = Self.atSectionEnd()
        #expect(model.selection.target == .continueIn(application: "tv"))
        #expect(ScreenView.frame(model).text.contains("Search in TV Shows"))
        let effects = model.press(Key(.enter))
        let asked = model.waiting.delivery?.generation ?? .none
        #expect(
            effects == [
                .rememberSearch("in"), .stopTimer(.preview),
                .startTimer(.opening, after: Timing.openingShownAfter),
                .deliver(DeliveryOrder(.search("in", application: "tv")), asked),
            ]
        )
    }

    @Test func `an open section is closed from its end`() {
        var model = Self.atSectionEnd()
        model.press(Key(.down))
        #expect(model.selection.target == .section(application: "tv"))
        model.press(Key(.enter))
        #expect(model.expanded.isEmpty)
        #expect(model.selection.target != .section(application: "tv"))
        #expect(model.selection.target != nil)
    }

    // MARK: Pages

    /// An open section with all rows of its first page.
    private static let page: SearchOutcome = {
        let rows = (1...SearchOrder.expandedRows).map {
            Sample.row("Inn " + SafeText(count: $0), "", in: Sample.tv, tile: "TV")
        }
        let section = ResultSection(application: Sample.counted(Sample.tv, 120), rows: rows)
        return SearchOutcome(total: 120, sections: [section], scopes: [section.application])
    }()

    @Test func `the end of a page asks for the next, once`() {
        var model = Sample.typed()
        model.library.recentSearches = []
        model.press(Key(.down))
        model.press(.alt("m"))
        _ = update(&model, .resultsArrived(Self.page, model.waiting.search))
        model.press(.alt(">"))
        // The last choices are the lines of the section's end.
        model.press(Key(.up))
        let effects = model.press(Key(.up))
        #expect(
            model.selection.target == Self.page.sections[0].rows.last.map { .row($0.identifier) }
        )
        let order = effects.compactMap { effect in
            if case .search(let order) = effect { order } else { nil }
        }
        #expect(order.map(\.rowsPerExpandedSection) == [2 * SearchOrder.expandedRows])
        #expect(!model.isStale)
        #expect(!model.press(Key(.up)).contains { if case .search = $0 { true } else { false } })
    }

    @Test func `another query begins with the first page`() {
        var model = Sample.typed()
        model.expandedRows = 500
        model.press(Key(.character("t")))
        #expect(model.expandedRows == SearchOrder.expandedRows)
    }

    // MARK: Marks

    private static func picking() -> Model {
        var model = Sample.typed()
        model.purpose = .pick
        return model
    }

    @Test func `a picker leaves with the selected row`() {
        var model = Self.picking()
        let effects = model.press(Key(.enter))
        #expect(effects.last == .quit(.chosen([Sample.wild.identifier])))
    }

    @Test func `a key that was asked for chooses, and is told`() {
        var model = Self.picking()
        model.pickKeys = [.control("o"), .alt("x")]
        let effects = model.press(.control("o"))
        #expect(effects.last == .quit(.chosen([Sample.wild.identifier])))
        #expect(model.pickedBy == .control("o"))
        model.press(Key(.enter))
        #expect(model.pickedBy == nil)
        // Elsewhere the key is what it always is.
        var opening = Sample.typed()
        opening.pickKeys = [.control("o")]
        opening.press(.control("o"))
        #expect(opening.pickedBy == nil)
        #expect(opening.waiting.inspection != nil)
    }

    @Test func `a list of commands is done in order`() {
        var model = Sample.typed()
        model.keyMap.bindFirst(
            Key(.function(9)),
            to: .selectLast,
            then: [.selectPrevious, .toggleSection],
            in: .search
        )
        model.press(Key(.function(9)))
        var other = Sample.typed()
        other.press(.alt(">"))
        other.press(Key(.up))
        #expect(model.selection == other.selection)
    }

    @Test func `marked rows are taken in the order of marking`() {
        var model = Self.picking()
        model.press(Key(.down))
        model.press(.alt("s"))
        model.press(Key(.up))
        model.press(Key(.up))
        model.press(.alt("s"))
        #expect(model.marked == [Sample.indie.identifier, Sample.wild.identifier])
        #expect(model.notice?.text == "2 marked")
        #expect(ScreenView.frame(model).text.contains("✓"))
        let effects = model.press(Key(.enter))
        let taken = [Sample.indie.identifier, Sample.wild.identifier]
        #expect(effects.last == .quit(.chosen(taken)))
    }

    @Test func `a mark is taken away by the same key`() {
        var model = Self.picking()
        model.press(.alt("s"))
        model.press(Key(.up))
        model.press(.alt("s"))
        #expect(model.marked.isEmpty)
    }

    @Test func `a mark is a plain character where there is no Unicode`() {
        var model = Self.picking()
        model.appearance.isUnicode = false
        model.press(.alt("s"))
        #expect(ScreenView.frame(model).text.contains("+[TV]"))
    }

    @Test func `marks are for pickers`() {
        var model = Sample.typed()
        model.press(.alt("s"))
        #expect(model.marked.isEmpty)
        #expect(model.notice != nil)
        #expect(!HelpTable(model).groups.flatMap(\.lines).contains { $0.words == "mark (--print)" })
    }

    // MARK: The mouse

    @Test func `the mouse is released and taken from the actions menu`() {
        var model = Sample.typed()
        model.appearance.hasMouse = true
        for isCaptured in [false, true] {
            model.press(.alt("k"))
            for character in "mouse" { model.press(Key(.character(character))) }
            #expect(model.press(Key(.enter)).contains(.captureMouse(isCaptured)))
            #expect(model.isMouseReleased == !isCaptured)
        }
    }

    @Test func `without a mouse there is none to release`() {
        var model = Sample.typed()
        model.press(.alt("k"))
        #expect(!ScreenView.frame(model).text.contains("Mouse"))
    }
}
