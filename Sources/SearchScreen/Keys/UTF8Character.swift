/// One character of several bytes while they come in.
struct UTF8Character: Hashable, Sendable {
    enum Step: Hashable {
        case more
        case done(Unicode.Scalar)
        /// The byte does not belong to the character; what came before it is dropped.
        case invalid
    }

    private var value: UInt32
    private var remaining: Int
    private let smallest: UInt32

    /// - Returns: `nil` if no character begins with this byte.
    init?(lead: UInt8) {
        switch lead {
        case 0xC2...0xDF: (value, remaining, smallest) = (UInt32(lead & 0x1F), 1, 0x80)
        case 0xE0...0xEF: (value, remaining, smallest) = (UInt32(lead & 0x0F), 2, 0x800)
        case 0xF0...0xF4: (value, remaining, smallest) = (UInt32(lead & 0x07), 3, 0x10000)
        default: return nil
        }
    }

    mutating func append(_ byte: UInt8) -> Step {
        guard byte & 0xC0 == 0x80 else { return .invalid }
        value = value << 6 | UInt32(byte & 0x3F)
        remaining -= 1
        if remaining > 0 { return .more }
        guard value >= smallest, let scalar = Unicode.Scalar(value) else {
            return .done("\u{FFFD}")
        }
        return .done(scalar)
    }
}
