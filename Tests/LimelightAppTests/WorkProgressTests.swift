import SearchScreen
import Synchronization
import Testing

@testable import LimelightApp

/// What this file proves about the words that tell how far long work is.
///
/// 1. Work of less than a second is told nothing of.
/// 2. On a terminal a bar is drawn over itself, and taken away at the end.
/// 3. Elsewhere a line comes every five seconds.
/// 4. Where nobody knows how much is to come, there is no bar and no share.
/// 5. What the work is can be said before it.
struct WorkProgressTests {
    private static let second: UInt64 = 1_000_000_000

    /// Takes elements at a steady pace; gives what was printed.
    private func printed(
        isTerminal: Bool,
        byteTotal: Int?,
        seconds: Int,
        lead: SafeText = ""
    ) -> String {
        let bytes = Mutex<[UInt8]>([])
        let console = Console(isResultsTerminal: false, isWordsTerminal: isTerminal) { _, more in
            bytes.withLock { $0 += more }
            return 0
        }
        var time: UInt64 = 0
        let progress = WorkProgress(console, lead, total: byteTotal, now: { time })
        for _ in 0..<seconds {
            for _ in 0..<4 {
                time += Self.second / 4
                progress.advance(by: 2_560)
                for _ in 0..<256 { progress.take() }
            }
        }
        progress.end()
        return bytes.withLock { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a short import is silent`() {
        #expect(printed(isTerminal: false, byteTotal: 10_240, seconds: 0) == "")
        #expect(printed(isTerminal: true, byteTotal: 10_240, seconds: 0) == "\r\u{1B}[K")
    }

    @Test func `a terminal shows a bar over itself`() {
        let text = printed(isTerminal: true, byteTotal: 40_960, seconds: 4)
        #expect(!text.contains("\n"))
        let frames = text.split(separator: "\r\u{1B}[K")
        #expect(
            frames.first == "limelight: [#####...............]  25%  1 024 records, 1 024 a second"
        )
        #expect(
            frames.last == "limelight: [####################]  100%  4 096 records, 1 024 a second"
        )
        #expect(text.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `a pipe gets a line every five seconds`() {
        let text = printed(isTerminal: false, byteTotal: 102_400, seconds: 7)
        #expect(
            text.split(separator: "\n") == [
                "limelight: 10%  1 024 records, 1 024 a second",
                "limelight: 60%  6 144 records, 1 024 a second",
            ]
        )
    }

    @Test func `what the work is stands before how far it is`() {
        let text = printed(isTerminal: false, byteTotal: 10_240, seconds: 1, lead: "work  ")
        #expect(text == "limelight: work  100%  1 024 records, 1 024 a second\n")
    }

    @Test func `a stream has no share`() {
        let text = printed(isTerminal: false, byteTotal: nil, seconds: 2)
        #expect(text == "limelight: 1 024 records, 1 024 a second\n")
    }
}
