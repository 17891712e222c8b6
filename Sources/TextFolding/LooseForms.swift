/// The further forms of an item's words under the loose rules X1 to X4.
///
/// A run is cut at its letter apostrophes (ʻ and ʼ) into *pieces*; runs that one apostrophe,
/// hyphen, dot or ampersand connects are a *chain* of pieces. Forms are made of each piece, of each
/// stretch of pieces that one sort of connector joins, and of the whole chain:
///
///     O’Brien-Smith    pieces  o | brien | smith
///                      X2      obrien, oʻbrien, oʼbrien
///                      X3      briensmith
///                      both    obriensmith …
///
/// and each again with its special letters replaced. Typed text is never rewritten.
struct LooseForms: Sendable {
    /// A part of a run, and what connects it with the piece before.
    private struct Piece: Sendable {
        let start: Int
        let end: Int
        let joint: Joint
        /// Whether a word starts here by the strict rule too.
        let isStrict: Bool
        /// Whether an apostrophe of any sort stands right before it, and no piece before that.
        let leadsWithApostrophe: Bool
    }

    private enum Joint: Sendable {
        case none, apostrophe, connector
    }

    /// How the apostrophes of a form are written.
    ///
    /// They are one character: each may be typed for each (X2). The two that are letters are part of a typed word, the rest only separate.
    private enum Apostrophe: UInt32, CaseIterable {
        case dropped = 0
        case turnedComma = 0x2BB
        case modifier = 0x2BC
    }

    /// The most kinds of letters a form decides one by one; with more, each rule applies in full
    /// or not at all, so that forms stay few.
    private static let mostKinds = 4

    /// The most pieces that are joined; a longer chain is read as several.
    ///
    /// So the forms of a text stay in proportion to it. Nobody types thirty-two initials as one
    /// word.
    private static let longestChain = 32

    private let table = FoldingTable.shared
    private var pieces: [Piece] = []
    /// Where words start in the form being made.
    private var offsets: [Int] = []

    private var hasLooseLetters = false

    /// Adds the loose forms of a folded text to it.
    mutating func add(to text: inout FoldedText, hasLooseLetters: Bool) {
        self.hasLooseLetters = hasLooseLetters
        var run = 0
        while run < text.runs.count {
            let isJoined = run + 1 < text.runs.count && text.runs[run + 1].isJoined
            if !isJoined, !hasLooseLetters, text.runs[run].connector != .apostrophe {
                run += 1
                continue
            }
            pieces.removeAll(keepingCapacity: true)
            repeat {
                cut(run, of: &text)
                run += 1
            } while run < text.runs.count && text.runs[run].isJoined
            addChain(to: &text)
        }
    }

    /// Cuts a run into pieces at its letter apostrophes.
    private mutating func cut(_ number: Int, of text: inout FoldedText) {
        let run = text.runs[number]
        var joint: Joint =
            pieces.isEmpty || !run.isJoined
            ? .none : run.connector == .apostrophe ? .apostrophe : .connector
        var followsApostrophe = run.connector == .apostrophe
        var start = run.start
        var position = run.start
        while hasLooseLetters, position + 1 < run.end {
            // U+02BB and U+02BC are the bytes CA BB and CA BC.
            guard text.bytes[position] == 0xCA, 0xBB...0xBC ~= text.bytes[position + 1] else {
                position += 1
                continue
            }
            if position > start {
                appendPiece(start..<position, joint, run, followsApostrophe, of: &text)
                joint = .apostrophe
            }
            followsApostrophe = true
            position += 2
            start = position
        }
        if start < run.end {
            appendPiece(start..<run.end, joint, run, followsApostrophe, of: &text)
        }
    }

    /// Takes a piece into the chain; a chain that is full is done with first.
    private mutating func appendPiece(
        _ range: Range<Int>,
        _ joint: Joint,
        _ run: FoldedText.Run,
        _ followsApostrophe: Bool,
        of text: inout FoldedText
    ) {
        if pieces.count == Self.longestChain {
            addChain(to: &text)
            pieces.removeAll(keepingCapacity: true)
        }
        let joint = pieces.isEmpty ? .none : joint
        pieces.append(
            Piece(
                start: range.lowerBound,
                end: range.upperBound,
                joint: joint,
                isStrict: range.lowerBound == run.start,
                leadsWithApostrophe: followsApostrophe && joint == .none
            )
        )
    }

    private mutating func addChain(to text: inout FoldedText) {
        for place in pieces.indices {
            addForms(of: place..<place + 1, startingThrough: place, to: &text)
        }
        var place = 1
        var lastStretch = 1
        while place < pieces.count {
            var end = place + 1
            while end < pieces.count, pieces[end].joint == pieces[place].joint { end += 1 }
            addForms(of: place - 1..<end, startingThrough: end - 2, to: &text)
            lastStretch = place
            place = end
        }
        if lastStretch > 1 {
            addForms(of: pieces.indices, startingThrough: lastStretch - 2, to: &text)
        }
    }

