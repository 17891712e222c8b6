import Dispatch
package import SearchScreen

/// Tells a person how far long work on records is: one bar that is drawn over itself on a terminal,
/// a line now and then elsewhere.
///
///     limelight: [##########..........]  52%  520 000 records, 31 000 a second
///
/// Short work is told nothing of; where nobody knows how much is to come, there is no bar.
package final class WorkProgress {
    /// Nothing is told before, and lines come no more often, in nanoseconds.
    private static let firstTelling: UInt64 = 1_000_000_000
    private static let barInterval: UInt64 = 100_000_000
    private static let lineInterval: UInt64 = 5_000_000_000
    private static let barCells = 20

    private let console: Console
    /// What the work is; empty where the person knows.
    private let lead: SafeText
    /// How much is to be done, in any unit; nil when nobody knows.
    private let total: Int?
    private let now: () -> UInt64
    private let start: UInt64
    private var nextTelling: UInt64
    private var done = 0
    private(set) var recordCount = 0

    /// - Parameters:
    ///   - console: where it is told.
    ///   - lead: what the work is; empty where the person knows.
    ///   - total: how much is to be done, in any unit; nil when nobody knows.
    ///   - now: a clock in nanoseconds.
    package init(
        _ console: Console,
        _ lead: SafeText = "",
        total: Int?,
        now: @escaping () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
    ) {
        self.console = console
        self.lead = lead
        self.total = total
        self.now = now
        start = now()
        nextTelling = start + Self.firstTelling
    }

    /// Says that so much more of the total is done.
    package func advance(by amount: Int) {
        done += amount
    }

    /// Says that more records were taken.
    package func take(_ count: Int = 1) {
        let step = 256
        let before = recordCount / step
        recordCount += count
        // A look at the clock for each record would cost more than taking it.
        guard recordCount / step != before else { return }
        let now = now()
        guard now >= nextTelling else { return }
        nextTelling = now + (console.isWordsTerminal ? Self.barInterval : Self.lineInterval)
        tell(text(now))
    }

    /// Says what is done after everything was read.
    package func finishing(_ words: SafeText) {
        if now() >= start + Self.firstTelling { tell(words) }
    }

    /// Takes the bar away.
    package func end() {
        if console.isWordsTerminal { console.clearStatus() }
    }

    private func tell(_ text: SafeText) {
        if console.isWordsTerminal { console.status(text) } else { console.words(text) }
    }

    private func text(_ now: UInt64) -> SafeText {
        let seconds = max(1, (now - start) / 1_000_000_000)
        let rate = recordCount / Int(seconds)
        let records =
            SafeText(count: recordCount) + " records, " + SafeText(count: rate) + " a second"
        guard let total, total > 0 else { return lead + records }
        let percent = min(100, done * 100 / total)
        let share = SafeText(count: percent) + "%  "
        guard console.isWordsTerminal else { return lead + share + records }
        let filled = percent * Self.barCells / 100
        let bar =
            SafeText(repeating: "#", count: filled)
            + SafeText(repeating: ".", count: Self.barCells - filled)
        return lead + "[" + bar + "]  " + share + records
    }
}
