import SearchScreen
import Testing

/// Proves, in order.
///
/// 1. Drawing outside of a frame is cut at every edge, without a trap.
/// 2. No edge, width limit or overwriting leaves half a wide character.
/// 3. Boxes and fills cover what they name.
/// 4. The difference of two pictures names the rows.
struct FrameDrawingTests {
    private let style = Style(.text)

    private func frame(_ width: Int, _ height: Int) -> Frame {
        Frame(size: Size(width: width, height: height))
    }

    @Test(arguments: [
        (-1, " 本語 "), (-2, "本語  "), (-3, " 語   "), (0, "日本語"), (1, " 日本 "), (3, "   日 "),
        (5, "      "), (9, "      "), (-9, "      "),
    ])
    func `a wide character is cut whole at each edge`(_ x: Int, _ expected: String) {
        var frame = frame(6, 1)
        frame.draw("日本語", x: x, y: 0, style: style)
        #expect(frame.text == expected)
    }

    @Test func `overwriting half of a wide character blanks the other half`() {
        var frame = frame(4, 1)
        frame.draw("日本", x: 0, y: 0, style: style)
        frame.draw("x", x: 1, y: 0, style: style)
        #expect(frame.text == " x本")
        frame.draw("y", x: 2, y: 0, style: style)
        #expect(frame.text == " xy ")
        frame.draw("日", x: 2, y: 0, style: style)
        frame.draw("語", x: 1, y: 0, style: style)
        #expect(frame.text == " 語 ")
    }

    @Test func `a width limit cuts and says what was filled`() {
        var frame = frame(8, 2)
        #expect(frame.draw("abcdef", x: 0, y: 0, width: 3, style: style) == 3)
        #expect(frame.draw("日本", x: 0, y: 1, width: 3, style: style) == 3)
        #expect(frame.draw("x", x: 0, y: 7, style: style) == 1)
        #expect(frame.draw("x", x: 0, y: 0, width: 0, style: style) == 0)
        #expect(frame.text == "abc     \n日      ")
    }

    @Test func `a box is drawn in either alphabet`() {
        var frame = frame(5, 3)
        frame.box(Rect(x: 0, y: 0, width: 5, height: 3), glyphs: .unicode, style: style)
        #expect(frame.text == "╭───╮\n│   │\n╰───╯")
        frame.box(Rect(x: 1, y: 0, width: 3, height: 3), glyphs: .ascii, style: style)
        #expect(frame.text == "╭+-+╮\n│| |│\n╰+-+╯")
    }

    @Test func `every drawing of every size stays inside`() {
        var random = SeededGenerator(seed: 9)
        for width in 0..<7 {
            for height in 0..<4 {
                var frame = frame(width, height)
                for _ in 0..<60 {
                    let x = Int.random(in: -4...8, using: &random)
                    let y = Int.random(in: -2...5, using: &random)
                    let text = SafeText(sanitizing: random.hostileText(length: 6))
                    frame.draw(text, x: x, y: y, style: style)
                    let rect = Rect(x: y, y: x, width: y + 1, height: x)
                    frame.box(rect, glyphs: .unicode, style: style)
                    if x > 5 { frame.fill(rect, style: Style(.accent, on: .selected)) }
                }
                expectWholeCharacters(frame)
            }
        }
    }

    private func expectWholeCharacters(_ frame: Frame) {
        for row in frame.rows where frame.size.width > 0 {
            #expect(SafeText(sanitizing: row).width == frame.size.width)
        }
    }

    @Test func `a highlighted text is drawn in two styles`() {
        var frame = frame(6, 1)
        let text = HighlightedText(sanitizing: "wild", matches: [0..<2])
        let matched = Style(.matched)
        #expect(frame.draw(text, x: 1, y: 0, style: style, matched: matched) == 4)
        #expect(
            (0..<6).map { frame[$0, 0].style == matched } == [
                false, true, true, false, false, false,
            ]
        )
    }

    @Test func `a difference names the rows`() {
        #expect(Frame.difference(from: "a\nb", to: "a\nc") == "- 1: b\n+ 1: c")
        #expect(Frame.difference(from: "a", to: "a\nb") == "+ 1: b")
        #expect(Frame.difference(from: "a", to: "a").isEmpty)
    }
}
