/// The times of every typed text, searched once or several times.
struct Pass {
    private static let slowestCount = 5

    private(set) var wall = Latencies()
    /// By text the least of all rounds: what a search takes when nothing disturbs it.
    private(set) var cpu = Latencies()
    /// The texts that took the processor longest, longest first.
    private(set) var slowest: [String] = []

    /// Searches all texts, so many rounds one after the other; `wall` are the times of the last.
    init(
        over queries: [String],
        rounds: Int = 1,
        cpu now: () -> Duration,
        _ search: (String) throws -> Void
    ) rethrows {
        let clock = ContinuousClock()
        var least = [Duration](repeating: .seconds(1_000), count: queries.count)
        for round in 1...rounds {
            for (place, query) in queries.enumerated() {
                let before = now()
                let start = clock.now
                try search(query)
                if round == rounds { wall.add(clock.now - start) }
                least[place] = min(least[place], now() - before)
            }
        }
        for time in least { cpu.add(time) }
        slowest = queries.indices.sorted { least[$0] > least[$1] }
            .prefix(Self.slowestCount)
            .map { queries[$0] }
    }
}
