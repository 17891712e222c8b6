import Testing

@testable import SearchScreen

// Proves of opening and of the layers above the list:
//  1. Return delivers the selected row once, and the answer shows as detail, alert or notice.
//  2. The alert says the tutorial's words, takes no key but its own, and leaves the list as it was.
//  3. Esc takes one layer at a time, then clears, then leaves with 130.
//  4. A preview delivers nothing; it waits for the selection to rest.
//  5. Actions, confirmation and inspector ask for exactly what they say.
//  6. A picker leaves with the row instead of delivering it.
//  7. A slow handler is said, and can be given up; what it answers afterwards is dropped.

struct OpeningTests {
    @Test func `Return delivers the selected row`() {
        var model = Sample.typed()
        var expected = model
        let effects = model.press(Key(.enter))
        expected.waiting.newest = Generation(number: 3)
        let order = DeliveryOrder(.row(Sample.wild.identifier))
        expected.waiting.delivery = Waiting.AwaitedDelivery(
            generation: Generation(number: 3),
            row: Sample.wild,
            order: order
        )
        #expect(model == expected)
        #expect(
            effects == [
                .rememberSearch("in"), .stopTimer(.preview),
                .startTimer(.opening, after: Timing.openingShownAfter),
                .deliver(order, Generation(number: 3)),
            ]
        )
    }

    @Test func `the detail that comes back is shown and focused`() {
        var model = Sample.typed()
        model.press(Key(.enter))
        var expected = model
        model.deliver(Delivery(.detail(Sample.detail), inspection: Sample.inspection))
        expected.waiting.delivery = nil
        expected.delivered = Sample.delivered(Sample.wild)
        expected.detail = DetailPane(row: Sample.wild, kind: .opened, detail: Sample.detail)
        expected.focus = .detail
        #expect(model == expected)
    }

    @Test func `an answer to an older delivery is dropped`() {
        var model = Sample.typed()
        model.press(Key(.enter))
        let before = model
        _ = update(&model, .delivered(Delivery(.detail(Sample.detail)), Generation(number: 1)))
        #expect(model == before)
    }

    @Test func `the alert leaves everything behind it as it was`() {
        var model = Sample.typed()
        model.press(Key(.down))
        var expected = model
        model.press(Key(.enter))
        model.deliver(Delivery(.alert(Sample.alert), inspection: Sample.inspection))
        #expect(model.overlay == .alert(Sample.alert))
        model.press(Key(.enter))
        expected.waiting.newest = Generation(number: 3)
        expected.delivered = Sample.delivered(Sample.indie)
        #expect(model == expected)
    }

    @Test func `the alert says the tutorial's words`() {
        let alert = Alert.userInfoNotUnderstood("nil")
        #expect(alert.title == "Error")
        #expect(alert.message.string == "Error retrieving information from userInfo:\nnil")
        #expect(alert.button == "Dismiss")
    }

    @Test(arguments: [
        Key(.enter), Key(.escape), Key(.character(" ")), Key(.character("d")),
    ])
    func `these keys dismiss the alert`(_ key: Key) {
        var model = Sample.failed()
        #expect(model.press(key) == [])
        #expect(model.overlay == nil)
    }

    @Test(arguments: [
        Key(.character("x")), Key(.down, .alt), Key(.tab), Key(.backspace), .alt("k"), .alt("1"),
        Key(.function(1)), .control("u"), .control("n"), Key(.pageDown), .control("y"),
    ])
    func `no other key reaches what is behind the alert`(_ key: Key) {
        var model = Sample.failed()
        let before = model
        #expect(model.press(key) == [])
        #expect(model == before)
    }

    @Test func `clicks beside the alert do nothing`() {
        var model = Sample.failed()
        let before = model
        for y in 0..<24 {
            for x in 0..<16 {
                _ = update(&model, .mouse(MouseEvent(.press(.left), at: Point(x: x, y: y))))
                model.lastPress = nil
                guard y < 23 else { continue }
                #expect(model == before)
            }
        }
    }

    @Test func `a long alert scrolls and keeps its button`() {
        var model = Sample.failed()
        let lines = (1...30).map { SafeText(sanitizing: "line \($0)") }.joined(separator: "\n")
        model.overlay = .alert(.userInfoNotUnderstood(lines))
        #expect(ScreenView.frame(model).text.contains("line 7"))
        #expect(!ScreenView.frame(model).text.contains("line 8"))
        for _ in 0..<40 { model.press(Key(.down)) }
        #expect(ScreenView.frame(model).text.contains("line 30"))
        #expect(ScreenView.frame(model).text.contains("[  Dismiss  ]"))
    }

    // MARK: The way back

    @Test func `Esc takes one layer at a time and leaves at last`() {
        var model = Sample.opened()
        model.press(.control("o"))
        #expect(model.keyPlace == .inspector)
        #expect(model.press(Key(.escape)) == [])
        #expect(model.keyPlace == .detail)
        #expect(model.press(Key(.escape)) == [])
        #expect(model.keyPlace == .search)
        #expect(model.query.text == "in")
        model.press(Key(.escape))
        #expect(model.isHome)
        #expect(model.press(Key(.escape)) == [.quit(.cancelled)])
    }

    @Test func `coming back shows the same query, scroll and selection`() {
        var model = Sample.typed()
        for _ in 0..<4 { model.press(Key(.down)) }
        let before = model
        model.press(Key(.enter))
        model.deliver(Delivery(.detail(Sample.detail)))
        model.press(Key(.escape))
        #expect(model.query == before.query)
        #expect(model.selection == before.selection)
        #expect(model.listScroll == before.listScroll)
    }

    @Test func `the arrow right edits nothing under a detail`() {
        var model = Sample.opened()
        let before = model
        #expect(model.completion != nil)
        #expect(model.press(Key(.right)) == [])
        #expect(model == before)
    }

    @Test func `typing in the detail goes to the field`() {
        var model = Sample.opened()
        model.press("d")
        #expect(model.query.text == "ind")
        #expect(!model.isDetailPushed)
    }

    @Test(arguments: [Key.control("c")])
    func `the way out works everywhere`(_ key: Key) {
        for var model in [Sample.home(), Sample.typed(), Sample.failed(), Sample.opened()] {
            #expect(model.press(key) == [.quit(.cancelled)])
        }
    }

    @Test func `a signal ends the screen with its number`() {
        var model = Sample.typed()
        #expect(update(&model, .terminated(signal: 15)) == [.quit(.signal(15))])
    }

    // MARK: Preview

    @Test func `a rested selection is previewed beside the list, and nothing is delivered`() {
        var model = Sample.typed(Sample.large)
        let moved = model.press(Key(.down))
        #expect(moved == [.startTimer(.preview, after: Timing.previewAfterRest)])
        let asked = update(&model, .timerFired(.preview))
        #expect(asked == [.preview(Sample.indie.identifier, model.waiting.newest)])
        _ = update(&model, .previewArrived(Sample.detail, model.waiting.newest))
        #expect(model.detail?.kind == .preview)
        #expect(model.focus == .list)
    }

    @Test func `a preview is looked at again when the index changed, and a detail is not`() {
        var model = Sample.previewed()
        var library = model.library
        library.revision += 1
        var row = model.detail?.row
        let asked = update(&model, .libraryChanged(library))
        #expect(row.map { asked.contains(.preview($0.identifier, model.waiting.newest)) } == true)
        var changed = Sample.detail
        changed.body = "changed"
        #expect(update(&model, .previewArrived(changed, model.waiting.newest)) == [])
        #expect(model.detail?.detail.body == "changed" && model.detail?.kind == .preview)
        // One that is not there now may come back, and closes only when the index says so.
        library.revision += 1
        _ = update(&model, .libraryChanged(library))
        #expect(update(&model, .previewArrived(nil, model.waiting.newest)) == [])
        #expect(model.detail?.detail.body == "changed" && model.notice == nil)
        // A change while it is looked at has it looked at once more, and no more often.
        for _ in 0..<3 {
            library.revision += 1
            _ = update(&model, .libraryChanged(library))
        }
        let again = update(
            &model,
            .previewArrived(changed, model.waiting.preview?.generation ?? .none)
        )
        #expect(row.map { again == [.preview($0.identifier, model.waiting.newest)] } == true)
        #expect(update(&model, .previewArrived(changed, model.waiting.newest)) == [])

        model = Sample.opened()
        library.revision += 1
        row = model.detail?.row
        let effects = update(&model, .libraryChanged(library))
        #expect(!effects.contains { if case .preview = $0 { true } else { false } })
    }

    @Test func `nothing is previewed where the detail would cover the list`() {
        var model = Sample.typed(Sample.small)
        #expect(model.press(Key(.down)) == [])
        #expect(update(&model, .timerFired(.preview)) == [])
    }

    @Test func `Quick Look goes into the preview`() {
        var model = Sample.typed()
        let effects = model.press(Key(.function(2)))
        #expect(
            effects == [
                .stopTimer(.preview), .preview(Sample.wild.identifier, model.waiting.newest),
            ]
        )
        _ = update(&model, .previewArrived(Sample.detail, model.waiting.newest))
        #expect(model.isDetailPushed)
        #expect(ScreenView.frame(model).text.contains("PREVIEW"))
    }

    @Test func `a row that is gone is said, not shown`() {
        var model = Sample.typed()
        model.press(Key(.function(2)))
        let effects = update(&model, .previewArrived(nil, model.waiting.newest))
        #expect(effects == [.startTimer(.notice, after: Timing.noticeStays)])
        #expect(model.notice == Notice("The item is no longer there"))
        #expect(update(&model, .timerFired(.notice)) == [])
        #expect(model.notice == nil)
    }

    @Test func `from a detail the next result is looked at, not opened`() {
        var model = Sample.opened()
        let effects = model.press(.control("n"))
        #expect(model.selectedRow == Sample.indie)
        #expect(
            effects == [
                .stopTimer(.preview), .preview(Sample.indie.identifier, model.waiting.newest),
            ]
        )
    }

    // MARK: Actions

    @Test func `typing filters the actions and Return runs the selected one`() {
        var model = Sample.typed()
        model.press(.alt("k"))
        model.press("copy id")
        #expect(model.press(Key(.enter)) == [.copy("Into the Wild")])
        #expect(model.overlay == nil)
    }

    @Test func `a row's own actions come after opening`() {
        var model = Sample.typed()
        var row = Sample.wild
        row.actions = [
            QuickAction(.custom(identifier: "record"), label: "Record"),
            QuickAction(.openAddress("tel:123"), label: "Call"),
        ]
        model.outcome?.topHit = row
        model.press(.alt("k"))
        model.press(Key(.down))
        #expect(
            model.press(Key(.enter)).last
                == .deliver(
                    DeliveryOrder(.row(row.identifier, action: "record")),
                    model.waiting.newest
                )
        )
        model.press(.alt("k"))
        model.press("call")
        #expect(model.press(Key(.enter)) == [.openAddress("tel:123")])
    }

    @Test func `a key that an action shows runs it from the menu`() {
        var model = Sample.typed()
        model.press(.alt("k"))
        #expect(model.press(.alt("c")) == [.copy("Into the Wild")])
    }

    @Test func `removing asks first, and Return alone does not remove`() {
        var model = Sample.typed()
        model.press(.alt("k"))
        model.press("remove")
        #expect(model.press(Key(.enter)) == [])
        #expect(model.press(Key(.enter)) == [])
        #expect(model.overlay == nil)
        model.press(.alt("k"))
        model.press("remove")
        model.press(Key(.enter))
        model.press(Key(.tab))
        #expect(model.press(Key(.enter)) == [.change(Sample.wild.identifier, .remove)])
        model.press(.alt("k"))
        model.press("undo")
        #expect(model.press(Key(.enter)) == [.change(Sample.wild.identifier, .undoRemove)])
    }

    @Test func `search in app hands the query over`() {
        var model = Sample.typed()
        let effects = model.press(Key(.enter, .alt))
        #expect(
            effects == [
                .rememberSearch("in"),
                .stopTimer(.preview),
                .startTimer(.opening, after: Timing.openingShownAfter),
                .deliver(DeliveryOrder(.search("in", application: "tv")), model.waiting.newest),
            ]
        )
    }

    @Test(arguments: [Sample.typed(), Sample.nothing()])
    func `the detail of a search is the search's own`(_ start: Model) {
        var model = start
        let search = DeliveryOrder(.search(model.query.text, application: "mail"))
        _ = model.continueSearch(in: "mail")
        model.deliver(Delivery(.detail(Detail(title: "found")), inspection: Sample.inspection))
        #expect(model.detail?.row.identifier.search == search.subject)
        #expect(model.detail?.row.tile == (start == Sample.typed() ? "ML" : "MA"))
        let text = ScreenView.frame(model).text
        #expect(text.contains("( Search Again )"))
        #expect(!text.contains("( Copy ID )"))
        model.press(.alt("k"))
        #expect(!ScreenView.frame(model).text.contains("Remove from Index"))
        model.press(Key(.escape))
        #expect(model.press(Key(.enter)).last == .deliver(search, model.waiting.newest))
    }

    @Test func `a wish about suggestions is confirmed where nothing else shows it`() {
        for (typed, change) in [("add", Change.addToSuggestions), ("never", .neverSuggest)] {
            var model = Sample.typed()
            model.press(.alt("k"))
            model.press(typed)
            #expect(model.press(Key(.enter)).first == .change(Sample.wild.identifier, change))
            #expect(model.notice?.text.string.contains("suggested") == true)
        }
    }

    @Test func `the last row is brought back though no row is left`() {
        var model = Sample.typed()
        model.press(.alt("k"))
        model.press("remove")
        model.press(Key(.enter))
        model.press("y")
        _ = update(&model, .libraryChanged(Library(revision: 1, state: "index up to date")))
        _ = update(&model, .resultsArrived(SearchOutcome(), model.waiting.search))
        #expect(model.currentRow == nil)
        model.press(.alt("k"))
        #expect(!ScreenView.frame(model).text.contains("Copy Identifier"))
        #expect(model.press(Key(.enter)) == [.change(Sample.wild.identifier, .undoRemove)])
    }

    // MARK: A slow handler

    @Test func `a slow handler is said`() {
        var model = Sample.typed()
        model.press(Key(.enter))
        #expect(!ScreenView.frame(model).text.contains("opening"))
        #expect(update(&model, .timerFired(.opening)) == [])
        let text = ScreenView.frame(model).text
        #expect(text.contains("opening… │"))
        #expect(text.contains("⎋ Cancel"))
        #expect(text.contains("opening Into the Wild…"))
        model.deliver(Delivery(.detail(Sample.detail)))
        #expect(!ScreenView.frame(model).text.contains("opening"))
    }

    @Test func `Esc gives a slow handler up and leaves the rows as they were`() {
        var model = Sample.typed()
        let before = model
        model.press(Key(.enter))
        let asked = model.waiting.delivery?.generation ?? .none
        _ = update(&model, .timerFired(.opening))
        #expect(
            model.press(Key(.escape)) == [
                .stopTimer(.opening), .cancelDelivery,
                .startTimer(.notice, after: Timing.noticeStays),
            ]
        )
        #expect(model.notice == Notice("Opening was cancelled"))
        _ = update(&model, .delivered(Delivery(.detail(Sample.detail)), asked))
        model.notice = nil
        model.waiting.newest = before.waiting.newest
        #expect(model == before)
    }

    @Test func `typing gives a slow handler up`() {
        var model = Sample.typed()
        model.press(Key(.enter))
        #expect(model.press("d").prefix(2) == [.stopTimer(.opening), .cancelDelivery])
        #expect(model.waiting.delivery == nil)
    }

    @Test func `opening something else gives a slow handler up`() {
        var model = Sample.typed()
        model.press(Key(.enter))
        model.press(Key(.down))
        let effects = model.press(Key(.enter))
        #expect(effects.prefix(2) == [.stopTimer(.opening), .cancelDelivery])
        #expect(model.waiting.delivery?.row == Sample.indie)
    }

    @Test func `a picker leaves with the row`() {
        var model = Model(size: Sample.small, purpose: .pick)
        model.press("in")
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(
            model.press(Key(.enter)) == [
                .rememberSearch("in"), .quit(.chosen([Sample.wild.identifier])),
            ]
        )
    }
}
