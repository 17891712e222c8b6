/// The keys that terminals name by letters, numbers and code points.
enum KeyTable {
    /// `CSI letter`, of xterm and its kin.
    static func final(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): Key(.up)
        case UInt8(ascii: "B"): Key(.down)
        case UInt8(ascii: "C"): Key(.right)
        case UInt8(ascii: "D"): Key(.left)
        case UInt8(ascii: "F"): Key(.end)
        case UInt8(ascii: "H"): Key(.home)
        case UInt8(ascii: "P"): Key(.function(1))
        case UInt8(ascii: "Q"): Key(.function(2))
        case UInt8(ascii: "R"): Key(.function(3))
        case UInt8(ascii: "S"): Key(.function(4))
        case UInt8(ascii: "Z"): Key(.tab, .shift)
        default: nil
        }
    }

    /// `SS3 letter`: application cursor keys, F1 to F4, the keypad, and rxvt's Control arrows.
    static func shifted(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            final(byte &- 0x20)?.with(.control)
        case UInt8(ascii: "j")...UInt8(ascii: "o"), UInt8(ascii: "p")...UInt8(ascii: "y"),
            UInt8(ascii: "X"):
            Key(.character(keypadCharacter(byte)))
        case UInt8(ascii: "M"): Key(.enter)
        case UInt8(ascii: "I"): Key(.tab)
        case UInt8(ascii: " "): Key(.character(" "))
        default: final(byte)
        }
    }

    /// The keypad sends the character it shows, moved up by 0x40.
    private static func keypadCharacter(_ byte: UInt8) -> Character {
        byte == UInt8(ascii: "X") ? "=" : Character(Unicode.Scalar(byte &- 0x40))
    }

    /// `CSI number ~`, of the VT220, xterm, rxvt and the Linux console.
    static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: Key(.home)
        case 2: Key(.insert)
        case 3: Key(.delete)
        case 4, 8: Key(.end)
        case 5: Key(.pageUp)
        case 6: Key(.pageDown)
        case 11...15: Key(.function(number - 10))
        case 17...21: Key(.function(number - 11))
        case 23...26: Key(.function(number - 12))
        case 28, 29: Key(.function(number - 13))
        case 31...34: Key(.function(number - 14))
        default: nil
        }
    }

    /// `CSI code u`: control characters, and kitty's codes for keys with no character.
    static func codePoint(_ code: Int) -> Key? {
        switch code {
        case 8, 127: Key(.backspace)
        case 9: Key(.tab)
        case 13, 57414: Key(.enter)
        case 27: Key(.escape)
        case 57376...57398: Key(.function(code - 57363))
        case 57399...57408:
            Key(.character(Character(Unicode.Scalar(UInt8(0x30 + code - 57399)))))
        case 57409...57413: Key(.character(keypadSigns[code - 57409]))
        case 57415: Key(.character("="))
        case 57416: Key(.character(","))
        case 57417...57426: Key(keypadKeys[code - 57417])
        default: nil
        }
    }

    /// Whether kitty gives a code to a key with no character, such as a modifier by itself.
    static func isFunctional(_ code: Int) -> Bool {
        (57344...63743).contains(code)
    }

    private static let keypadSigns: [Character] = [".", "/", "*", "-", "+"]
    private static let keypadKeys: [Key.Code] = [
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
}

extension Key {
    /// The key that sends one ASCII byte.
    ///
    /// Terminals disagree on which of 08 and 7F is Backspace, so both are. A line feed is what some
    /// send for Return.
    init(byte: UInt8) {
        switch byte {
        case 0x00: self.init(.character(" "), .control)
        case 0x08, 0x7F: self.init(.backspace)
        case 0x09: self.init(.tab)
        case 0x0A, 0x0D: self.init(.enter)
        case 0x1B: self.init(.escape)
        case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        case 0x1C...0x1F: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        default: self.init(.character(Character(Unicode.Scalar(byte))))
        }
    }

    /// The same key with more held.
    func with(_ held: Modifiers) -> Key {
        Key(code, modifiers.union(held))
    }
}

extension Key.Modifiers {
    /// What xterm's number says is held.
    ///
    /// It is one more than the sum of Shift 1, Alt 2, Control 4, Super or Meta 8 and others. Super is
    /// the Mac's Command, which is Alt here, and so is Meta.
    init(encoded number: Int) {
        let bits = max(0, number - 1)
        self = []
        if bits & 1 != 0 { insert(.shift) }
        if bits & (2 | 8 | 32) != 0 { insert(.alt) }
        if bits & 4 != 0 { insert(.control) }
    }
}
