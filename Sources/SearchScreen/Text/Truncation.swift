/// Cutting a text to a number of cells, never in the middle of a wide character.
extension SafeText {
    /// The longest start that fills at most this many cells.
    ///
    /// - Complexity: O(`columns`), however long the text is.
    package func prefix(columns: Int) -> SafeText {
        var used = 0
        var end = string.startIndex
        for piece in CellSequence(string) {
            used += piece.width
            if used > columns { break }
            end = piece.text.endIndex
        }
        return SafeText(passed: String(string[..<end]))
    }

    /// The text, or as much of its start as fits before a mark that says more was there.
    ///
    /// - Parameters:
    ///   - columns: the cells to fill at most; with less than the mark needs, the mark is cut too.
    ///   - mark: `Glyphs.ellipsis`.
    /// - Returns: a text that fills no more than `columns` cells.
    /// - Complexity: O(`columns`), however long the text is.
    package func truncated(to columns: Int, mark: SafeText = "…") -> SafeText {
        if fits(in: columns) { return self }
        if columns <= mark.width { return mark.prefix(columns: columns) }
        return prefix(columns: columns - mark.width).withoutSpaceAtEnd + mark
    }

    /// The text, or its start and its end around a mark, as file names are cut.
    ///
    /// - Complexity: O(*n*) in the text's length.
    package func truncatedInMiddle(to columns: Int, mark: SafeText = "…") -> SafeText {
        let full = width
        if full <= columns { return self }
        let room = columns - mark.width
        if room < 2 { return truncated(to: columns, mark: mark) }
        let start = prefix(columns: room - room / 2)
        return start + mark + dropping(columns: full - room / 2)
    }

    /// What is left after this many cells; a wide character that is cut goes whole.
    package func dropping(columns: Int) -> SafeText {
        var used = 0
        for piece in CellSequence(string) {
            if used >= columns { return SafeText(passed: String(string[piece.text.startIndex...])) }
            used += piece.width
        }
        return ""
    }

    /// Cut or filled with spaces to exactly this many cells.
    package func padded(to columns: Int, mark: SafeText = "…") -> SafeText {
        let cut = truncated(to: columns, mark: mark)
        return cut + SafeText(repeating: " ", count: columns - cut.width)
    }

    /// Whether it fills at most this many cells; looks no further than it must.
    package func fits(in columns: Int) -> Bool {
        var used = 0
        for piece in CellSequence(string) {
            used += piece.width
            if used > columns { return false }
        }
        return used <= columns
    }

    var withoutSpaceAtEnd: SafeText {
        var text = string
        while text.hasSuffix(" ") { text.removeLast() }
        return SafeText(passed: text)
    }
}
