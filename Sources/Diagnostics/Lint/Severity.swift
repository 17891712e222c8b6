/// How much a finding matters; the raw value is its word in configurations and reports.
package enum Severity: String, CaseIterable, Comparable, Sendable {
    /// A line of an overview of the project, not a fault.
    case report
    /// Worth knowing.
    case info
    /// Likely wrong.
    case warning
    /// It will not work, or loses data.
    case error

    package static func < (lhs: Severity, rhs: Severity) -> Bool {
        (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
    }
}
