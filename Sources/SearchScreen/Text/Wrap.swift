/// Breaking a text into lines of at most so many cells.
///
/// Lines break at spaces, and on either side of a wide character, but not before closing
/// punctuation. A word longer than a line is cut by cells. A wide character in a width of one is
/// left out: half of it cannot be drawn. Each step consumes text, so it always ends.
extension SafeText {
    /// - Parameters:
    ///   - columns: the cells of a line; less than one gives no lines.
    ///   - limit: the lines to make at most; the text after them is left out.
    /// - Returns: the lines, at least one for an empty text.
    /// - Complexity: O(*n*) in the text read.
    package func wrapped(to columns: Int, limit: Int = .max) -> [SafeText] {
        guard columns > 0, limit > 0 else { return [] }
        var lines: [SafeText] = []
        for paragraph in self.lines {
            var wrapping = LineWrapping(columns: columns, limit: limit - lines.count)
            for piece in CellSequence(paragraph.string) where !wrapping.isFull {
                wrapping.accept(piece)
            }
            wrapping.finish()
            lines += wrapping.lines.map(SafeText.init(passed:))
            if lines.count >= limit { break }
        }
        return lines
    }
}

/// One paragraph being wrapped: the line so far, and the word that may still move to the next.
private struct LineWrapping {
    let columns: Int
    let limit: Int
    private(set) var lines: [String] = []
    private var line = ""
    private var lineWidth = 0
    private var spaces = 0
    private var word = ""
    private var wordWidth = 0
    private var wordIsWide = false

    init(columns: Int, limit: Int) {
        self.columns = columns
        self.limit = limit
    }

    var isFull: Bool {
        lines.count >= limit
    }

    mutating func accept(_ piece: CellSequence.Piece) {
        if piece.text == " " {
            finishWord()
            spaces += 1
            return
        }
        guard piece.width <= columns else { return }
        let isWide = piece.width == 2
        if !word.isEmpty, isWide || wordIsWide, !Self.closing.contains(piece.text) { finishWord() }
        if wordWidth + piece.width > columns { finishWord() }
        word += piece.text
        wordWidth += piece.width
        wordIsWide = isWide
    }

    mutating func finish() {
        finishWord()
        if !line.isEmpty || lines.isEmpty { breakLine() }
    }

    /// Puts the word on the line, or on the next one if it does not fit.
    private mutating func finishWord() {
        guard !word.isEmpty else { return }
        if lineWidth > 0, lineWidth + spaces + wordWidth > columns { breakLine() }

        let indent =
            lines.isEmpty || lineWidth > 0 ? min(spaces, columns - lineWidth - wordWidth) : 0
        line += String(repeating: " ", count: max(0, indent)) + word
        lineWidth += max(0, indent) + wordWidth
        spaces = 0
        word = ""
        wordWidth = 0
    }

    private mutating func breakLine() {
        if !isFull { lines.append(line) }
        line = ""
        lineWidth = 0
        spaces = 0
    }

    /// What Chinese and Japanese do not allow at the start of a line.
    private static let closing: Set<Substring> = [
        "、", "。", "，", "．", "）", "」", "』", "】", "》", "〉", "！", "？", "：", "；", "ー", "々",
        ")", "]", "}", ",", ".", "!", "?", ":", ";", "…",
    ]
}
