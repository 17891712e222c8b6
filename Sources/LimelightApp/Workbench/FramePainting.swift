package import NcursesTerminal
package import SearchScreen

/// A frame as text that may hold escapes, for a terminal or a file.
///
/// Only painters make it, and only of frames, in which every text is safe already: so it may be
/// printed though it is no `SafeText`.
package struct FramePainting: Hashable, Sendable {
    package let string: String

    fileprivate init(_ string: String) {
        self.string = string
    }

    /// How a frame is painted.
    package enum Format: String, CaseIterable, Sendable {
        /// Characters alone.
        case text
        /// Characters with the escapes that colour them.
        case ansi
        /// A picture for web pages.
        case svg
    }

    /// Paints a frame.
    ///
    /// - Parameters:
    ///   - frame: what to paint.
    ///   - format: how.
    ///   - colors: what its roles look like.
    package init(_ frame: Frame, _ format: Format, _ colors: FrameColors) {
        switch format {
        case .text: self.init(frame.rows.map { $0 + "\n" }.joined())
        case .ansi: self.init(ANSIPainter(colors).text(of: frame))
        case .svg: self.init(SVGPainter(colors).text(of: frame))
        }
    }

    /// What turns a terminal that shows one frame into one that shows another.
    package init(_ frame: Frame, over earlier: Frame?, _ colors: FrameColors) {
        self.init(ANSIPainter(colors).change(from: earlier, to: frame))
    }
}

/// What the roles of a frame look like, and on which ground.
package struct FrameColors: Sendable {
    package let table: ColorTable
    /// The terminal's own two colours, for a picture of it.
    let foreground: RGB
    let background: RGB

    package init(theme: ColorTheme, own: [ColorTheme.Part: ColorTheme.Paint], usesColor: Bool) {
        let isLight = theme == .light
        table = ColorTable(
            colors: usesColor ? 256 : 0,
            palette: ColorPalette(theme, on: isLight ? .light : .dark, own: own)
        )
        let dark = RGB(red: 0x12, green: 0x15, blue: 0x1B)
        let light = RGB(red: 0xF4, green: 0xF4, blue: 0xF2)
        (foreground, background) = isLight ? (dark, light) : (light, dark)
    }

    /// A run of cells of one look, from left to right.
    struct Run {
        let x: Int
        var width: Int
        var text: String
        let look: ColorTable.Look
    }

    /// A row of a frame as runs; a wide character is a run of its own where `splitsWide`.
    func runs(_ frame: Frame, row y: Int, splitsWide: Bool) -> [Run] {
        var runs: [Run] = []
        for x in 0..<frame.size.width {
            let cell = frame[x, y]
            guard !cell.text.isEmpty else {
                if !runs.isEmpty { runs[runs.count - 1].width += 1 }
                continue
            }
            let look = table.look(cell.style)
            let isWide = frame[x + 1, y].text.isEmpty && x + 1 < frame.size.width
            let last = runs.last
            let continues = last?.look == look && !(splitsWide && (isWide || last?.isWide == true))
            if continues {
                runs[runs.count - 1].text += cell.text
                runs[runs.count - 1].width += 1
            } else {
                runs.append(Run(x: x, width: 1, text: cell.text, look: look))
            }
        }
        return runs
    }
}

extension FrameColors.Run {
    /// Whether it takes more cells than it has characters.
    var isWide: Bool { width > text.count }
}
