import SearchScreen

/// Roles and grounds turned into attributes and colours, for as many colours as there are.
///
/// Text is the terminal's own foreground on its own background, whatever these are. The other
/// colours that stand on it have a contrast of at least 4.5 to 1 on black and on white; of the 256,
/// six do. With 8 or 16 colours, which every terminal paints as it likes, only the selected row is
/// coloured. A colour is never the only mark: what is matched is bold too, and the selected row has
/// its bar.
struct ColorTable: Sendable {
    /// How a cell is drawn: attributes, and colours by number, -1 for the terminal's own.
    struct Look: Hashable, Sendable {
        var isBold = false
        var isDim = false
        var isReverse = false
        var isUnderlined = false
        var foreground: Int32 = -1
        var background: Int32 = -1
    }

    /// 0, 8, 16 or 256.
    let colors: Int

    init(colors: Int) {
        self.colors = [256, 16, 8].first { $0 <= colors } ?? 0
    }

    func look(_ style: Style) -> Look {
        var look =
            switch style.ground {
            case .plain, .raised: onPlain(style.role)
            case .selected: onSelected(style.role)
            case .selectedInactive: onSelectedInactive(style.role)
            case .behind: behind
            }
        if style.isUnderlined { look.isUnderlined = true }
        return look
    }

    private func onPlain(_ role: Style.Role) -> Look {
        switch role {
        case .text, .title: Look()
        case .subtitle, .hint, .border: Look(foreground: grey)
        case .completion, .dimmed: Look(isDim: colors < 256, foreground: grey)
        case .heading: Look(isBold: true, foreground: grey)
        case .matched: Look(isBold: true, isUnderlined: colors < 256, foreground: blue)
        case .accent: Look(isBold: true, foreground: blue)
        case .tile: Look(foreground: green)
        case .hintKey: Look(isBold: true)
        case .error: Look(isBold: true, foreground: red)
        }
    }

    /// Every part of the row takes the row's foreground, or it might not be seen on its ground.
    private func onSelected(_ role: Style.Role) -> Look {
        var look = emphasis(role)
        switch colors {
        case 256: (look.foreground, look.background) = (Palette.white, Palette.deepBlue)
        case 8, 16: (look.foreground, look.background) = (7, 4)
        default: look.isReverse = true
        }
        return look
    }

    private func onSelectedInactive(_ role: Style.Role) -> Look {
        var look = emphasis(role)
        switch colors {
        case 256: (look.foreground, look.background) = (Palette.white, Palette.darkGrey)
        default: look.isBold = true
        }
        return look
    }

    /// What is bold on any ground, and underlined where the ground leaves no colour to tell it by.
    private func emphasis(_ role: Style.Role) -> Look {
        switch role {
        case .matched: Look(isBold: true, isUnderlined: true)
        case .heading, .accent, .hintKey, .error: Look(isBold: true)
        case .text, .title, .subtitle, .dimmed, .completion, .border, .tile, .hint: Look()
        }
    }

    private var behind: Look {
        Look(isDim: colors < 256, foreground: grey)
    }

    private var grey: Int32 { only256(Palette.grey) }
    private var blue: Int32 { only256(Palette.blue) }
    private var green: Int32 { only256(Palette.green) }
    private var red: Int32 { only256(Palette.red) }

    private func only256(_ color: Int32) -> Int32 {
        colors == 256 ? color : -1
    }
}

/// Numbers in the palette of 256, which all terminals paint alike from 16 on.
private enum Palette {
    static let grey: Int32 = 243  // #767676
    static let blue: Int32 = 63  // #5f5fff
    static let green: Int32 = 29  // #00875f
    static let red: Int32 = 131  // #af5f5f
    static let white: Int32 = 231  // #ffffff, on the two grounds
    static let deepBlue: Int32 = 25  // #005faf, under the selected row
    static let darkGrey: Int32 = 240  // #585858, under the selected row without the focus
}
