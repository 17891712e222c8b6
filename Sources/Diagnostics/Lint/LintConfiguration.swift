/// How a run is judged: the level of each rule, and the numbers from which rules fire.
///
/// ```json5
/// {
///   levels: { "IT-24": "off", "IT-07": "error", "PR": "off" },   // a rule, or a family
///   limits: { titleLength: 60, keywords: 8 },
/// }
/// ```
package struct LintConfiguration: Sendable {
    /// What a rule does in a run.
    package enum Level: Hashable, Sendable {
        case off
        case on(Severity)

        /// The level of a word; nil for a word that is none.
        package init?(_ word: String) {
            if word == "off" {
                self = .off
            } else if let severity = Severity(rawValue: word) {
                self = .on(severity)
            } else {
                return nil
            }
        }

        /// The words of levels, for an error.
        package static let words = ["off"] + Severity.allCases.map(\.rawValue)
    }

    /// By the name of a rule, or of a family such as `PR`.
    package var levels: [String: Level] = [:]
    package var limits = LintLimits()

    package init() {}

    /// The level of a rule; nil leaves it to the rule.
    func level(_ id: RuleID) -> Level? {
        levels[id.rawValue] ?? levels[String(id.family)]
    }

    /// Whether a name is one of a rule or of a family.
    package static func isKnown(_ name: String) -> Bool {
        names.contains(name)
    }

    /// The names of all rules and families.
    package static let names: [String] =
        RuleCatalog.facts.map(\.id.rawValue)
        + Set(RuleCatalog.facts.map { String($0.id.family) }).sorted()
}
