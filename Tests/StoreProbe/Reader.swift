import Foundation
import IndexEngine
import ItemStore
import QueryLanguage
import SearchService
import TestSupport

/// Types for some seconds as a person does, and prints `keys p50 p95 max half`: how many keys, how
/// long they took in microseconds of the clock, and how many searches saw a part of a batch.
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
        var durations: [Duration] = []
        var halves = 0
        var generator = SeededGenerator(seed: UInt64(getpid()))
        while ContinuousClock.now < end {
            for text in Self.texts(&generator) {
                var found = 0
                let request = SearchRequest(query: TypedQuery(plain: text), limit: 50)
                durations.append(
                    try ContinuousClock().measure {
                        found = try index.search(request, freshness: .searchable).total
                    }
                )
                // A prefix finds several batches, and whole ones.
                if !found.isMultiple(of: Batch.size) { halves += 1 }
                usleep(Self.rest)
            }
        }
        durations.sort()
        let times = [durations.count / 2, durations.count * 95 / 100, durations.count - 1]
            .map { Self.microseconds(durations[max(0, min($0, durations.count - 1))]) }
        print(durations.count, times[0], times[1], times[2], halves)
    }

    /// What a person sees on the way to the word of one batch.
    private static func texts(_ generator: inout SeededGenerator) -> [String] {
        let batch = Batch(
            writer: Int.random(in: 0..<8, using: &generator),
            number: Int.random(in: 0..<100, using: &generator)
        )
        return [1, 3, 5, 6].map { String(batch.word.prefix($0)) } + [batch.word]
    }

    private static func microseconds(_ duration: Duration) -> Int {
        Int(duration / .microseconds(1))
    }
}
