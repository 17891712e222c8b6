/// A score taken apart.
extension SegmentSearch {
    /// The parts of a document's score; nil when it does not match.
    func explain(_ document: Int, row: Int64, _ engagement: Engagement) -> Explanation? {
        guard isOpen(document), let score = score(of: document) else { return nil }
        let key = SegmentHits.Key.make(score: score, document: document)
        let bonus = min(max(0, engagement.bonus[row] ?? 0), RankingWeights.largestBonus)
        return Explanation(
            parts: words.indices.compactMap { part($0, document) },
            engagementBonus: bonus,
            score: SegmentHits.Key.score(SegmentHits.Key.lifted(key, by: bonus))
        )
    }

    /// What a word gave: the term and signature behind its best value.
    private func part(_ number: Int, _ document: Int) -> Explanation.Part? {
        let word = words[number]
        let best = value(of: word, in: document)
        for coverage in Explanation.Coverage.allCases {
            for place in Place.allCases
            where MatchValue.make(
                tier: RankingWeights.tier(coverage, place),
                isLoose: best & MatchValue.looseBit != 0
            ) == best
                && holds(word, document, best, coverage, place)
            {
                return Explanation.Part(
                    word: number,
                    field: place.field,
                    isFirstWord: place == .titleFirst,
                    coverage: coverage,
                    isLoose: best & MatchValue.looseBit != 0,
                    tier: Int(best & MatchValue.tierMask)
                )
            }
        }
        return nil
    }

    /// Whether some term of the document gives the word this value in this way.
    private func holds(
        _ word: SegmentWord,
        _ document: Int,
        _ value: UInt8,
        _ coverage: Explanation.Coverage,
        _ place: Place
    ) -> Bool {
        for match in matches(of: word, in: document) {
            guard let code = word.code(signature: match.signature, columns) else { continue }
            if match.isWhole {
                let whole = code.wholeTier
                if code.wholeValue == value, whole.coverage == coverage, whole.place == place {
                    return true
                }
            } else if code.prefixValue == value, coverage == .prefix, code.best == place {
                return true
            }
        }
        return false
    }

    /// The signatures of the document's terms that the word begins.
    private func matches(
        of word: SegmentWord,
        in document: Int
    ) -> [(signature: Int, isWhole: Bool)] {
        if word.range.isCut { return longMatches(of: word, in: document) }
        var entries = columns.entries(document)
        var matches: [(signature: Int, isWhole: Bool)] = []
        while entries.next(), entries.term < word.range.terms.upperBound {
            guard entries.term >= word.range.terms.lowerBound else { continue }
            matches.append((entries.signature, entries.term == word.range.exactTerm))
        }
        return matches
    }
}
