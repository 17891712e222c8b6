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

    /// The relative luminance of a colour of the 256 palette, by WCAG 2.
    private func luminance(_ color: Int32) throws -> Double {
        let levels = [0.0, 95, 135, 175, 215, 255]
        let parts: [Double]
        if color >= 232 {
            parts = Array(repeating: Double(8 + 10 * (color - 232)), count: 3)
        } else {
            try #require(color >= 16)
            let cube = Int(color) - 16
            parts = [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
        }
        let linear = parts.map { part in
            let share = part / 255
            return share <= 0.03928 ? share / 12.92 : power((share + 0.055) / 1.055)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// To the power of 2.4: the fifth root of the twelfth power, by Newton's method.
    private func power(_ base: Double) -> Double {
        let twelfth = (0..<12).reduce(1.0) { value, _ in value * base }
        var root = 1.0
        for _ in 0..<200 {
            root -= (root * root * root * root * root - twelfth) / (5 * root * root * root * root)
        }
        return root
    }

    private func contrast(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    @Test(arguments: styles)
    func `every pair of colours can be read`(_ style: Style) throws {
        let look = ColorTable(colors: 256).look(style)
        let grounds = try look.background < 0 ? [0, 1] : [luminance(look.background)]
        guard look.foreground >= 0 else {
            #expect(look.background < 0)
            return
        }
        for ground in grounds {
            #expect(contrast(try luminance(look.foreground), ground) >= 4.5)
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
