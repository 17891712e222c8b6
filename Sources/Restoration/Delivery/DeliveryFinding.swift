/// Something a delivery did that a person would notice, by the name of its rule (RS-01 to RS-13).
///
/// A test can state what it expects of its app's handlers:
///
/// ```swift
/// let delivery = Delivery(activity, context: .init(start: .cold, via: .scene), registry: handlers)
/// await delivery.run()
/// #expect(delivery.trace.calls == [.connect])
/// #expect(delivery.findings.isEmpty)
/// ```
public struct DeliveryFinding: Hashable, Sendable {
    /// How much a finding matters.
    public enum Severity: String, Hashable, Sendable {
        /// Worth knowing.
        case info
        /// Likely wrong.
        case warning
        /// The person does not see what was chosen.
        case error
    }

    /// The rule's name, such as `RS-06`.
    public let rule: String
    /// How much it matters.
    public let severity: Severity
    /// What happened, why it matters, and what to do.
    public let message: String
}
