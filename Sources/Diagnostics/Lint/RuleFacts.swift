/// What is known of one rule: when it fires, how much it matters, and what it rests on.
package struct RuleFacts: Hashable, Sendable {
    /// What a rule rests on.
    package enum Basis: Hashable, Sendable {
        /// Apple's documentation says so.
        case documented
        /// It was seen in public reports; `release` is the system's where the reports name it.
        case observed(release: String?)
        /// This project's own advice.
        case opinion

        /// The word for reports, with the release.
        package var words: String {
            switch self {
            case .documented: "documented"
            case .observed(let release?): "observed, \(release)"
            case .observed(nil): "observed"
            case .opinion: "opinion"
            }
        }
    }

    package let id: RuleID
    /// Unless a configuration says otherwise.
    package let severity: Severity
    /// When it fires, as a fragment.
    package let fires: String
    /// Why it matters and what to do, in a sentence or two.
    package let advice: String
    /// Names of `RuleSource`.
    package let sources: [String]
    package let basis: Basis

    package init(
        _ id: RuleID,
        _ severity: Severity,
        fires: String,
        advice: String,
        sources: [String] = [],
        _ basis: Basis
    ) {
        self.id = id
        self.severity = severity
        self.fires = fires
        self.advice = advice
        self.sources = sources
        self.basis = basis
    }
}
