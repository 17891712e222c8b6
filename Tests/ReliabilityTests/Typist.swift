import Foundation
import TestSupport
import Testing

/// A person at a screen, who types one word after the other letter by letter, for some seconds.
///
/// The letters are the wide forms of ASCII: they find the same and stand nowhere else on the screen,
/// so that what is painted is the answer to the key. No letter stands where the last word had it, or
/// it would not be painted anew.
struct Typist {
    /// From a key to what the terminal got of it, in microseconds.
    let median, percentile95: Int

    private static let words = ["ｂａｔｃｈ３", "ｋｅｐｔ"].map { $0.map(String.init) }
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
            for word in Self.words {
                session.send("\u{15}")
                for letter in word {
                    _ = waitUntil(within: Self.rest) { false }
                    let time = session.timeToText(letter, after: letter, within: Self.limit)
                    times.append(try #require(time))
                }
            }
        }
        session.signal(SIGTERM)
        _ = session.waitForEnd()
        times.sort()
        let ranked = [times[times.count / 2], times[times.count * 95 / 100]]
            .map { Int($0 / .microseconds(1)) }
        (median, percentile95) = (ranked[0], ranked[1])
    }
}
