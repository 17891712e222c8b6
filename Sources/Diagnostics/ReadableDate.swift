import Importing

/// Instants as people read them in a finding: the day, and the time where that says more.
enum ReadableDate {
    /// `2026-11-30 21:00 UTC`, for seconds since 2001-01-01T00:00:00Z.
    static func text(_ seconds: Double) -> String {
        let text = Instant.text(seconds)
        return text.prefix(10) + " " + text.dropFirst(11).prefix(5) + " UTC"
    }

    /// `2026-11-30`.
    static func day(_ seconds: Double) -> String { String(Instant.text(seconds).prefix(10)) }
}
