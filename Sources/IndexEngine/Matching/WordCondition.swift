package import QueryLanguage
import SearchModel
import TextFolding

/// What words a record must have, at the least, to fulfil a query string.
///
/// It is weaker than the query, never stronger: the index answers it at once, and what it gives is
/// then held against the query itself. Tests of numbers, dates, addresses and types, and tests that
/// something is *not* there, ask for no words.
package indirect enum WordCondition: Hashable, Sendable {
    /// Some word is these bytes; words are what the index has: folded, and to the end of their run.
    case word([UInt8])
    /// Some word begins with these bytes.
    case prefix([UInt8])
    /// These bytes stand somewhere in a word.
    case part([UInt8])
    case all([WordCondition])
    case any([WordCondition])

    /// The condition of a query; nil when a record may fulfil it whatever its words are.
    package init?(_ query: Query) {
        switch query {
        case .and(let parts): self.init(all: parts.compactMap(WordCondition.init))
        case .or(let parts):
            let conditions = parts.compactMap(WordCondition.init)
            guard conditions.count == parts.count else { return nil }
            self = .any(conditions)
        case .range: return nil
        case .comparison(let comparison):
            guard comparison.relation == .equal, Self.isIndexed(key: comparison.key),
                case .pattern(let pieces) = comparison.value
            else { return nil }
            self.init(pieces, isByWords: comparison.modifiers.isByWords)
        }
    }

    /// Several conditions at once; nil when there are none.
    private init?(all conditions: [WordCondition]) {
        guard let first = conditions.first else { return nil }
        self = conditions.count == 1 ? first : .all(conditions)
    }

    /// Whether all texts that a key names are indexed; documents with others are marked
    /// (`SegmentBuilder`).
    private static func isIndexed(key: String) -> Bool {
        key == "*" || key == "**" || AttributeCatalog.entry(queryKey: key)?.field != nil
    }
}

// MARK: - Patterns

extension WordCondition {
    private init?(_ pieces: [PatternPiece], isByWords: Bool) {
        // A text that is a number also finds numbers.
        if pieces.count == 1, case .literal(let text) = pieces[0], Double(text) != nil {
            return nil
        }
        var conditions: [WordCondition] = []
        for (place, piece) in pieces.enumerated() {
            guard case .literal(let text) = piece else { continue }
            conditions += Self.conditions(
                of: text,
                isOpenBefore: place > 0,
                isOpenAfter: isByWords || place + 1 < pieces.count
            )
        }
        self.init(all: conditions)
    }

    /// What a stretch of text asks of the words of a value it stands in.
    ///
    /// - Parameters:
    ///   - text: the stretch.
    ///   - isOpenBefore: whether it may stand inside of a word; if not, a word starts with it.
    ///   - isOpenAfter: whether a word may go on after it.
    /// - Returns: all that holds at once; empty when the stretch says nothing of words.
    private static func conditions(
        of text: String,
        isOpenBefore: Bool,
        isOpenAfter: Bool
    ) -> [WordCondition] {
        guard text.unicodeScalars.allSatisfy({ !$0.dependsOnNeighbours }) else { return [] }
        var folder = Folder([.ignoringCase, .ignoringMarks, .keepingSeparators])
        folder.fold(text)
        let folded = folder.text
        return folded.runs.compactMap { run in
            let beginsInside = isOpenBefore && run.start == 0
            let goesOn = isOpenAfter && run.end == folded.bytes.count
            var bytes = folded.bytes[run.start..<run.end]
            // What stands next in the value may join the last character: a mark does, and so does
            // the second half of a syllable. Only marks on Latin, Greek and Cyrillic are dropped.
            if goesOn { bytes = bytes.droppingLastIfJoinable }
            let isCut = bytes.count > longest
            if isCut { bytes = bytes.prefix(longest).droppingHalfCharacter }
            guard !bytes.isEmpty else { return nil }
            if beginsInside { return .part(Array(bytes)) }
            return goesOn || isCut ? .prefix(Array(bytes)) : .word(Array(bytes))
        }
    }

    /// Bytes of a word that are compared: the dictionary keeps no more of any.
    private static let longest = SegmentFormat.termByteCount - 4
}

extension Modifiers {
    fileprivate var isByWords: Bool { !isDisjoint(with: [.byWords, .tokenized]) }
}

extension Unicode.Scalar {
    /// Whether the character may become one with the character before it, so that a part of a text
    /// folds otherwise than within the whole: marks, format characters, halves of syllables, and
    /// the half-width forms that have marks of their own.
    fileprivate var dependsOnNeighbours: Bool {
        guard value >= 0x80 else { return false }
        switch value {
        case 0x1100..<0x1200, 0xA960..<0xA980, 0xD7B0..<0xD800, 0xFF00..<0xFFF0: return true
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }
}

extension ArraySlice<UInt8> {
    /// Without the last character, if marks on it are kept.
    fileprivate var droppingLastIfJoinable: ArraySlice<UInt8> {
        guard let start = lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return [] }
        let scalar = String(decoding: self[start...], as: UTF8.self).unicodeScalars.first
        return (scalar?.value ?? .max) < Folder.firstBaseThatKeepsMarks ? self : self[..<start]
    }

    /// Without the bytes of a last character that was cut.
    fileprivate var droppingHalfCharacter: ArraySlice<UInt8> {
        guard let start = lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return [] }
        return self[..<start]
    }
}
