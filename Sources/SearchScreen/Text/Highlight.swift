/// A safe text with the parts that matched, to be drawn bold.
///
/// The engine tells matches as UTF-8 ranges of the text as it was stored. Sanitising moves and
/// drops characters, and a match may end inside a grapheme (`a` on `å`), so ranges are carried
/// through the sanitiser and widened to whole graphemes. In Arabic script, letters join, and a
/// change of style would split them: there the whole word is marked.
package struct HighlightedText: Hashable, Sendable {
    /// A part of the text drawn in one style.
    package struct Run: Hashable, Sendable {
        package var text: SafeText
        package var isMatched: Bool
    }

    /// The parts in order; neighbours differ, none is empty.
    package private(set) var runs: [Run] = []

    /// A text in which nothing matched.
    package init(_ text: SafeText) {
        append(text, isMatched: false)
    }

    /// Sanitises a stored text and marks what matched in it.
    ///
    /// - Parameters:
    ///   - text: the text as stored.
    ///   - matches: UTF-8 offsets in it, in any order; what lies outside of the text is ignored.
    ///   - lines: where it is shown.
    package init(
        sanitizing text: String,
        matches: [Range<Int>],
        lines: SafeText.Lines = .one
    ) {
        self.init("")
        if matches.isEmpty {
            append(SafeText(sanitizing: text, lines: lines), isMatched: false)
            return
        }
        var sanitizer = Sanitizer(.shown(lines), keepsOrigins: true)
        sanitizer.read(text)
        let graphemes = Self.graphemes(of: sanitizer, matches: MatchCursor(matches))
        for grapheme in graphemes {
            append(SafeText(passed: String(grapheme.text)), isMatched: grapheme.isMatched)
        }
    }

    /// The text without its marks.
    package var text: SafeText {
        runs.map(\.text).joined()
    }

    package var width: Int {
        runs.reduce(0) { $0 + $1.text.width }
    }

    /// Cut to so many cells, with a mark that says more was there.
    package func truncated(to columns: Int, mark: SafeText = "…") -> HighlightedText {
        let kept = text.truncated(to: columns, mark: mark)
        if kept == text { return self }
        var result = HighlightedText("")
        var rest = max(0, kept.string.utf8.count - mark.string.utf8.count)
        for run in runs where rest > 0 {
            let part = String(decoding: run.text.string.utf8.prefix(rest), as: UTF8.self)
            result.append(SafeText(passed: part), isMatched: run.isMatched)
            rest -= part.utf8.count
        }
        let shown = SafeText(passed: String(kept.string.dropFirst(result.text.string.count)))
        result.append(shown, isMatched: false)
        return result
    }

    package static func + (lhs: HighlightedText, rhs: HighlightedText) -> HighlightedText {
        var result = lhs
        for run in rhs.runs { result.append(run.text, isMatched: run.isMatched) }
        return result
    }

    private mutating func append(_ text: SafeText, isMatched: Bool) {
        guard !text.isEmpty else { return }
        if let last = runs.last, last.isMatched == isMatched {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, isMatched: isMatched))
        }
    }
}

extension HighlightedText {
    private struct Grapheme {
        var text: Character
        var isMatched: Bool
    }

    private static func graphemes(of sanitizer: Sanitizer, matches: MatchCursor) -> [Grapheme] {
        var matches = matches
        var graphemes: [Grapheme] = []
        var scalar = 0
        for character in sanitizer.output {
            var isMatched = false
            for _ in character.unicodeScalars {
                if matches.contains(sanitizer.origins[scalar]) { isMatched = true }
                scalar += 1
            }
            graphemes.append(Grapheme(text: character, isMatched: isMatched))
        }
        markWholeArabicWords(in: &graphemes)
        return graphemes
    }

    private static func markWholeArabicWords(in graphemes: inout [Grapheme]) {
        var start = 0
        while start < graphemes.count {
            guard graphemes[start].text.isArabic else {
                start += 1
                continue
            }
            let end = graphemes[start...].firstIndex { !$0.text.isArabic } ?? graphemes.count
            if graphemes[start..<end].contains(where: \.isMatched) {
                for index in start..<end { graphemes[index].isMatched = true }
            }
            start = end
        }
    }
}

/// Answers for rising offsets whether they lie in one of several ranges.
private struct MatchCursor {
    private var ranges: ArraySlice<Range<Int>>

    init(_ ranges: [Range<Int>]) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }[...]
    }

    mutating func contains(_ offset: Int) -> Bool {
        while let first = ranges.first, first.upperBound <= offset { ranges.removeFirst() }
        return ranges.first.map { $0.contains(offset) } ?? false
    }
}

extension Character {
    /// A letter of a script whose letters join: Arabic, Syriac and their neighbours.
    fileprivate var isArabic: Bool {
        guard let first = unicodeScalars.first else { return false }
        switch first.value {
        case 0x0620...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: return first.properties.isAlphabetic
        default: return false
        }
    }
}
