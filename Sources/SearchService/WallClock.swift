import Glibc

/// The time of day as the store counts it: seconds since 2001-01-01T00:00:00Z.
///
/// A clock is a closure that gives such seconds, so that tests bring their own.
enum WallClock {
    /// From 1970-01-01 to 2001-01-01, in seconds.
    private static let referenceDate: Double = 978_307_200

    static let now: @Sendable () -> Double = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) - referenceDate + Double(time.tv_nsec) / 1e9
    }
}
