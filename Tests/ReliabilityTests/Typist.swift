import Foundation
import TestSupport
import Testing

/// A person at a screen, who types a word letter by letter, clears it, and so on for some seconds.
///
/// The letters are the wide forms of ASCII: they find the same and stand nowhere else on the screen,
/// so that what is painted is the answer to the key.
struct Typist {
    /// From a key to what the terminal got of it, in microseconds.
    let median, percentile95: Int

    private static let word = ["ｂ", "ａ", "ｔ", "ｃ", "ｈ", "３", "ｘ"]
    private static let rest = Duration.milliseconds(50)
    private static let limit = Duration.seconds(60)

    init(store: String, seconds: Int) throws {
        let session = try PtySession(
            BuiltProgram.path("limelight"),
            ["--no-history"],
            environment: ["HOME": store, "LIMELIGHT_STORE": store],
            columns: 120,
            rows: 40
        )
        try #require(session.waitForText("BROWSE", within: Self.limit))
        var times: [Duration] = []
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            for letter in Self.word {
                times.append(
                    try #require(session.timeToText(letter, after: letter, within: Self.limit))
                )
                _ = waitUntil(within: Self.rest) { false }
            }
            // The empty field says what it is for.
            try #require(session.timeToText("Search", after: "\u{15}", within: Self.limit) != nil)
            _ = waitUntil(within: Self.rest) { false }
        }
        session.signal(SIGTERM)
        _ = session.waitForEnd()
        times.sort()
        let ranked = [times[times.count / 2], times[times.count * 95 / 100]]
            .map { Int($0 / .microseconds(1)) }
        (median, percentile95) = (ranked[0], ranked[1])
    }
}
