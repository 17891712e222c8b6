import SearchService
import Synchronization
import Testing

@testable import LimelightApp

// What this file proves: a person at a terminal is told how far a long query has come, not before
// some time has passed, and not that it has ended; a pipe is told nothing.

@Suite struct ScanNoticeTests {
    private func told(isTerminal: Bool, every interval: Duration) -> String {
        let printed = Mutex<[UInt8]>([])
        let console = Console(isResultsTerminal: isTerminal) { _, bytes in
            printed.withLock { $0 += bytes }
            return 0
        }
        var notice = ScanNotice(console, every: interval)
        for looked in [256, 512, 1_000] { notice.tell(QueryStep(looked: looked, total: 1_000)) }
        return printed.withLock { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a person is told how far a query has come`() {
        #expect(
            told(isTerminal: true, every: .zero) == """
                limelight: looked at 256 of 1 000 items
                limelight: looked at 512 of 1 000 items

                """
        )
        #expect(told(isTerminal: true, every: .seconds(60)) == "")
        #expect(told(isTerminal: false, every: .zero) == "")
    }
}
