import NcursesTerminal
import SearchScreen

/// Paints frames with the escapes of a terminal of 256 colours (ECMA-48, SGR).
struct ANSIPainter {
    private let colors: FrameColors

    init(_ colors: FrameColors) {
        self.colors = colors
    }

    /// A frame line by line, for a file or a page that shows colours.
    func text(of frame: Frame) -> String {
        (0..<frame.size.height).map { row(frame, $0) + "\n" }.joined()
    }

    /// What changes a terminal from one frame to another: the rows that differ, and the cursor.
    ///
    /// - Parameters:
    ///   - earlier: what it shows; nil for a terminal that was just started.
    ///   - frame: what it shall show.
    /// - Returns: characters and escapes.
    func change(from earlier: Frame?, to frame: Frame) -> String {
        var text = earlier == nil ? "\u{1B}[?25l\u{1B}[2J" : "\u{1B}[?25l"
        for y in 0..<frame.size.height where earlier == nil || differs(earlier, frame, row: y) {
            text += "\u{1B}[\(y + 1);1H" + row(frame, y)
        }
        if let cursor = frame.cursor {
            text += "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[?25h"
        }
        return text
    }

    private func differs(_ earlier: Frame?, _ frame: Frame, row y: Int) -> Bool {
        guard let earlier, earlier.size == frame.size else { return true }
        return (0..<frame.size.width).contains { earlier[$0, y] != frame[$0, y] }
    }

    private func row(_ frame: Frame, _ y: Int) -> String {
        colors.runs(frame, row: y, splitsWide: false).map { run in
            let codes = Self.codes(run.look)
            return codes.isEmpty ? run.text : "\u{1B}[\(codes)m\(run.text)\u{1B}[0m"
        }.joined()
    }

    private static func codes(_ look: ColorTable.Look) -> String {
        var codes: [String] = []
        if look.isBold { codes.append("1") }
        if look.isDim { codes.append("2") }
        if look.isUnderlined { codes.append("4") }
        if look.isReverse { codes.append("7") }
        if look.foreground >= 0 { codes.append("38;5;\(look.foreground)") }
        if look.background >= 0 { codes.append("48;5;\(look.background)") }
        return codes.joined(separator: ";")
    }
}
