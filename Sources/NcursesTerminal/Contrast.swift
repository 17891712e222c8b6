import Glibc

/// How well one colour can be read on another, by WCAG 2 (https://www.w3.org/TR/WCAG21/#contrast-minimum).
enum Contrast {
    /// What text needs (level AA).
    static let enough = 4.5

    /// From 1 for equal colours to 21 for black and white.
    static func ratio(_ one: RGB, _ other: RGB) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: RGB) -> Double {
        let parts = [color.red, color.green, color.blue].map { part in
            let share = Double(part) / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}

extension RGB {
    static let black = RGB(red: 0, green: 0, blue: 0)
    static let white = RGB(red: 255, green: 255, blue: 255)
}

extension ColorTheme {
    /// The darkest and the lightest ground its colours are read on.
    var grounds: [RGB] {
        switch self {
        case .dark: [.black, RGB(red: 0x30, green: 0x30, blue: 0x30)]
        case .light: [.white, RGB(red: 0xE4, green: 0xE4, blue: 0xE4)]
        // Nobody knows before the screen is up.
        case .auto, .highContrast: [.black, .white]
        }
    }

    /// A person's own colour that cannot be read.
    package struct Unreadable: Error, Hashable, Sendable {
        package let part: Part
        /// The worst contrast it has.
        package let ratio: Double
        /// What it is read on: `a dark background`.
        package let ground: String
    }

    /// The first of a person's own colours that cannot be read in this theme.
    ///
    /// - Parameter own: the colours.
    /// - Returns: nil when all can be read.
    package func unreadable(_ own: [Part: Paint]) -> Unreadable? {
        let palette = ColorPalette(self, own: own, checked: false)
        for part in Part.allCases where own[part] != nil {
            let (colors, ground) = palette.grounds(of: part, in: self)
            guard let color = palette.color(part) else { continue }
            let worst = colors.map { Contrast.ratio(color, $0) }.min() ?? Contrast.enough
            if worst < Contrast.enough {
                return Unreadable(part: part, ratio: worst, ground: ground)
            }
        }
        return nil
    }
}

extension ColorPalette {
    /// A part's colour; nil for the terminal's own.
    func color(_ part: ColorTheme.Part) -> RGB? {
        self[part] < 0 ? nil : RGB(palette: Int(self[part]))
    }

    /// What a part is read on, and how to call that.
    fileprivate func grounds(
        of part: ColorTheme.Part,
        in theme: ColorTheme
    ) -> (colors: [RGB], name: String) {
        switch part {
        case .accent, .muted, .tile, .error:
            let name =
                switch theme {
                case .dark: "a dark background"
                case .light: "a light background"
                case .auto, .highContrast: "black and on white; name a theme, dark or light"
                }
            return (theme.grounds, name)
        case .selection, .inactiveSelection:
            return ([color(.selectionText)].compactMap(\.self), "it for selectionText")
        case .selectionText:
            let both = [color(.selection), color(.inactiveSelection)].compactMap(\.self)
            return (both, "selection and inactiveSelection")
        }
    }
}
