/// Which colours the screen is drawn with.
package enum ColorTheme: String, CaseIterable, Sendable {
    /// Those for the terminal's background, where it tells; else some that suit any.
    case auto
    case dark, light
    /// The terminal's own two colours alone: the contrast is the one a person chose for it.
    case highContrast = "high-contrast"

    /// What has a colour of its own.
    package enum Part: String, CaseIterable, Sendable {
        /// What matched, and what can be pressed.
        case accent
        /// Subtitles, headings, hints, lines.
        case muted
        case tile, error
        /// Under the selected row, and under it while another pane has the focus.
        case selection, inactiveSelection
        /// What is written on these two.
        case selectionText
    }

    /// A colour of the palette of 256, from 16 on: all terminals paint these alike.
    package struct Paint: Hashable, Sendable {
        package let number: Int32

        package init?(_ number: Int) {
            guard (16...255).contains(number) else { return nil }
            self.number = Int32(number)
        }

        /// The nearest to a colour as pages write it: `#5f87ff`.
        package init?(hex text: String) {
            let digits = text.dropFirst()
            guard text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit),
                let value = Int(digits, radix: 16)
            else { return nil }
            let wanted = RGB(red: value >> 16, green: value >> 8 & 255, blue: value & 255)
            let nearest = (16...255).min {
                RGB(palette: $0).distance(to: wanted) < RGB(palette: $1).distance(to: wanted)
            }
            number = Int32(nearest ?? 16)
        }
    }
}

/// A colour by its parts, each from 0 to 255.
package struct RGB: Hashable, Sendable {
    package let red: Int
    package let green: Int
    package let blue: Int

    package init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour of the palette of 256, from 16 on.
    package init(palette number: Int) {
        if number >= 232 {
            let grey = 8 + 10 * (number - 232)
            self.init(red: grey, green: grey, blue: grey)
        } else {
            let levels = [0, 95, 135, 175, 215, 255]
            let cube = max(0, number - 16)
            self.init(
                red: levels[cube / 36 % 6],
                green: levels[cube / 6 % 6],
                blue: levels[cube % 6]
            )
        }
    }

    fileprivate func distance(to other: RGB) -> Int {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }
}
