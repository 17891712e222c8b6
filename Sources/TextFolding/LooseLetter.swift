/// The letters and marks that rules X1 and X4 read in a second way.
///
/// A word is given every way its letters allow, one decision for each kind of letter and not for
/// each place: `smørbrød` also reads `smorbrod`, and `أَحْمَد` also `أحمد` and `احمد`.
struct LooseLetter {
    /// A bit for the kind; every letter of a kind changes or none.
    let kind: UInt16
    let rule: LooseRules
    let replacement: [UInt8]

    private static let plain: [UInt32: LooseLetter] = [
        0xE6: LooseLetter(kind: 1, rule: .plainLetters, replacement: [0x61, 0x65]),
        0xF0: LooseLetter(kind: 2, rule: .plainLetters, replacement: [0x64]),
        0xF8: LooseLetter(kind: 4, rule: .plainLetters, replacement: [0x6F]),
        0xFE: LooseLetter(kind: 8, rule: .plainLetters, replacement: [0x74, 0x68]),
        0x111: LooseLetter(kind: 16, rule: .plainLetters, replacement: [0x64]),
        0x127: LooseLetter(kind: 32, rule: .plainLetters, replacement: [0x68]),
        0x142: LooseLetter(kind: 64, rule: .plainLetters, replacement: [0x6C]),
        0x153: LooseLetter(kind: 128, rule: .plainLetters, replacement: [0x6F, 0x65]),
    ]
    private static let alef = LooseLetter(kind: 256, rule: .semitic, replacement: [0xD8, 0xA7])
    private static let tatweel = LooseLetter(kind: 512, rule: .semitic, replacement: [])
    private static let shadda = LooseLetter(kind: 1_024, rule: .semitic, replacement: [])
    private static let vowelMark = LooseLetter(kind: 2_048, rule: .semitic, replacement: [])

    /// The second reading of a folded scalar; nil for one that has none.
    static func of(_ scalar: UInt32, in table: FoldingTable) -> LooseLetter? {
        guard scalar >= 0xE6 else { return nil }
        switch table.record(scalar).trait {
        case .specialLetter: return plain[scalar]
        case .vowelMark:
            switch scalar {
            case 0x622, 0x623, 0x625: return alef
            case 0x640: return tatweel
            case 0x651: return shadda
            default: return vowelMark
            }
        case .none, .letterApostrophe, .apostrophe, .hyphen, .dot, .ampersand: return nil
        }
    }

    /// Every kind of rule X1, and every kind of rule X4.
    static let plainKinds: UInt16 = 255
    static let semiticKinds: UInt16 = 256 + 512 + 1_024 + 2_048
}
