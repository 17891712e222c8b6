/// A clock that stands still: short waits are over at once, long ones never end.
///
/// So a screen that nobody watches gets its previews without waiting for a hand to rest, and no
/// notice goes while a picture is taken of it.
package struct StillClock: Clock {
    /// Waits up to this are those for a hand to rest or an answer to come; see `Timing`.
    private static let longestRest = Duration.seconds(1)

    package init() {}

    package var now: ContinuousClock.Instant { Self.start }
    package var minimumResolution: Duration { .zero }

    private static let start = ContinuousClock.now

    package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        guard now.duration(to: deadline) > Self.longestRest else { return }
        let (never, continuation) = AsyncStream<Void>.makeStream()
        for await _ in never {}
        continuation.finish()
        throw CancellationError()
    }
}

extension Clock where Duration == Swift.Duration {
    /// What measures the time from now on.
    package func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
