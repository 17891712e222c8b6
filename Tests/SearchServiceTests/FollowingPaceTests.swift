import Testing

@testable import SearchService

/// When a change is followed; instants in nanoseconds.
@Suite struct FollowingPaceTests {
    private static let millisecond: UInt64 = 1_000_000
    private static let start: UInt64 = 3_600_000 * millisecond

    @Test(arguments: [false, true])
    func `the first change is followed at once`(isWatched: Bool) {
        let pace = FollowingPace()
        #expect(pace.delay(isInBulk: false, isWatched: isWatched, at: Self.start) == 0)
    }

    @Test func `who is told of changes sees twenty a second`() {
        let pace = FollowingPace()
        pace.noteFollowed(at: Self.start)
        let soon = Self.start + 20 * Self.millisecond
        #expect(pace.delay(isInBulk: false, isWatched: true, at: soon) == 30 * Self.millisecond)
        let later = Self.start + 60 * Self.millisecond
        #expect(pace.delay(isInBulk: false, isWatched: true, at: later) == 0)
    }

    @Test func `a program that only writes follows twice a second`() {
        let pace = FollowingPace()
        pace.noteFollowed(at: Self.start)
        let soon = Self.start + 20 * Self.millisecond
        #expect(pace.delay(isInBulk: false, isWatched: false, at: soon) == 480 * Self.millisecond)
    }

    @Test func `who has searched looks for two seconds`() {
        let pace = FollowingPace()
        pace.noteSearch(at: Self.start)
        let soon = Self.start + 1_999 * Self.millisecond
        pace.noteFollowed(at: soon)
        #expect(pace.delay(isInBulk: false, isWatched: false, at: soon) == 50 * Self.millisecond)
        let later = Self.start + 2_000 * Self.millisecond
        pace.noteFollowed(at: later)
        #expect(pace.delay(isInBulk: false, isWatched: false, at: later) == 500 * Self.millisecond)
    }

    @Test func `a bulk import is gathered, whoever looks`() {
        let pace = FollowingPace()
        let delay = pace.delay(isInBulk: true, isWatched: true, at: Self.start)
        #expect(delay == 100 * Self.millisecond)
    }
}
