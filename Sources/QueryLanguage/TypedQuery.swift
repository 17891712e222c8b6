import TextFolding

/// What a person typed, split into words by the rule of `TextFolding`.
///
/// A record matches when it holds every word of `words`, does not hold all the words of any group
/// of `excluded`, and is of one of `kinds`, if any are named.
package struct TypedQuery: Hashable, Sendable {
    /// One typed word, in the order typed.
    package struct Word: Hashable, Sendable {
        /// The word as typed.
        package let text: String
        /// The word folded to UTF-8 bytes, as the index compares it.
        package let folded: [UInt8]
        /// The attribute a `title:` token narrows the word to; nil for any.
        package let attribute: String?

        package init(text: String, folded: [UInt8], attribute: String? = nil) {
            self.text = text
            self.folded = folded
            self.attribute = attribute
        }
    }

    package var words: [Word]
    /// One group for each `-word` token: a record goes when it holds every word of a group, so
    /// `-e-mail` spares what only holds an `e`.
    package var excluded: [[Word]]
    /// The values of `kind:` tokens, folded; a record must satisfy one of them, if any are here.
    package var kinds: [String]

    package init(words: [Word] = [], excluded: [[Word]] = [], kinds: [String] = []) {
        self.words = words
        self.excluded = excluded
        self.kinds = kinds
    }

    /// Whether there is nothing to search for.
    package var isEmpty: Bool { words.isEmpty && excluded.isEmpty && kinds.isEmpty }

    /// How many folded letters and digits the words have together; the profile `ios17` asks.
    package var letterCount: Int {
        words.reduce(0) { $0 + FoldedText.letterCount($1.folded) }
    }
}

// MARK: - Reading typed text

extension TypedQuery {
    /// Plain text: every word counts, and nothing in it is a token.
    package init(plain text: String) {
        var reader = WordReader()
        self.init(words: reader.words(in: text.prefix(QueryLimits.typedCharacters)))
    }

    /// Text of the search field: `kind:note`, `title:paris` and `-word` are tokens.
    ///
    /// A token ends at white space, and a `-` counts only where one begins. Quotes are punctuation.
    ///
    /// - Parameters:
    ///   - text: what was typed; what comes after the first 1 000 characters is not read.
    ///   - attribute: the name of the attribute that the word before a colon names; nil when it
    ///     names none, and then the token is plain text (`http://…`, `12:30`).
    package init(tokens text: String, attribute: (String) -> String?) {
        self.init()
        var reader = WordReader()
        for token in text.prefix(QueryLimits.typedCharacters).split(whereSeparator: \.isWhitespace)
        {
            let isExcluded = token.first == "-"
            let body = isExcluded ? token.dropFirst() : token
            let (name, rest) = body.splitOnce(at: ":")
            if let name, !isExcluded, name.lowercased() == "kind" {
                kinds += reader.kind(rest)
                continue
            }
            let target = name.flatMap { attribute(String($0)) }
            let words = reader.words(in: target == nil ? body : rest, attribute: target)
            if !isExcluded {
                self.words += words
            } else if !words.isEmpty {
                excluded.append(words)
            }
        }
    }
}

extension Substring {
    /// What stands before and after the first such character; no name when there is none.
    fileprivate func splitOnce(at separator: Character) -> (name: Substring?, rest: Substring) {
        guard let place = firstIndex(of: separator) else { return (nil, self) }
        return (self[..<place], self[index(after: place)...])
    }
}

/// Splits typed text into words: runs of folded text, cut where symbols meet letters or digits.
private struct WordReader {
    private var folder = Folder([.search, .mappingSources])
    private var count = 0

    /// The words of a text, as long as the query has room for more.
    mutating func words(in text: Substring, attribute: String? = nil) -> [TypedQuery.Word] {
        let source = Array(text.utf8)
        folder.fold(source)
        let folded = folder.text
        var words: [TypedQuery.Word] = []
        for (position, start) in folded.starts.enumerated() {
            // Symbols are words of their own (rule 1); letters and digits together are one.
            if position > 0 {
                let before = folded.starts[position - 1]
                if before.run == start.run, before.isSymbol == start.isSymbol { continue }
            }
            guard count < QueryLimits.typedWords else { break }
            count += 1
            let next = folded.starts[position...].first {
                $0.run != start.run || $0.isSymbol != start.isSymbol
            }
            let runEnd = folded.runs[start.run].end
            let end = next.map { $0.run == start.run ? $0.offset : runEnd } ?? runEnd
            let range = folded.sourceRange(start.offset..<end)
            words.append(
                TypedQuery.Word(
                    text: String(decoding: source[range], as: UTF8.self),
                    folded: Array(folded.bytes[start.offset..<end]),
                    attribute: attribute
                )
            )
        }
        return words
    }

    /// The value of a `kind:` token; none while it is still empty.
    mutating func kind(_ text: Substring) -> [String] {
        folder.fold(String(text))
        let folded = String(decoding: folder.text.bytes, as: UTF8.self)
        return folded.isEmpty ? [] : [folded]
    }
}
