package import Diagnostics
import Importing
package import SearchScreen

/// An explanation as the groups of the developer's window.
package enum ExplanationConversion {
    /// One explanation after the other; none says that nothing came near.
    package static func inspection(_ explanations: [MatchExplanation]) -> Inspection {
        guard !explanations.isEmpty else {
            return Inspection(groups: [
                .init(title: "Nothing in the index comes near", lines: [])
            ])
        }
        let values = explanations.map(ExplanationJSON.object)
        let json = JSONWriter.indentedText(values.count == 1 ? values[0] : .list(values))
        return Inspection(
            groups: explanations.flatMap(groups),
            json: SafeText(sanitizing: json, lines: .many),
            others: explanations.compactMap(\.identifier).map { RowIdentifier($0) }
        )
    }

    private static func groups(_ explanation: MatchExplanation) -> [Inspection.Group] {
        let title = explanation.title ?? "The item"
        let verdict = explanation.isFound ? " is found" : " is not in the results"
        var groups = [
            Inspection.Group(
                title: SafeText(sanitizing: title + verdict),
                lines: [headline(explanation.headline)]
                    + explanation.words.map {
                        line($0.word, ($0.isFound ? "yes  " : "no  ") + $0.explanation)
                    }
                    + explanation.notes.map(remark)
            )
        ]
        if !explanation.changes.isEmpty {
            groups.append(
                .init(
                    title: "Try",
                    lines: explanation.changes.map { line($0.kind.rawValue, $0.text) }
                )
            )
        }
        if let rank = explanation.rank { groups.append(group(rank)) }
        return groups
    }

    private static func headline(_ remark: MatchExplanation.Remark) -> Inspection.Line {
        line(remark.rules.isEmpty ? "place" : rules(remark.rules), remark.text)
    }

    private static func group(_ rank: RankExplanation) -> Inspection.Group {
        var lines = rank.parts.map { line(String($0.points), $0.text) }
        lines.append(line(String(rank.score), "the score: row \(rank.row) of \(rank.total)"))
        lines += rank.remarks.map(remark)
        if let whatIf = rank.whatIf {
            let words = "with rankingHint \(whatIf.hint) it would be row \(whatIf.row)"
            lines.append(line("RK-13", words))
        }
        return .init(title: "Rank: Limelight's own formula, lower is better", lines: lines)
    }

    private static func remark(_ remark: MatchExplanation.Remark) -> Inspection.Line {
        line(rules(remark.rules), remark.text)
    }

    private static func rules(_ rules: [RuleID]) -> String {
        rules.map(\.rawValue).joined(separator: " ")
    }

    private static func line(_ label: String, _ value: String) -> Inspection.Line {
        Inspection.Line(label: SafeText(sanitizing: label), value: SafeText(sanitizing: value))
    }
}
