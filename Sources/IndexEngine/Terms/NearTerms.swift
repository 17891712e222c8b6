/// A word of the index that is spelt almost as another.
package struct NearTerm: Hashable, Sendable {
    package let text: String
    /// How many letters are to be added, left out, changed or swapped with their neighbour.
    package let distance: Int
}

extension Snapshot {
    /// The indexed words nearest to one that is typed, nearest first.
    ///
    /// Words of one distance come in the order: same first letter, more places, then by letters. Of
    /// words that differ by more than a letter only those are looked at that begin with the same
    /// one: people seldom mistype it, and the others are nearly all of the dictionary.
    ///
    /// - Parameters:
    ///   - word: the folded word, in UTF-8.
    ///   - distance: the most letters by which a word may differ.
    ///   - limit: how many words to give at most.
    /// - Returns: words of living and of deleted records alike: a search tells what they find.
    package func nearTerms(to word: [UInt8], within distance: Int, limit: Int) -> [NearTerm] {
        let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
        guard !letters.isEmpty, word.count <= SegmentFormat.termByteCount else { return [] }
        var found: [[UInt8]: NearFound] = [:]
        // Where there are enough near ones, nobody looks for others.
        for most in stride(from: 1, through: distance, by: 1) where found.count < limit {
            for view in views where view.livingCount > 0 {
                var walk = NearTermWalk(view.segment.columns, letters, most)
                walk.run(beginsAlike: most > 1)
                for near in walk.found where near.distance == most {
                    found[near.term, default: near.without].add(near)
                }
            }
        }
        let sorted = found.values.sorted { $0.precedes($1, first: letters[0]) }
        return sorted.prefix(limit).map {
            NearTerm(text: String(decoding: $0.term, as: UTF8.self), distance: $0.distance)
        }
    }
}

/// A word of a dictionary that is near.
private struct NearFound {
    let term: [UInt8]
    let distance: Int
    /// How much room the term's places take in the index; more is commoner.
    private(set) var weight: Int

    /// The same word before it was met anywhere.
    var without: NearFound { NearFound(term: term, distance: distance, weight: 0) }

    mutating func add(_ other: NearFound) {
        weight += other.weight
    }

    func precedes(_ other: NearFound, first: Unicode.Scalar) -> Bool {
        if distance != other.distance { return distance < other.distance }
        let begins = startsWith(first)
        if begins != other.startsWith(first) { return begins }
        if weight != other.weight { return weight > other.weight }
        return term.lexicographicallyPrecedes(other.term)
    }

    private func startsWith(_ scalar: Unicode.Scalar) -> Bool {
        term.starts(with: String(scalar).utf8)
    }
}

/// A walk over a sorted dictionary that keeps one row of the edit table for each letter of the
/// current term, so that terms with a common beginning share its rows, and skips all terms whose
/// beginning is too far off already.
///
///            w  i  r  e  d        the typed word
///         0  1  2  3  4  5
///     w   1  0  1  2  3  4        each letter of a term adds a row; the last number of the last
///     i   2  1  0  1  2  3        row is the distance, and the least number of a row can only
///     …                           grow further down
///
/// Of a row only the numbers about its diagonal can be small enough: so many as a word may differ
/// by on each side. The others count as one more than that.
private struct NearTermWalk {
    private let columns: SegmentColumns
    private var cursor: TermCursor
    private let word: [UInt32]
    private let most: Int
    private(set) var found: [NearFound] = []
    /// How many letters of the current term there are rows for.
    private var depth = 0
    /// These letters, and where each ends in the term's bytes.
    private var letters: [UInt32]
    private var ends: [Int]
    /// The last letter that may follow each of them: where no mistake is left to make, only some of
    /// the word's own may.
    private var lastLetters: [UInt32]
    /// The rows one after the other, each of `width` numbers; the first is that of no letter.
    private var rows: [Int]
    private let width: Int

