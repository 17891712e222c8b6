import SearchScreen

/// What a terminal says of its background.
package enum TerminalBackground: Hashable, Sendable {
    case dark, light

    /// By its colour; nil for one in between, on which neither set of colours can be read.
    init?(red: Int, green: Int, blue: Int) {
        // Rec. 709 weights on the plain values: enough to tell the ends of the scale apart.
        let brightness = (2126 * red + 7152 * green + 722 * blue) / 10_000
        switch brightness {
        case ...0x30: self = .dark
        case 0xE4...: self = .light
        default: return nil
        }
    }

    /// By `COLORFGBG` (`15;0`): the last number is the background's, of 16 colours.
    init?(environment: [String: String]) {
        guard let text = environment["COLORFGBG"], text.contains(";"),
            let number = text.split(separator: ";").last.flatMap({ Int($0) })
        else { return nil }
        switch number {
        case 0: self = .dark
        case 15: self = .light
        default: return nil
        }
    }
}
