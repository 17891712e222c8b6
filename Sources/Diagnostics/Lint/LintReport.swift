import Importing

/// What a run found.
package struct LintReport: Sendable {
    /// File by file, by line and path; what concerns the whole run at the end.
    package let findings: [Finding]
    /// How many findings of each rule were not listed.
    package let unlisted: [RuleID: Int]

    init(_ findings: [Finding], counts: [RuleID: Int]) {
        let numbered = findings.enumerated().sorted { lhs, rhs in
            let (left, right) = (lhs.element.place, rhs.element.place)
            guard let left else { return right == nil && lhs.offset < rhs.offset }
            guard let right else { return true }
            if left.file != right.file { return left.file < right.file }
            if left.line ?? 0 != right.line ?? 0 { return left.line ?? 0 < right.line ?? 0 }
            return lhs.offset < rhs.offset
        }
        self.findings = numbered.map(\.element)
        var listed: [RuleID: Int] = [:]
        for finding in findings { listed[finding.rule, default: 0] += 1 }
        unlisted = counts.reduce(into: [:]) { table, count in
            let rest = count.value - listed[count.key, default: 0]
            if rest > 0 { table[count.key] = rest }
        }
    }

    /// Whether something was found at a severity or above.
    package func reaches(_ severity: Severity) -> Bool {
        findings.contains { $0.severity >= severity }
    }
}
