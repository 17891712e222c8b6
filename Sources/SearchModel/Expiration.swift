/// When a record stops being found.
///
/// Instants are seconds since 2001-01-01T00:00:00Z, as in Apple's reference date.
package enum Expiration: Hashable, Sendable, Codable {
    /// Nobody set a date: the default period from the moment of indexing, renewed by each (S1, S3).
    case standard
    case at(Double)

    /// One month, counted as 30 days (S2 leaves the length open): 2 592 000 seconds.
    package static let standardPeriod: Double = 30 * 24 * 60 * 60

    /// The instant a record indexed at `indexed` expires.
    package func instant(indexed: Double) -> Double {
        switch self {
        case .standard: indexed + Expiration.standardPeriod
        case .at(let instant): instant
        }
    }
}
