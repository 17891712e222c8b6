import Testing

@testable import SearchScreen

// Proves of the field on the screen:
//  1. The real cursor stands where the next character will, also after wide characters.
//  2. A query longer than the field scrolls sideways; marks say so, and the cursor is in sight.
//  3. A click finds the character under it.
//  4. The status says how many results there are, or that a search runs.

struct FieldPlanTests {
    @Test func `the cursor stands after wide characters`() {
        var model = Sample.home()
        model.press("日本")
        #expect(ScreenView.frame(model).cursor == Point(x: 5 + 4, y: 1))
        model.press(.control("b"))
        #expect(ScreenView.frame(model).cursor == Point(x: 5 + 2, y: 1))
    }

    @Test(arguments: [12, 20, 47, 48, 80, 120])
    func `a long query keeps its cursor in sight`(_ width: Int) {
        var model = Sample.home(Size(width: width, height: 14))
        _ = update(&model, .paste(String(repeating: "abcdefghi ", count: 30)))
        let end = ScreenView.frame(model)
        #expect(end.cursor.map { $0.x < width } == true)
        #expect(end.text.contains("‹"))
        for _ in 0..<300 {
            model.press(Key(.left))
            let frame = ScreenView.frame(model)
            #expect(frame.cursor.map { $0.x >= 0 && $0.x < width } == true)
        }
        let start = ScreenView.frame(model)
        #expect(!start.text.contains("‹"))
        #expect(start.text.contains("›"))
    }

    @Test func `a click finds the character under it`() {
        let field = QueryField(text: "a日b")
        let plan = FieldPlan(field, x: 10, y: 0, width: 20)
        #expect([0, 1, 2, 3, 4, 9].map { plan.place(at: $0, in: field) } == [0, 1, 1, 2, 3, 3])
    }

    @Test(arguments: [(0, "0 results"), (1, "1 result "), (2_345, "2 345 results")])
    func `the status counts the results`(_ total: Int, _ words: String) {
        var model = Sample.typed()
        model.outcome?.total = total
        #expect(ScreenView.frame(model).rows[1].contains(words))
    }
}
