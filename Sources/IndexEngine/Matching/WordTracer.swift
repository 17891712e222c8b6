import TextFolding

/// Finds where one typed word stands in one text, whether search takes it there or not.
///
/// `MatchFinder` says what matches; this says what nearly does, so that `explain` can tell why not.
package struct WordTracer: Sendable {
    private var folder = Folder([.search, .mappingSources, .makingLooseForms])

    package init() {}

    /// The best place of a folded word in a text: a word start before a loose form, and that before
    /// the middle of a word; nil when the word is nowhere in it.
    package mutating func trace(_ word: [UInt8], in source: String) -> WordTrace? {
        guard !word.isEmpty else { return nil }
        folder.fold(source)
        let text = folder.text
        return strict(word, text) ?? loose(word, text) ?? inside(word, text, Array(source.utf8))
    }

    /// The words of a text as it was written, one for each run of letters and digits.
    package mutating func words(of source: String) -> [String] {
        folder.fold(source)
        let bytes = Array(source.utf8)
        return folder.text.runs.map { run in
            String(decoding: bytes[folder.text.sourceRange(run.start..<run.end)], as: UTF8.self)
        }
    }

    private func strict(_ word: [UInt8], _ text: FoldedText) -> WordTrace? {
        var best: WordTrace?
        for (number, start) in text.starts.enumerated() {
            let end = start.offset + word.count
            let runEnd = text.runs[start.run].end
            guard end <= runEnd, text.bytes[start.offset..<end].elementsEqual(word) else {
                continue
            }
            let next = text.starts.dropFirst(number + 1).first { $0.offset >= end }
            let isWhole = end == runEnd || next?.offset == end
            let trace = WordTrace(
                kind: .start(isWhole: isWhole),
                number: number + 1,
                range: text.sourceRange(start.offset..<end)
            )
            if isWhole { return trace }
            best = best ?? trace
        }
        return best
    }

    private func loose(_ word: [UInt8], _ text: FoldedText) -> WordTrace? {
        for start in text.looseStarts {
            let end = start.offset + word.count
            guard end <= start.end, text.looseBytes[start.offset..<end].elementsEqual(word),
                let rule = start.rules.name
            else { continue }
            let range = text.sourceRange(loose: start.offset..<end)
            let number = text.starts.count { start in
                text.sourceRange(start.offset..<start.offset + 1).lowerBound <= range.lowerBound
            }
            return WordTrace(kind: .loose(rule: rule), number: max(1, number), range: range)
        }
        return nil
    }

    private func inside(_ word: [UInt8], _ text: FoldedText, _ source: [UInt8]) -> WordTrace? {
        for run in text.runs where run.end - run.start > word.count {
            for offset in run.start + 1...run.end - word.count
            where text.bytes[offset..<offset + word.count].elementsEqual(word) {
                let range = text.sourceRange(offset..<offset + word.count)
                let whole = text.sourceRange(run.start..<run.end)
                let before = String(
                    decoding: source[whole.lowerBound..<range.lowerBound],
                    as: UTF8.self
                )
                let first = String(decoding: source[range], as: UTF8.self).first
                let isCapital = before.last?.isUppercase == true && first?.isUppercase == true
                return WordTrace(
                    kind: .inside(
                        word: String(decoding: source[whole], as: UTF8.self),
                        letter: before.count + 1,
                        isInCapitals: isCapital
                    ),
                    number: text.starts.count { $0.offset <= offset },
                    range: range
                )
            }
        }
        return nil
    }
}

/// Where a typed word stands in a text.
package struct WordTrace: Hashable, Sendable {
    /// How it stands there, best first.
    package enum Kind: Hashable, Sendable {
        /// At the start of a word, and as the whole of it or not.
        case start(isWhole: Bool)
        /// At the start of a form that a loose rule gives, `X1` to `X4`.
        case loose(rule: String)
        /// In the middle of a word, from its letter with this number, counted from 1; in a run of
        /// capitals when a capital letter stands there and another before it.
        case inside(word: String, letter: Int, isInCapitals: Bool)
    }

    package let kind: Kind
    /// The number of the word in the text, from 1.
    package let number: Int
    /// Half-open UTF-8 offsets in the text.
    package let range: Range<Int>

    package init(kind: Kind, number: Int, range: Range<Int>) {
        self.kind = kind
        self.number = number
        self.range = range
    }
}
