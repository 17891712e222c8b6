package import Importing

/// What rules write their findings on, bounded whatever they find.
package struct LintNotes: Sendable {
    package let limits: LintLimits
    /// The instant of the run, in seconds since 2001-01-01T00:00:00Z.
    package let now: Double
    private(set) var findings: [Finding] = []
    /// How many findings of each rule there were; `findings` has the first of them.
    private(set) var counts: [RuleID: Int] = [:]
    /// The rule that is looking, and the severity it has in this run.
    var rule: (id: RuleID, severity: Severity, isSet: Bool) = ("", .info, false)

    init(limits: LintLimits, now: Double) {
        self.limits = limits
        self.now = now
    }

    /// Notes a finding of the rule that is looking; a lower severity than the rule's counts unless a
    /// configuration has set the rule's.
    package mutating func add(
        _ message: String,
        at place: SourcePlace?,
        severity: Severity? = nil
    ) {
        let count = counts[rule.id, default: 0] + 1
        counts[rule.id] = count
        guard count <= limits.findingsPerRule else { return }
        findings.append(
            Finding(
                rule: rule.id,
                severity: rule.isSet ? rule.severity : severity ?? rule.severity,
                place: place,
                message: message
            )
        )
    }
}
