/// The state of one pass over a text that is not plain ASCII.
///
/// | In the text | In the output |
/// |---|---|
/// | escape sequence, 7-bit or C1; of an unfinished one the beginning | nothing (`EscapeSequences`) |
/// | other C0, DEL, C1 | nothing |
/// | line break of any kind, tab | see `SafeText.Lines` |
/// | invisible characters, bidi controls, tags, variation selectors | nothing |
/// | U+200C, U+200D | kept between letters of scripts that join, else nothing |
/// | emoji joined by U+200D; skin tone; keycap | the first emoji; the plain emoji; the digit |
/// | half a flag | its letter |
/// | more than four marks on one base | four: a cell of ncurses holds no more |
/// | a mark with no base | the mark on a space |
/// | Hangul letter by letter, as in names of files | the syllables: terminals drop the letters |
/// | noncharacters | U+FFFD |
///
/// It blocks what is known to do harm and lets all else through, so that new characters survive.
///
/// Text that is being typed goes the same way, but a line break is a space in it and emoji stay
/// whole: they are what is searched for, and the field shows each by its first part.
struct Sanitizer {
    /// What becomes of the text.
    enum Use: Hashable {
        /// It is drawn or printed.
        case shown(SafeText.Lines)
        /// It is kept in a field, which sanitises each character when it draws it.
        case typed
    }

    private(set) var output = ""
    /// For each scalar of the output, the UTF-8 offset in the text of the scalar it came from.
    private(set) var origins: [Int] = []

    private let use: Use
    private let keepsOrigins: Bool
    private var offset = 0
    private var column = 0
    private var marksOnBase = 0
    private var base: Unicode.Scalar?
    private var flagLetter: (scalar: Unicode.Scalar, offset: Int)?
    private var breakOffset: Int?
    private var isJoining = false

    init(_ use: Use, keepsOrigins: Bool = false) {
        self.use = use
        self.keepsOrigins = keepsOrigins
    }

    /// Reads a whole text; the answer is in `output`.
    mutating func read(_ text: String) {
        output.reserveCapacity(text.utf8.count)
        var reader = ScalarReader(text)
        var escapes = EscapeSequences()
        while true {
            offset = reader.offset
            if escapes.skip(in: &reader) { continue }
            guard let scalar = reader.next() else { break }
            accept(scalar, before: reader.peek)
        }
        finishFlag()
    }

    private mutating func accept(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
        if scalar.isPlain {
            acceptBase(scalar)
        } else if scalar.isRegionalIndicator {
            acceptFlagLetter(scalar)
        } else if scalar.isLineBreak {
            acceptLineBreak(isPair: scalar == "\r" && next == "\n")
        } else if scalar == "\t" {
            acceptTab()
        } else if use == .typed, scalar.belongsToPicture, base?.isPicture == true, flagLetter == nil
        {
            emit(scalar, from: offset)
        } else if scalar.isJoiner {
            acceptJoiner(scalar, before: next)
        } else if scalar.isNeverShown || isSkinTone(scalar) {
            return
        } else if DisplayWidth.of(scalar) == 0 {
            acceptMark(scalar)
        } else if !isJoinedPicture(scalar) {
            acceptBase(scalar.isNoncharacter ? "\u{FFFD}" : scalar)
        }
    }

    private func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F3FB...0x1F3FF).contains(scalar.value) && base?.isPicture == true
    }

    /// A character that takes cells: later marks stand on it.
    private mutating func acceptBase(_ scalar: Unicode.Scalar) {
        finishFlag()
        if scalar == " ", breakOffset != nil { return }
        finishBreak()
        emit(scalar, from: offset)
        base = scalar
        marksOnBase = 0
        isJoining = false
    }

    private mutating func acceptMark(_ scalar: Unicode.Scalar) {
        finishFlag()
        finishBreak()
        if base == nil {
            emit(" ", from: offset)
            base = " "
        }
        if let syllable = output.unicodeScalars.last?.syllable(with: scalar) {
            output.unicodeScalars.removeLast()
            output.unicodeScalars.append(syllable)
            base = syllable
            return
        }
        guard marksOnBase < Self.mostMarks else { return }
        emit(scalar, from: offset)
        marksOnBase += 1
    }

    // MARK: Breaks and tabs

    private mutating func acceptLineBreak(isPair: Bool) {
        finishFlag()
        if isPair { return }
        base = nil
        marksOnBase = 0
        switch use {
        case .shown(.many):
            emit("\n", from: offset)
            column = 0
        case .shown(.one), .typed:
            breakOffset = breakOffset ?? offset
        }
    }

    /// Writes ` · ` for the breaks passed, or a space in typed text, unless nothing stands before
    /// them.
    private mutating func finishBreak() {
        guard let place = breakOffset else { return }
        breakOffset = nil
        while output.unicodeScalars.last == " " {
            output.unicodeScalars.removeLast()
            if keepsOrigins { origins.removeLast() }
        }
        if output.isEmpty { return }
        let separator: [Unicode.Scalar] = use == .typed ? [" "] : [" ", "\u{B7}", " "]
        for scalar in separator { emit(scalar, from: place) }
    }

    private mutating func acceptTab() {
        switch use {
        case .shown(.one), .typed:
            acceptBase(" ")
        case .shown(.many):
            for _ in 0..<(Self.tabWidth - column % Self.tabWidth) {
                acceptBase(" ")
            }
        }
    }

    // MARK: Emoji, flags and joiners

    /// Keeps a joiner between two letters of a script that needs it; between emoji, remembers it.
    private mutating func acceptJoiner(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
        finishFlag()
        if let base, base.isJoiningLetter, let next, next.isJoiningLetter {
            acceptMark(scalar)
        } else if scalar.value == 0x200D, let base, base.isPicture {
            isJoining = true
        }
    }

    /// Whether it is a later part of a joined emoji, of which only the first is shown.
    private mutating func isJoinedPicture(_ scalar: Unicode.Scalar) -> Bool {
        defer { isJoining = false }
        return isJoining && scalar.isPicture
    }

    private mutating func acceptFlagLetter(_ scalar: Unicode.Scalar) {
        guard let first = flagLetter else {
            flagLetter = (scalar, offset)
            return
        }
        flagLetter = nil
        finishBreak()
        emit(first.scalar, from: first.offset)
        emit(scalar, from: offset)
        base = scalar
        marksOnBase = 0
    }

    /// Half a flag is shown as its letter: terminals disagree on how wide it is.
    ///
    /// While one types, the other half is still to come.
    private mutating func finishFlag() {
        guard let half = flagLetter else { return }
        flagLetter = nil
        finishBreak()
        let ascii =
            UInt8(ascii: "A") + UInt8(half.scalar.value - Unicode.Scalar.firstIndicator.value)
        let letter = use == .typed ? half.scalar : Unicode.Scalar(ascii)
        emit(letter, from: half.offset)
        base = letter
        marksOnBase = 0
    }

    private mutating func emit(_ scalar: Unicode.Scalar, from origin: Int) {
        output.unicodeScalars.append(scalar)
        if keepsOrigins { origins.append(origin) }
        column += DisplayWidth.of(scalar)
    }

    /// A cell of ncurses holds a base and four marks (`CCHARW_MAX` is 5).
    private static let mostMarks = 4
    private static let tabWidth = 8
}
