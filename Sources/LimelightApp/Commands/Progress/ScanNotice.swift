import SearchScreen
import SearchService

/// Tells a person who waits how far a query string has come; a pipe waits in silence.
struct ScanNotice {
    private let console: Console
    private let interval: Duration
    private var next: ContinuousClock.Instant

    /// - Parameters:
    ///   - console: where to tell it.
    ///   - interval: how long to be silent, and how often to tell it then.
    init(_ console: Console, every interval: Duration = .seconds(2)) {
        self.console = console
        self.interval = interval
        next = .now + interval
    }

    mutating func tell(_ step: QueryStep) {
        guard console.isResultsTerminal, step.looked < step.total, .now >= next else { return }
        next = .now + interval
        let looked = SafeText(count: step.looked)
        console.words("looked at " + looked + " of " + SafeText(count: step.total) + " items")
    }
}
