/// A word of the index that is spelt almost as another.
package struct NearTerm: Hashable, Sendable {
    package let text: String
    /// How many letters are to be added, left out, changed or swapped with their neighbour.
    package let distance: Int
}

extension Snapshot {
    /// The indexed words nearest to one that is typed, nearest first.
    ///
    /// Words of one distance come in the order: same first letter, more places, then by letters.
    ///
    /// - Parameters:
    ///   - word: the folded word, in UTF-8.
    ///   - distance: the most letters by which a word may differ.
    ///   - limit: how many words to give at most.
    /// - Returns: words of living and of deleted records alike: a search tells what they find.
    package func nearTerms(to word: [UInt8], within distance: Int, limit: Int) -> [NearTerm] {
        let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
        guard !letters.isEmpty, word.count <= SegmentFormat.termByteCount else { return [] }
        var found: [[UInt8]: NearTermWalk.Found] = [:]
        for view in views where view.livingCount > 0 {
            var walk = NearTermWalk(view.segment.columns, letters, distance)
            walk.run()
            for near in walk.found {
                found[near.term, default: near].weight += found[near.term] == nil ? 0 : near.weight
            }
        }
        let sorted = found.values.sorted { $0.precedes($1, first: letters[0]) }
        return sorted.prefix(limit).map {
            NearTerm(text: String(decoding: $0.term, as: UTF8.self), distance: $0.distance)
        }
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
private struct NearTermWalk {
    struct Found {
        let term: [UInt8]
        let distance: Int
        /// How much room the term's places take in the index; more is commoner.
        var weight: Int

        func precedes(_ other: Found, first: Unicode.Scalar) -> Bool {
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

    private let columns: SegmentColumns
    private var cursor: TermCursor
    private let word: [Unicode.Scalar]
    private let most: Int
    private(set) var found: [Found] = []
    /// The letters of the term that the rows are for, and where each ends in its bytes.
    private var letters: [Unicode.Scalar] = []
    private var ends: [Int] = []
    private var rows: [[Int]]

    init(_ columns: SegmentColumns, _ word: [Unicode.Scalar], _ most: Int) {
        self.columns = columns
        cursor = TermCursor(columns.terms)
        self.word = word
        self.most = most
        rows = [Array(0...word.count)]
    }

    mutating func run() {
        var number = 0
        while number < columns.termCount {
            number = visit(number)
        }
    }

    /// Looks at a term, and gives the number of the next that can be near.
    private mutating func visit(_ number: Int) -> Int {
        cursor.move(to: number)
        let term = cursor.bytes
        guard term.last != SegmentFormat.cutMark else { return number + 1 }
        let scalars = Array(String(decoding: term, as: UTF8.self).unicodeScalars)
        var shared = 0
        while shared < min(letters.count, scalars.count), letters[shared] == scalars[shared] {
            shared += 1
        }
        letters.removeLast(letters.count - shared)
        ends.removeLast(ends.count - shared)
        rows.removeLast(rows.count - shared - 1)
        while letters.count < scalars.count {
            append(scalars[letters.count])
            guard (rows.last?.min() ?? 0) > most else { continue }
            return end(of: Array(term.prefix(ends.last ?? term.count)), from: number)
        }
        if let distance = rows.last?.last, distance <= most, distance > 0 {
            let weight = columns.postings(terms: number..<number + 1).count
            found.append(Found(term: term, distance: distance, weight: weight))
        }
        return number + 1
    }

    /// Adds the row of one more letter; swapped neighbours count once.
    private mutating func append(_ letter: Unicode.Scalar) {
        let above = rows[rows.count - 1]
        var row = [above[0] + 1]
        row.reserveCapacity(word.count + 1)
        for column in 1...word.count {
            let change = above[column - 1] + (word[column - 1] == letter ? 0 : 1)
            var least = min(change, above[column] + 1, row[column - 1] + 1)
            if column > 1, let before = letters.last, word[column - 1] == before,
                word[column - 2] == letter
            {
                least = min(least, rows[rows.count - 2][column - 2] + 1)
            }
            row.append(least)
        }
        rows.append(row)
        letters.append(letter)
        ends.append((ends.last ?? 0) + String(letter).utf8.count)
    }

    /// The first term after those with a beginning.
    private func end(of prefix: [UInt8], from number: Int) -> Int {
        // Near terms stand close together: look in growing steps, then halve.
        prefix.withUnsafeBytes { bytes in
            let terms = columns.terms
            var step = 1
            var low = number + 1
            while low + step < terms.count, terms.order(low + step - 1, bytes) == .within {
                low += step
                step *= 2
            }
            return terms.firstTerm(in: low..<min(low + step, terms.count), bytes, past: true)
        }
    }
}
