/// What is known of a rule, as a page of text, and of all rules, as the table of the documentation.
package enum RulePage {
    /// The page that `lint --explain` prints.
    package static func lines(_ facts: RuleFacts) -> [String] {
        var lines = [
            "\(facts.id)  \(facts.severity.rawValue)", "", "Fires when: \(facts.fires).", "",
        ]
        lines += ExplanationText.wrapped(facts.advice, indent: "")
        lines += ["", "Basis: \(facts.basis.words)."]
        for name in facts.sources {
            guard let source = RuleSource.entry(name) else { continue }
            lines += ["  \(name)  \(source.title)", "        \(source.address)"]
        }
        if RuleCatalog.isOfLinter(facts.id) {
            lines += ["", "Mute it in the configuration: levels: { \"\(facts.id)\": \"off\" }"]
        }
        return lines
    }

    /// The page `LintRules` of the documentation.
    package static func documentation() -> String {
        let rows = RuleCatalog.facts.map { facts in
            let sources = facts.sources.joined(separator: ", ")
            return "| \(facts.id) | \(facts.severity.rawValue) | \(cell(facts.fires)) | "
                + "\(cell(facts.advice)) | \(sources) | \(facts.basis.words) |"
        }
        let absent = RuleCatalog.absent.map { "- \($0.id): \($0.reason)." }
        return """
            # Rules of lint and of explanations

            What each rule looks for, what it advises, and what it rests on.

            ## Overview

            The table is made from the rules' own types:
            `RECORD_LINT_RULES=1 swift test --filter LintRulePageTests`. `limelight lint --explain ID`
            prints a rule with its sources.

            A rule whose basis is *observed* rests on public reports, with the release where they name
            it; such rules age, and can be muted one by one or by family:

            ```json5
            {
              levels: { "IT-24": "off", "PR": "off", "IT-07": "error" },
              limits: { titleLength: 60 },
            }
            ```

            Rules about operations read the store's journal, or an *operation log*: lines of NDJSON in
            the form of `limelight list --journal --json`, with further keys that a program may note of
            its own calls:

            ```json
            {"operation": "insert", "index": "notes", "names": ["n1"], "thread": "main", "completion": true, "error": 0}
            {"operation": "setClientState", "index": "notes", "stateBytes": 24}
            {"operation": "becomeCurrent", "names": ["visit-1"], "time": "2026-11-30T08:00:00Z"}
            {"operation": "startQuery", "id": "q1", "queryString": "title == \\"in*\\"cw", "typed": "in", "fetch": ["title"]}
            {"operation": "search", "typed": "in"}
            ```

            Each rule below names the keys it reads; what a log does not tell, no rule guesses.

            | rule | severity | fires when | advice | sources | basis |
            |---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))

            Not implemented:

            \(absent.joined(separator: "\n"))

            """
    }

    private static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
    }
}
