import Testing

@testable import SearchScreen

// Proves of the layout:
//  1. The class follows the size, on both sides of every limit.
//  2. The parts do not overlap and lie inside of the screen.
//  3. Scopes that have no room are said to be there, and the chosen one always has.
//  4. How many rows a section shows follows the height.

struct LayoutTests {
    @Test(arguments: [
        (11, 3, LayoutClass.none), (12, 2, .none), (12, 3, .micro), (47, 40, .micro),
        (48, 11, .micro), (48, 12, .compact), (99, 50, .compact), (100, 19, .compact),
        (100, 20, .regular), (159, 45, .regular), (160, 20, .roomy), (0, 0, .none),
    ])
    func `the class follows the size`(_ width: Int, _ height: Int, _ expected: LayoutClass) {
        #expect(LayoutClass(Size(width: width, height: height)) == expected)
    }

    @Test(arguments: [Sample.small, Sample.large, Sample.tiny, Size(width: 100, height: 20)])
    func `the parts do not overlap`(_ size: Size) {
        let layout = Layout(Sample.typed(size))
        let parts = [
            layout.field, layout.scopeBar, layout.list, layout.hairline, layout.detail,
            layout.hints,
        ]
        for y in 0..<size.height {
            for x in 0..<size.width {
                let holders = parts.filter { $0.contains(Point(x: x, y: y)) }
                #expect(holders.count <= 1)
            }
        }
        for part in parts where !part.isEmpty {
            #expect(part.x + part.width <= size.width)
            #expect(part.y + part.height <= size.height)
        }
    }

    @Test(arguments: [
        ("tv", "   All 27  [TV Shows 3]  Contacts 5   Notes 7  ›"),
        ("mail", " ‹ Contacts 5   Notes 7  [Mail 12]              "),
    ])
    func `scopes beyond the edges are marked`(_ scope: String, _ row: String) {
        var model = Sample.typed(Size(width: 48, height: 12))
        model.scope = .application(scope)
        #expect(ScreenView.frame(model).rows[3] == row)
    }

    @Test(arguments: [(24, 1), (29, 1), (30, 2), (44, 2), (45, 3)])
    func `a section shows as many rows as the height allows`(_ height: Int, _ rows: Int) {
        let size = Size(width: 80, height: height)
        let form = ListForm(size: size, layoutClass: .compact, isUnicode: true)
        #expect(form.cap == rows)
    }

    @Test(arguments: [(100, 42), (119, 49), (120, 50), (159, 50), (160, 56)])
    func `the list takes its share of the width`(_ width: Int, _ columns: Int) {
        let layout = Layout(Sample.typed(Size(width: width, height: 40)))
        #expect(layout.list.width == columns)
        #expect(layout.detail.width == width - columns - 1)
    }
}