    init(_ columns: SegmentColumns, _ word: [Unicode.Scalar], _ most: Int) {
        self.columns = columns
        cursor = TermCursor(columns.terms)
        self.word = word.map(\.value)
        self.most = most
        // A number more than the columns, for the neighbour of the last one.
        width = word.count + 2
        // No term that is longer can be near.
        let mostLetters = word.count + most + 1
        letters = [UInt32](repeating: 0, count: mostLetters + 1)
        ends = [Int](repeating: 0, count: mostLetters + 1)
        lastLetters = [UInt32](repeating: .max, count: mostLetters + 1)
        rows = [Int](repeating: most + 1, count: (mostLetters + 1) * width)
        for column in 0..<min(width, most + 1) { rows[column] = column }
    }

    /// Walks through all terms, or through those that begin with the word's first letter.
    mutating func run(beginsAlike: Bool) {
        var terms = 0..<columns.termCount
        if beginsAlike, let first = word.first.flatMap(Unicode.Scalar.init) {
            terms = columns.prefixRange(of: Array(String(first).utf8)).terms
        }
        cursor.move(to: terms.lowerBound)
        var common = 0
        while cursor.number < terms.upperBound {
            while depth > 0, ends[depth] > common { depth -= 1 }
            common = isFarOff() ? cursor.skip(beginning: ends[depth]) : cursor.advance()
        }
    }

    /// Whether no term can be near that begins as far as rows were made for the current one; takes
    /// the term when it is near itself.
    private mutating func isFarOff() -> Bool {
        let term = cursor.bytes
        var position = ends[depth]
        while position < term.count {
            let letter = Self.letter(term, &position)
            guard letter <= lastLetters[depth], append(letter, end: position) else { return true }
        }
        // Further to the right than the row was made a number is too large in any case.
        let distance = depth + most < word.count ? most + 1 : rows[depth * width + word.count]
        if distance <= most, distance > 0, term.last != SegmentFormat.cutMark {
            let weight = columns.postings(terms: cursor.number..<cursor.number + 1).count
            found.append(NearFound(term: Array(term), distance: distance, weight: weight))
        }
        return false
    }

    /// The letter that begins at a byte.
    ///
    /// The dictionary holds whole letters; of damaged bytes anything may come, and no trap.
    private static func letter(_ term: ArraySlice<UInt8>, _ position: inout Int) -> UInt32 {
        let first = term[position]
        position += 1
        guard first >= 0xC0 else { return UInt32(first) }
        var letter = UInt32(first) & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07)
        while position < term.count, term[position] & 0xC0 == 0x80 {
            letter = letter << 6 | UInt32(term[position] & 0x3F)
            position += 1
        }
        return letter
    }

    /// Makes the row of one more letter, in which swapped neighbours count once; tells whether a
    /// term that begins so can be near.
    private mutating func append(_ letter: UInt32, end: Int) -> Bool {
        depth += 1
        letters[depth] = letter
        ends[depth] = end
        let low = max(1, depth - most)
        let high = min(word.count, depth + most)
        guard low <= high else { return false }
        let row = depth * width
        let above = row - width
        rows[row + low - 1] = low == 1 ? min(depth, most + 1) : most + 1
        rows[row + high + 1] = most + 1
        var least = rows[row + low - 1]
        for column in low...high {
            let change = rows[above + column - 1] + (word[column - 1] == letter ? 0 : 1)
            var number = min(change, rows[above + column] + 1, rows[row + column - 1] + 1)
            if column > 1, depth > 1, word[column - 1] == letters[depth - 1],
                word[column - 2] == letter
            {
                number = min(number, rows[above - width + column - 2] + 1)
            }
            rows[row + column] = number
            least = min(least, number)
        }
        lastLetters[depth] = least < most ? .max : lastLetter(low...high)
        return least <= most
    }

    /// The last letter that may follow when the columns that can still be near allow no mistake.
    private func lastLetter(_ columns: ClosedRange<Int>) -> UInt32 {
        let row = depth * width
        let first = columns.lowerBound - 1
        var last = rows[row + first] == most ? word[first] : 0
        for column in columns where column < word.count {
            if rows[row + column] == most { last = max(last, word[column]) }
            // The other one of two swapped neighbours, the first of which is the letter of this row.
            if word[column] == letters[depth], rows[row - width + column - 1] < most {
                last = max(last, word[column - 1])
            }
        }
        return last
    }
}
