import Foundation

/// A text with look-alike letters, or marks and special letters, made plain, to tell near misses.
///
/// Look-alikes are the Greek and Cyrillic letters that common fonts draw like a Latin one (from
/// Unicode's confusables, https://www.unicode.org/reports/tr39/, the letters of words only).
enum Skeleton {
    /// What is made plain.
    enum Kind {
        /// Letters of other scripts, and characters nobody sees.
        case lookAlikes
        /// Marks of any script, and letters that no rule folds.
        case letters
    }

    /// The plain form, character by character.
    static func of(_ text: String, _ kind: Kind) -> String {
        switch kind {
        case .lookAlikes:
            String(
                String.UnicodeScalarView(
                    text.unicodeScalars.filter { !isInvisible($0) }
                        .map { lookAlikes[$0] ?? $0 }
                )
            )
        case .letters: text.map { plain($0) }.joined()
        }
    }

    /// The letter without marks; more than one for ligatures such as æ.
    static func plain(_ character: Character) -> String {
        if let letters = special[character] { return letters }
        let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
        let bases = scalars.filter {
            $0.properties.generalCategory != .nonspacingMark
                && $0.properties.generalCategory != .enclosingMark
        }
        return String(String.UnicodeScalarView(bases))
    }

    /// Whether a character is drawn as nothing.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format
            || scalar.properties.isDefaultIgnorableCodePoint
    }

    private static let special: [Character: String] = [
        "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "ħ": "h", "Ħ": "H", "ı": "i",
        "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "þ": "th", "Þ": "TH", "ð": "d", "Ð": "D",
        "ŋ": "n", "Ŋ": "N", "ŧ": "t", "Ŧ": "T",
    ]

    /// What a letter looks like; itself when it looks like no Latin one.
    static func lookAlike(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        lookAlikes[scalar] ?? scalar
    }

    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs = [
            ("авеіјкмнорстухѕԁһԛԝ", "abeijkmhopctyxsdhqw"),
            ("АВЕІЈКМНОРСТУХЅԌԚԜ", "ABEIJKMHOPCTYXSGQW"),
            ("αικνορτυχ", "aikvoptux"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
        ]
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (from, to) in pairs {
            for (other, latin) in zip(from.unicodeScalars, to.unicodeScalars) {
                table[other] = latin
            }
        }
        return table
    }()
}
