import CNcurses
import SearchScreen

/// Frames put on the screen through ncurses, which writes only the cells that changed.
///
/// Rows equal to those of the last frame are not even shown to ncurses. Cells of one style are
/// handed over as one run.
@MainActor
final class FrameWriter {
    private let device: TerminalDevice
    private let modes: TerminalModes
    private var table: ColorTable
    /// Whether characters beyond ASCII can be written in this locale.
    private let isUnicode: Bool
    /// The terminal's pictures; nil for one that draws none.
    private var pictures: KittyPictures?
    private var shown: Frame?
    private var mustRepaint = false
    private var pairs: [ColorPair: Int32] = [:]

    init(device: TerminalDevice, modes: TerminalModes, table: ColorTable, isUnicode: Bool) {
        self.device = device
        self.modes = modes
        self.table = table
        self.isUnicode = isUnicode
    }

    /// Writes every cell at the next `show`.
    func invalidate() {
        shown = nil
        mustRepaint = true
    }

    /// Has the terminal draw pictures from now on.
    func draw(with pictures: KittyPictures) {
        self.pictures = pictures
    }

    /// Takes the pictures off the screen before it is left.
    func removePictures() {
        if let bytes = pictures?.forgetAll() { device.write(bytes) }
    }

    /// Draws with other colours from now on, and what is shown at once.
    func use(_ table: ColorTable) {
        self.table = table
        guard let frame = shown else { return }
        shown = nil
        show(frame)
    }

    /// Puts a frame on the screen; a frame that is there already costs nothing.
    func show(_ frame: Frame) {
        guard frame != shown, frame.size.width > 0, frame.size.height > 0 else { return }
        adoptSize(frame.size)
        let window = cn_stdscr()
        forgetPairsIfMany()
        if mustRepaint {
            clearok(window, true)
            // A terminal whose screen is cleared may forget the pictures, or only lift them off.
            removePictures()
        }
        for y in 0..<frame.size.height where isChanged(y, in: frame) {
            write(row: y, of: frame, to: window)
        }
        place(frame.cursor, in: window)
        wnoutrefresh(window)
        device.write(modes.beginFrame)
        doupdate()
        if let bytes = pictures?.change(to: frame.placements) { device.write(bytes) }
        device.write(modes.endFrame)
        shown = frame
        mustRepaint = false
    }

    /// Makes ncurses' screen the size of the frame, which is what the terminal last said.
    private func adoptSize(_ size: Size) {
        let (width, height) = (Int32(clamping: size.width), Int32(clamping: size.height))
        guard getmaxx(cn_stdscr()) != width || getmaxy(cn_stdscr()) != height else { return }
        resizeterm(height, width)
        werase(cn_stdscr())
        invalidate()
    }

    private func isChanged(_ y: Int, in frame: Frame) -> Bool {
        guard let shown, shown.size == frame.size else { return true }
        let row = y * frame.size.width..<(y + 1) * frame.size.width
        return shown.cells[row] != frame.cells[row]
    }

    private func write(row y: Int, of frame: Frame, to window: UnsafeMutablePointer<WINDOW>?) {
        var run: [wchar_t] = []
        var style: Style?
        wmove(window, Int32(y), 0)
        for x in 0..<frame.size.width {
            let cell = frame[x, y]
            if cell.text.isEmpty { continue }
            if let last = style, last != cell.style {
                write(run, last, to: window)
                run = []
            }
            style = cell.style
            append(cell.text, to: &run)
        }
        if let style { write(run, style, to: window) }
    }

    private func append(_ text: String, to run: inout [wchar_t]) {
        for scalar in text.unicodeScalars {
            if isUnicode || scalar.isASCII {
                run.append(wchar_t(scalar.value))
            } else {
                let question = wchar_t(UInt8(ascii: "?"))
                run += Array(repeating: question, count: DisplayWidth.of(scalar))
            }
        }
    }

    private func write(_ run: [wchar_t], _ style: Style, to window: UnsafeMutablePointer<WINDOW>?) {
        let look = table.look(style)
        cn_set_style(window, attributes(look), pair(for: look))
        // It looks at the character after the last, whatever its number: there has to be one.
        waddnwstr(window, run + [0], Int32(clamping: run.count))
    }

    /// The terminal's own cursor stands where the input method and the screen reader look for it.
    private func place(_ cursor: Point?, in window: UnsafeMutablePointer<WINDOW>?) {
        guard let cursor else {
            curs_set(0)
            return
        }
        curs_set(1)
        wmove(window, Int32(clamping: cursor.y), Int32(clamping: cursor.x))
    }
}

// MARK: - Looks

extension FrameWriter {
    private struct ColorPair: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private func attributes(_ look: ColorTable.Look) -> attr_t {
        var attributes = cn_plain()
        if look.isBold { attributes |= cn_bold() }
        if look.isDim { attributes |= cn_dim() }
        if look.isReverse { attributes |= cn_reverse() }
        if look.isUnderlined { attributes |= cn_underline() }
        return attributes
    }

    /// Pictures bring ever new pairs: before ncurses has none left, all are given out anew.
    private func forgetPairsIfMany() {
        guard pairs.count >= min(Self.pairLimit, Int(cn_pairs()) * 3 / 4) else { return }
        pairs.removeAll()
        shown = nil
    }

    /// Far more than two screens need, and not so many that ncurses' table grows without end.
    private static let pairLimit = 8192

    /// ncurses' number for two colours; 0, the terminal's own, when it has no number left.
    private func pair(for look: ColorTable.Look) -> Int32 {
        let colors = ColorPair(foreground: look.foreground, background: look.background)
        if colors == ColorPair(foreground: -1, background: -1) { return 0 }
        if let known = pairs[colors] { return known }
        let number = Int32(pairs.count + 1)
        guard number < cn_pairs(),
            init_extended_pair(number, colors.foreground, colors.background) == OK
        else { return 0 }
        pairs[colors] = number
        return number
    }
}
