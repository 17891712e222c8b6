import Foundation
import IndexEngine
import ItemStore
import QueryLanguage
import SearchService
import TestSupport

/// Types for some seconds as a person does, and prints `keys p50 p95 max running queued half`: how
/// many keys; how long they took in microseconds of the clock; how long the slowest twentieth ran
/// and waited for a processor in the mean; and how many searches saw a part of a batch.
struct Reader {
    /// Between two keys, in microseconds: faster than anybody types.
    private static let rest: UInt32 = 20_000

    private let index: SpotlightIndex
    private let seconds: Int

    init(store: String, seconds: String) throws {
        index = try SpotlightIndex(location: .folder(store))
        self.seconds = try StoreProbe.number(seconds)
    }

    func run() throws {
        let end = ContinuousClock.now + .seconds(seconds)
        var times: [KeyTime] = []
        var halves = 0
        var generator = SeededGenerator(seed: UInt64(getpid()))
        while ContinuousClock.now < end {
            for text in Self.texts(&generator) {
                var found = 0
                let request = SearchRequest(query: TypedQuery(plain: text), limit: 50)
                times.append(
                    try KeyTime {
                        found = try index.search(request, freshness: .searchable).total
                    }
                )
                // A prefix finds several batches, and whole ones.
                if !found.isMultiple(of: Batch.size) { halves += 1 }
                usleep(Self.rest)
            }
        }
        times.sort { $0.whole < $1.whole }
        let slowest = times.suffix(max(1, times.count / 20))
        let durations = [
            times[times.count / 2].whole, times[times.count * 95 / 100].whole,
            times[times.count - 1].whole, Self.mean(slowest.map(\.running)),
            Self.mean(slowest.map(\.queued)),
        ]
        let numbers = durations.map { Int($0 / .microseconds(1)) }
        print(([times.count] + numbers + [halves]).map(String.init).joined(separator: " "))
    }

    /// What a person sees on the way to the word of one batch.
    private static func texts(_ generator: inout SeededGenerator) -> [String] {
        let batch = Batch(
            writer: Int.random(in: 0..<8, using: &generator),
            number: Int.random(in: 0..<100, using: &generator)
        )
        return [1, 3, 5, 6].map { String(batch.word.prefix($0)) } + [batch.word]
    }

    private static func mean(_ durations: [Duration]) -> Duration {
        durations.reduce(.zero, +) / durations.count
    }
}
