/// A safe text cut into the pieces that each fill one or two cells.
///
/// A piece is one scalar that takes cells and the marks on it, or the two letters of a flag. It is
/// what a terminal and ncurses place on their own; a grapheme may be longer (an Indic syllable is
/// drawn as several pieces side by side).
package struct CellSequence: Sequence, IteratorProtocol {
    /// One piece: its text, and how many cells it fills.
    package struct Piece {
        package let text: Substring
        /// 1 or 2.
        package let width: Int
    }

    private let scalars: String.UnicodeScalarView
    private var index: String.Index

    package init(_ text: String) {
        scalars = text.unicodeScalars
        index = scalars.startIndex
    }

    package mutating func next() -> Piece? {
        let start = index
        guard let first = take(where: { _ in true }) else { return nil }
        // A piece that starts with a mark is our own text: the sanitiser gives each mark a base.
        var width = Swift.max(1, DisplayWidth.of(first))
        if first.isRegionalIndicator, take(where: \.isRegionalIndicator) != nil {
            width = 2
        }
        while take(where: \.joinsPieceBefore) != nil {}
        return Piece(text: Substring(scalars[start..<index]), width: width)
    }

    private mutating func take(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
        guard index < scalars.endIndex, isWanted(scalars[index]) else { return nil }
        defer { scalars.formIndex(after: &index) }
        return scalars[index]
    }
}

extension Unicode.Scalar {
    /// Whether it is shown in the cell of what stands before it.
    fileprivate var joinsPieceBefore: Bool {
        value >= 0x300 && (isJoiner || DisplayWidth.of(self) == 0)
    }
}
