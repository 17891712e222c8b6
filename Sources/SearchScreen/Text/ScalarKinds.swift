/// What the sanitiser and the width table ask of a single scalar.
extension Unicode.Scalar {
    /// A printable ASCII character.
    var isPlain: Bool {
        (0x20...0x7E).contains(value)
    }

    /// Line feed, its relatives, and Unicode's two separators.
    var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Controls, and characters that hide, reorder or annotate text and show nothing themselves.
    ///
    /// Unicode's Default_Ignorable_Code_Point holds the bidi controls, zero-width spaces, tags,
    /// variation selectors, fillers and the soft hyphen. It does not hold the interlinear
    /// annotation marks. The enclosing keycap would turn a digit into an emoji of unknown width.
    var isNeverShown: Bool {
        switch value {
        case 0x20...0x7E: false
        case 0...0x1F, 0x7F...0x9F: true
        case 0xAD: true
        case 0xA0...0x2FF: false
        case 0xFFF9...0xFFFB, 0x20E3: true
        case 0x13430...0x13440: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }

    static let firstIndicator: Unicode.Scalar = "\u{1F1E6}"

    /// One of the 26 letters that make a flag in pairs.
    var isRegionalIndicator: Bool {
        (Self.firstIndicator.value..<Self.firstIndicator.value + 26).contains(value)
    }

    /// Zero width non-joiner or joiner.
    var isJoiner: Bool {
        value == 0x200C || value == 0x200D
    }

    var isNoncharacter: Bool {
        value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
    }

    /// An emoji or a symbol that can be a part of one; not a digit.
    var isPicture: Bool {
        value >= 0xA9 && properties.isEmoji
    }

    /// What may follow an emoji as a part of it: a joiner, a variation selector, a skin tone.
    var belongsToPicture: Bool {
        switch value {
        case 0x200D, 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }

    /// The Hangul syllable that this consonant or syllable makes with what follows; nil for all
    /// else (The Unicode Standard, section 3.12).
    func syllable(with next: Unicode.Scalar) -> Unicode.Scalar? {
        let (leads, vowels, tails) = (0x1100..<0x1113, 0x1161..<0x1176, 0x11A8..<0x11C3)
        let (first, syllables) = (0xAC00, 0xAC00..<0xD7A4)
        let (own, other) = (Int(value), Int(next.value))
        let (vowelCount, tailCount) = (vowels.count, tails.count + 1)
        if leads.contains(own), vowels.contains(other) {
            let place = (own - leads.lowerBound) * vowelCount + other - vowels.lowerBound
            return Unicode.Scalar(UInt32(first + place * tailCount))
        }
        guard syllables.contains(own), (own - first).isMultiple(of: tailCount),
            tails.contains(other)
        else { return nil }
        return Unicode.Scalar(UInt32(own + other - tails.lowerBound + 1))
    }

    /// A letter or virama of a script in which U+200C and U+200D change the word: Arabic and its
    /// neighbours, the scripts of India and South-East Asia, Mongolian.
    var isJoiningLetter: Bool {
        switch value {
        case 0x0620...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AA,
            0xFB50...0xFDCF, 0xFDF0...0xFDFB, 0xFE70...0xFEFC:
            properties.isAlphabetic || properties.canonicalCombiningClass == .virama
        default: false
        }
    }
}
