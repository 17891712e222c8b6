// A notice that something was written:
// 1. it is heard as often as it was sent;
// 2. the thousandth goes through no more calls than the first, however long a program runs.
import Foundation
import Synchronization
import Testing

@testable import SearchService

struct ChangeNoticeTests {
    @Test
    func `a notice takes the same way each time`() {
        let depths = Mutex<[Int]>([])
        let notice = ChangeNotice()
        notice.listen {
            let depth = Thread.callStackReturnAddresses.count
            depths.withLock { $0.append(depth) }
        }
        for _ in 0..<1_000 { notice.send() }
        let heard = depths.withLock { $0 }
        #expect(heard.count == 1_000)
        #expect(Set(heard).count == 1)
    }
}
