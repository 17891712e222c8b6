/// Bytes from a terminal turned into keys, pastes, mouse events and reports.
///
/// A pure state machine: one byte at a time, so it does not matter where a read was split. It never
/// waits and never traps. What is not understood is swallowed whole, at any time, so that a late
/// answer of the terminal is never taken for typing.
///
/// ```
///            ESC            [             final
///   ground ------> escape -----> control -------> ground
///     |              |  O
///     | lead byte    |-----> shifted (SS3) -----> ground
///     v              |  ] P X ^ _
///   character        |-----> string --- ST, BEL -> ground
///                    |  ESC            [ or O
///                    '-----> doubleEscape -----> control, shifted (with Alt)
/// ```
///
/// Only time tells a lone Esc from the start of a sequence, so the caller looks at `waiting` after
/// each read, and calls `timeOut()` when nothing came for so long. Two exceptions to "any split":
/// two Escs at the end of a read are two keys at once, and a second end of a paste within one read
/// makes what stands before it a part of the paste.
package struct KeyDecoder: Sendable {
    /// What the machine waits for, if anything.
    package enum Waiting: Hashable, Sendable {
        /// Whether an Esc was the key: wait the escape delay.
        case escape
        /// The rest of a sequence or paste: wait long, a line may be slow.
        case rest
    }

    enum State: Hashable, Sendable {
        case ground
        case character(UTF8Character, isAlt: Bool)
        case escape
        case doubleEscape
        case control
        /// After `ESC [ [`: a function key of the Linux console.
        case consoleFunction
        /// After `ESC O`.
        case shifted
        /// An operating system command and its kin, by the byte that began it.
        case string(UInt8)
        /// After an escape that should be the first half of the string terminator `ESC \`.
        case stringEnd
        /// The bytes of an old mouse report that are still to come.
        case oldMouse(remaining: Int)
        case paste
    }

    var state = State.ground
    /// The bytes of the sequence being read, after its introducer.
    var sequence: [UInt8] = []
    /// A second Esc stood before the sequence: Alt, if it is a key.
    var hasExtraEscape = false
    var paste = PasteBuffer()
    var inputs: [TerminalInput] = []
    let extraKeys: [[UInt8]: Key]

    /// - Parameter extraKeys: whole byte sequences of this terminal's own, from its terminfo entry.
    package init(extraKeys: [[UInt8]: Key] = [:]) {
        self.extraKeys = extraKeys
    }

    /// Reads some bytes.
    ///
    /// - Returns: what they complete, in order.
    package mutating func decode(_ bytes: [UInt8]) -> [TerminalInput] {
        for (index, byte) in bytes.enumerated() {
            accept(byte)
            if paste.isFinished {
                finishPaste(unlessContinuedIn: bytes[(index + 1)...])
            }
        }
        if state == .doubleEscape { giveUp() }
        defer { inputs = [] }
        return inputs
    }

    /// What to wait for now; `nil` means that all bytes are used up.
    package var waiting: Waiting? {
        switch state {
        case .ground: nil
        case .escape, .doubleEscape: .escape
        case .control, .shifted, .string: sequence.isEmpty ? .escape : .rest
        case .character, .consoleFunction, .oldMouse, .stringEnd, .paste: .rest
        }
    }

    /// Nothing came for as long as `waiting` deserves.
    ///
    /// - Returns: what the bytes so far meant after all.
    package mutating func timeOut() -> [TerminalInput] {
        giveUp()
        defer { inputs = [] }
        return inputs
    }
}

extension KeyDecoder {
    private mutating func accept(_ byte: UInt8) {
        switch state {
        case .ground: acceptInGround(byte)
        case .character(let character, let isAlt): accept(byte, in: character, isAlt: isAlt)
        case .escape: acceptAfterEscape(byte)
        case .doubleEscape: acceptAfterDoubleEscape(byte)
        case .control: acceptInControl(byte)
        case .consoleFunction: acceptConsoleFunction(byte)
        case .shifted: acceptInShifted(byte)
        case .string(let introducer): acceptInString(byte, introducer)
        case .stringEnd: acceptStringEnd(byte)
        case .oldMouse(let remaining):
            state = remaining > 1 ? .oldMouse(remaining: remaining - 1) : .ground
        case .paste: paste.append(byte)
        }
    }

    mutating func acceptInGround(_ byte: UInt8) {
        state = .ground
        switch byte {
        case 0x1B:
            state = .escape
        case ..<0x80:
            emit(.key(Key(byte: byte)))
        case 0x80...0x9F:
            beginC1(byte)
        default:
            begin(UTF8Character(lead: byte), isAlt: false)
        }
    }

    mutating func acceptAfterEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            state = .doubleEscape
        case UInt8(ascii: "["):
            begin(.control)
        case UInt8(ascii: "O"):
            begin(.shifted)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            begin(.string(byte))
        case ..<0x80:
            state = .ground
            emit(.key(extraKeys[[0x1B, byte]] ?? Key(byte: byte).with(.alt)))
        default:
            begin(UTF8Character(lead: byte), isAlt: true)
        }
    }

    private mutating func acceptAfterDoubleEscape(_ byte: UInt8) {
        guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") else {
            giveUp()
            accept(byte)
            return
        }
        begin(byte == UInt8(ascii: "[") ? .control : .shifted)
        hasExtraEscape = true
    }

    /// The C1 controls, as a terminal with 8-bit controls sends them.
    private mutating func beginC1(_ byte: UInt8) {
        switch byte {
        case 0x8F: begin(.shifted)
        case 0x9B: begin(.control)
        case 0x90, 0x98, 0x9D, 0x9E, 0x9F: begin(.string(byte &- 0x40))
        default: state = .ground
        }
    }

    private mutating func begin(_ next: State) {
        state = next
        sequence = []
        hasExtraEscape = false
    }
}

// MARK: - Characters

extension KeyDecoder {
    private mutating func begin(_ character: UTF8Character?, isAlt: Bool) {
        if let character {
            state = .character(character, isAlt: isAlt)
        } else {
            state = .ground
        }
    }

    private mutating func accept(_ byte: UInt8, in character: UTF8Character, isAlt: Bool) {
        var character = character
        switch character.append(byte) {
        case .more:
            state = .character(character, isAlt: isAlt)
        case .done(let scalar):
            state = .ground
            if scalar.value < 0xA0 {
                beginC1(UInt8(scalar.value))
            } else {
                emit(.key(Key(.character(Character(scalar)), isAlt ? .alt : [])))
            }
        case .invalid:
            acceptInGround(byte)
        }
    }
}
