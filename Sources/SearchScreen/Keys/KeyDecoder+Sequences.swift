/// The inside of control sequences, control strings and pastes, and how each of them ends.
extension KeyDecoder {
    mutating func acceptInControl(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "[") where sequence.isEmpty:
            state = .consoleFunction
        case UInt8(ascii: "M") where sequence.isEmpty:
            finish(.report(.other))
            state = .oldMouse(remaining: 3)
        case UInt8(ascii: "$") where ControlSequence.isNumber(sequence):
            finishControl(byte)
        case 0x20...0x3F:
            keep(byte)
        case 0x40...0x7E:
            finishControl(byte)
        default:
            abandon(for: byte)
        }
    }

    private mutating func finishControl(_ byte: UInt8) {
        let own = extraKeys[[0x1B, UInt8(ascii: "[")] + sequence + [byte]]
        finish(own.map(SequenceMeaning.key) ?? ControlSequence(sequence, final: byte).meaning)
    }

    mutating func acceptConsoleFunction(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "E"):
            finish(.key(Key(.function(Int(byte) - 0x40))))
        case 0x20...0x7E:
            finish(.report(.other))
        default:
            abandon(for: byte)
        }
    }

    mutating func acceptInShifted(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
            keep(byte)
        case 0x20...0x7E:
            let own = extraKeys[[0x1B, UInt8(ascii: "O")] + sequence + [byte]]
            finish(own.map(SequenceMeaning.key) ?? ControlSequence.shifted(sequence, final: byte))
        default:
            abandon(for: byte)
        }
    }

    mutating func acceptInString(_ byte: UInt8, _ introducer: UInt8) {
        switch byte {
        case 0x07:
            finishString(introducer)
        case 0x9C where (sequence.last ?? 0) < 0x80 || sequence.last == 0xC2:
            finishString(introducer)
        case 0x1B:
            finishString(introducer)
            state = .stringEnd
        case 0x08...0x0D, 0x20...:
            keep(byte)
        default:
            abandon(for: byte)
        }
    }

    mutating func acceptStringEnd(_ byte: UInt8) {
        if byte == UInt8(ascii: "\\") {
            state = .ground
        } else {
            acceptAfterEscape(byte)
        }
    }

    private mutating func finishString(_ introducer: UInt8) {
        finish(.report(TerminalReport(controlString: sequence, introducer: introducer)))
    }

    private mutating func finish(_ meaning: SequenceMeaning) {
        let isAlt = hasExtraEscape
        state = .ground
        sequence = []
        hasExtraEscape = false
        if case .key(let key) = meaning {
            emit(.key(isAlt ? key.with(.alt) : key))
            return
        }
        if isAlt { emit(.key(Key(.escape))) }
        switch meaning {
        case .key, .nothing: break
        case .mouse(let event): emit(.mouse(event))
        case .focus(let isFocused): emit(.focusChanged(isFocused: isFocused))
        case .report(let report): inputs.append(.report(report))
        case .pasteStart:
            state = .paste
            paste = PasteBuffer()
        }
    }

    mutating func emit(_ event: TerminalEvent) {
        inputs.append(.event(event))
    }

    /// Drops an unfinished sequence because of a byte that cannot belong to it.
    private mutating func abandon(for byte: UInt8) {
        finish(.nothing)
        acceptInGround(byte)
    }

    /// Keeps a byte of a sequence; of an endless one, only the start.
    private mutating func keep(_ byte: UInt8) {
        if sequence.count < Self.longestSequence { sequence.append(byte) }
    }

    /// Ends a paste, unless this read holds a second end: then the text itself held the first one,
    /// and what stands between would be taken for typing.
    mutating func finishPaste(unlessContinuedIn rest: ArraySlice<UInt8>) {
        if PasteBuffer.endsAgain(in: rest) {
            paste.reopen()
            return
        }
        state = .ground
        emit(.paste(paste.text))
        paste = PasteBuffer()
    }

    /// Takes what was read so far for what it can only have been.
    mutating func giveUp() {
        let given = state
        let isEmpty = sequence.isEmpty
        let isAlt = hasExtraEscape
        state = .ground
        sequence = []
        hasExtraEscape = false
        if isAlt { emit(.key(Key(.escape))) }
        switch given {
        case .ground, .character, .consoleFunction, .oldMouse: break
        case .escape, .stringEnd: emit(.key(Key(.escape)))
        case .doubleEscape:
            emit(.key(Key(.escape)))
            emit(.key(Key(.escape)))
        case .control where isEmpty: emit(.key(Key(.character("["), .alt)))
        case .shifted where isEmpty: emit(.key(Key(.character("O"), .alt)))
        case .string(let introducer) where isEmpty: emit(.key(Key(byte: introducer).with(.alt)))
        case .control, .shifted, .string: break
        case .paste:
            emit(.paste(paste.text))
            paste = PasteBuffer()
        }
    }

    private static let longestSequence = 256
}

/// What a finished sequence means.
enum SequenceMeaning: Hashable, Sendable {
    case key(Key)
    case mouse(MouseEvent)
    case focus(isFocused: Bool)
    case pasteStart
    case report(TerminalReport)
    /// A key or report of no interest, such as the release of a key.
    case nothing
}
