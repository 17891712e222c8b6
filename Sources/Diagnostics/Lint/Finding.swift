package import Importing

/// One thing a rule found: where, how much it matters, and in words.
package struct Finding: Hashable, Sendable {
    package let rule: RuleID
    package let severity: Severity
    /// Nil for what concerns the whole run.
    package let place: SourcePlace?
    package let message: String

    package init(rule: RuleID, severity: Severity, place: SourcePlace?, message: String) {
        self.rule = rule
        self.severity = severity
        self.place = place
        self.message = message
    }
}
