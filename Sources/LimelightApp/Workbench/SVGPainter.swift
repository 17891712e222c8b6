import NcursesTerminal
import SearchScreen

/// Paints frames as SVG: one rectangle for each ground, one text for each run of characters.
///
/// Every run is told how wide it is, so that the columns stand whatever font a reader has. Half
/// blocks, of which pictures are made, are rectangles: a font would leave gaps between them.
struct SVGPainter {
    private let colors: FrameColors

    /// A cell in pixels, for a font whose characters are 0.6 of its size wide.
    private static let cell = (width: 9, height: 20)
    private static let fontSize = 15
    private static let baseline = 15
    private static let margin = 14

    init(_ colors: FrameColors) {
        self.colors = colors
    }

    func text(of frame: Frame) -> String {
        let width = frame.size.width * Self.cell.width + 2 * Self.margin
        let height = frame.size.height * Self.cell.height + 2 * Self.margin
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
                + "width=\"\(width)\" height=\"\(height)\" role=\"img\">",
            "<title>A screen of Limelight</title>",
            "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" "
                + "fill=\"\(Self.hex(colors.background))\"/>",
            "<g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" "
                + "font-size=\"\(Self.fontSize)\" fill=\"\(Self.hex(colors.foreground))\">",
        ]
        for y in 0..<frame.size.height {
            for run in colors.runs(frame, row: y, splitsWide: true) { lines += elements(run, y) }
        }
        if let cursor = frame.cursor { lines.append(caret(cursor)) }
        return (lines + ["</g>", "</svg>"]).map { $0 + "\n" }.joined()
    }

    private func elements(_ run: FrameColors.Run, _ y: Int) -> [String] {
        var front = color(run.look.foreground, colors.foreground)
        var ground = run.look.background >= 0 ? color(run.look.background, colors.background) : nil
        if run.look.isReverse {
            (front, ground) = (ground ?? Self.hex(colors.background), front)
        }
        var elements: [String] = []
        if let ground { elements.append(Self.block(run.x, y, width: run.width, 0, 2, ground)) }
        if let halves = Self.halves(run.text) {
            for (place, half) in halves.enumerated() where half.count > 0 {
                let (top, count) = half
                elements.append(Self.block(run.x + place, y, width: 1, top, count, front))
            }
        } else {
            elements += Self.pieces(run).map { text($0, y, front) }
        }
        return elements
    }

    /// A run cut at its gaps, so that a font with other widths stays near its columns.
    private static func pieces(_ run: FrameColors.Run) -> [FrameColors.Run] {
        guard !run.isWide else { return [run] }
        var pieces: [FrameColors.Run] = []
        var gap = 2
        for (place, character) in run.text.enumerated() {
            if character == " " {
                gap += 1
                continue
            }
            if gap > 1 {
                let x = run.x + place
                pieces.append(FrameColors.Run(x: x, width: 0, text: "", look: run.look))
                gap = 0
            }
            let text = String(repeating: " ", count: gap) + String(character)
            pieces[pieces.count - 1].text += text
            pieces[pieces.count - 1].width += text.count
            gap = 0
        }
        return pieces
    }

    private func text(_ run: FrameColors.Run, _ y: Int, _ front: String) -> String {
        let x = Self.margin + run.x * Self.cell.width
        let base = Self.margin + y * Self.cell.height + Self.baseline
        var attributes = "x=\"\(x)\" y=\"\(base)\" textLength=\"\(run.width * Self.cell.width)\""
        if front != Self.hex(colors.foreground) { attributes += " fill=\"\(front)\"" }
        if run.look.isBold { attributes += " font-weight=\"bold\"" }
        if run.look.isDim { attributes += " opacity=\"0.6\"" }
        if run.look.isUnderlined { attributes += " text-decoration=\"underline\"" }
        return "<text \(attributes)>\(Self.escaped(run.text))</text>"
    }

    /// The cursor, as a thin bar before its cell.
    private func caret(_ point: Point) -> String {
        let x = Self.margin + point.x * Self.cell.width
        let y = Self.margin + point.y * Self.cell.height + 2
        return "<rect x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(Self.cell.height - 4)\"/>"
    }

    /// A rectangle over some halves of cells, from half `top` on.
    private static func block(
        _ x: Int,
        _ y: Int,
        width: Int,
        _ top: Int,
        _ count: Int,
        _ color: String
    ) -> String {
        let half = cell.height / 2
        return
            "<rect x=\"\(margin + x * cell.width)\" y=\"\(margin + y * cell.height + top * half)\" "
            + "width=\"\(width * cell.width)\" height=\"\(count * half)\" fill=\"\(color)\"/>"
    }

    /// A run of half and full blocks as the halves it fills; nil for any other text.
    private static func halves(_ text: String) -> [(top: Int, count: Int)]? {
        var halves: [(top: Int, count: Int)] = []
        for character in text {
            switch character {
            case "▀": halves.append((0, 1))
            case "▄": halves.append((1, 1))
            case "█": halves.append((0, 2))
            default: return nil
            }
        }
        return halves
    }

    private func color(_ number: Int32, _ own: RGB) -> String {
        Self.hex(number < 16 ? own : RGB(palette: Int(number)))
    }

    private static func hex(_ color: RGB) -> String {
        "#"
            + [color.red, color.green, color.blue].map { part in
                let digits = String(part, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
