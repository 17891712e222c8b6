import Testing

@testable import SearchScreen

// Proves of the inspector:
//  1. It shows what was delivered, or asks what would be, and says why the row was found.
//  2. Opened from an alert, it goes back to it; an alert of a replay goes back to the inspector.
//  3. Replay delivers the same order again, with its action, its search and its changes.
//  4. Editing changes values in fields, delivers only what was changed, and shows the new trace.
//  5. What cannot be delivered is said under the values, and nothing is lost.

struct InspectorTests {
    @Test func `it asks for a row that was not delivered`() {
        var model = Sample.typed()
        let effects = model.press(.control("o"))
        #expect(effects == [.inspect(Sample.wild.identifier, model.waiting.newest)])
        _ = update(&model, .inspected(Sample.inspection, model.waiting.newest))
        #expect(model.keyPlace == .inspector)
    }

    @Test func `it says why the row was found`() {
        var model = Sample.typed()
        model.outcome?.topHit?.match = RowMatch(
            words: "title, first word (prefix)",
            places: "title[0..<2] prefix"
        )
        model.press(.control("o"))
        let inspection = Inspection(groups: [.init(title: "Item", lines: [])])
        _ = update(&model, .inspected(inspection, model.waiting.newest))
        #expect(ScreenView.frame(model).text.contains("matched  title[0..<2] prefix"))
        model.press(Key(.escape))
        model.press(Key(.enter))
        model.deliver(Delivery(.detail(Detail(title: "Into the Wild"))))
        #expect(
            ScreenView.frame(model).text.contains("Matched           title, first word (prefix)")
        )
    }

    @Test func `opened from an alert it goes back to it`() {
        var model = Sample.failed()
        model.press(.control("o"))
        #expect(model.keyPlace == .inspector)
        model.press(Key(.escape))
        #expect(model.overlay == .alert(Sample.alert))
        model.press(Key(.escape))
        #expect(model.overlay == nil)
    }

    @Test func `the alert of a replay goes back to the inspector`() {
        var model = Sample.opened()
        model.press(.control("o"))
        model.press("r")
        model.deliver(Delivery(.alert(Sample.alert), inspection: Inspection()))
        #expect(model.overlay == .alert(Sample.alert))
        model.press(Key(.enter))
        guard case .inspector(let inspector) = model.overlay else {
            Issue.record("the inspector is gone")
            return
        }
        #expect(inspector.inspection == Inspection())
        model.press(Key(.escape))
        #expect(model.overlay == nil)
    }

    @Test func `sentences have the width that their own names leave`() {
        var model = Sample.opened(Sample.large)
        model.press(.control("o"))
        let sentence: SafeText = "The handler did not find its data; the identifier is under a key."
        let line = Inspection.Line(label: "RS-02 error", value: sentence)
        let groups =
            Sample.inspection.groups
            + [Inspection.Group(title: "Findings", lines: [line], isProse: true)]
        guard case .inspector(var inspector) = model.overlay else { return }
        inspector.inspection.groups = groups
        model.overlay = .inspector(inspector)
        let text = ScreenView.frame(model).text
        #expect(
            text.contains("│     RS-02 error  The handler did not find its data; the identifier")
        )
        #expect(text.contains("│     title                         nil"))
    }

    @Test func `where nothing was delivered there is nothing to inspect`() {
        var model = Sample.typed()
        model.press(Key(.enter))
        model.deliver(Delivery(.alert(Alert(title: "Not Found", message: "gone"))))
        let before = model.overlay
        model.press(.control("o"))
        #expect(model.overlay == before)
        model.press(Key(.enter))
        model.press(Key(.down))
        model.press(.control("o"))
        _ = update(&model, .inspected(Inspection(), model.waiting.newest))
        #expect(model.overlay == nil)
        #expect(model.notice?.text == "The item is no longer there")
    }

    @Test func `replay delivers again and keeps the inspector open`() {
        var model = Sample.opened()
        model.press(.control("o"))
        let effects = model.press("r")
        let order = DeliveryOrder(.row(Sample.wild.identifier), isReplay: true)
        #expect(
            effects == [
                .stopTimer(.preview), .startTimer(.opening, after: Timing.openingShownAfter),
                .deliver(order, model.waiting.newest),
            ]
        )
        model.deliver(Delivery(.detail(Sample.detail), inspection: Inspection()))
        #expect(
            model.overlay
                == .inspector(Inspector(row: Sample.wild, inspection: Inspection(), order: order))
        )
    }

    @Test func `an action and a search are delivered again as they were`() {
        var model = Sample.typed()
        var row = Sample.wild
        row.actions = [QuickAction(.custom(identifier: "record"), label: "Record")]
        model.outcome?.topHit = row
        model.press(.alt("k"))
        model.press(Key(.down))
        model.press(Key(.enter))
        model.deliver(Delivery(.detail(Sample.detail)))
        model.press(.control("o"))
        model.press("r")
        #expect(model.waiting.delivery?.order.subject == .row(row.identifier, action: "record"))

        model = Sample.typed()
        model.press(Key(.enter, .alt))
        model.deliver(Delivery(.detail(Sample.detail)))
        model.press(.control("o"))
        model.press("r")
        #expect(model.waiting.delivery?.order.subject == .search("in", application: "tv"))
        #expect(model.waiting.delivery?.row.match == nil)
    }

    // MARK: Editing

    private static func editing(_ size: Size = Sample.small) -> Model {
        var model = Sample.opened(size)
        model.press(.control("o"))
        model.press("e")
        return model
    }

    @Test(arguments: [Sample.small, Sample.large, Sample.tiny])
    func `editing begins in the first entry of userInfo`(_ size: Size) {
        let model = Self.editing(size)
        #expect(model.keyPlace == .draft)
        let frame = ScreenView.frame(model)
        #expect(frame.text.contains("Edit & Replay"))
        let line = frame.text.split(separator: "\n", omittingEmptySubsequences: false)[
            frame.cursor?.y ?? 0
        ]
        #expect(line.contains("kCSSear"))
    }

    @Test func `the changed value is delivered and the trace of it shown`() {
        var model = Self.editing()
        model.press(.control("u"))
        let refused = model.press(Key(.function(5)))
        #expect(refused == [])
        model.press("\"gone\"")
        let effects = model.press(Key(.enter))
        let order = DeliveryOrder(
            .row(Sample.wild.identifier),
            edits: [
                ActivityEdit(
                    .userInfo("kCSSearchableItemActivityIdentifier"),
                    json: "\"gone\""
                )
            ],
            isReplay: true
        )
        #expect(effects.last == .deliver(order, model.waiting.newest))
        let trace = Inspection(groups: [.init(title: "Delivery", lines: [])])
        model.deliver(Delivery(.detail(Sample.detail), inspection: trace))
        #expect(
            model.overlay
                == .inspector(Inspector(row: Sample.wild, inspection: trace, order: order))
        )
        model.press("r")
        #expect(model.waiting.delivery?.order == order)
    }

    @Test func `keys and clicks go from value to value`() {
        var model = Self.editing()
        model.press(Key(.down))
        model.press("\"genre\": \"Drama\"")
        for _ in 0..<9 { model.press(Key(.up)) }
        model.press(.control("u"))
        guard
            let y = ScreenView.frame(model).text.split(separator: "\n")
                .firstIndex(where: { $0.contains("title  ") })
        else {
            Issue.record("there is no line of the title")
            return
        }
        _ = update(&model, .mouse(MouseEvent(.press(.left), at: Point(x: 5, y: y))))
        model.press(.control("u"))
        model.press("\"Other\"")
        model.press(Key(.enter))
        #expect(
            model.waiting.delivery?.order.edits == [
                ActivityEdit(.activityType, json: ""),
                ActivityEdit(.title, json: "\"Other\""),
                ActivityEdit(.newEntries, json: "\"genre\": \"Drama\""),
            ]
        )
    }

    @Test func `what is refused is said under the values`() {
        var model = Self.editing()
        model.press("x")
        model.press(Key(.enter))
        let asked = model.waiting.newest
        #expect(
            update(&model, .editsRefused("genre: this is not JSON", asked))
                == [.stopTimer(.opening)]
        )
        #expect(ScreenView.frame(model).text.contains("genre: this is not JSON"))
        #expect(model.waiting.delivery == nil)
        model.press(Key(.backspace))
        #expect(!ScreenView.frame(model).text.contains("this is not JSON"))
    }

    @Test func `Esc leaves the values and then the inspector`() {
        var model = Self.editing()
        model.press("x")
        #expect(model.press(Key(.escape)) == [])
        #expect(model.keyPlace == .inspector)
        model.press(Key(.escape))
        #expect(model.overlay == nil)
        #expect(model.query.text == "in")
    }
}
