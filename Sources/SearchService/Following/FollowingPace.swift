import Dispatch
import Synchronization

/// When a change is followed: the first at once, the next ones together.
///
/// Where nobody looks that is later. Instants are in nanoseconds since the system started.
struct FollowingPace: ~Copyable, Sendable {
    /// How long changes are gathered where somebody looks: nobody sees more than twenty a second,
    /// and each round costs every process that has the store open.
    private static let watchedRest: UInt64 = 50_000_000

    /// The same where nobody looks: a program that only writes needs no index of its own.
    private static let unwatchedRest: UInt64 = 500_000_000

    /// Who has searched so lately looks.
    private static let attention: UInt64 = 2_000_000_000

    /// How long what a bulk import brings is gathered: a search would see the difference to less,
    /// a person would not.
    private static let bulkRest: UInt64 = 100_000_000

    /// When it was followed last with something to follow.
    private let followed = Atomic<UInt64>(0)
    /// When somebody searched last.
    private let searched = Atomic<UInt64>(0)

    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// Says that somebody searches, and so sees what is new.
    func noteSearch(at now: UInt64 = Self.now) {
        searched.store(now, ordering: .relaxed)
    }

    /// Says that something new was followed.
    func noteFollowed(at now: UInt64 = Self.now) {
        followed.store(now, ordering: .releasing)
    }

    /// How long a change waits until it is followed.
    ///
    /// - Parameters:
    ///   - isInBulk: whether it is one of a bulk import.
    ///   - isWatched: whether somebody wants to be told.
    ///   - now: when it came.
    /// - Returns: the time in nanoseconds.
    func delay(isInBulk: Bool, isWatched: Bool, at now: UInt64 = Self.now) -> UInt64 {
        guard !isInBulk else { return Self.bulkRest }
        let isLookedAt = isWatched || now < searched.load(ordering: .relaxed) + Self.attention
        let rest = isLookedAt ? Self.watchedRest : Self.unwatchedRest
        let end = followed.load(ordering: .acquiring) + rest
        return end > now ? end - now : 0
    }
}
