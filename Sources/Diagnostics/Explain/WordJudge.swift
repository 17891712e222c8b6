import Importing
import IndexEngine
import QueryLanguage
import SearchModel

/// Judges each typed word against every text of an item, and keeps the place nearest to a match.
struct WordJudge {
    private let profile: MatchProfile
    private let texts: [CandidateText]
    private var tracer = WordTracer()

    init(_ record: Record, profile: MatchProfile, language: String) {
        self.profile = profile
        texts = CandidateText.all(of: record, profile: profile, language: language)
    }

    /// The verdict on each word of a query, in its order.
    mutating func verdicts(_ query: TypedQuery) -> [WordVerdict] {
        query.words.enumerated().map { number, word in verdict(word, number) }
    }

    private mutating func verdict(_ word: TypedQuery.Word, _ number: Int) -> WordVerdict {
        var best: (reason: WordVerdict.Reason, place: WordVerdict.Place)?
        for text in texts {
            guard let (reason, trace) = reason(word, text) else { continue }
            guard reason.distance < best?.reason.distance ?? .max else { continue }
            best = (
                reason,
                WordVerdict.Place(
                    attribute: text.attribute,
                    element: text.element,
                    text: text.text,
                    number: trace.number,
                    range: trace.range
                )
            )
            if reason.distance == 0 { break }
        }
        return WordVerdict(
            number: number,
            word: word.text,
            reason: best?.reason ?? .absent(nearest: nearest(to: word)),
            place: best?.place
        )
    }

    /// How a word stands in a text; nil when it is not there in any way.
    private mutating func reason(
        _ word: TypedQuery.Word,
        _ text: CandidateText
    ) -> (WordVerdict.Reason, WordTrace)? {
        if let trace = tracer.trace(word.folded, in: text.text) {
            return reason(trace, word, text).map { ($0, trace) }
        }
        guard case .searched = text.reach else { return nil }
        return nearMiss(word, text, .lookAlikes) ?? nearMiss(word, text, .letters)
    }

    private func reason(
        _ trace: WordTrace,
        _ word: TypedQuery.Word,
        _ text: CandidateText
    ) -> WordVerdict.Reason? {
        let isInReach = word.attribute == nil || word.attribute == text.attribute.rawValue
        switch (trace.kind, text.reach) {
        case (.inside(let whole, let letter, let isInCapitals), .searched) where isInReach:
            return .insideWord(word: whole, letter: letter, isInCapitals: isInCapitals)
        case (.inside, _): return nil
        case (_, .otherwise): return .otherAttribute
        case (_, .never): return .unsearchedAttribute
        case (_, .otherLanguage(let shown)): return .otherLanguage(shown: shown)
        case (_, .searched) where !isInReach: return .otherAttribute
        case (.start(let isWhole), .searched): return .found(isWhole: isWhole)
        case (.loose(let rule), .searched):
            return profile == .documented
                ? .foundLoosely(rule: rule) : .needsLooseRule(rule: rule)
        }
    }

    /// The letter that keeps a word from matching, when plain letters would match.
    private mutating func nearMiss(
        _ word: TypedQuery.Word,
        _ text: CandidateText,
        _ kind: Skeleton.Kind
    ) -> (WordVerdict.Reason, WordTrace)? {
        let plainText = Skeleton.of(text.text, kind)
        let plainWord = Skeleton.of(word.text, kind)
        guard plainText != text.text || plainWord != word.text,
            let folded = TypedQuery(plain: plainWord).words.first?.folded
        else { return nil }
        for (place, other) in tracer.words(of: text.text).enumerated() {
            guard case .start = tracer.trace(folded, in: Skeleton.of(other, kind))?.kind else {
                continue
            }
            let reason =
                switch kind {
                case .lookAlikes: Self.lookAlike(typed: word.text, found: other)
                case .letters: Self.unfolded(typed: word.text, found: other)
                }
            guard let reason else { continue }
            return (
                reason, WordTrace(kind: .start(isWhole: false), number: place + 1, range: 0..<0)
            )
        }
        return nil
    }

    private static func lookAlike(typed: String, found: String) -> WordVerdict.Reason? {
        if let hidden = typed.unicodeScalars.first(where: Skeleton.isInvisible) {
            return .lookAlike(typed: hidden, found: nil)
        }
        let visible = found.unicodeScalars.filter { !Skeleton.isInvisible($0) }
        for (left, right) in zip(typed.unicodeScalars, visible)
        where left != right && isSameLook(left, right) {
            return .lookAlike(typed: left, found: right)
        }
        return nil
    }

    private static func isSameLook(_ lhs: Unicode.Scalar, _ rhs: Unicode.Scalar) -> Bool {
        let plain = [lhs, rhs].map { String(Skeleton.lookAlike($0)).lowercased() }
        return plain[0] == plain[1] && String(lhs).lowercased() != String(rhs).lowercased()
    }

    private static func unfolded(typed: String, found: String) -> WordVerdict.Reason? {
        for (left, right) in zip(typed.lowercased(), found.lowercased()) where left != right {
            return .unfoldedLetter(typed: left, found: right)
        }
        return nil
    }

    /// The item's word that is spelt most like a typed one.
    private mutating func nearest(to word: TypedQuery.Word) -> String? {
        var words: [String] = []
        for text in texts {
            guard case .searched = text.reach, words.count < Self.mostWords else { continue }
            words += tracer.words(of: text.text)
        }
        return NearestSpelling.of(word.text, in: words)
    }

    /// So many words of an item are compared by spelling; a long text has its best at the front.
    private static let mostWords = 2_000
}
