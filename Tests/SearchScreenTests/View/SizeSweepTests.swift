import Testing

@testable import SearchScreen

// Proves of every screen, at every size from 1x1 to 50x10 and on both sides of every limit above:
//  1. It can be drawn, and a resize to it keeps the selection.
//  2. No wide character is cut in half, and the cursor is inside of the frame.
//  3. In ASCII nothing else is drawn.
//  4. Every cell can be clicked, and every movement key pressed, without a trap.

struct SizeSweepTests {
    /// One screen whose texts are wide, long or marked.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let model: Model
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "home", model: Sample.home()),
        Case(name: "typing", model: Sample.typed()),
        Case(name: "wide", model: wide()),
        Case(name: "wide, ASCII", model: wide(Sample.plain)),
        Case(name: "no results", model: Sample.nothing()),
        Case(name: "alert", model: Sample.failed()),
        Case(name: "detail", model: opened(wide())),
        Case(name: "inspector", model: pressed(Sample.opened(), [.control("o")])),
        Case(name: "actions", model: pressed(wide(), [.alt("k")])),
        Case(
            name: "confirmation",
            model: pressed(wide(), [.alt("k"), Key(.up), Key(.down)] + typing("remove") + [enter])
        ),
        Case(name: "help", model: pressed(Sample.typed(), [Key(.function(1))])),
        Case(
            name: "help, filtered",
            model: pressed(Sample.typed(), [Key(.function(1))] + typing("/scroll"))
        ),
        Case(name: "failure", model: failure()),
    ]

    static let sizes: [Size] = {
        var sizes: [Size] = []
        for height in 1...10 {
            for width in 1...50 { sizes.append(Size(width: width, height: height)) }
        }
        for height in [1, 2, 3, 7, 8, 11, 12, 15, 16, 19, 20, 29, 30, 45] {
            for width in [51, 79, 80, 99, 100, 111, 112, 130, 160] {
                sizes.append(Size(width: width, height: height))
            }
        }
        return sizes
    }()

    @Test(arguments: cases)
    func `every size is drawn whole`(_ screen: Case) {
        var model = screen.model
        let selected = model.selection
        for size in Self.sizes {
            _ = update(&model, .resized(size))
            let frame = ScreenView.frame(model)
            #expect(frame.size == size)
            #expect(model.selection == selected)
            if let fault = Self.fault(in: frame) {
                Issue.record("\(screen.name) at \(size.width)x\(size.height): \(fault)")
            }
        }
    }

    @Test(arguments: [
        Sample.home(Sample.large, Sample.plain), Sample.typed(Sample.large, Sample.plain),
        Sample.nothing(Sample.small, Sample.plain), Sample.failed(Sample.small, Sample.plain),
        Sample.opened(Sample.large, Sample.plain), Sample.previewed(Sample.large, Sample.plain),
        pressed(Sample.typed(Sample.small, Sample.plain), [.alt("k")]),
        pressed(Sample.opened(Sample.small, Sample.plain), [.control("o")]),
        pressed(Sample.typed(Sample.large, Sample.plain), [Key(.function(1))]),
        pressed(Sample.typed(Sample.tiny, Sample.plain), [Key(.function(1))]),
    ])
    func `a screen in ASCII holds nothing else`(_ model: Model) {
        let others = ScreenView.frame(model).cells.filter { !$0.text.allSatisfy(\.isASCII) }
        #expect(others.isEmpty)
    }

    @Test(arguments: cases)
    func `every cell can be clicked`(_ screen: Case) {
        var model = screen.model
        _ = update(&model, .resized(Sample.tiny))
        for y in -1...Sample.tiny.height {
            for x in -1...Sample.tiny.width {
                let press = MouseEvent(.press(.left), at: Point(x: x, y: y))
                var clicked = model
                _ = update(&clicked, .mouse(press))
            }
        }
    }

    @Test(arguments: cases)
    func `every mouse event can happen on every cell`(_ screen: Case) {
        let size = Size(width: 20, height: 5)
        var model = screen.model
        _ = update(&model, .resized(size))
        let actions: [MouseEvent.Action] = [
            .press(.left), .press(.left), .press(.right), .wheelDown, .wheelUp, .move,
        ]
        for y in -1...size.height {
            for x in -1...size.width {
                var clicked = model
                for action in actions {
                    _ = update(&clicked, .mouse(MouseEvent(action, at: Point(x: x, y: y))))
                }
            }
        }
    }

    @Test(arguments: cases)
    func `every key can be pressed at any size`(_ screen: Case) {
        let keys = KeyMap.Place.allCases.flatMap { KeyMap.standard.bindings(of: $0).map(\.key) }
        for size in [Size(width: 1, height: 1), Size(width: 12, height: 3), Sample.tiny] {
            var model = screen.model
            _ = update(&model, .resized(size))
            for key in keys {
                var pressed = model
                _ = update(&pressed, .key(key))
                _ = ScreenView.frame(pressed)
            }
        }
    }

    // MARK: Tools

    /// What is wrong with a frame; nil when nothing is.
    private static func fault(in frame: Frame) -> String? {
        for y in 0..<frame.size.height {
            var x = 0
            while x < frame.size.width {
                let text = frame[x, y].text
                if text.isEmpty { return "half a character at \(x), \(y)" }
                let width = SafeText(sanitizing: text).width
                if width == 2, x + 1 >= frame.size.width || !frame[x + 1, y].text.isEmpty {
                    return "a cut character at \(x), \(y)"
                }
                x += max(1, width)
            }
        }
        guard let cursor = frame.cursor else { return nil }
        let isInside =
            cursor.x >= 0 && cursor.x < frame.size.width && cursor.y >= 0
            && cursor.y < frame.size.height
        return isInside ? nil : "the cursor is outside"
    }

    private static let enter = Key(.enter)

    private static func typing(_ text: String) -> [Key] {
        text.map { Key(.character($0)) }
    }

    private static func pressed(_ model: Model, _ keys: [Key]) -> Model {
        var model = model
        for key in keys { model.press(key) }
        return model
    }

    /// Rows in wide and marked letters, the second one selected, and a long wide query.
    private static func wide(_ appearance: Appearance = Appearance()) -> Model {
        var model = Sample.home(Sample.small, appearance)
        model.press("日本語の長い検索テキスト e\u{301}a")
        let application = Application(identifier: "jp", name: "日本語アプリ", count: 3)
        let rows = ["《日本語》の題名がとても長い行です、切らなければならない", "가나다라마바사", "ÅÄÖ e\u{301}e\u{301}"].map {
            ResultRow(
                identifier: RowIdentifier(application: "jp", kind: "item", unique: $0),
                title: HighlightedText(sanitizing: $0, matches: [0..<6]),
                subtitle: HighlightedText(sanitizing: $0 + $0, matches: [3..<9]),
                tile: "日本"
            )
        }
        let outcome = SearchOutcome(
            total: 3,
            topHit: rows[0],
            sections: [ResultSection(application: application, rows: rows)],
            scopes: [application],
            suggestedSearches: ["日本", "日本語の提案された検索"]
        )
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        model.press(Key(.down))
        return model
    }

    private static func opened(_ model: Model) -> Model {
        var model = model
        model.press(enter)
        let text: SafeText = "日本語の長い説明文です。《括弧》も含まれています。"
        model.deliver(
            Delivery(
                .detail(
                    Detail(
                        title: text,
                        summary: [text, text],
                        body: text + "\n" + text,
                        fields: [.init(label: text, value: text)],
                        related: [Sample.wild]
                    )
                )
            )
        )
        return model
    }

    private static func failure() -> Model {
        var model = Sample.home()
        model.press("in")
        _ = update(&model, .searchFailed("the index cannot be read", model.waiting.search))
        return model
    }
}
