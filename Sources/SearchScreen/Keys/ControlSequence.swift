/// A finished control sequence (`ESC [ … final`), and what it means in any usual dialect.
struct ControlSequence {
    /// `<`, `=`, `>` or `?`, which make a sequence private.
    private let prefix: UInt8?
    /// The numbers, each with its subparameters; a missing number is `nil`.
    private let parameters: [[Int?]]
    private let intermediates: [UInt8]
    private let final: UInt8

    /// - Parameters:
    ///   - bytes: what stands between the introducer and the final byte.
    ///   - final: the last byte.
    init(_ bytes: [UInt8], final: UInt8) {
        var body = bytes[...]
        prefix = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
        if prefix != nil { body.removeFirst() }
        intermediates = body.filter { (0x20...0x2F).contains($0) }
        parameters = body.prefix { $0 >= 0x30 }
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { field in
                field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                    .map(Self.number)
            }
        self.final = final
    }

    var meaning: SequenceMeaning {
        switch prefix {
        case UInt8(ascii: "<"): mouse
        case UInt8(ascii: "?"): privateReport
        case .some: .report(.other)
        case nil: intermediates.isEmpty ? publicMeaning : .report(.other)
        }
    }

    /// Whether some bytes are one number: then `$` after it is rxvt's Shift, not an intermediate.
    static func isNumber(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// A key sent as `ESC O`, with or without numbers between.
    static func shifted(_ bytes: [UInt8], final: UInt8) -> SequenceMeaning {
        let held = ControlSequence(bytes, final: final).letterModifiers
        if let key = KeyTable.shifted(final) { return .key(key.with(held)) }
        return .nothing
    }

    // MARK: Parts

    private func parameter(_ index: Int) -> Int? {
        parameters.indices.contains(index) ? parameters[index].first ?? nil : nil
    }

    private func subparameter(_ index: Int, _ part: Int) -> Int? {
        guard parameters.indices.contains(index) else { return nil }
        return parameters[index].indices.contains(part) ? parameters[index][part] : nil
    }

    /// What was held, in xterm's encoding: the second number.
    private var modifiers: Key.Modifiers {
        Key.Modifiers(encoded: parameter(1) ?? 1)
    }

    /// What was held with a key told by a letter; old terminals send one number only.
    private var letterModifiers: Key.Modifiers {
        parameters.count > 1 ? modifiers : Key.Modifiers(encoded: parameter(0) ?? 1)
    }

    /// Kitty's event type 3: the key went up.
    private var isRelease: Bool {
        subparameter(1, 1) == 3
    }

    /// At most six digits are read: no coordinate, code point or key needs more.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.isEmpty ? nil : Int(String(decoding: digits.prefix(7), as: UTF8.self))
    }
}

// MARK: - Keys

extension ControlSequence {
    private var publicMeaning: SequenceMeaning {
        if isRelease { return .nothing }
        switch final {
        case UInt8(ascii: "~"): return tilde
        case UInt8(ascii: "^"): return numbered(.control)
        case UInt8(ascii: "$"): return numbered(.shift)
        case UInt8(ascii: "@"): return numbered([.control, .shift])
        case UInt8(ascii: "u"): return codePointKey(parameter(0), textFrom: 2)
        case UInt8(ascii: "I") where parameter(0) == nil: return .focus(isFocused: true)
        case UInt8(ascii: "O") where parameter(0) == nil: return .focus(isFocused: false)
        case UInt8(ascii: "R") where parameter(0) != nil: return .report(.other)
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            return KeyTable.final(final &- 0x20).map { .key($0.with(.shift)) } ?? .nothing
        default:
            guard let key = KeyTable.final(final) else { return .report(.other) }
            return .key(key.with(letterModifiers))
        }
    }

    private var tilde: SequenceMeaning {
        switch parameter(0) {
        case 200: .pasteStart
        case 27 where parameters.count > 2: codePointKey(parameter(2), textFrom: nil)
        default: numbered([])
        }
    }

    private func numbered(_ held: Key.Modifiers) -> SequenceMeaning {
        guard let key = parameter(0).flatMap(KeyTable.numbered) else { return .report(.other) }
        return .key(key.with(modifiers.union(held)))
    }

