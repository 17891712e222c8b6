import Testing

@testable import SearchScreen

// Proves of the mouse:
//  1. A click selects, a second one on the same cell opens; later it is a first one again.
//  2. Show More, scopes, hints, buttons, the field and Clear are pressed where they are drawn.
//  3. The right button opens the actions of the row under it.
//  4. The wheel scrolls what is under the pointer, and leaves the selection.

struct MouseTests {
    @Test func `a click selects and a second one opens`() {
        var model = Sample.typed()
        let first = Self.click(&model, on: "Ines Ortega")
        #expect(first == [.startTimer(.doubleClick, after: Timing.doubleClick)])
        #expect(model.selectedRow == Sample.ines)
        let second = Self.click(&model, on: "Ines Ortega")
        #expect(
            second.last
                == .deliver(DeliveryOrder(.row(Sample.ines.identifier)), model.waiting.newest)
        )
    }

    @Test func `two slow clicks only select`() {
        var model = Sample.typed()
        Self.click(&model, on: "Ines Ortega")
        _ = update(&model, .timerFired(.doubleClick))
        let second = Self.click(&model, on: "Ines Ortega")
        #expect(!second.contains { if case .deliver = $0 { true } else { false } })
    }

    @Test func `Show More opens its section`() {
        var model = Sample.typed()
        Self.click(&model, on: "Show More (6)")
        #expect(model.expanded == ["notes"])
    }

    @Test func `a scope is chosen by a click`() {
        var model = Sample.typed()
        Self.click(&model, on: "Contacts 5")
        #expect(model.scope == .application("contacts"))
    }

    @Test func `a hint does what its key does`() {
        var model = Sample.typed()
        Self.click(&model, on: "F1 Help")
        #expect(model.keyPlace == .help)
    }

    @Test func `a click in the field puts the cursor there`() {
        var model = Sample.typed()
        Self.click(&model, on: "into the Wild")
        #expect(model.query.cursor == 0)
    }

    @Test func `the words that clear the recent searches do`() {
        var model = Sample.home()
        #expect(Self.click(&model, on: "Clear").contains(.forgetSearch(nil)))
    }

    @Test func `a recent search is searched by one click`() {
        var model = Sample.home()
        Self.click(&model, on: "talk show")
        #expect(model.query.text == "talk show")
    }

    @Test func `the buttons of a detail are pressed`() {
        var model = Sample.opened()
        #expect(Self.click(&model, on: "( Copy ID )").last == .copy("Into the Wild"))
        Self.click(&model, on: "‹ Search")
        #expect(model.focus == .list)
    }

    @Test func `the words at the edges of detail and help do what they say`() {
        var model = Sample.opened()
        Self.click(&model, on: "⌥K ⋯")
        #expect(model.keyPlace == .actions)
        model.press(Key(.escape))
        model.press(Key(.function(1)))
        Self.click(&model, on: "or F1 closes")
        #expect(model.overlay == nil)
    }

    @Test func `the button of the alert dismisses it`() {
        var model = Sample.failed()
        Self.click(&model, on: "Dismiss  ]")
        #expect(model.overlay == nil)
    }

    @Test func `the right button opens the actions of the row under it`() {
        var model = Sample.typed()
        Self.click(&model, on: "Internet bill", with: .press(.right))
        #expect(model.overlay == .actions(ActionsMenu(row: Sample.bill)))
        #expect(model.selectedRow == Sample.bill)
    }

    @Test func `the right button means the row under it, also from a detail`() {
        var model = Sample.opened(Sample.large)
        Self.click(&model, on: "Internet bill", with: .press(.right))
        #expect(model.overlay == .actions(ActionsMenu(row: Sample.bill)))
    }

    @Test func `a click beside the inspector closes it, but not what is being written`() {
        var model = Sample.opened(Sample.large)
        model.press(.control("o"))
        let inspecting = model
        Self.click(&model, on: "Internet bill")
        #expect(model.overlay == nil)
        model = inspecting
        model.press("e")
        Self.click(&model, on: "Internet bill")
        #expect(model.keyPlace == .draft)
    }

    @Test func `an action of the menu is run by a click`() {
        var model = Sample.typed()
        model.press(.alt("k"))
        #expect(Self.click(&model, on: "Copy Title").last == .copy("Into the Wild"))
    }

    @Test func `the wheel scrolls the pane under the pointer`() {
        var model = Sample.opened(Size(width: 100, height: 20))
        let selected = model.selection.target
        _ = update(&model, .mouse(MouseEvent(.wheelDown, at: Point(x: 70, y: 10))))
        #expect(model.detail?.scroll == 3)
        #expect(model.listScroll == 0)
        _ = update(&model, .mouse(MouseEvent(.wheelDown, at: Point(x: 10, y: 10))))
        #expect(model.listScroll > 0)
        #expect(model.selection.target == selected)
    }

    @Test func `what the pointer is over is underlined`() {
        var model = Sample.typed()
        Self.click(&model, on: "Indie Hour", with: .move)
        let frame = ScreenView.frame(model)
        #expect(frame[8, 10].style.isUnderlined)
        #expect(!frame[8, 13].style.isUnderlined)
    }

    // MARK: Tools

    /// Presses the first cell of a text on the screen.
    @discardableResult
    private static func click(
        _ model: inout Model,
        on text: String,
        with action: MouseEvent.Action = .press(.left)
    ) -> [Effect] {
        let frame = ScreenView.frame(model)
        for y in 0..<frame.size.height {
            for x in 0..<frame.size.width {
                let rest = (x..<frame.size.width).map { frame[$0, y].text }.joined()
                guard rest.hasPrefix(text) else { continue }
                return update(&model, .mouse(MouseEvent(action, at: Point(x: x, y: y))))
            }
        }
        Issue.record("'\(text)' is not on the screen")
        return []
    }
}
