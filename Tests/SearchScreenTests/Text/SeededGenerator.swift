/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A text made of what does harm and what looks like it.
    mutating func hostileText(length: Int) -> String {
        let parts = [
            "a", " ", "é", "日", "\u{1B}", "[", "]", "0;", "\\", "\u{7}", "\u{9B}", "\u{9C}",
            "\u{9D}", "\n", "\r", "\t", "\u{301}", "\u{200D}", "\u{200C}", "👍", "🏽", "🇫",
            "\u{20E3}", "1", "\u{202E}", "ب", "क", "\u{94D}", "\u{FE0F}", "\u{E0041}", "\u{1160}",
        ]
        return (0..<length).map { _ in parts.randomElement(using: &self) ?? "" }.joined()
    }
}
