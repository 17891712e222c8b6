import Foundation

/// Text that tries to drive the terminal it is printed on, and what must never come out of it.
enum HostileText {
    /// What is put into every place that can hold a text.
    static let texts: [String] = [
        "title \u{1B}]0;PWNED\u{07}", "clipboard \u{1B}]52;c;UFdORUQ=\u{07}",
        "mode \u{1B}[?1337h", "move \u{1B}[66;67H", "colour \u{1B}[77m", "reset \u{1B}cfull",
        "c1 csi \u{9B}77m", "c1 dcs \u{90}PWNED\u{9C}", "c1 osc \u{9D}0;PWNED\u{9C}",
        "dcs \u{1B}PPWNED\u{1B}\\", "apc \u{1B}_GPWNED\u{1B}\\", "pm \u{1B}^PWNED\u{1B}\\",
        "bidi \u{202E}dnegrever \u{2066}isolated", "tags \u{E0041}\u{E0042}",
        "bell \u{07} back \u{08}\u{7F} shift \u{0E}\u{0F}",
        "lines\r\n\u{85}\u{2028}\u{2029}more", "marks z\(String(repeating: "\u{301}", count: 300))",
        "width \u{200B}\u{2060}\u{FEFF}zero", "charset \u{1B}(0lqqk\u{1B}%G",
    ]

    /// Bytes that only a text above puts in a row: a terminal that gets them obeys the text.
    private static let orders: [[UInt8]] = [
        "\u{1B}]0;PWNED", "\u{1B}]52;c;UFd", "\u{1B}[?1337h", "\u{1B}[66;67H", "\u{1B}[77m",
        "\u{1B}cfull", "\u{1B}PPWNED", "\u{1B}_GPWNED", "\u{1B}^PWNED", "\u{1B}(0lqqk", "\u{1B}%G",
        "back \u{08}\u{7F}", "shift \u{0E}",
    ].map { Array($0.utf8) }

    /// What a screen or a command let through.
    ///
    /// - Parameters:
    ///   - output: the raw bytes that reached the terminal.
    ///   - isPlain: whether these are printed lines, in which the only escape of ours is the one that
    ///     clears a progress line.
    /// - Returns: it in words; empty when all is well.
    static func faults(in output: [UInt8], isPlain: Bool) -> [String] {
        var faults: [String] = []
        for order in orders where Data(output).range(of: Data(order)) != nil {
            faults.append("the order \(order)")
        }
        var text = String(decoding: output, as: UTF8.self)
        if isPlain { text = text.replacingOccurrences(of: "\u{1B}[K", with: "") }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xE0000...0xE007F:
                faults.append("U+\(String(scalar.value, radix: 16))")
            case 0x00..<0x20 where isPlain && ![0x09, 0x0A, 0x0D].contains(scalar.value), 0x7F:
                faults.append("the control character \(scalar.value)")
            default: continue
            }
        }
        return Array(Set(faults)).sorted()
    }
}