    /// Adds every form of some neighbouring pieces joined into one.
    ///
    /// Words that start after the piece `last` have the same forms already, from fewer pieces.
    private mutating func addForms(
        of range: Range<Int>,
        startingThrough last: Int,
        to text: inout FoldedText
    ) {
        let kinds = kinds(of: range, in: text)
        let first = pieces[range.lowerBound]
        let hasApostrophe =
            first.leadsWithApostrophe
            || pieces[range].dropFirst().contains { $0.joint == .apostrophe }
        if range.count > 1 || !first.isStrict {
            addForm(of: range, last, .dropped, changing: 0, to: &text)
        }
        var changed = kinds
        repeat {
            if changed != 0 { addForm(of: range, last, .dropped, changing: changed, to: &text) }
            if hasApostrophe {
                addForm(of: range, last, .turnedComma, changing: changed, to: &text)
                addForm(of: range, last, .modifier, changing: changed, to: &text)
            }
            if changed == 0 { return }
            changed = next(after: changed, of: kinds)
        } while true
    }

    /// The next smaller set of kinds to change; with many kinds, only whole rules.
    private func next(after changed: UInt16, of kinds: UInt16) -> UInt16 {
        if kinds.nonzeroBitCount <= Self.mostKinds { return (changed - 1) & kinds }
        let plain = kinds & LooseLetter.plainKinds
        let semitic = kinds & LooseLetter.semiticKinds
        if changed == plain || changed == semitic && plain == 0 { return 0 }
        return changed == kinds && semitic != 0 ? semitic : plain
    }

    /// Adds one form: pieces joined, apostrophes written in one way, some kinds of letters changed.
    private mutating func addForm(
        of range: Range<Int>,
        _ last: Int,
        _ apostrophe: Apostrophe,
        changing changed: UInt16,
        to text: inout FoldedText
    ) {
        let first = pieces[range.lowerBound]
        var rules: LooseRules = first.isStrict && apostrophe == .dropped ? [] : .apostrophes
        if changed & LooseLetter.plainKinds != 0 { rules.insert(.plainLetters) }
        if changed & LooseLetter.semiticKinds != 0 { rules.insert(.semitic) }
        offsets.removeAll(keepingCapacity: true)
        // A word that starts after the last change is no new form.
        var lastApostrophe = apostrophe == .dropped ? Int.max : -1
        var lastChange = changed == 0 ? Int.max : -1
        for place in range {
            let piece = pieces[place]
            let isFirst = place == range.lowerBound
            if !isFirst { rules.insert(piece.joint == .apostrophe ? .apostrophes : .joined) }
            if apostrophe != .dropped,
                isFirst ? piece.leadsWithApostrophe : piece.joint == .apostrophe
            {
                if isFirst { offsets.append(text.looseBytes.count) }
                lastApostrophe = text.looseBytes.count
                append(scalar: apostrophe.rawValue, from: piece.start, to: &text)
            }
            let change = copy(piece, changing: changed, notingStarts: place <= last, to: &text)
            if let change { lastChange = max(lastChange, change) }
        }
        let end = text.looseBytes.count
        for offset in offsets where offset < end && offset <= min(lastApostrophe, lastChange) {
            text.looseStarts.append(
                FoldedText.LooseStart(offset: offset, end: end, rules: rules)
            )
        }
    }

    /// Copies a piece with its changes, and notes where its words start in the copy.
    ///
    /// - Returns: where in the copy the last change is; nil when nothing changed.
    private mutating func copy(
        _ piece: Piece,
        changing changed: UInt16,
        notingStarts: Bool,
        to text: inout FoldedText
    ) -> Int? {
        var change: Int?
        var start = text.firstStart(from: piece.start)
        if notingStarts, !piece.isStrict { offsets.append(text.looseBytes.count) }
        var position = piece.start
        while position < piece.end {
            if start < text.starts.count, text.starts[start].offset == position {
                if notingStarts { offsets.append(text.looseBytes.count) }
                start += 1
            }
            let (scalar, length) = text.bytes.withUnsafeBufferPointer {
                ScalarReader.scalar($0, position)
            }
            if changed != 0, let letter = LooseLetter.of(scalar, in: table),
                letter.kind & changed != 0
            {
                change = text.looseBytes.count
                for byte in letter.replacement { append(byte, from: position, to: &text) }
            } else {
                append(scalar: scalar, from: position, to: &text)
            }
            position += length
        }
        return change
    }

    private func append(scalar: UInt32, from origin: Int, to text: inout FoldedText) {
        let count = text.looseBytes.count
        text.looseBytes.append(scalar: scalar)
        guard !text.clusters.isEmpty else { return }
        for _ in count..<text.looseBytes.count { text.looseOrigins.append(origin) }
    }

    private func append(_ byte: UInt8, from origin: Int, to text: inout FoldedText) {
        text.looseBytes.append(byte)
        if !text.clusters.isEmpty { text.looseOrigins.append(origin) }
    }

    private func kinds(of range: Range<Int>, in text: FoldedText) -> UInt16 {
        guard hasLooseLetters else { return 0 }
        var kinds: UInt16 = 0
        for piece in pieces[range] {
            var position = piece.start
            while position < piece.end {
                let (scalar, length) = text.bytes.withUnsafeBufferPointer {
                    ScalarReader.scalar($0, position)
                }
                kinds |= LooseLetter.of(scalar, in: table)?.kind ?? 0
                position += length
            }
        }
        return kinds
    }
}

extension FoldedText {
    /// The index of the first start at or after an offset.
    fileprivate func firstStart(from offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
