import QueryLanguage
import TextFolding

/// A quoted text of a query, ready to be compared with texts.
///
/// Without `w` or `t` the pattern must be the whole value; with one of them it must reach from a
/// word start to the end of a word, where words begin by the rule of the search field (S88, S89).
/// `*` passes over anything, so `"foo*"w` asks for a word that begins with foo.
///
/// The comparison runs through the text once with one bit for each place of the pattern, so its
/// time is the length of the text times the pattern's 64-scalar blocks, whatever the wildcards.
struct TextPattern: Sendable {
    private enum Place: Hashable {
        case scalar(UInt32)
        case anyCharacter
    }

    private let options: Folder.Options
    private let isByWords: Bool
    /// The places of the pattern, without its runs.
    private let count: Int
    private let blocks: Int
    /// For each scalar of the pattern, the places where it fits; `anyBits` for every other.
    private let bits: [UInt32: [UInt64]]
    private let anyBits: [UInt64]
    /// The states at which any run of characters may be passed over.
    private let runs: [UInt64]

    init(_ pieces: [PatternPiece], _ modifiers: Modifiers) {
        isByWords = !modifiers.isDisjoint(with: [.byWords, .tokenized])
        var options: Folder.Options = .keepingSeparators
        // A token is what the search field makes of text: folded in case and marks.
        if !modifiers.isDisjoint(with: [.ignoringCase, .tokenized]) {
            options.insert(.ignoringCase)
        }
        if !modifiers.isDisjoint(with: [.ignoringMarks, .tokenized]) {
            options.insert(.ignoringMarks)
        }
        self.options = options
        var folder = Folder(options)
        var places: [Place] = []
        var runPlaces: Set<Int> = []
        for piece in pieces {
            switch piece {
            case .literal(let text):
                folder.fold(text)
                let folded = String(decoding: folder.text.bytes, as: UTF8.self)
                places += folded.unicodeScalars.map { .scalar($0.value) }
            case .anyCharacter: places.append(.anyCharacter)
            case .anyRun: runPlaces.insert(places.count)
            }
        }
        count = places.count
        blocks = places.count / 64 + 1
        // State 0 is before the first place; state n is after place n - 1.
        var any = [UInt64](repeating: 0, count: blocks)
        for (number, place) in places.enumerated() where place == .anyCharacter {
            Self.set(number + 1, in: &any)
        }
        var table: [UInt32: [UInt64]] = [:]
        for (number, place) in places.enumerated() {
            guard case .scalar(let scalar) = place else { continue }
            Self.set(number + 1, in: &table[scalar, default: any])
        }
        var runs = [UInt64](repeating: 0, count: blocks)
        for state in runPlaces { Self.set(state, in: &runs) }
        self.bits = table
        self.anyBits = any
        self.runs = runs
    }

    private static func set(_ bit: Int, in words: inout [UInt64]) {
        words[bit / 64] |= 1 << UInt64(bit % 64)
    }

    /// Whether a text fits the pattern.
    func matches(_ source: String) -> Bool {
        var folder = Folder(options)
        folder.fold(source)
        let text = folder.text
        var states = [UInt64](repeating: 0, count: blocks)
        var boundaries = Boundaries(text)
        let folded = String(decoding: text.bytes, as: UTF8.self)
        var offset = 0
        for scalar in folded.unicodeScalars {
            if isByWords {
                if boundaries.isEnd(offset), hasAccepted(states) { return true }
                if boundaries.isStart(offset) { states[0] |= 1 }
            } else if offset == 0 {
                states[0] |= 1
            }
            advance(&states, by: bits[scalar.value] ?? anyBits)
            offset += UTF8.width(scalar)
        }
        if offset == 0 { states[0] |= isByWords ? 0 : 1 }
        return hasAccepted(states)
    }

    private func hasAccepted(_ states: [UInt64]) -> Bool {
        states[count / 64] >> UInt64(count % 64) & 1 == 1
    }

    /// Takes one character: every state moves on where the character fits, and stays at a run.
    private func advance(_ states: inout [UInt64], by fits: [UInt64]) {
        var carry: UInt64 = 0
        for block in 0..<blocks {
            let before = states[block]
            states[block] = (before << 1 | carry) & fits[block] | before & runs[block]
            carry = before >> 63
        }
    }
}

/// Where words start and end in a folded text that keeps its separators.
private struct Boundaries {
    private let text: FoldedText
    private var start = 0
    private var run = 0

    init(_ text: FoldedText) {
        self.text = text
    }

    /// Whether a word starts at an offset; offsets must come in order.
    mutating func isStart(_ offset: Int) -> Bool {
        while start < text.starts.count, text.starts[start].offset < offset { start += 1 }
        return start < text.starts.count && text.starts[start].offset == offset
    }

    /// Whether a word ends before an offset: its run ends, or the next word of the run starts.
    mutating func isEnd(_ offset: Int) -> Bool {
        while run < text.runs.count, text.runs[run].end < offset { run += 1 }
        if run < text.runs.count, text.runs[run].end == offset { return true }
        return isStart(offset)
    }
}
