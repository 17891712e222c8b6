import SearchScreen
import Testing

@testable import NcursesTerminal

/// Proves, in order.
///
/// 1. What stands on the terminal's own background has a contrast of 4.5 to 1 on black and white.
/// 2. What stands on a ground of ours has it there.
/// 3. No meaning is told by colour alone, and without colours there is none.
struct ColorTableTests {
    private static let styles = Style.Ground.allCases.flatMap { ground in
        Style.Role.allCases.map { Style($0, on: ground) }
    }

    /// A theme, what the terminal said of its background, and what it is read on.
    struct Ground: CustomTestStringConvertible, Sendable {
        let theme: ColorTheme
        let background: TerminalBackground?
        let colors: [RGB]

        var testDescription: String { "\(theme) on \(background.map { "\($0)" } ?? "any")" }
    }

    private static let dark = [RGB.black, RGB(red: 0x30, green: 0x30, blue: 0x30)]
    private static let light = [RGB.white, RGB(red: 0xE4, green: 0xE4, blue: 0xE4)]

    static let grounds = [
        Ground(theme: .auto, background: nil, colors: [.black, .white]),
        Ground(theme: .auto, background: .dark, colors: dark),
        Ground(theme: .auto, background: .light, colors: light),
        Ground(theme: .dark, background: nil, colors: dark),
        Ground(theme: .light, background: nil, colors: light),
        Ground(theme: .highContrast, background: nil, colors: [.black, .white]),
    ]

    @Test(arguments: grounds, styles)
    func `every pair of colours can be read`(_ ground: Ground, _ style: Style) throws {
        let palette = ColorPalette(ground.theme, on: ground.background)
        let look = ColorTable(colors: 256, palette: palette).look(style)
        guard look.foreground >= 0 else {
            // The terminal's own on its own, or the two changed for each other.
            #expect(look.background < 0)
            return
        }
        let grounds =
            look.background < 0 ? ground.colors : [RGB(palette: Int(look.background))]
        for color in grounds {
            #expect(Contrast.ratio(RGB(palette: Int(look.foreground)), color) >= 4.5)
        }
    }

    @Test func `contrast is what WCAG says`() {
        #expect(Contrast.ratio(.black, .white) == 21)
        #expect(Contrast.ratio(.white, .white) == 1)
        let grey = RGB(red: 0x76, green: 0x76, blue: 0x76)
        #expect(abs(Contrast.ratio(grey, .white) - 4.54) < 0.01)
    }

    @Test(arguments: [ColorTheme.dark, .light, .auto, .highContrast])
    func `one's own colour can be read in the theme, or gives way to it`(_ theme: ColorTheme) {
        for number in 16...255 {
            guard let paint = ColorTheme.Paint(number) else { continue }
            for part in ColorTheme.Part.allCases {
                let isRefused = theme.unreadable([part: paint]) != nil
                let palette = ColorPalette(theme, own: [part: paint])
                #expect(
                    (palette[part] == paint.number) != isRefused
                        || palette[part] == ColorPalette(theme)[part]
                )
                #expect(theme.unreadable([part: paint].filter { _ in !isRefused }) == nil)
            }
        }
    }

    @Test(arguments: [0, 8, 16, 256])
    func `what matched and what is selected differ by more than a colour`(_ colors: Int) {
        let table = ColorTable(colors: colors)
        for ground in [Style.Ground.plain, .selected, .selectedInactive] {
            let text = table.look(Style(.text, on: ground))
            let matched = table.look(Style(.matched, on: ground))
            #expect(
                (text.isBold, text.isUnderlined) != (matched.isBold, matched.isUnderlined)
            )
        }
    }

    @Test(arguments: styles)
    func `without colours there is none`(_ style: Style) {
        let look = ColorTable(colors: 0).look(style)
        #expect(look.foreground == -1)
        #expect(look.background == -1)
        #expect(look.isReverse == (style.ground == .selected))
    }

    @Test(arguments: styles)
    func `the parts of a selected row share one foreground`(_ style: Style) {
        guard style.ground == .selected || style.ground == .selectedInactive else { return }
        for colors in [8, 16, 256] {
            let table = ColorTable(colors: colors)
            #expect(
                table.look(style).foreground
                    == table.look(Style(.text, on: style.ground)).foreground
            )
        }
    }

    @Test(arguments: [(-1, 0), (0, 0), (2, 0), (8, 8), (15, 8), (16, 16), (88, 16), (256, 256)])
    func `the colours used are ones the terminal has`(_ offered: Int, _ used: Int) {
        #expect(ColorTable(colors: offered).colors == used)
    }
}