    /// A key told by its code point: kitty's protocol, and xterm's `modifyOtherKeys`.
    private func codePointKey(_ code: Int?, textFrom textIndex: Int?) -> SequenceMeaning {
        guard let code, code > 0 else { return .nothing }
        let held = modifiers
        if let key = KeyTable.codePoint(code) { return .key(key.with(held)) }
        if KeyTable.isFunctional(code) { return .nothing }
        if held.isDisjoint(with: [.control, .alt]), let text = text(at: textIndex) {
            return .key(Key(.character(text)))
        }
        let isShifted = held.contains(.shift)
        let shown = isShifted ? subparameter(0, 1) ?? code : code
        guard let scalar = Unicode.Scalar(UInt32(shown)), scalar.value >= 0x20 else {
            return .nothing
        }
        let character = Character(scalar)
        let isControl = held.contains(.control)
        if isShifted, !isControl, shown == code, let upper = character.uppercased().first {
            return .key(Key(.character(upper), held.subtracting(.shift)))
        }
        return .key(Key(.character(character), isControl ? held : held.subtracting(.shift)))
    }

    private func text(at index: Int?) -> Character? {
        guard let index, let code = parameter(index), code >= 0x20 else { return nil }
        return Unicode.Scalar(UInt32(code)).map(Character.init)
    }
}

// MARK: - Mouse and reports

extension ControlSequence {
    /// `CSI < buttons ; column ; row M`, or `m` when a button goes up (mode 1006).
    private var mouse: SequenceMeaning {
        guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"), parameters.count == 3,
            let buttons = parameter(0), let column = parameter(1), let row = parameter(2),
            let action = Self.action(buttons, isRelease: final == UInt8(ascii: "m"))
        else { return .report(.other) }
        return .mouse(MouseEvent(action, at: Point(x: max(0, column - 1), y: max(0, row - 1))))
    }

    /// Bits 0 and 1 are the button, 2 to 4 what was held, 5 motion, 6 the wheel, 7 further buttons.
    ///
    /// - Returns: `nil` for the sideways wheel and for buttons we do not use.
    private static func action(_ bits: Int, isRelease: Bool) -> MouseEvent.Action? {
        let number = bits & 3
        if bits & 128 != 0 { return nil }
        if bits & 64 != 0 { return isRelease ? nil : wheel(number) }
        let isMotion = bits & 32 != 0
        guard let button = button(number) else { return isMotion ? .move : nil }
        if isRelease { return .release(button) }
        return isMotion ? .drag(button) : .press(button)
    }

    private static func wheel(_ number: Int) -> MouseEvent.Action? {
        switch number {
        case 0: .wheelUp
        case 1: .wheelDown
        default: nil
        }
    }

    private static func button(_ number: Int) -> MouseEvent.Button? {
        switch number {
        case 0: .left
        case 1: .middle
        case 2: .right
        default: nil
        }
    }

    private var privateReport: SequenceMeaning {
        switch final {
        case UInt8(ascii: "c"):
            return .report(.attributes)
        case UInt8(ascii: "y") where intermediates == [UInt8(ascii: "$")]:
            return .report(.mode(parameter(0) ?? 0, state: parameter(1) ?? 0))
        default:
            return .report(.other)
        }
    }
}

extension TerminalReport {
    /// The number of the picture by which a terminal is asked whether it draws any.
    package static let pictureAskedFor = 31

    /// The report in a control string: a colour (`OSC 10`, `OSC 11`), or the answer about pictures.
    init(controlString bytes: [UInt8], introducer: UInt8) {
        if introducer == UInt8(ascii: "_"), let answer = Self.graphics(bytes) {
            self = answer
            return
        }
        let fields = bytes.split(separator: UInt8(ascii: ";"))
            .map { String(decoding: $0, as: UTF8.self) }
        guard introducer == UInt8(ascii: "]"), fields.count == 2, let slot = Int(fields[0]),
            slot == 10 || slot == 11, fields[1].hasPrefix("rgb:")
        else {
            self = .other
            return
        }
        let parts = fields[1].dropFirst(4).split(separator: "/").map(Self.eightBits)
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
            self = .other
            return
        }
        self = .color(slot: slot, red: red, green: green, blue: blue)
    }

    /// kitty's answer about one picture: `Gi=31;OK`, or an error in place of `OK`.
    ///
    /// https://sw.kovidgoyal.net/kitty/graphics-protocol/#querying-support-and-available-transmission-mediums
    private static func graphics(_ bytes: [UInt8]) -> TerminalReport? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("G"), let end = text.firstIndex(of: ";"),
            text[..<end].dropFirst().split(separator: ",").contains("i=\(pictureAskedFor)")
        else { return nil }
        return .graphics(isOffered: text[end...].dropFirst() == "OK")
    }

    /// A part of a colour, of one to four hexadecimal digits, scaled to 0…255.
    private static func eightBits(_ digits: Substring) -> Int? {
        guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0 else {
            return nil
        }
        return value * 255 / (1 << (4 * digits.count) - 1)
    }
}
