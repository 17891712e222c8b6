import SearchModel

/// An explanation as lines of text, 80 columns wide: a headline, a line a word, what to try, and
/// for a found row the parts of its rank.
///
///     Not in the results for "window parser": the word "parser" starts no word.
///       window  yes  title, whole word 2 of "Broken Window JSONParser"
///       parser  no   inside "JSONParser" (letter 5); a run of capitals is one word
///     Try: displayName "Broken Window JSON Parser".                       DX-11 DX-13
package enum ExplanationText {
    /// The columns of a line; a word that is longer has a line of its own.
    static let width = 80

    /// All lines of an explanation; texts of the item are as they are stored, not sanitised.
    package static func lines(_ explanation: MatchExplanation) -> [String] {
        var lines = wrapped(headline(explanation), indent: "")
        lines += words(explanation.words)
        for note in explanation.notes { lines += remark(note) }
        if let rank = explanation.rank {
            lines += self.lines(rank)
        } else {
            lines += closing(explanation)
        }
        return lines
    }

    private static func headline(_ explanation: MatchExplanation) -> String {
        let profile =
            explanation.profile == .documented ? "" : " in the profile \(explanation.profile.name)"
        let name = explanation.title.map { "\"\($0)\"" } ?? "the item"
        if explanation.isFound {
            return "\(name) is found for \"\(explanation.query)\"\(profile): "
                + explanation.headline.text
        }
        return "\(name) is not in the results for \"\(explanation.query)\"\(profile): "
            + explanation.headline.text
    }

    private static func words(_ verdicts: [WordVerdict]) -> [String] {
        let longest = verdicts.map(\.word.count).max() ?? 0
        return verdicts.flatMap { verdict in
            let word = verdict.word + String(repeating: " ", count: longest - verdict.word.count)
            let lead = "  \(word)  \(verdict.isFound ? "yes" : "no ")  "
            return hanging(verdict.explanation, lead: lead)
        }
    }

    // MARK: The end of one that is not found

    private static func closing(_ explanation: MatchExplanation) -> [String] {
        var lines: [String] = []
        for (place, change) in explanation.changes.enumerated() {
            lines += hanging(change.text + ".", lead: place == 0 ? "Try: " : "or:  ")
        }
        return withRules(lines, explanation.rules)
    }

    // MARK: Rank

    private static func lines(_ rank: RankExplanation) -> [String] {
        let numbers = rank.parts.map(\.points) + [rank.score]
        let digits = numbers.map { String($0).count }.max() ?? 1
        var lines = [RankExplanation.formula]
        for part in rank.parts {
            lines += withRules(
                hanging(part.text, lead: "  \(right(part.points, digits))  "),
                part.rules
            )
        }
        let row = rank.total == 1 ? "the only row" : "row \(rank.row) of \(rank.total)"
        lines.append("  \(right(rank.score, digits))  the score: \(row)")
        for remark in rank.remarks { lines += self.remark(remark) }
        if let whatIf = rank.whatIf {
            let text = "With rankingHint \(whatIf.hint) it would be row \(whatIf.row)."
            lines += remark(.init(["RK-13"], text))
        }
        return lines
    }

    private static func right(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, digits - text.count)) + text
    }

    // MARK: Lines

    private static func remark(_ remark: MatchExplanation.Remark) -> [String] {
        withRules(wrapped(remark.text, indent: ""), remark.rules)
    }

    /// Lines with the rules' names at the right end of the last, or on one more.
    static func withRules(_ lines: [String], _ rules: [RuleID]) -> [String] {
        guard !rules.isEmpty else { return lines }
        let names = rules.map(\.rawValue).joined(separator: " ")
        let gap = width - (lines.last?.count ?? 0) - names.count
        guard let last = lines.last, gap >= 2 else {
            return lines + [String(repeating: " ", count: max(0, width - names.count)) + names]
        }
        return lines.dropLast() + [last + String(repeating: " ", count: gap) + names]
    }

    /// A text behind its lead, later lines below its beginning.
    private static func hanging(_ text: String, lead: String) -> [String] {
        let indent = String(repeating: " ", count: lead.count)
        let lines = wrapped(text, indent: indent)
        guard let first = lines.first else { return [lead] }
        return [lead + first.dropFirst(indent.count)] + lines.dropFirst()
    }

    /// A text broken at spaces.
    static func wrapped(_ text: String, indent: String) -> [String] {
        var lines: [String] = []
        var line = indent
        for word in text.split(separator: " ") {
            let isFirst = line.count == indent.count
            if !isFirst, line.count + 1 + word.count > width {
                lines.append(line)
                line = indent
            }
            line += (line.count == indent.count ? "" : " ") + word
        }
        return line.count > indent.count ? lines + [line] : lines
    }
}
