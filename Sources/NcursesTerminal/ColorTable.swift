package import SearchScreen

/// Roles and grounds turned into attributes and colours, for as many colours as there are.
///
/// Text is the terminal's own foreground on its own background, whatever these are; the rest has the
/// colours of a `ColorPalette`. With 8 or 16 colours, which every terminal paints as it likes, only
/// the selected row is coloured. A colour is never the only mark: what is matched is bold too, and
/// the selected row has its bar.
package struct ColorTable: Sendable {
    /// How a cell is drawn: attributes, and colours by number, -1 for the terminal's own.
    package struct Look: Hashable, Sendable {
        package internal(set) var isBold = false
        package internal(set) var isDim = false
        package internal(set) var isReverse = false
        package internal(set) var isUnderlined = false
        package internal(set) var foreground: Int32 = -1
        package internal(set) var background: Int32 = -1
    }

    /// 0, 8, 16 or 256.
    let colors: Int
    private let palette: ColorPalette

    package init(colors: Int, palette: ColorPalette = ColorPalette(.auto)) {
        self.colors = [256, 16, 8].first { $0 <= colors } ?? 0
        self.palette = palette
    }

    package func look(_ style: Style) -> Look {
        var look =
            switch style.ground {
            case .plain, .raised: onPlain(style.role)
            case .selected: onSelected(style.role)
            case .selectedInactive: onSelectedInactive(style.role)
            case .behind: behind
            }
        if style.isUnderlined { look.isUnderlined = true }
        if let ink = style.ink, colors >= 16 { paint(&look, with: ink) }
        return look
    }

    /// A picture's colours, if there are so many; what it leaves clear has the ground's.
    private func paint(_ look: inout Look, with ink: Ink) {
        if let color = ink.foreground, color < colors { look.foreground = Int32(color) }
        if let color = ink.background, color < colors { look.background = Int32(color) }
    }

    private func onPlain(_ role: Style.Role) -> Look {
        switch role {
        case .text, .title: Look()
        case .subtitle, .hint, .border: Look(foreground: color(.muted))
        case .completion, .dimmed: Look(isDim: color(.muted) < 0, foreground: color(.muted))
        case .heading: Look(isBold: true, foreground: color(.muted))
        case .matched:
            Look(isBold: true, isUnderlined: color(.accent) < 0, foreground: color(.accent))
        case .accent: Look(isBold: true, foreground: color(.accent))
        case .tile: Look(foreground: color(.tile))
        case .headline, .hintKey: Look(isBold: true)
        case .error: Look(isBold: true, foreground: color(.error))
        }
    }

    /// Every part of the row takes the row's foreground, or it might not be seen on its ground.
    private func onSelected(_ role: Style.Role) -> Look {
        var look = emphasis(role)
        switch colors {
        case 256 where palette[.selection] >= 0:
            (look.foreground, look.background) = (palette[.selectionText], palette[.selection])
        case 8, 16: (look.foreground, look.background) = (7, 4)
        default: look.isReverse = true
        }
        return look
    }

    private func onSelectedInactive(_ role: Style.Role) -> Look {
        var look = emphasis(role)
        let ground = color(.inactiveSelection)
        if ground >= 0 {
            (look.foreground, look.background) = (palette[.selectionText], ground)
        } else {
            look.isBold = true
        }
        return look
    }

    /// What is bold on any ground, and underlined where the ground leaves no colour to tell it by.
    private func emphasis(_ role: Style.Role) -> Look {
        switch role {
        case .matched: Look(isBold: true, isUnderlined: true)
        case .headline, .heading, .accent, .hintKey, .error: Look(isBold: true)
        case .text, .title, .subtitle, .dimmed, .completion, .border, .tile, .hint: Look()
        }
    }

    private var behind: Look {
        Look(isDim: color(.muted) < 0, foreground: color(.muted))
    }

    /// With fewer than 256 colours the parts have none of their own.
    private func color(_ part: ColorTheme.Part) -> Int32 {
        colors == 256 ? palette[part] : -1
    }
}
