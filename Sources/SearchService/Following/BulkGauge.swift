/// Whether a bulk import goes on, by how many changes came lately; instants in nanoseconds.
struct BulkGauge {
    /// Over so long changes are counted together.
    private static let window: UInt64 = 1_000_000_000
    /// An import that has brought too little for so long is over.
    private static let pause: UInt64 = 1_000_000_000

    private let limit: Int
    private var windowStart: UInt64 = 0
    private var count = 0
    private var latest: UInt64?

    /// - Parameter limit: so many changes within a second are a bulk import.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func note(_ changes: Int, at now: UInt64) {
        if now > windowStart + Self.window {
            windowStart = now
            count = 0
        }
        count += changes
        if count >= limit { latest = now }
    }

    func isInBulk(at now: UInt64) -> Bool {
        latest.map { now < $0 + Self.pause } ?? false
    }
}
